public import LoanArithmetic
public import LoanDetailCore
import LoanDetailJSON

extension LoanRecord {
  /// Makes a record of one loan's JSON: what stands in the `loans` of a portfolio file (`Schemas/portfolio.schema.json`,
  /// `$defs/loan`), and nothing around it.
  ///
  /// For a host that keeps each loan's JSON by itself, in a database row for example:
  ///
  /// ```swift
  /// func record(with id: ProductID, for scope: CustomerScope) async throws -> LoanRecord {
  ///   guard let row = try await database.loan(id) else { throw ProductError.notFound(id) }
  ///   return try LoanRecord(portfolioJSON: row.details, of: id, for: scope, asOf: row.day)
  /// }
  ///
  /// func entry(of row: LoanRow, for scope: CustomerScope) -> RecordEntry? {    // a place in a list
  ///   do throws(ProductError) {
  ///     return .success(
  ///       try LoanRecord(portfolioJSON: row.details, of: row.id, for: scope, asOf: row.day, reading: .header))
  ///   } catch .unreadable(let fault) { return .failure(fault) } catch { return nil }
  /// }
  /// ```
  ///
  /// The text is read as strictly as a portfolio. Paths in findings begin with `$`, the loan itself: `$.debt.total`.
  ///
  /// - Parameters:
  ///   - bytes: the loan as JSON, in UTF-8.
  ///   - id: the product that was asked for. It names the record in errors; a loan that states another type or id is
  ///     unreadable. Without it, errors name the loan by what it states.
  ///   - scope: the scope of the request.
  ///   - asOf: the day the record is true for, when that is known.
  ///   - reading: how much of the record is needed.
  /// - Throws: `ProductError.notFound` when the scope is of a customer who is no party to the loan, or the text
  ///   does not say who is; `ProductError.unreadable` when the loan cannot be read.
  public init(
    portfolioJSON bytes: [UInt8], of id: ProductID? = nil, for scope: CustomerScope, asOf: CalendarDate?,
    reading: Reading = .full
  ) throws(ProductError) {
    let stated = SingleRecord(bytes, of: id) { (reader) throws(JSONFault) in
      let head = try PortfolioHead(reading: &reader)
      return SingleRecord.Head(
        id: ProductID(type: head.type, id: head.id ?? "$"), isStated: head.type != .unknown && head.id != nil,
        customers: head.customers)
    }
    let slice = try stated.slice(for: scope)
    let value = slice.value(leavingOut: PortfolioRecord.unreadMembers(in: reading))
    self = try stated.checked(PortfolioRecord.read(value, as: stated.id, reading, for: scope, at: "$", asOf: asOf))
  }
}
