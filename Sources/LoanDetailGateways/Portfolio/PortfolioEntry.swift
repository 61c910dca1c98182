import LoanArithmetic
import LoanDetailCore
import LoanDetailJSON
import Loans

/// One unread record of a portfolio. There can be many entries, so the values common to a document are held once, in
/// ``Shared``.
struct PortfolioEntry: UnreadRecord {
  let head: PortfolioHead
  /// The number of the record in its array, from 0, or that of its line, from 1.
  let index: Int
  let shared: Shared
  /// The reason why the record cannot be read, if it was found with the record.
  var fault: Diagnostic?

  /// The values that all records of a document share.
  final class Shared: Sendable {
    let source: Source
    /// Whether each record is a line of its own.
    let hasLines: Bool
    /// Distinguishes the document from other ones in messages.
    let prefix: String
    let version: PortfolioVersion
    let asOf: CalendarDate?
    let limits: InputLimits

    init(
      _ source: Source, prefix: String, version: PortfolioVersion, asOf: CalendarDate?, limits: InputLimits,
      hasLines: Bool = false
    ) {
      self.source = source
      self.hasLines = hasLines
      self.prefix = prefix
      self.version = version
      self.asOf = asOf
      self.limits = limits
    }
  }

  /// The text of the document.
  enum Source: Sendable {
    case memory(SourceBytes)
    /// A file, and the position of the document in it.
    case file(IndexedFile, offset: Int)
  }

  var type: ProductType { head.type }
  var statedID: String? { head.id }
  var customers: [CustomerID] { head.customers }
  var hasUnreadCustomers: Bool { head.hasUnreadCustomers }
  var place: String { "\(shared.prefix)\(shared.hasLines ? "line \(index)" : RecordNumber(index).description)" }
  var path: String { "\(shared.prefix)\(shared.hasLines ? "line \(index): $" : "$.loans[\(index)]")" }
  var canChange: Bool { if case .file = shared.source { true } else { false } }
  var revision: RecordRevision? {
    let day = (shared.asOf?.description ?? "") + (shared.version == .one ? "" : " \(shared.version)")
    // A file that has changed has no revision that anybody knows.
    return (try? slice())?.revision(asOf: day)
  }

  func read(
    _ reading: LoanRecord.Reading, as id: ProductID, for scope: CustomerScope, at path: String
  ) -> RecordEntry {
    if let fault {
      // A customer sees no place in the source.
      let finding = scope == .allCustomers ? fault : fault.at(path)
      return .failure(ProductFault(id: id, diagnostics: [finding]))
    }
    let version = shared.version
    let slice: RecordSlice
    do throws(GatewayError) { slice = try self.slice() } catch {
      let path = scope == .allCustomers ? error.diagnostic.path : path
      return .failure(ProductFault(id: id, cause: error.cause, diagnostics: [error.diagnostic.at(path)]))
    }
    let loan = slice.item(leavingOut: PortfolioRecord.unreadMembers(in: reading, version))
    return PortfolioRecord.read(
      loan, version, as: id, reading, for: scope, at: path, asOf: shared.asOf, shared.limits,
      keeping: RecordText(slice.source.bytes, in: slice.range, version: version.rawValue))
  }

  /// Returns the text of the record. One in a file is read from there.
  ///
  /// - Throws: ``GatewayError/unavailable(_:)`` if the file was changed.
  private func slice() throws(GatewayError) -> RecordSlice {
    switch shared.source {
    case .memory(let source): return RecordSlice(source: source, range: head.range)
    case .file(let file, let offset):
      let bytes = try file.bytes(in: head.range.lowerBound + offset..<head.range.upperBound + offset)
      // A file can be written over between two looks at its version. Another loan's bytes are never given for this one.
      let found = try? JSONReader.read(bytes.span) { (reader) throws(JSONFault) in try PortfolioHead(reading: &reader) }
      guard let found, found.isOfSameLoan(as: head) else { throw file.changed }
      return RecordSlice(source: SourceBytes(bytes), range: bytes.indices)
    }
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
  /// Whether the parties or the customer of one of them cannot be read.
  let hasUnreadCustomers: Bool
  /// The range of the record's text in its document.
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
    // Without a list, as with an empty one, the loan is nobody's.
    var isUnread = loan["parties"].map { $0.elementCount == nil } ?? false
    loan["parties"]?.forEachElement { party in
      let customer = party["customer"]
      if let id = customer?.nonEmptyText { customers.append(CustomerID(rawValue: id)) }
      // A party need not be a customer of the bank.
      isUnread = isUnread || party.memberCount == 0 || customer.map { $0.nonEmptyText == nil } ?? false
    }
    self.customers = customers
    hasUnreadCustomers = isUnread
    self.range = range
  }

  func isOfSameLoan(as other: PortfolioHead) -> Bool {
    (type, id) == (other.type, other.id) && customers == other.customers
  }
}
