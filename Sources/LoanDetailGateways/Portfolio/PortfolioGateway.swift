public import LoanArithmetic
public import LoanDetailCore

/// Records in our own JSON, described by `Schemas/portfolio.schema.json`.
///
/// A document is parsed once; its records are read each time they are asked for: all of a type for a list, just the one
/// for a single loan. A record that cannot be read is a fault in its place and costs the others nothing; one whose type
/// cannot be read is a fault of the type `ProductType.unknown`. Of two records with one type and id that a scope can
/// see, the second is a fault.
public struct PortfolioGateway: LoanRecordGateway {
  private let documents: [PortfolioDocument]
  private let records: RecordList<PortfolioEntry>

  /// Reads one document; `name` says in messages where it is from.
  public init(parsing bytes: [UInt8], name: String) throws(GatewayError) {
    self.init([try PortfolioDocument(parsing: bytes, name: name)])
  }

  /// Reads a file.
  public init(contentsOf path: String) throws(GatewayError) {
    try self.init(parsing: SourceFile.read(path), name: path)
  }

  /// Makes one portfolio of several documents, in their order; paths begin with the document's name.
  public init(merging documents: [(name: String, bytes: [UInt8])]) throws(GatewayError) {
    var parsed: [PortfolioDocument] = []
    for (name, bytes) in documents {
      parsed.append(try PortfolioDocument(parsing: bytes, name: name, prefix: "\(name): "))
    }
    self.init(parsed)
  }

  private init(_ documents: [PortfolioDocument]) {
    self.documents = documents
    records = RecordList(records: documents.flatMap(\.entries))
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

  /// The records in the order of the documents.
  public func records(of type: ProductType, for scope: CustomerScope) -> [RecordEntry] {
    records.entries(of: type, for: scope)
  }

  /// The first record with the id.
  public func record(with id: ProductID, for scope: CustomerScope) throws(ProductError) -> LoanRecord {
    try records.record(with: id, for: scope)
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
