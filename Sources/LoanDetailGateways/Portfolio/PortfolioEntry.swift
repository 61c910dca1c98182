import LoanArithmetic
import LoanDetailCore
import LoanDetailJSON
import Loans

/// One unread record of a portfolio. There can be many entries, so the values common to a document are held once, in
/// ``Shared``.
struct PortfolioEntry: UnreadRecord {
  let head: PortfolioHead
  let index: Int
  let shared: Shared

  /// The values that all records of a document share.
  final class Shared: Sendable {
    let source: SourceBytes
    /// Distinguishes the document from other ones in messages.
    let prefix: String
    let version: PortfolioVersion
    let asOf: CalendarDate?
    let limits: InputLimits

    init(
      _ source: SourceBytes, prefix: String, version: PortfolioVersion, asOf: CalendarDate?, limits: InputLimits
    ) {
      self.source = source
      self.prefix = prefix
      self.version = version
      self.asOf = asOf
      self.limits = limits
    }
  }

  var type: ProductType { head.type }
  var statedID: String? { head.id }
  var customers: [CustomerID] { head.customers }
  var place: String { "\(shared.prefix)\(RecordNumber(index))" }
  var path: String { "\(shared.prefix)$.loans[\(index)]" }
  var revision: RecordRevision {
    slice.revision(
      asOf: (shared.asOf?.description ?? "") + (shared.version == .one ? "" : " \(shared.version)"))
  }

  func read(
    _ reading: LoanRecord.Reading, as id: ProductID, for scope: CustomerScope, at path: String
  ) -> RecordEntry {
    let version = shared.version
    let slice = slice
    let loan = slice.item(leavingOut: PortfolioRecord.unreadMembers(in: reading, version))
    return PortfolioRecord.read(
      loan, version, as: id, reading, for: scope, at: path, asOf: shared.asOf, shared.limits,
      of: RecordText(slice.source.bytes, slice.range, version: version.rawValue))
  }

  private var slice: RecordSlice { RecordSlice(source: shared.source, range: head.range) }
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
