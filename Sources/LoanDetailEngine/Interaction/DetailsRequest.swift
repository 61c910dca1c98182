import LoanDetailCore
import Loans
import Synchronization

/// One request for a product with its details, for which any number of callers wait.
///
/// It is cancelled when all of them are cancelled.
final class DetailsRequest: Sendable {
  let id: ProductID
  /// The number of the request among all requests of its strategist.
  let number: Int
  private let work: Task<Inquiry.Answer, Never>
  private let state = Mutex(State())

  private struct State {
    var callers = 0
    /// Whether one of the callers is a reader who has turned to the page, so that a failure is shown.
    var isForReader = false
    var isCancelled = false
  }

  /// Makes a request, which begins at once.
  ///
  /// - Parameters:
  ///   - id: the product.
  ///   - number: the number of the request.
  ///   - executor: where the request runs.
  ///   - ask: asks the interactor.
  init(
    for id: ProductID, number: Int, on executor: any TaskExecutor, ask: @escaping @Sendable () async -> Inquiry.Answer
  ) {
    self.id = id
    self.number = number
    work = Task(executorPreference: executor, operation: ask)
  }

  /// Whether one of the callers is a reader who has turned to the page.
  var isForReader: Bool { state.withLock { $0.isForReader } }

  /// Whether all callers were cancelled.
  var isCancelled: Bool { state.withLock { $0.isCancelled } }

  /// Adds a caller, which then waits for the ``answer``; returns `false` if the request was cancelled.
  func join(forReader isForReader: Bool) -> Bool {
    state.withLock { state in
      if state.isCancelled { return false }
      state.callers += 1
      state.isForReader = state.isForReader || isForReader
      return true
    }
  }

  /// The answer. Each caller asks for it once.
  var answer: Inquiry.Answer {
    get async {
      await withTaskCancellationHandler {
        await work.value
      } onCancel: {
        leave()
      }
    }
  }

  /// Ends the request.
  func cancel() {
    state.withLock { $0.isCancelled = true }
    work.cancel()
  }

  /// Ends the request with its last caller. Nobody can join it from then on.
  private func leave() {
    let isLast = state.withLock { state in
      state.callers -= 1
      if state.callers == 0 { state.isCancelled = true }
      return state.callers == 0
    }
    if isLast { work.cancel() }
  }
}
