package import LoanDetailCore
import LoanDetailEngine

extension SourceExecutor {
  /// Returns the answer of code that may never end and may block its thread.
  ///
  /// Unlike the deadline of a request, the limit counts all work of the code.
  ///
  /// - Throws: `DeadlinePassed`, or the error of the code.
  package func answer<Answer: Sendable>(
    within limit: Duration, of body: @escaping @Sendable () async throws -> Answer
  ) async throws -> Answer {
    try await Deadline(of: limit, on: ContinuousClock()).answer(on: self) {
      try await LocalWork.$meter.withValue(nil) { try await body() }
    }
  }
}
