import LoanArithmetic
import LoanDetailCore
import LoanDetailJSON

/// One record of a portfolio that has not been read yet.
struct PortfolioEntry: UnreadRecord {
  let type: ProductType
  let statedID: String?
  let customers: [CustomerID]
  private let slice: RecordSlice
  private let index: Int
  private let prefix: String
  private let version: PortfolioVersion
  private let asOf: CalendarDate?
  private let limits: InputLimits

  /// Creates the entry of a head in a document.
  init(
    _ head: PortfolioHead, index: Int, prefix: String, in source: SourceBytes, version: PortfolioVersion,
    asOf: CalendarDate?, limits: InputLimits
  ) {
    type = head.type
    statedID = head.id
    customers = head.customers
    slice = RecordSlice(source: source, range: head.range)
    self.index = index
    self.prefix = prefix
    self.version = version
    self.asOf = asOf
    self.limits = limits
  }

  var place: String { "\(prefix)\(RecordNumber(index))" }
  var path: String { "\(prefix)$.loans[\(index)]" }
  var revision: RecordRevision {
    slice.revision(asOf: (asOf?.description ?? "") + (version == .one ? "" : " \(version)"))
  }

  func read(
    _ reading: LoanRecord.Reading, as id: ProductID, for scope: CustomerScope, at path: String
  ) -> RecordEntry {
    let loan = slice.item(leavingOut: PortfolioRecord.unreadMembers(in: reading, version))
    return PortfolioRecord.read(loan, version, as: id, reading, for: scope, at: path, asOf: asOf, limits)
  }
}

/// The fields by which a portfolio record is found, and the range of its text.
struct PortfolioHead: Sendable {
  /// The product type; ``ProductType/unknown`` if it cannot be read.
  let type: ProductType
  /// The record's id; `nil` if it cannot be read.
  let id: String?
  /// The customers who are parties to the loan.
  let customers: [CustomerID]
  let range: Range<Int>

  /// Checks the next value and keeps its head.
  init(reading reader: inout JSONReader) throws(JSONFault) {
    let start = reader.index
    let value = try reader.value { $0.is("id") || $0.is("type") || $0.is("parties") }
    self.init(.made(value), range: start..<reader.index)
  }

  /// Creates the head of a record.
  init(_ loan: JSONItem, range: Range<Int>) {
    type = loan["type"]?.productType ?? .unknown
    id = loan["id"]?.nonEmptyText
    var customers: [CustomerID] = []
    loan["parties"]?.forEachElement { party in
      if let customer = party["customer"]?.nonEmptyText { customers.append(CustomerID(rawValue: customer)) }
    }
    self.customers = customers
    self.range = range
  }
}
