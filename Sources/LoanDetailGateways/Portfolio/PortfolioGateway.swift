public import LoanArithmetic
public import LoanDetailCore
public import Loans
public import Localization

/// A gateway to records in the engine's own JSON format, described by `Schemas/portfolio.schema.json`.
///
/// A document states its ``PortfolioVersion``. Version 1 has fewer fields and names, and a value that cannot be read
/// makes its record a fault. In version 2 such a value is a warning and an unreadable fact; only the id, the type, the
/// currency, the phase and the parties must be readable.
///
/// ```swift
/// let gateway = try PortfolioGateway(contentsOf: "portfolio.json")
/// let id = ProductID(type: "leasing", id: "1001")
/// let loan = try gateway.record(with: id, for: .customer(CustomerID(rawValue: "client-1")))
/// ```
///
/// The gateway checks each document once, keeps its text, and indexes the records by type, id and customer. It reads a
/// record only on request: in full for a single loan, and only the facts of the header for a list.
///
/// A record that cannot be read is a fault in its place and does not affect the others. If its type cannot be read, its
/// type is `ProductType.unknown`. If a scope can see two records with the same type and id, the second one is a fault
/// in a list; a request by id returns the first one, with a diagnostic about the second.
///
/// Of the records that state neither an id nor a customer, the first 100 are faults in their places. The others are not
/// listed: the last of these faults reports their number, as `source.more-findings`.
///
/// A host that stores the JSON of each loan separately, in a database row for example, does not need a portfolio: it
/// uses `LoanRecord.init(portfolioJSON:of:for:asOf:reading:)`.
public struct PortfolioGateway: LoanRecordGateway {
  private let documents: [Document]
  private let records: RecordIndex<PortfolioEntry>
  public let answersFromMemory: AnswersFromMemory
  /// Whether some files could not be read.
  private let lacksFiles: Bool
  /// Whether some files could not be read, or there are records of which nobody knows whose they are.
  public var lacksRecords: Bool { lacksFiles || records.isOfUnknownCustomers }

  /// The members of a document without its records.
  fileprivate struct Document {
    let root: String
    let asOf: CalendarDate?
    let timeZone: BankTimeZone?
    let diagnostics: [Diagnostic]
  }

  /// Reads one document.
  ///
  /// - Parameters:
  ///   - bytes: the document in UTF-8.
  ///   - name: the name of the source in messages.
  ///   - limits: the limits of the input.
  /// - Throws: `GatewayError.malformed` if the text is not JSON, not a portfolio, or exceeds a limit.
  public init(parsing bytes: [UInt8], name: String, limits: InputLimits = .standard) throws(GatewayError) {
    self.init([try PortfolioDocument(reading: SourceBytes(bytes), name: name, limits: limits)])
  }

  /// Reads a file.
  ///
  /// - Throws: `GatewayError.missing` if the file cannot be read; `GatewayError.malformed` as for a document.
  public init(contentsOf path: String, limits: InputLimits = .standard) throws(GatewayError) {
    try self.init(SourceFile.bytes(path, limits), name: SystemText.shown(path), limits: limits)
  }

  /// Reads one document.
  init(_ source: SourceBytes, name: String, limits: InputLimits) throws(GatewayError) {
    self.init([try PortfolioDocument(reading: source, name: name, limits: limits)])
  }

  /// Combines several documents into one portfolio, in their order. Paths in messages begin with the name of the
  /// document.
  ///
  /// - Throws: `GatewayError.malformed` for the first document that is not a portfolio.
  public init(
    merging documents: [(name: String, bytes: [UInt8])], limits: InputLimits = .standard
  ) throws(GatewayError) {
    var read: [PortfolioDocument] = []
    for (name, bytes) in documents {
      read.append(try PortfolioDocument(reading: SourceBytes(bytes), name: name, prefix: "\(name): ", limits: limits))
    }
    self.init(read)
  }

  private init(_ documents: [PortfolioDocument]) {
    self.documents = documents.map(Document.init)
    records = RecordIndex(
      documents.dropFirst().reduce(into: documents.first?.entries ?? RecordList()) { list, document in
        list.append(contentsOf: document.entries)
      })
    answersFromMemory = .all
    lacksFiles = false
  }

