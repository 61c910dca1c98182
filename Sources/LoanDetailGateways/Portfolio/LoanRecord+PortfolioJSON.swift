public import LoanArithmetic
public import LoanDetailCore
import LoanDetailJSON
public import Loans

extension LoanRecord {
  /// Creates a record from the JSON of one loan. The text has the form of an element of `loans` in a portfolio file
  /// (`Schemas/portfolio.schema.json`, `$defs/loan`), and states its version like a portfolio: `"schemaVersion": 2`.
  ///
  /// It is for hosts that store the JSON of each loan separately, in a database row for example:
  ///
  /// ```swift
  /// func record(with id: ProductID, for scope: CustomerScope) async throws -> LoanRecord {
  ///   guard let row = try await database.loan(id) else { throw ProductError.notFound(id) }
  ///   return try LoanRecord(portfolioJSON: row.details, of: id, for: scope, asOf: row.day)
  /// }
  ///
  /// func entry(of row: LoanRow, for scope: CustomerScope) -> RecordEntry? {    // an entry of a list
  ///   do throws(ProductError) {
  ///     return .success(
  ///       try LoanRecord(portfolioJSON: row.details, of: row.id, for: scope, asOf: row.day, reading: .header))
  ///   } catch .unreadable(let fault) { return .failure(fault) } catch { return nil }
  /// }
  /// ```
  ///
  /// The text is read as strictly as a portfolio. In diagnostics, the path `$` is the loan itself: `$.debt.total`.
  ///
  /// - Parameters:
  ///   - bytes: the loan as JSON, in UTF-8.
  ///   - id: the requested product. It identifies the record in errors; a loan with another type or id is unreadable.
  ///     If it is `nil`, errors use the type and id in the loan.
  ///   - scope: the scope of the request.
  ///   - version: the version of the format, for a loan that does not state it. A loan without any version is
  ///     unreadable, because the versions give the same text different meanings.
  ///   - asOf: the day for which the record is valid, if known.
  ///   - reading: the part of the record to read.
  ///   - limits: the limits of the input.
  /// - Throws: `ProductError.notFound` if the scope is a customer who is not a party to the loan, or if the text
  ///   does not state who is; `ProductError.unreadable` if the loan cannot be read.
  public init(
    portfolioJSON bytes: [UInt8], of id: ProductID? = nil, for scope: CustomerScope,
    version: PortfolioVersion? = nil, asOf: CalendarDate?, reading: Reading = .full, limits: InputLimits = .standard
  ) throws(ProductError) {
    self = try LocalWork.perform { () throws(ProductError) in
      try Self.read(bytes, version, of: id, for: scope, asOf: asOf, reading, limits)
    }
  }

  private static func read(
    _ bytes: [UInt8], _ version: PortfolioVersion?, of id: ProductID?, for scope: CustomerScope, asOf: CalendarDate?,
    _ reading: Reading, _ limits: InputLimits
  ) throws(ProductError) -> LoanRecord {
    let stated = SingleRecord(
      bytes, of: id, limits, leavingOut: PortfolioRecord.unreadMembers(in: reading, nil)
    ) { loan in
      let head = PortfolioHead(loan, range: bytes.indices)
      return SingleRecord.Head(
        type: head.type == .unknown ? nil : head.type, id: head.id, customers: head.customers)
    }
    let loan = try stated.item(for: scope)
    let version = try self.version(of: loan, or: version, in: stated)
    return try stated.checked(
      PortfolioRecord.read(
        loan, version, as: stated.id, reading, for: scope, at: "$", asOf: asOf, limits,
        keeping: RecordText(bytes, in: bytes.indices, version: version.rawValue)))
  }

  /// The version that a loan states or, if it states none, the given one.
  private static func version(
    of loan: JSONItem, or given: PortfolioVersion?, in record: SingleRecord
  ) throws(ProductError) -> PortfolioVersion {
    // What is not an object has a fault of its own.
    guard loan.isObject else { return given ?? .two }
    let stated = loan[PortfolioVersion.member]?.value
    if let version = stated.map(PortfolioVersion.init) ?? given { return version }
    throw record.unreadable(unknownVersion(stated, at: "$"))
  }

  /// The finding about a loan that states no known version.
  static func unknownVersion(_ stated: JSONValue?, at path: String) -> Diagnostic {
    Diagnostic(
      id: "record.no-version", severity: .error, path: "\(path).\(PortfolioVersion.member)",
      summary: "The version of the portfolio format in which the loan is written is not known.",
      found: stated?.wholeNumber.map { "\($0)" } ?? stated?.shape ?? "nothing", expected: "1 or 2",
      advice: "State it in the loan, or name the version that the source writes.")
  }
}
