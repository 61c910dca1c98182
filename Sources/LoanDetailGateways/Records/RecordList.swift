import Loans

/// The records of a source in their order.
///
/// A record without an id and without a customer can be as short as two bytes of the source, while its row in a list
/// and its findings take a thousand times as much. So only the first of these records are kept, and the others are
/// counted.
struct RecordList<Record: UnreadRecord>: Sendable {
  /// The records that are kept.
  private(set) var records: [Record] = []
  /// The number of all records, including those that are not kept.
  private(set) var count = 0
  /// Whether there are records of which nobody knows whose they are: without an id and without a customer, or with a
  /// customer who cannot be read.
  private(set) var isOfUnknownCustomers = false
  /// The number of records without an id and without a customer that are kept.
  private var anonymousCount = 0
  private var placeOfLastAnonymous: Int?
  /// The path of the first record that is not kept.
  private var firstLeftOut: String?

  /// The maximum number of records without an id and without a customer that are kept.
  static var anonymousLimit: Int { 100 }

  init() {}

  init(_ records: some Collection<Record>) {
    self.records.reserveCapacity(records.count)
    for record in records { append(record) }
  }

  /// Adds a record, or only counts it if it is anonymous and the limit is reached.
  mutating func append(_ record: Record) {
    count += 1
    if record.isAnonymous || record.hasUnreadCustomers { isOfUnknownCustomers = true }
    if record.isAnonymous {
      guard anonymousCount < Self.anonymousLimit else {
        if firstLeftOut == nil { firstLeftOut = record.path }
        return
      }
      anonymousCount += 1
      placeOfLastAnonymous = records.count
    }
    records.append(record)
  }

  mutating func append(contentsOf other: RecordList) {
    for record in other.records { append(record) }
    // A list that leaves records out keeps as many as a list may, so there is no room here for those it leaves out.
    count += other.count - other.records.count
    if firstLeftOut == nil { firstLeftOut = other.firstLeftOut }
  }

  /// The finding about the records that are not kept, with the place in ``records`` of the record that reports the
  /// finding; `nil` if all records are kept.
  var moreFindings: (place: Int, finding: Diagnostic)? {
    guard let placeOfLastAnonymous, let firstLeftOut else { return nil }
    let finding = Diagnostic(
      id: "source.more-findings", severity: .error, path: "\(firstLeftOut).id",
      summary: "More records whose ids cannot be read are not listed one by one.",
      found: "\(count - records.count) more, the first of them here")
    return (placeOfLastAnonymous, finding)
  }
}

extension UnreadRecord {
  /// Whether the record states neither its id nor a customer, so that no customer can see it.
  fileprivate var isAnonymous: Bool { statedID == nil && customers.isEmpty }
}