  /// Takes over the records of files, which are read from there.
  init(_ files: consuming PortfolioFiles) {
    let findings = Document(root: "", asOf: nil, timeZone: nil, diagnostics: files.findings)
    documents = files.documents.map(Document.init) + (files.findings.isEmpty ? [] : [findings])
    records = RecordIndex(files.entries)
    answersFromMemory = [.day, .types]
    lacksFiles = !files.findings.isEmpty
  }

  /// Returns the day of the first document that states one.
  public func asOf() -> CalendarDate? {
    documents.lazy.compactMap(\.asOf).first
  }

  /// Returns the time zone of the first document that states one.
  public func timeZone() -> BankTimeZone? {
    documents.lazy.compactMap(\.timeZone).first
  }

  /// Returns the diagnostics outside the records; none in a customer's scope, because they are about the whole source.
  public func diagnostics(for scope: CustomerScope) -> [Diagnostic] {
    scope == .allCustomers ? documents.flatMap(\.diagnostics) + differingDays + differingTimeZones : []
  }

  /// Returns the product types in the order in which they first occur.
  public func productTypes(for scope: CustomerScope) -> [ProductType] { records.productTypes(for: scope) }

  /// Returns the records in the order of the documents, each with the facts of its header.
  public func summaries(
    of type: ProductType, for scope: CustomerScope, page: SummaryPageRequest
  ) throws(UnknownSummaryCursor) -> SummaryPage {
    try records.summaries(of: type, for: scope, page: page)
  }

  /// Returns the first record with this id; records with the same id are reported in its diagnostics.
  public func record(with id: ProductID, for scope: CustomerScope) throws(ProductError) -> LoanRecord {
    do throws(ProductError) { return try records.record(with: id, for: scope) } catch { throw known(error) }
  }

  /// Returns a hash of the record's text and of its day, without reading the record.
  public func revision(of id: ProductID, for scope: CustomerScope) throws(ProductError) -> RecordRevision? {
    do throws(ProductError) { return try records.revision(of: id, for: scope) } catch { throw known(error) }
  }

  /// Returns the error that is true while files cannot be read: a record that was not found may be in one of them.
  private func known(_ error: ProductError) -> ProductError {
    guard lacksFiles, case .notFound(let id) = error else { return error }
    return .unreadable(ProductFault(id: id, cause: .unavailable, diagnostics: [.mayBeUnread]))
  }

  /// Returns the first record with this id, without reading it.
  func entry(of id: ProductID, for scope: CustomerScope) throws(ProductError) -> PortfolioEntry {
    try records.unread(id, for: scope)
  }

  /// Returns all records of a type in full, in the order of the documents, for tools that check a whole set of records.
  package func records(of type: ProductType, for scope: CustomerScope) -> [RecordEntry] {
    records.entries(of: type, for: scope)
  }

  /// A warning about each document that is true for another day than the first one.
  private var differingDays: [Diagnostic] {
    documents.compactMap { document in
      guard let day = document.asOf, let first = asOf(), day != first else { return nil }
      return Diagnostic(
        id: "portfolio.differing-days", severity: .warning, path: "\(document.root).asOf",
        summary: "The documents of the portfolio are true for different days.", found: "\(day)", expected: "\(first)")
    }
  }

  /// A warning about each document that states another time zone than the first one.
  private var differingTimeZones: [Diagnostic] {
    documents.compactMap { document in
      guard let zone = document.timeZone, let first = timeZone(), zone != first else { return nil }
      return Diagnostic(
        id: "portfolio.differing-time-zones", severity: .warning, path: "\(document.root).timeZone",
        summary: "The documents of the portfolio state different time zones.", found: "\(zone)", expected: "\(first)")
    }
  }
}

extension PortfolioGateway.Document {
  fileprivate init(_ document: PortfolioDocument) {
    self.init(
      root: document.root, asOf: document.asOf, timeZone: document.timeZone, diagnostics: document.diagnostics)
  }
}
