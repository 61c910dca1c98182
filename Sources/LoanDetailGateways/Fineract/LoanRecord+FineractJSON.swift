public import LoanArithmetic
public import LoanDetailCore
public import Loans

extension LoanRecord {
  /// Creates a record from one loan in the form of Apache Fineract's response to `GET /loans/{id}?associations=all`. It
  /// is for hosts that call Fineract themselves or store its responses:
  ///
  /// ```swift
  /// func record(with id: ProductID, for scope: CustomerScope) async throws -> LoanRecord {
  ///   guard let answer = try await fineract.get("/loans/\(id.id)?associations=all") else {
  ///     throw ProductError.notFound(id)
  ///   }
  ///   return try LoanRecord(
  ///     fineractJSON: answer, of: id, types: ["3": "boatLoan"], defaultType: "leasing", for: scope)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - bytes: the loan as JSON, in UTF-8.
  ///   - id: the requested product. It identifies the record in errors; a loan with another type or id is unreadable.
  ///     If it is `nil`, errors use the id in the loan.
  ///   - types: the product type of each `loanProductId`.
  ///   - defaultType: the product type of all other loans.
  ///   - scope: the scope of the request.
  ///   - asOf: the day for which the record is valid, if known; Fineract does not state it.
  ///   - reading: the part of the record to read.
  ///   - limits: the limits of the input.
  /// - Throws: `ProductError.notFound` if the scope is a customer who is neither the client nor a guarantor of
  ///   the loan, or if the text does not state who is; `ProductError.unreadable` if the loan cannot be read.
  public init(
    fineractJSON bytes: [UInt8], of id: ProductID? = nil, types: [String: ProductType] = [:], defaultType: ProductType,
    for scope: CustomerScope, asOf: CalendarDate? = nil, reading: Reading = .full, limits: InputLimits = .standard
  ) throws(ProductError) {
    let types = FineractTypes(types: types, defaultType: defaultType)
    self = try LocalWork.perform { () throws(ProductError) in
      try Self.read(bytes, of: id, types, for: scope, asOf: asOf, reading, limits)
    }
  }

  private static func read(
    _ bytes: [UInt8], of id: ProductID?, _ types: FineractTypes, for scope: CustomerScope, asOf: CalendarDate?,
    _ reading: Reading, _ limits: InputLimits
  ) throws(ProductError) -> LoanRecord {
    let stated = SingleRecord(
      bytes, of: id, limits, leavingOut: FineractLoan.unreadMembers(in: reading)
    ) { loan in
      let head = FineractHead(loan, isLoan: true, range: bytes.indices)
      return SingleRecord.Head(type: types.type(of: head), id: head.id, customers: head.customers)
    }
    let loan = try stated.item(for: scope)
    return try stated.checked(
      FineractLoan.read(loan, as: stated.id, reading, for: scope, at: "$", asOf: asOf, limits))
  }
}
