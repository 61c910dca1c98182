import LoanArithmetic
import LoanDetailCore
import LoanDetailJSON
import Loans
import Synchronization

/// The revisions that were requested, each computed once.
private final class Revisions: Sendable {
  private let known = Mutex<[Int: RecordRevision]>([:])

  /// The revision of the record at a place; `compute` is called the first time, and as long as it returns `nil`.
  subscript(place: Int, compute: () -> RecordRevision?) -> RecordRevision? {
    if let revision = known.withLock({ $0[place] }) { return revision }
    let revision = compute()
    known.withLock { $0[place] = revision }
    return revision
  }
}

/// Finds records by type, id and customer, and reads only the records that a request needs.
///
/// Records outside a customer's scope do not exist for it. Two records with the same type and id conflict only if the
/// scope can see both; the second of them is then a fault. A customer's ids, paths and findings do not contain places
/// in the source, because these would show how many other records there are. A path begins at the record itself
/// (`boatLoan:1001: $.debt.total`), and a record without an id has its place among the customer's own records. The
/// time of a request does not grow with the records of other customers.
///
/// Records that a ``RecordList`` does not keep cannot be requested. The last record of their kind that it keeps reports
/// their number, in addition to its own fault.
struct RecordIndex<Record: UnreadRecord>: Sendable {
  /// The records that can be requested, in the order of the source.
  let records: [Record]
  /// The number of all records of the source.
  let count: Int
  /// Whether there are records of which nobody knows whose they are.
  let isOfUnknownCustomers: Bool
  /// The finding about the records that cannot be requested, and the place of the record that reports it.
  private let moreFindings: (place: Int, finding: Diagnostic)?
  private var types: [ProductType] = []
  private var byType: [ProductType: [Int]] = [:]
  /// The indices of each customer's records, in ascending order.
  private var byCustomer: [CustomerID: [Int]] = [:]
  /// The same indices by type, because an interactor asks for the records of its type alone.
  private var byTypeAndCustomer: [ProductType: [CustomerID: [Int]]] = [:]
  /// The first record with a stated id.
  private var first: [ProductID: Int] = [:]
  /// The records without an id, by the name under which staff can request them.
  private var nameless: [ProductID: Int] = [:]
  /// The indices of records with the id of an earlier record.
  private var later: [ProductID: [Int]] = [:]
  /// A customer's first record with an id that several records have.
  private var firstOfCustomer: [OwnedID: Int] = [:]
  private let revisions = Revisions()

  private struct OwnedID: Hashable {
    let customer: CustomerID
    let id: ProductID
  }

  init(_ list: RecordList<Record>) {
    records = list.records
    count = list.count
    isOfUnknownCustomers = list.isOfUnknownCustomers
    moreFindings = list.moreFindings
    first.reserveCapacity(records.count)
    for (place, record) in records.enumerated() {
      if byType[record.type] == nil { types.append(record.type) }
      byType[record.type, default: []].append(place)
      for customer in Set(record.customers) {
        byCustomer[customer, default: []].append(place)
        byTypeAndCustomer[record.type, default: [:]][customer, default: []].append(place)
      }
      guard let statedID = record.statedID else {
        nameless[ProductID(type: record.type, id: record.place)] = place
        continue
      }
      let id = ProductID(type: record.type, id: statedID)
      guard let original = first[id] else {
        first[id] = place
        continue
      }
      if later[id] == nil { claim(id, at: original) }
      later[id, default: []].append(place)
      claim(id, at: place)
    }
  }

  /// Adds a record with a repeated id to each of its customers who has no earlier record with this id.
  private mutating func claim(_ id: ProductID, at place: Int) {
    for customer in records[place].customers {
      let owned = OwnedID(customer: customer, id: id)
      if firstOfCustomer[owned] == nil { firstOfCustomer[owned] = place }
    }
  }

  func productTypes(for scope: CustomerScope) -> [ProductType] {
    switch scope {
    case .allCustomers: return types
    case .customer(let customer):
      var seen: Set<ProductType> = []
      return (byCustomer[customer] ?? []).map { records[$0].type }.filter { seen.insert($0).inserted }
    }
  }

  func summaries(
    of type: ProductType, for scope: CustomerScope, page: SummaryPageRequest
  ) throws(UnknownSummaryCursor) -> SummaryPage {
    let listed = places(of: type, for: scope)
    let shown = try page.places(in: listed.count)
    return SummaryPage(
      entries: LocalWork.perform { listed[shown].map { entry(at: $0, .header, for: scope) } },
      next: page.cursor(after: shown, in: listed.count))
  }

  /// Returns every record of a type in full.
  func entries(of type: ProductType, for scope: CustomerScope) -> [RecordEntry] {
    places(of: type, for: scope).map { entry(at: $0, .full, for: scope) }
  }

  /// Returns the first record with an id; records with the same id are reported in its diagnostics.
  func record(with id: ProductID, for scope: CustomerScope) throws(ProductError) -> LoanRecord {
    guard let place = firstPlace(of: id, for: scope) else { throw .notFound(id) }
    let others = duplicates(of: id, for: scope).filter { $0 != place }
    let duplicates = others.isEmpty ? [] : findings(about: others.prefix(duplicatesListed), of: place, for: scope)
    switch LocalWork.perform({ read(place, .full, for: scope) }) {
    case .success(var record):
      record.diagnostics += duplicates
      return record
    case .failure(var fault):
      fault.diagnostics += duplicates
      throw .unreadable(fault)
    }
  }

