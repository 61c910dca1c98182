import LoanDetailCore
import Loans

/// An unread record with the values by which requests find it.
protocol UnreadRecord: Sendable {
  /// The product type; ``ProductType/unknown`` if it cannot be read.
  var type: ProductType { get }
  /// The id that the record states; `nil` if it cannot be read.
  var statedID: String? { get }
  /// The customers who are parties to the loan; a customer who cannot be read is left out.
  var customers: [CustomerID] { get }
  /// Whether there may be customers who cannot be read; `false` by default.
  var hasUnreadCustomers: Bool { get }
  /// The place of the record among all records, as a name for a record without an id. Only staff may see it.
  var place: String { get }
  /// The path of the record in the source. Only staff may see it.
  var path: String { get }
  /// A value that changes whenever the record changes; `nil` if it is unknown.
  var revision: RecordRevision? { get }
  /// Whether the record can change, so that its revision is worked out each time.
  var canChange: Bool { get }

  /// Reads the record as the product with an id; returns a fault if it cannot be read.
  ///
  /// - Parameter path: the path of the record in diagnostics and origins.
  func read(_ reading: LoanRecord.Reading, as id: ProductID, for scope: CustomerScope, at path: String) -> RecordEntry
}

extension UnreadRecord {
  var hasUnreadCustomers: Bool { false }
}
