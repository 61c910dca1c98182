public import LoanArithmetic
public import LoanDetailCore
import LoanDetailJSON
public import Loans
public import Localization

/// A gateway to responses of Apache Fineract to `GET /loans/{id}?associations=all`: one loan, an array of loans, or a
/// page of loans.
///
/// Fineract knows only its own loan products, so the caller maps them to product types. The gateway tolerates what a
/// foreign system may send: an unreadable value is a warning and an unreadable fact, and unknown fields are ignored.
/// Only a value that is not a loan or has no id is a fault. <doc:FineractFields> lists the fields that no screen shows.
///
/// Of the values without an id and without a client, the first 100 are faults in their places. The others are not
/// listed: the last of these faults reports their number, as `source.more-findings`.
///
/// ```swift
/// let gateway = try FineractGateway(
///   parsing: bytes, name: "fineract.example", types: ["3": "boatLoan"], defaultType: "leasing")
/// ```
public struct FineractGateway: LoanRecordGateway {
  private let records: RecordIndex<FineractEntry>
  /// The total number of loans, if the payload is a page of them.
  private let total: Int?

  /// Reads a payload.
  ///
  /// - Parameters:
  ///   - bytes: the response in UTF-8.
  ///   - name: the name of the source in messages.
  ///   - types: the product type of each `loanProductId`.
  ///   - defaultType: the product type of all other loans.
  ///   - limits: the limits of the input.
  /// - Throws: `GatewayError.malformed` if the payload is not JSON, contains no loans, or exceeds a limit.
  public init(
    parsing bytes: [UInt8], name: String, types: [String: ProductType] = [:], defaultType: ProductType,
    limits: InputLimits = .standard
  ) throws(GatewayError) {
    try self.init(
      SourceBytes(bytes), name: name, types: FineractTypes(types: types, defaultType: defaultType), limits)
  }

  private init(
    _ source: SourceBytes, name: String, types: FineractTypes, _ limits: InputLimits
  ) throws(GatewayError) {
    try source.check(limits, name: name)
    let payload: FineractPayload
    do throws(JSONSyntaxError) { payload = try FineractPayload(source, limits) } catch {
      throw .malformed(error.diagnostic(in: name))
    }
    guard payload.count <= limits.records else { throw limits.tooManyRecords(payload.count, in: "\(name): $") }
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
      RecordList(
        heads.indices.lazy.map { index in
          FineractEntry(
            heads[index], at: payload.path(ofLoan: index), index: index, in: source, types: types, limits: limits)
        }))
  }

  /// Reads a file; the other parameters are the same as in `init(parsing:name:types:defaultType:limits:)`.
  ///
  /// - Throws: `GatewayError.missing` if the file cannot be read; `GatewayError.malformed` as for a payload.
  public init(
    contentsOf path: String, types: [String: ProductType] = [:], defaultType: ProductType,
    limits: InputLimits = .standard
  ) throws(GatewayError) {
    try self.init(
      SourceFile.bytes(path, limits), name: SystemText.shown(path),
      types: FineractTypes(types: types, defaultType: defaultType), limits)
  }

  /// Returns `nil`, because Fineract does not state the day for which its response is valid.
  public func asOf() -> CalendarDate? { nil }

  /// Returns `nil`, because Fineract does not state its time zone.
  public func timeZone() -> BankTimeZone? { nil }

  /// Whether there are loans of which nobody knows whose they are.
  public var lacksRecords: Bool { records.isOfUnknownCustomers }

  /// Warns that the page does not contain all loans, if the scope is `.allCustomers`. Other scopes must not learn the
  /// total.
  public func diagnostics(for scope: CustomerScope) -> [Diagnostic] {
    guard scope == .allCustomers, let total, total > records.count else { return [] }
    return [
      Diagnostic(
        id: "fineract.partial-page", severity: .warning, path: "$.totalFilteredRecords",
        summary: "The page holds only some of the loans.", found: "\(records.count) of \(total)",
        advice: "Ask for the other pages, or for a larger one.")
    ]
  }

  public var answersFromMemory: AnswersFromMemory { .all }

  /// Returns the product types in the order in which they first occur.
  public func productTypes(for scope: CustomerScope) -> [ProductType] { records.productTypes(for: scope) }

  /// Returns the records in the order of the payload, each with the facts of its header.
  public func summaries(
    of type: ProductType, for scope: CustomerScope, page: SummaryPageRequest
  ) throws(UnknownSummaryCursor) -> SummaryPage {
    try records.summaries(of: type, for: scope, page: page)
  }

  /// Returns the first record with this id; records with the same id are reported in its diagnostics.
  public func record(with id: ProductID, for scope: CustomerScope) throws(ProductError) -> LoanRecord {
    try records.record(with: id, for: scope)
  }

  /// Returns a hash of the loan's text, without reading the loan.
  public func revision(of id: ProductID, for scope: CustomerScope) throws(ProductError) -> RecordRevision? {
    try records.revision(of: id, for: scope)
  }

  /// Returns all records of a type in full, in the order of the payload, for tools that check a whole set of records.
  package func records(of type: ProductType, for scope: CustomerScope) -> [RecordEntry] {
    records.entries(of: type, for: scope)
  }
}
