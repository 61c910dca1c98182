import LoanArithmetic
import LoanDetailCore
import LoanDetailGateways
import Loans
import Localization
import Synchronization

/// A portfolio that a test changes, silences or breaks. It counts the requests.
final class MovedSource: LoanRecordGateway {
  enum Mode { case answers, throwsErrors, cancelsItself, hangs }
  struct Down: Error {}

  private struct State {
    var portfolio: PortfolioGateway
    var mode = Mode.answers
    var hasRevisions = true
    var requests: [String] = []
    var waiting: [CheckedContinuation<Void, Never>] = []
    var cancelled = 0
    var whenCancelled: @Sendable () -> Void = {}
    var isMetered = false
  }

  private let state: Mutex<State>

  init(_ loans: String...) throws { state = Mutex(State(portfolio: try Self.portfolio(loans))) }

  private static func portfolio(_ loans: [String]) throws -> PortfolioGateway {
    try PortfolioGateway(parsing: Array(StoredPortfolio.document(loans).utf8), name: "loans")
  }

  func change(to loans: String...) throws {
    let portfolio = try Self.portfolio(loans)
    state.withLock { $0.portfolio = portfolio }
  }

  var mode: Mode {
    get { state.withLock(\.mode) }
    set {
      let waiting = state.withLock { state in
        state.mode = newValue
        defer { state.waiting = [] }
        return newValue == .hangs ? [] : state.waiting
      }
      for continuation in waiting { continuation.resume() }
    }
  }

  /// Answers from now on, also the last request that waits, but none of the others.
  func answerLatest() {
    let latest = state.withLock { state in
      state.mode = .answers
      return state.waiting.popLast()
    }
    latest?.resume()
  }

  func setWhenCancelled(_ work: @escaping @Sendable () -> Void) { state.withLock { $0.whenCancelled = work } }

  /// Whether the time of any request was measured as a caller's.
  var wasMetered: Bool { state.withLock(\.isMetered) }

  func setRevisions(_ hasRevisions: Bool) { state.withLock { $0.hasRevisions = hasRevisions } }

  /// The number of requests that wait because the source hangs.
  var waiting: Int { state.withLock { $0.waiting.count } }
  /// The number of requests that were cancelled.
  var cancelled: Int { state.withLock(\.cancelled) }

  /// The requests since the last time.
  func requests(_ kind: String) -> Int { state.withLock { $0.requests.count { $0 == kind } } }

  private func ask<Answer>(_ kind: String, _ answer: (PortfolioGateway) throws -> Answer) async throws -> Answer {
    let mode = state.withLock { state in
      state.requests.append(kind)
      if LocalWork.meter != nil { state.isMetered = true }
      return state.mode
    }
    if mode == .hangs {
      await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
          let goesOn = state.withLock { state in
            if state.mode == .hangs { state.waiting.append(continuation) }
            return state.mode != .hangs
          }
          if goesOn { continuation.resume() }
        }
      } onCancel: {
        let work = state.withLock { state in
          state.cancelled += 1
          return state.whenCancelled
        }
        work()
      }
    }
    if self.mode == .throwsErrors { throw Down() }
    if self.mode == .cancelsItself { throw CancellationError() }
    return try answer(state.withLock(\.portfolio))
  }

  func asOf() async throws -> CalendarDate? { try await ask("day") { $0.asOf() } }
  func timeZone() async throws -> BankTimeZone? { try await ask("zone") { $0.timeZone() } }
  func diagnostics(for scope: CustomerScope) async throws -> [Diagnostic] {
    try await ask("findings") { $0.diagnostics(for: scope) }
  }
  func productTypes(for scope: CustomerScope) async throws -> [ProductType] {
    try await ask("types") { $0.productTypes(for: scope) }
  }
  func summaries(
    of type: ProductType, for scope: CustomerScope, page: SummaryPageRequest
  ) async throws -> SummaryPage { try await ask("page") { try $0.summaries(of: type, for: scope, page: page) } }
  func record(with id: ProductID, for scope: CustomerScope) async throws -> LoanRecord {
    try await ask("record") { try $0.record(with: id, for: scope) }
  }
  func revision(of id: ProductID, for scope: CustomerScope) async throws -> RecordRevision? {
    let hasRevisions = state.withLock(\.hasRevisions)
    return try await ask("revision") { hasRevisions ? try $0.revision(of: id, for: scope) : nil }
  }
}

/// Waits until something is so that other tasks bring about.
func until(_ isSo: @Sendable () -> Bool) async {
  while !isSo() { await Task.yield() }
}

/// A flag that one thread sets for another.
final class Flag: Sendable {
  private let value = Mutex(false)
  var isSet: Bool {
    get { value.withLock { $0 } }
    set { value.withLock { $0 = newValue } }
  }
}