  /// Returns the first record with an id, without reading it.
  func unread(_ id: ProductID, for scope: CustomerScope) throws(ProductError) -> Record {
    guard let place = firstPlace(of: id, for: scope) else { throw .notFound(id) }
    return records[place]
  }

  /// The findings of the faults that some records with the id of another one are.
  private func findings(about duplicates: ArraySlice<Int>, of place: Int, for scope: CustomerScope) -> [Diagnostic] {
    duplicates.flatMap { duplicate($0, of: place, for: scope).diagnostics }
  }

  func revision(of id: ProductID, for scope: CustomerScope) throws(ProductError) -> RecordRevision? {
    guard let place = firstPlace(of: id, for: scope) else { throw .notFound(id) }
    let record = records[place]
    return LocalWork.perform { record.canChange ? record.revision : revisions[place, { record.revision }] }
  }

  /// The indices of the records of a type within the scope, in ascending order.
  private func places(of type: ProductType, for scope: CustomerScope) -> [Int] {
    switch scope {
    case .allCustomers: byType[type] ?? []
    case .customer(let customer): byTypeAndCustomer[type]?[customer] ?? []
    }
  }

  /// Returns the index of the first record with an id that the scope can see.
  private func firstPlace(of id: ProductID, for scope: CustomerScope) -> Int? {
    guard case .customer(let customer) = scope else { return first[id] ?? nameless[id] }
    if let place = firstOfCustomer[OwnedID(customer: customer, id: id)] ?? first[id],
      number(of: place, among: customer) != nil
    {
      return place
    }
    guard let number = RecordNumber(id.id)?.number, let own = byCustomer[customer], own.indices.contains(number),
      records[own[number]].statedID == nil, records[own[number]].type == id.type
    else { return nil }
    return own[number]
  }

  /// The position of a record among the records of a customer; `nil` if the customer is not a party to it.
  private func number(of place: Int, among customer: CustomerID) -> Int? {
    guard let own = byCustomer[customer] else { return nil }
    let number = own.partitioningIndex { $0 >= place }
    return own.indices.contains(number) && own[number] == place ? number : nil
  }

  /// The records of the scope with a repeated id; the caller leaves out the record itself. Records of unknown type may
  /// have different types, so the same id is not a conflict.
  private func duplicates(of id: ProductID, for scope: CustomerScope) -> [Int] {
    guard id.type != .unknown, let later = later[id] else { return [] }
    guard case .customer(let customer) = scope else { return later }
    return (byCustomer[customer] ?? []).filter { place in
      records[place].statedID.map { ProductID(type: records[place].type, id: $0) } == id
    }
  }

  /// The maximum number of duplicates of a record that are reported as findings.
  private var duplicatesListed: Int { 20 }

  /// The id of a record as the scope may see it.
  private func id(at place: Int, for scope: CustomerScope) -> ProductID {
    let record = records[place]
    return ProductID(type: record.type, id: record.statedID ?? name(of: place, for: scope))
  }

  /// The name of a record that has no id of its own.
  private func name(of place: Int, for scope: CustomerScope) -> String {
    guard case .customer(let customer) = scope else { return records[place].place }
    return RecordNumber(number(of: place, among: customer) ?? 0).description
  }

  private func path(of place: Int, for scope: CustomerScope) -> String {
    guard case .customer = scope else { return records[place].path }
    return "\(id(at: place, for: scope)): $"
  }

  /// Reads the record at a place. One with the id of an earlier record that the scope can see is a fault.
  private func entry(at place: Int, _ reading: LoanRecord.Reading, for scope: CustomerScope) -> RecordEntry {
    let id = id(at: place, for: scope)
    if id.type != .unknown, records[place].statedID != nil, later[id] != nil,
      let original = firstPlace(of: id, for: scope), original != place
    {
      return .failure(duplicate(place, of: original, for: scope))
    }
    return read(place, reading, for: scope)
  }

  /// Reads the record at a place, whatever its id is.
  private func read(_ place: Int, _ reading: LoanRecord.Reading, for scope: CustomerScope) -> RecordEntry {
    let entry = records[place].read(
      reading, as: id(at: place, for: scope), for: scope, at: path(of: place, for: scope))
    guard let moreFindings, moreFindings.place == place, case .failure(var fault) = entry else { return entry }
    fault.diagnostics.append(moreFindings.finding)
    return .failure(fault)
  }

  /// The fault of a record with the id of an earlier one.
  private func duplicate(_ place: Int, of original: Int, for scope: CustomerScope) -> ProductFault {
    let id = id(at: place, for: scope)
    let other = scope == .allCustomers ? ", as at \(records[original].path).id" : ""
    let diagnostic = Diagnostic(
      id: "record.duplicate-id", severity: .error, path: "\(path(of: place, for: scope)).id",
      summary: "Another record of the type has the same id.", found: SourcePath.quoted(id.id) + other,
      expected: "an id of its own", advice: "Only the first of the two is shown.")
    return ProductFault(id: id, diagnostics: [diagnostic])
  }
}
