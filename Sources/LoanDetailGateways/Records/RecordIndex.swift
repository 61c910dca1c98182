import LoanDetailCore
import LoanDetailJSON

/// A record before it is read: what a request finds it by.
protocol UnreadRecord: Sendable {
  /// The record's type, ``ProductType/unknown`` when it cannot be read, and id, its place when it cannot be read.
  var id: ProductID { get }
  /// The customers who are a party to it, as far as they can be read.
  var customers: [CustomerID] { get }
  /// Where it stands in the source.
  var path: String { get }
  /// What changes whenever the record does.
  var revision: RecordRevision { get }

  /// Reads the record: what it says, or why it cannot be read.
  func read(_ reading: LoanRecord.Reading, for scope: CustomerScope) -> RecordEntry
}

/// Finds records by type, id and customer, and reads only those that a request is about.
///
/// What a scope cannot see does not exist for it: two records with one type and id clash only where both are seen. The
/// second of them is a fault.
struct RecordIndex<Record: UnreadRecord>: Sendable {
  /// The records in the source's order.
  let records: [Record]
  private var types: [ProductType] = []
  private var byType: [ProductType: [Int]] = [:]
  private var byCustomer: [CustomerID: [Int]] = [:]
  private var first: [ProductID: Int] = [:]
  /// The places of the records with an id that an earlier record has.
  private var later: [ProductID: [Int]] = [:]

  init(_ records: [Record]) {
    self.records = records
    first.reserveCapacity(records.count)
    for (place, record) in records.enumerated() {
      if byType[record.id.type] == nil { types.append(record.id.type) }
      byType[record.id.type, default: []].append(place)
      for customer in Set(record.customers) { byCustomer[customer, default: []].append(place) }
      if first[record.id] == nil { first[record.id] = place } else { later[record.id, default: []].append(place) }
    }
  }

  func productTypes(for scope: CustomerScope) -> [ProductType] {
    switch scope {
    case .allCustomers: return types
    case .customer(let customer):
      var seen: Set<ProductType> = []
      return (byCustomer[customer] ?? []).map { records[$0].id.type }.filter { seen.insert($0).inserted }
    }
  }

  func summaries(
    of type: ProductType, for scope: CustomerScope, page: SummaryPageRequest
  ) throws(UnknownSummaryCursor) -> SummaryPage {
    let listed = places(of: type, for: scope)
    let page = (places: try page.places(in: listed.count), request: page)
    return SummaryPage(
      entries: listed[page.places].map { entry(at: $0, .header, for: scope) },
      next: page.request.cursor(after: page.places, in: listed.count))
  }

  /// Every record of a type in full.
  func entries(of type: ProductType, for scope: CustomerScope) -> [RecordEntry] {
    places(of: type, for: scope).map { entry(at: $0, .full, for: scope) }
  }

  /// The first record with an id; the others with the same id are findings beside its own.
  func record(with id: ProductID, for scope: CustomerScope) throws(ProductError) -> LoanRecord {
    let found = places(of: id, for: scope)
    guard let place = found.first else { throw .notFound(id) }
    let others = id.type == .unknown ? [] : found.dropFirst()
    let duplicates = others.flatMap { duplicate($0, of: place).diagnostics }
    switch records[place].read(.full, for: scope) {
    case .success(var record):
      record.diagnostics += duplicates
      return record
    case .failure(var fault):
      fault.diagnostics += duplicates
      throw .unreadable(fault)
    }
  }

  func revision(of id: ProductID, for scope: CustomerScope) throws(ProductError) -> RecordRevision {
    guard let place = places(of: id, for: scope).first else { throw .notFound(id) }
    return records[place].revision
  }

  private func places(of type: ProductType, for scope: CustomerScope) -> [Int] {
    switch scope {
    case .allCustomers: byType[type] ?? []
    case .customer(let customer): (byCustomer[customer] ?? []).filter { records[$0].id.type == type }
    }
  }

  /// The places of the records with an id that the scope can see.
  private func places(of id: ProductID, for scope: CustomerScope) -> [Int] {
    guard let first = first[id] else { return [] }
    return ([first] + (later[id] ?? [])).filter { isVisible($0, for: scope) }
  }

  private func isVisible(_ place: Int, for scope: CustomerScope) -> Bool {
    switch scope {
    case .allCustomers: true
    case .customer(let customer): records[place].customers.contains(customer)
    }
  }

  private func entry(at place: Int, _ reading: LoanRecord.Reading, for scope: CustomerScope) -> RecordEntry {
    let id = records[place].id
    // Records of no known type may well be of two.
    if id.type != .unknown, later[id] != nil, let original = places(of: id, for: scope).first, original != place {
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
