import LoanArithmetic
import LoanDetailCore
import LoanDetailGateways
import Loans
import Localization

extension SourceOptions {
  /// The gateway to the records. Reports if they are samples.
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
}

extension SourceOptions {
  /// The gateway to the records of a portfolio that a command changes.
  func store(at path: String, into report: inout Report) throws(GatewayError) -> any LoanRecordGateway {
    report.source = InputDocument(path).name
    return try PortfolioStore(contentsOf: path, limits: limits)
  }
}

extension SourceOptions {
  /// The gateway that `open` makes. With a folder of last known answers, the gateway keeps its answers there, and has them if
  /// the source cannot be opened.
  func remembered(
    reporting findings: LateFindings, _ open: () throws(GatewayError) -> any LoanRecordGateway
  ) throws(GatewayError) -> any LoanRecordGateway {
    guard let lastKnown else { return try open() }
    let store = try LastKnownStore(folder: lastKnown, of: location.fullName) { findings.add($0) }
    let source: any LoanRecordGateway
    do throws(GatewayError) { source = try open() } catch { source = ClosedSource(error: error.visible(to: scope)) }
    return CachingGateway(source, .init(freshFor: .zero, revalidatedFor: .zero), lastKnown: store)
  }
}

extension SourceOptions.Location {
  /// The name of the data that is the same in every folder.
  fileprivate var fullName: String {
    switch self {
    case .samples, .document(.standardInput): ""
    case .document(.file(let path)):
      path.hasPrefix("/") ? path : "\(SystemFile.realPath(of: ".") ?? "")/\(path)"
    }
  }
}

/// A source that could not be opened.
private struct ClosedSource: LoanRecordGateway {
  let error: GatewayError

  func asOf() async throws -> CalendarDate? { throw error }
  func timeZone() async throws -> BankTimeZone? { throw error }
  func diagnostics(for scope: CustomerScope) async throws -> [Diagnostic] { throw error }
  func productTypes(for scope: CustomerScope) async throws -> [ProductType] { throw error }
  func summaries(
    of type: ProductType, for scope: CustomerScope, page: SummaryPageRequest
  ) async throws -> SummaryPage { throw error }
  func record(with id: ProductID, for scope: CustomerScope) async throws -> LoanRecord { throw error }
  func revision(of id: ProductID, for scope: CustomerScope) async throws -> RecordRevision? { throw error }
}

extension LoanDetailTool {
  /// The type of records whose source has no types: the first installed type.
  fileprivate var defaultType: ProductType { products.first?.manifest.type ?? "loan" }
}
