import LoanArithmetic
import LoanDetailCore
import LoanDetailJSON
import Loans

/// One unread loan of a Fineract payload.
struct FineractEntry: UnreadRecord {
  let type: ProductType
  let statedID: String?
  let customers: [CustomerID]
  let place: String
  let path: String
  private let slice: RecordSlice
  private let limits: InputLimits

  /// Creates the entry of a head in a payload.
  init(
    _ head: FineractHead, at path: String, index: Int, in source: SourceBytes, types: FineractTypes,
    limits: InputLimits
  ) {
    type = types.type(of: head)
    statedID = head.id
    place = "\(RecordNumber(index))"
    customers = head.customers
    self.path = path
    self.limits = limits
    slice = RecordSlice(source: source, range: head.range)
  }

  var canChange: Bool { false }
  var revision: RecordRevision? { slice.revision(asOf: "") }

  func read(
    _ reading: LoanRecord.Reading, as id: ProductID, for scope: CustomerScope, at path: String
  ) -> RecordEntry {
    let loan = slice.item(leavingOut: FineractLoan.unreadMembers(in: reading))
    return FineractLoan.read(loan, as: id, reading, for: scope, at: path, asOf: nil, limits)
  }
}

/// The product types of Fineract's loan products.
struct FineractTypes: Sendable {
  let types: [String: ProductType]
  let defaultType: ProductType

  func type(of head: FineractHead) -> ProductType { head.product.flatMap { types[$0] } ?? defaultType }
}

/// The fields by which a Fineract loan is found, and the range of its text.
struct FineractHead: Sendable {
  /// The loan's id; `nil` if it cannot be read.
  let id: String?
  /// The id of the loan product.
  let product: String?
  /// The client, and the guarantors who are clients.
  let customers: [CustomerID]
  /// Whether the object has any of the fields that only a loan has.
  let isLoan: Bool
  let range: Range<Int>

  /// Creates a head from the members listed in `names`.
  init(_ loan: JSONItem, isLoan: Bool, range: Range<Int>) {
    id = loan["id"]?.value.identifier
    product = loan["loanProductId"]?.value.identifier
    customers = FineractLoan.customers(of: loan)
    self.isLoan = isLoan
    self.range = range
  }

  /// Checks the next value and keeps its head.
  init(reading reader: inout JSONReader) throws(JSONFault) {
    let start = reader.index
    var isLoan = false
    let value = try reader.value { name in
      isLoan = isLoan || FineractLoan.ownFields.contains(where: name.is)
      return Self.isNeeded(name)
    }
    self.init(.made(value), isLoan: isLoan, range: start..<reader.index)
  }

  /// Whether a member is part of the head.
  static func isNeeded(_ name: JSONName) -> Bool { names.contains(where: name.is) }

  private static let names: [StaticString] = ["id", "loanProductId", "clientId", "clientName", "guarantors"]
}
