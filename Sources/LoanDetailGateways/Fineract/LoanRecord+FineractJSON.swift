public import LoanArithmetic
public import LoanDetailCore
import LoanDetailJSON

extension LoanRecord {
  /// Makes a record of one loan as Apache Fineract answers `GET /loans/{id}?associations=all`, for a host that asks
  /// Fineract itself, or keeps its answers:
  ///
  /// ```swift
  /// func record(with id: ProductID, for scope: CustomerScope) async throws -> LoanRecord {
  ///   guard let answer = try await fineract.get("/loans/\(id.id)?associations=all") else {
  ///     throw ProductError.notFound(id)
  ///   }
  ///   return try LoanRecord(fineractJSON: answer, of: id, types: ["3": "boatLoan"], defaultType: "carLoan", for: scope)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - bytes: the loan as JSON, in UTF-8.
  ///   - id: the product that was asked for. It names the record in errors; a loan of another type or id is
  ///     unreadable. Without it, errors name the loan by what it states.
  ///   - types: the product type of each `loanProductId`.
  ///   - defaultType: the product type of all others.
  ///   - scope: the scope of the request.
  ///   - asOf: the day the record is true for, when that is known; Fineract does not state it.
  ///   - reading: how much of the record is needed.
  /// - Throws: `ProductError.notFound` when the scope is of a customer who is neither the loan's client nor a
  ///   guarantor, or the text does not say who is; `ProductError.unreadable` when the loan cannot be read.
  public init(
    fineractJSON bytes: [UInt8], of id: ProductID? = nil, types: [String: ProductType] = [:], defaultType: ProductType,
    for scope: CustomerScope, asOf: CalendarDate? = nil, reading: Reading = .full
  ) throws(ProductError) {
    let types = FineractTypes(types: types, defaultType: defaultType)
    let stated = SingleRecord(bytes, of: id) { (reader) throws(JSONFault) in
      let head = try FineractHead(reading: &reader)
      return SingleRecord.Head(
        id: ProductID(type: types.type(of: head), id: head.id ?? "$"), isStated: head.id != nil,
        customers: head.customers)
    }
    let slice = try stated.slice(for: scope)
    let value = slice.value(leavingOut: FineractLoan.unreadMembers(in: reading))
    self = try stated.checked(FineractLoan.read(value, as: stated.id, reading, for: scope, at: "$", asOf: asOf))
  }
}
