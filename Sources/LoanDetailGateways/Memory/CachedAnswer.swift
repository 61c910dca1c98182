import LoanArithmetic
import LoanDetailCore
import LoanDetailJSON
import Loans
import Localization

/// The answer of a source to a question.
enum CachedAnswer: Sendable {
  case day(CalendarDate?)
  case timeZone(BankTimeZone?)
  case findings([Diagnostic])
  case types([ProductType])
  case page(SummaryPage)
  /// A record, and a revision that is not newer than the record.
  case record(LoanRecord, RecordRevision?)
  case revision(RecordRevision?)

  // Each is `nil` for the answer to another question. The inner `nil` of some is the source's answer.
  var day: CalendarDate?? { if case .day(let day) = self { .some(day) } else { nil } }
  var timeZone: BankTimeZone?? { if case .timeZone(let zone) = self { .some(zone) } else { nil } }
  var findings: [Diagnostic]? { if case .findings(let findings) = self { findings } else { nil } }
  var types: [ProductType]? { if case .types(let types) = self { types } else { nil } }
  var page: SummaryPage? { if case .page(let page) = self { page } else { nil } }
  var record: LoanRecord? { if case .record(let record, _) = self { record } else { nil } }
  var revision: RecordRevision?? {
    switch self {
    case .record(_, let revision), .revision(let revision): .some(revision)
    case .day, .timeZone, .findings, .types, .page: nil
    }
  }

  /// The memory that the answer takes in bytes, estimated.
  var cost: Int {
    switch self {
    case .day, .timeZone, .revision: 0
    case .findings(let findings): findings.reduce(0) { $0 + $1.cost }
    case .types(let types): types.reduce(0) { $0 + 32 + $1.rawValue.utf8.count }
    case .page(let page): page.entries.reduce(0) { $0 + $1.cost }
    case .record(let record, _): record.cost
    }
  }

  /// Whether two answers are pages with the same content.
  func isSamePage(as other: CachedAnswer) -> Bool {
    guard case .page(let own) = self, case .page(let other) = other else { return false }
    return own.next == other.next && own.entries == other.entries
  }

  /// The answer without the texts of its records: they would keep the whole document in memory.
  var withoutTexts: CachedAnswer {
    switch self {
    case .record(var record, let revision):
      record.text = nil
      return .record(record, revision)
    case .page(var page):
      page.entries = page.entries.map { entry in
        entry.map { record in
          var record = record
          record.text = nil
          return record
        }
      }
      return .page(page)
    case .day, .timeZone, .findings, .types, .revision: return self
    }
  }
}

extension RecordEntry {
  /// The memory that the entry takes in bytes, estimated.
  fileprivate var cost: Int {
    switch self {
    case .success(let record): record.cost
    case .failure(let fault): fault.diagnostics.reduce(256) { $0 + $1.cost }
    }
  }
}

extension Diagnostic {
  fileprivate var cost: Int { 512 + path.utf8.count }
}

extension LoanRecord {
  /// The memory that the record takes in bytes: its fixed size and, for each element of its lists, the size of the
  /// element with some texts and origins.
  fileprivate var cost: Int {
    let perFact = 96
    let rows = facts.schedule.rows.count * (MemoryLayout<ScheduleRow>.stride + 6 * perFact)
    let operations = (facts.operations.value?.count ?? 0) * (MemoryLayout<LoanOperation>.stride + 6 * perFact)
    let stated =
      (facts.obligations.value?.count ?? 0) + (facts.documents.value?.count ?? 0) + (facts.insurance.value?.count ?? 0)
    let attached = (facts.security.value?.count ?? 0) + (facts.notices.value?.count ?? 0)
    let others = stated + attached + facts.parties.count + facts.actions.count + facts.revolving.elementCount
    let texts = diagnostics.reduce(path.utf8.count) { $0 + $1.cost }
    return MemoryLayout<LoanFacts>.size + 64 * perFact + rows + operations + others * 16 * perFact + specifics.memory
      + texts
  }
}

extension Revolving {
  /// The number of elements of all lists.
  fileprivate var elementCount: Int {
    (lines.value?.count ?? 0) + (earlierStatements.value?.count ?? 0) + (subPlans.value?.count ?? 0)
  }
}

extension JSONValue {
  /// The memory that the value takes in bytes, estimated.
  fileprivate var memory: Int {
    switch self {
    case .null, .bool: 0
    case .number(let text), .string(let text): 32 + text.utf8.count
    case .array(let elements): elements.reduce(32) { $0 + MemoryLayout<JSONValue>.stride + $1.memory }
    case .object(let members):
      members.reduce(32) { $0 + MemoryLayout<Member>.stride + 32 + $1.name.utf8.count + $1.value.memory }
    }
  }
}
