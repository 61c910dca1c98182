import LoanArithmetic
import LoanDetailCore
import LoanDetailGateways
import Loans
import Localization
import Synchronization

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
}

extension SourceOptions {
  /// The gateway that `open` makes. With a folder of last known answers, the gateway keeps its answers there, and has them if
  /// the source cannot be opened; then it opens the source again for each request, until that succeeds.
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
      let (scope, name) = (scope, report.source ?? "source")
      late.add(error.visible(to: scope, as: name).diagnostic)
      source = ClosedSource(isStore: isStore) { () throws(GatewayError) in
        var unused = Report()
        do throws(GatewayError) { return try open(&unused) } catch { throw error.visible(to: scope, as: name) }
      }
    }
    let gateway = CachingGateway(source, .init(freshFor: .zero, revalidatedFor: .zero), lastKnown: store)
    late.atEnd { await gateway.finishWriting() }
    return gateway
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

/// A source that could not be opened. Each request opens it again, until that succeeds.
private final class ClosedSource: LoanRecordStore {
  private let isStore: Bool
  private let open: @Sendable () throws(GatewayError) -> any LoanRecordGateway
  private let opened = Mutex<(any LoanRecordGateway)?>(nil)

  init(isStore: Bool, _ open: @escaping @Sendable () throws(GatewayError) -> any LoanRecordGateway) {
    self.isStore = isStore
    self.open = open
  }

  private var source: any LoanRecordGateway {
    get throws {
      if let source = opened.withLock({ $0 }) { return source }
      let source: any LoanRecordGateway
      do {
        source = try open()
      } catch {
        // That there is no file now says nothing about its records.
        if case .missing(let diagnostic) = error { throw GatewayError.unavailable(diagnostic) }
        throw error
      }
      opened.withLock { $0 = source }
      return source
    }
  }

  var store: (any LoanRecordStore)? { isStore ? self : nil }
  var lacksRecords: Bool { (try? source)?.lacksRecords ?? false }

  func asOf() async throws -> CalendarDate? { try await source.asOf() }
  func timeZone() async throws -> BankTimeZone? { try await source.timeZone() }
  func diagnostics(for scope: CustomerScope) async throws -> [Diagnostic] { try await source.diagnostics(for: scope) }
  func productTypes(for scope: CustomerScope) async throws -> [ProductType] {
    try await source.productTypes(for: scope)
  }
  func summaries(
    of type: ProductType, for scope: CustomerScope, page: SummaryPageRequest
  ) async throws -> SummaryPage { try await source.summaries(of: type, for: scope, page: page) }
  func record(with id: ProductID, for scope: CustomerScope) async throws -> LoanRecord {
    try await source.record(with: id, for: scope)
  }
  func revision(of id: ProductID, for scope: CustomerScope) async throws -> RecordRevision? {
    try await source.revision(of: id, for: scope)
  }
  func update(_ id: ProductID, for scope: CustomerScope, by update: RecordUpdate) async throws {
    guard let store = try source.store else { throw EventRefusal.notOffered }
    try await store.update(id, for: scope, by: update)
  }
  func change(madeWith key: EventKey, of id: ProductID, for scope: CustomerScope) async throws -> LoanChange? {
    try await source.store?.change(madeWith: key, of: id, for: scope)
  }
}

extension LoanDetailTool {
  /// The type of records whose source has no types: the first installed type.
  fileprivate var defaultType: ProductType { products.first?.manifest.type ?? "loan" }
}
