public import LoanArithmetic
public import LoanDetailCore

/// Records in our own JSON, described by `Schemas/portfolio.schema.json`.
///
/// A document is checked once, as a whole, and kept as the text it is, with an index of its records by type, id and
/// customer. A record is read when it is asked for: in full for a single loan, its header's facts for a list. A record
/// that cannot be read is a fault in its place and costs the others nothing; one whose type cannot be read is a fault of
/// the type `ProductType.unknown`. Of two records with one type and id that a scope can see, the second is a fault in a
/// list, and a finding beside the first when that is asked for by its id.
///
/// A host that keeps each loan's JSON by itself, in a database row for example, needs no portfolio around it: see
/// `LoanRecord.init(portfolioJSON:of:for:asOf:reading:)`.
public struct PortfolioGateway: LoanRecordGateway {
  private let documents: [Document]
  private let records: RecordIndex<PortfolioEntry>

  /// What stands around the records of a document.
  private struct Document {
    let root: String
    let asOf: CalendarDate?
    let diagnostics: [Diagnostic]
  }

  /// Reads one document; `name` says in messages where it is from.
  public init(parsing bytes: [UInt8], name: String) throws(GatewayError) {
    self.init([try PortfolioDocument(reading: .array(bytes), name: name)])
  }

  /// Reads a file.
  public init(contentsOf path: String) throws(GatewayError) {
    self.init([try PortfolioDocument(reading: SourceFile.bytes(path), name: path)])
  }

  /// Makes one portfolio of several documents, in their order; paths begin with the document's name.
  public init(merging documents: [(name: String, bytes: [UInt8])]) throws(GatewayError) {
    var read: [PortfolioDocument] = []
    for (name, bytes) in documents {
      read.append(try PortfolioDocument(reading: .array(bytes), name: name, prefix: "\(name): "))
    }
    self.init(read)
  }

  private init(_ documents: [PortfolioDocument]) {
    self.documents = documents.map { Document(root: $0.root, asOf: $0.asOf, diagnostics: $0.diagnostics) }
    records = RecordIndex(documents.count == 1 ? documents[0].entries : documents.flatMap(\.entries))
  }

  /// The day of the first document that states one.
  public func asOf() -> CalendarDate? {
    documents.lazy.compactMap(\.asOf).first
  }

  /// Findings outside the records.
  public func diagnostics(for scope: CustomerScope) -> [Diagnostic] {
    documents.flatMap(\.diagnostics) + differingDays
  }

  /// The types in the order they first appear.
  public func productTypes(for scope: CustomerScope) -> [ProductType] { records.productTypes(for: scope) }

  /// The records in the order of the documents, of each what a header shows.
  public func summaries(
    of type: ProductType, for scope: CustomerScope, page: SummaryPageRequest
  ) throws(UnknownSummaryCursor) -> SummaryPage {
    try records.summaries(of: type, for: scope, page: page)
  }

  /// The first record with the id; the others with the same id are findings beside its own.
  public func record(with id: ProductID, for scope: CustomerScope) throws(ProductError) -> LoanRecord {
    try records.record(with: id, for: scope)
  }

  /// A hash of the record's text and of the day it is true for; the record is not read.
  public func revision(of id: ProductID, for scope: CustomerScope) throws(ProductError) -> RecordRevision? {
    try records.revision(of: id, for: scope)
  }

  /// All records of a type in full, in the order of the documents: for those who check a whole set of records.
  package func records(of type: ProductType, for scope: CustomerScope) -> [RecordEntry] {
    records.entries(of: type, for: scope)
  }

  private var differingDays: [Diagnostic] {
    documents.compactMap { document in
      guard let day = document.asOf, let first = asOf(), day != first else { return nil }
      return Diagnostic(
        id: "portfolio.differing-days", severity: .warning, path: "\(document.root).asOf",
        summary: "The documents of the portfolio are true for different days.", found: "\(day)", expected: "\(first)")
    }
  }
}
