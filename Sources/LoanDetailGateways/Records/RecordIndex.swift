import LoanDetailCore
import LoanDetailJSON
import Synchronization

/// A record that has not been read yet, with the values by which requests find it.
protocol UnreadRecord: Sendable {
  /// The type and id of the record. If they cannot be read, the type is ``ProductType/unknown`` and the id is the
  /// record's place.
  var id: ProductID { get }
  /// The customers who are parties to the loan, as far as they can be read.
  var customers: [CustomerID] { get }
  /// The path of the record in the source.
  var path: String { get }
  /// A value that changes whenever the record changes.
  var revision: RecordRevision { get }

  /// Reads the record; returns a fault if it cannot be read.
  func read(_ reading: LoanRecord.Reading, for scope: CustomerScope) -> RecordEntry
}

/// The revisions of records that were asked for, each computed once.
private final class Revisions: Sendable {
  private let known = Mutex<[Int: RecordRevision]>([:])

  subscript(place: Int, compute: () -> RecordRevision) -> RecordRevision {
    if let revision = known.withLock({ $0[place] }) { return revision }
    let revision = compute()
    known.withLock { $0[place] = revision }
    return revision
  }
}

/// Finds records by type, id and customer, and reads only the records that a request needs.
///
/// Records outside a scope do not exist for it: two records with the same type and id conflict only if the scope can
/// see both. The second of them is then a fault.
struct RecordIndex<Record: UnreadRecord>: Sendable {
  /// The records in the order of the source.
  let records: [Record]
  private var types: [ProductType] = []
  private var byType: [ProductType: [Int]] = [:]
  /// The records of each customer, ordered by type, and for one type in the order of the source.
  private var byCustomer: [CustomerID: [Int]] = [:]
  /// The places of the types in ``types``.
  private var typeNumbers: [ProductType: Int] = [:]
  private var first: [ProductID: Int] = [:]
  /// The indices of records whose id an earlier record has.
  private var later: [ProductID: [Int]] = [:]
  /// Of records whose id another record has too, the first one that a customer can see.
  private var firstVisible: [Visibility: Int] = [:]
  private let revisions = Revisions()

  private struct Visibility: Hashable {
    var id: ProductID
    var customer: CustomerID
  }

  init(_ records: [Record]) {
    self.records = records
    first.reserveCapacity(records.count)
    for (place, record) in records.enumerated() {
      if byType[record.id.type] == nil {
        typeNumbers[record.id.type] = types.count
        types.append(record.id.type)
      }
      byType[record.id.type, default: []].append(place)
      for customer in Set(record.customers) { byCustomer[customer, default: []].append(place) }
      if first[record.id] == nil { first[record.id] = place } else { later[record.id, default: []].append(place) }
    }
    for (customer, places) in byCustomer where places.count > 1 {
      byCustomer[customer] = places.sorted { (typeNumber(of: $0), $0) < (typeNumber(of: $1), $1) }
    }
    for (id, places) in later {
      for place in [first[id] ?? 0] + places {
        for customer in records[place].customers {
          let visibility = Visibility(id: id, customer: customer)
          if firstVisible[visibility] == nil { firstVisible[visibility] = place }
        }
      }
    }
  }

  func productTypes(for scope: CustomerScope) -> [ProductType] {
    switch scope {
    case .allCustomers: return types
    case .customer(let customer):
      var seen: Set<ProductType> = []
      return (byCustomer[customer] ?? []).sorted().map { records[$0].id.type }.filter { seen.insert($0).inserted }
    }
  }

  func summaries(
    of type: ProductType, for scope: CustomerScope, page: SummaryPageRequest
  ) throws(UnknownSummaryCursor) -> SummaryPage {
    let listed = places(of: type, for: scope)
    let page = (places: try page.places(in: listed.count), request: page)
    return SummaryPage(
      entries: LocalWork.perform { listed[page.places].map { entry(at: $0, .header, for: scope) } },
      next: page.request.cursor(after: page.places, in: listed.count))
  }

  /// Returns every record of a type in full.
  func entries(of type: ProductType, for scope: CustomerScope) -> [RecordEntry] {
    places(of: type, for: scope).map { entry(at: $0, .full, for: scope) }
  }

  /// Returns the first record with an id; records with the same id are reported in its diagnostics.
  func record(with id: ProductID, for scope: CustomerScope) throws(ProductError) -> LoanRecord {
    guard let place = firstPlace(of: id, for: scope) else { throw .notFound(id) }
    let others = id.type == .unknown ? [] : later[id] ?? []
    let duplicates = others.lazy.filter { $0 != place && isVisible($0, for: scope) }.prefix(duplicatesListed)
      .flatMap { duplicate($0, of: place).diagnostics }
    switch LocalWork.perform({ records[place].read(.full, for: scope) }) {
    case .success(var record):
      record.diagnostics += duplicates
      return record
    case .failure(var fault):
      fault.diagnostics += duplicates
      throw .unreadable(fault)
    }
  }

  func revision(of id: ProductID, for scope: CustomerScope) throws(ProductError) -> RecordRevision {
    guard let place = firstPlace(of: id, for: scope) else { throw .notFound(id) }
    return LocalWork.perform { revisions[place, { records[place].revision }] }
  }

  private func places(of type: ProductType, for scope: CustomerScope) -> [Int] {
    switch scope {
    case .allCustomers: return byType[type] ?? []
    case .customer(let customer):
      guard let number = typeNumbers[type], let places = byCustomer[customer] else { return [] }
      let start = places.partitioningIndex { typeNumber(of: $0) >= number }
      let end = places.partitioningIndex { typeNumber(of: $0) > number }
      return Array(places[start..<end])
    }
  }

  private func typeNumber(of place: Int) -> Int { typeNumbers[records[place].id.type] ?? 0 }

  /// Returns the index of the first record with an id that the scope can see.
  private func firstPlace(of id: ProductID, for scope: CustomerScope) -> Int? {
    guard let first = first[id] else { return nil }
    if later[id] != nil, case .customer(let customer) = scope {
      return firstVisible[Visibility(id: id, customer: customer)]
    }
    return isVisible(first, for: scope) ? first : nil
  }

  /// How many duplicates of a record are findings, one by one.
  private var duplicatesListed: Int { 20 }

  private func isVisible(_ place: Int, for scope: CustomerScope) -> Bool {
    switch scope {
    case .allCustomers: true
    case .customer(let customer): records[place].customers.contains(customer)
    }
  }

  private func entry(at place: Int, _ reading: LoanRecord.Reading, for scope: CustomerScope) -> RecordEntry {
    let id = records[place].id
    // Records of unknown type may have different types, so the same id is not a conflict.
    if id.type != .unknown, later[id] != nil, let original = firstPlace(of: id, for: scope), original != place {
      return .failure(duplicate(place, of: original))
    }
    return records[place].read(reading, for: scope)
  }

  private func duplicate(_ place: Int, of original: Int) -> ProductFault {
    let record = records[place]
    let diagnostic = Diagnostic(
      id: "record.duplicate-id", severity: .error, path: "\(record.path).id",
      summary: "Another record of the type has the same id.",
      found: "\(SourcePath.quoted(record.id.id)), as at \(records[original].path).id", expected: "an id of its own",
      advice: "Only the first of the two is shown.")
    return ProductFault(id: record.id, diagnostics: [diagnostic])
  }
}

extension [Int] {
  /// Returns the index of the first element that passes a test; all elements before it fail the test, and all after it
  /// pass.
  fileprivate func partitioningIndex(where passes: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if passes(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
