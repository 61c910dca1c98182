public import LoanArithmetic
public import LoanDetailCore
import LoanDetailJSON

/// Records as Apache Fineract answers `GET /loans/{id}?associations=all`: one loan, an array of loans, or a page of them.
///
/// Fineract knows its own loan products only, so the caller says which of them is which product type. The source is a
/// foreign one: a value that cannot be read is a warning and an unreadable fact, fields nobody reads are normal, and only
/// what is no loan, or has no id, is a fault.
public struct FineractGateway: LoanRecordGateway {
  private let records: RecordIndex<FineractEntry>
  /// How many loans there are where the payload is a page of them.
  private let total: Int?

  /// Reads a payload; `name` says in messages where it is from, `types` gives the product type of a `loanProductId`.
  public init(
    parsing bytes: [UInt8], name: String, types: [String: ProductType] = [:], defaultType: ProductType
  ) throws(GatewayError) {
    try self.init(.array(bytes), name: name, types: FineractTypes(types: types, defaultType: defaultType))
  }

  private init(_ source: SourceBytes, name: String, types: FineractTypes) throws(GatewayError) {
    let payload: FineractPayload
    do throws(JSONSyntaxError) { payload = try FineractPayload(source) } catch {
      throw .malformed(error.diagnostic(in: name))
    }
    guard let heads = payload.heads, heads.isEmpty || heads.contains(where: \.isLoan) else {
      throw .malformed(
        Diagnostic(
          id: "source.unexpected-form", severity: .error, path: "\(name): $",
          summary: "The source holds no loan of Fineract.", found: FineractPayload.description(of: source),
          expected: "a loan, an array of loans, or a page with loans in \"pageItems\"",
          advice: "Take the answer of GET /loans/{id}?associations=all."))
    }
    total = payload.total
    records = RecordIndex(
      heads.enumerated().map { index, head in
        FineractEntry(head, at: payload.path(ofLoan: index), index: index, in: source, types: types)
      })
  }

  /// Reads a file.
  public init(
    contentsOf path: String, types: [String: ProductType] = [:], defaultType: ProductType
  ) throws(GatewayError) {
    try self.init(
      SourceFile.bytes(path), name: path, types: FineractTypes(types: types, defaultType: defaultType))
  }

  /// Nothing: Fineract does not say for which day its answer is true.
  public func asOf() -> CalendarDate? { nil }

  /// That a page holds fewer loans than there are, for whoever may know how many there are.
  public func diagnostics(for scope: CustomerScope) -> [Diagnostic] {
    guard scope == .allCustomers, let total, total > records.records.count else { return [] }
    return [
      Diagnostic(
        id: "fineract.partial-page", severity: .warning, path: "$.totalFilteredRecords",
        summary: "The page holds only some of the loans.", found: "\(records.records.count) of \(total)",
        advice: "Ask for the other pages, or for a larger one.")
    ]
  }

  /// The types in the order they first appear.
  public func productTypes(for scope: CustomerScope) -> [ProductType] { records.productTypes(for: scope) }

  /// The records in the order of the payload, of each what a header shows.
  public func summaries(
    of type: ProductType, for scope: CustomerScope, page: SummaryPageRequest
  ) throws(UnknownSummaryCursor) -> SummaryPage {
    try records.summaries(of: type, for: scope, page: page)
  }

  /// The first record with the id; the others with the same id are findings beside its own.
  public func record(with id: ProductID, for scope: CustomerScope) throws(ProductError) -> LoanRecord {
    try records.record(with: id, for: scope)
  }

  /// A hash of the loan's text; the loan is not read.
  public func revision(of id: ProductID, for scope: CustomerScope) throws(ProductError) -> RecordRevision? {
    try records.revision(of: id, for: scope)
  }

  /// All records of a type in full, in the order of the payload: for those who check a whole set of records.
  package func records(of type: ProductType, for scope: CustomerScope) -> [RecordEntry] {
    records.entries(of: type, for: scope)
  }
}
