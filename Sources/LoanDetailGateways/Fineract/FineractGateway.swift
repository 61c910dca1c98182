public import LoanArithmetic
public import LoanDetailCore
import LoanDetailJSON

/// Records as Apache Fineract answers `GET /loans/{id}?associations=all`: one loan, an array of loans, or a page of them.
///
/// Fineract knows its own loan products only, so the caller says which of them is which product type. The source is a
/// foreign one: a value that cannot be read is a warning and an unreadable fact, fields nobody reads are normal, and only
/// what is no loan, or has no id, is a fault.
public struct FineractGateway: LoanRecordGateway {
  private let records: RecordList<FineractEntry>
  /// How many loans there are where the payload is a page of them.
  private let total: Int?

  /// Reads a payload; `name` says in messages where it is from, `types` gives the product type of a `loanProductId`.
  public init(
    parsing bytes: [UInt8], name: String, types: [String: ProductType] = [:], defaultType: ProductType
  ) throws(GatewayError) {
    let value: JSONValue
    do { value = try JSONParser.parse(bytes) } catch { throw .malformed(error.diagnostic(in: name)) }
    let found = Self.loans(in: value)
    guard let found, found.isEmpty || found.contains(where: { FineractEntry.isLoan($0.value) }) else {
      throw .malformed(
        Diagnostic(
          id: "source.unexpected-form", severity: .error, path: "\(name): $",
          summary: "The source holds no loan of Fineract.", found: Self.description(of: value),
          expected: "a loan, an array of loans, or a page with loans in \"pageItems\"",
          advice: "Take the answer of GET /loans/{id}?associations=all."))
    }
    total = value["totalFilteredRecords"]?.wholeNumber
    records = RecordList(
      records: found.enumerated().map { index, loan in
        FineractEntry(loan.value, at: loan.path, index: index, types: types, defaultType: defaultType)
      })
  }

  /// Reads a file.
  public init(
    contentsOf path: String, types: [String: ProductType] = [:], defaultType: ProductType
  ) throws(GatewayError) {
    try self.init(parsing: SourceFile.read(path), name: path, types: types, defaultType: defaultType)
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

  /// The records in the order of the payload.
  public func records(of type: ProductType, for scope: CustomerScope) -> [RecordEntry] {
    records.entries(of: type, for: scope)
  }

  /// The first record with the id.
  public func record(with id: ProductID, for scope: CustomerScope) throws(ProductError) -> LoanRecord {
    try records.record(with: id, for: scope)
  }

  private static func loans(in value: JSONValue) -> [(value: JSONValue, path: String)]? {
    func list(_ elements: [JSONValue], at path: String) -> [(value: JSONValue, path: String)] {
      elements.enumerated().map { ($1, "\(path)[\($0)]") }
    }
    switch (value, value["pageItems"]) {
    case (.array(let elements), _): return list(elements, at: "$")
    case (.object, .array(let elements)?): return list(elements, at: "$.pageItems")
    case (.object, nil): return [(value, "$")]
    default: return nil
    }
  }

  private static func description(of value: JSONValue) -> String {
    let sample = if case .array(let elements) = value { elements.first ?? value } else { value }
    guard case .object(let members) = sample, !members.isEmpty else { return value.summary }
    let names = members.prefix(4).map { SourcePath.quoted($0.name) }.joined(separator: ", ")
    let kind = sample == value ? "an object" : "an array of objects"
    return "\(kind) with \(names)\(members.count > 4 ? " and others" : "")"
  }
}
