import LoanDetailCore
import LoanDetailEngine
import Synchronization

/// Calls a product's code, each call with a deadline, even if it blocks its thread.
///
/// Unlike in the engine, local work counts, because the product's initialiser is part of it and might not end. After a
/// call without an answer no further call is made, because it would only wait as long again. Rules that are not checked
/// report no faults.
final class ProductCalls: Sendable {
  /// The error if the product's code did not answer this call or an earlier one.
  struct NoAnswer: Error {}

  /// The time that one call may take.
  let deadline: Duration
  /// The threads of the product's code. A blocked thread is abandoned.
  let executor = SourceExecutor()
  /// The finding about the first call without an answer.
  private let late = Mutex<Finding?>(nil)

  init(deadline: Duration) { self.deadline = deadline }

  /// Makes a call and returns its answer.
  ///
  /// - Parameters:
  ///   - call: the name of the product's function, for the message.
  ///   - place: the product or the product type.
  ///   - body: the call.
  /// - Throws: ``NoAnswer``, or the error of the call.
  func answer<Answer: Sendable>(
    to call: String, at place: String, _ body: @escaping @Sendable () async throws -> Answer
  ) async throws -> Answer {
    guard isAnswered else { throw NoAnswer() }
    do {
      return try await executor.answer(within: deadline, of: body)
    } catch is DeadlinePassed {
      throw recordMiss(of: call, at: place)
    }
  }

  /// Records that a call was not answered in time, and returns the error to throw.
  func recordMiss(of call: String, at place: String) -> NoAnswer {
    let finding = Finding(
      place,
      "`\(call)` does not return within \(deadline.components.seconds) s, and the rules that need its answer were not "
        + "checked. Await what it waits for instead of blocking, and end its loops; if the test machine is slow, pass "
        + "`deadline:`.")
    late.withLock { $0 = $0 ?? finding }
    return NoAnswer()
  }

  /// The finding about the first call that was not answered in time; empty if all were.
  var findings: [Finding] { late.withLock { $0.map { [$0] } ?? [] } }

  /// Whether all calls so far were answered.
  var isAnswered: Bool { late.withLock { $0 == nil } }
}
