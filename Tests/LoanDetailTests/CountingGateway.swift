import LoanArithmetic
import LoanDetailCore
import LoanDetailGateways
import Loans
import Localization
import Synchronization

/// The records of a portfolio behind a source that counts what it is asked, and fails as a test tells it to.
struct CountingGateway: LoanRecordGateway {
  let records: PortfolioGateway
  let asked = Questions()
  /// Called before each answer, with the question.
  let beforeAnswer: @Sendable (Question) async throws -> Void
  private let currentRevision: Shared<String?>

  /// `revision` is the revision of every record; `nil` for a source without revisions.
  init(
    records: PortfolioGateway, revision: String? = "1",
    beforeAnswer: @escaping @Sendable (Question) async throws -> Void = { _ in }
  ) {
    self.records = records
    self.beforeAnswer = beforeAnswer
    currentRevision = Shared(revision)
  }

  /// Gives every record another revision.
  func revise(_ revision: String) { currentRevision.value = revision }

  enum Question: Hashable, Sendable {
    case day, types, summaries(ProductType), record(ProductID), revision(ProductID)
  }

  final class Questions: Sendable {
    private let list = Mutex<[Question]>([])
    var all: [Question] { list.withLock { $0 } }
    /// The questions that a record is read for.
    var ofRecords: [Question] {
      all.filter {
        switch $0 {
        case .summaries, .record: true
        case .day, .types, .revision: false
        }
      }
    }
    func add(_ question: Question) { list.withLock { $0.append(question) } }
    func reset() { list.withLock { $0 = [] } }
  }

  private func ask(_ question: Question) async throws {
    asked.add(question)
    try await beforeAnswer(question)
  }

  func asOf() async throws -> CalendarDate? {
    try await ask(.day)
    return records.asOf()
  }

  func timeZone() -> BankTimeZone? { nil }

  func diagnostics(for scope: CustomerScope) -> [Diagnostic] { records.diagnostics(for: scope) }

  func productTypes(for scope: CustomerScope) async throws -> [ProductType] {
    try await ask(.types)
    return records.productTypes(for: scope)
  }

  func summaries(
    of type: ProductType, for scope: CustomerScope, page: SummaryPageRequest
  ) async throws -> SummaryPage {
    try await ask(.summaries(type))
    return try records.summaries(of: type, for: scope, page: page)
  }

  func record(with id: ProductID, for scope: CustomerScope) async throws -> LoanRecord {
    try await ask(.record(id))
    return try records.record(with: id, for: scope)
  }

  func revision(of id: ProductID, for scope: CustomerScope) async throws -> RecordRevision? {
    try await ask(.revision(id))
    _ = try records.revision(of: id, for: scope)
    return currentRevision.value.map(RecordRevision.init)
  }
}

/// A value that several tasks read and change.
final class Shared<Value: Sendable>: Sendable {
  fileprivate let mutex: Mutex<Value>

  init(_ value: Value) { mutex = Mutex(value) }

  var value: Value {
    get { mutex.withLock { $0 } }
    set { mutex.withLock { $0 = newValue } }
  }
}

extension Shared<Int> {
  func add() { mutex.withLock { $0 += 1 } }
}
