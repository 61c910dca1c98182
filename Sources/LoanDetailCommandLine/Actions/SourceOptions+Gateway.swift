import LoanDetailCore
import LoanDetailGateways
import Loans
import Localization

extension SourceOptions {
  /// The gateway to the records. Notes in the report if they are samples.
  func gateway(
    for tool: LoanDetailTool, in surroundings: Surroundings, into report: inout Report
  ) throws(GatewayError) -> any LoanRecordGateway {
    switch location {
    case .samples:
      report.note(
        "This is sample data. Show your own with --data FILE; \"\(tool.name) sample > portfolio.json\" "
          + "makes a file to start from.")
      return SampleGateway(of: tool.products)
    case .document(.file(let path)) where kind == .portfolio && PortfolioGateway.isReadByPosition(path):
      report.source = InputDocument(path).name
      return SystemFolder.isFolder(path)
        ? try PortfolioGateway(folder: path, limits: limits) : try PortfolioGateway(linesOf: path, limits: limits)
    case .document(let document):
      report.source = document.name
      let bytes = try document.bytes(
        in: surroundings, limits, within: deadline, advice: "Pipe the records in, or give --data FILE.")
      return switch kind {
      case .portfolio: try PortfolioGateway(parsing: bytes, name: document.name, limits: limits)
      case .fineract:
        try FineractGateway(
          parsing: bytes, name: document.name, types: productTypes, defaultType: tool.defaultType, limits: limits)
      }
    }
  }

  /// The portfolio that is read again when its file changes; `nil` for other data.
  var changingFile: String? {
    guard case .document(.file(let path)) = location, kind == .portfolio, !PortfolioGateway.isReadByPosition(path)
    else { return nil }
    return path
  }

  /// The gateway to the records of a portfolio that a command changes, or that others change while it runs.
  func store(at path: String, into report: inout Report) throws(GatewayError) -> any LoanRecordGateway {
    report.source = InputDocument(path).name
    return try PortfolioStore(contentsOf: path, limits: limits)
  }

  /// The gateway that `open` makes.
  ///
  /// With a folder of last known answers, the gateway keeps its answers there, and gives them if the source cannot be
  /// opened. It then opens the source again for each request, until that succeeds.
  ///
  /// - Parameter isStore: whether `open` makes a gateway whose records can be changed.
  func remembered(
    isStore: Bool, into report: inout Report,
    _ open: @escaping @Sendable (inout Report) throws(GatewayError) -> any LoanRecordGateway
  ) throws(GatewayError) -> any LoanRecordGateway {
    guard let lastKnown else { return try open(&report) }
    let late = report.late
    let store = try LastKnownStore(folder: lastKnown, of: location.fullName) { late.add($0) }
    let source: any LoanRecordGateway
    do throws(GatewayError) { source = try open(&report) } catch {
      let scope = scope
      let name = report.source ?? "source"
      late.add(error.visible(to: scope, as: name).diagnostic)
      source = ClosedSource(isStore: isStore) { () throws(GatewayError) in
        var unused = Report()
        do throws(GatewayError) { return try open(&unused) } catch { throw error.visible(to: scope, as: name) }
      }
    }
    // A request must have time left to give what is known.
    let patience = min(.seconds(2), deadline / 4)
    let gateway = CachingGateway(
      source, .init(freshFor: .zero, revalidatedFor: .zero, patience: patience), lastKnown: store)
    late.atEnd { await gateway.finishWriting() }
    return gateway
  }
}

extension SourceOptions.Location {
  /// The path of the data from the root, which is the same in every working folder; empty for data without a file.
  fileprivate var fullName: String {
    switch self {
    case .samples, .document(.standardInput): ""
    case .document(.file(let path)):
      path.hasPrefix("/") ? path : "\(SystemFile.realPath(of: ".") ?? "")/\(path)"
    }
  }
}

extension LoanDetailTool {
  /// The type of records whose source has no types: the first installed type.
  fileprivate var defaultType: ProductType { products.first?.manifest.type ?? "loan" }
}
