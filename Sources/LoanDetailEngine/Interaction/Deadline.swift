import LoanDetailCore

/// The moment by which the sources of a request must have answered.
package struct Deadline: Sendable {
  /// The time from the begin of the request to the deadline.
  let limit: Duration
  private let wait: @Sendable () async throws -> Void

  /// Makes a deadline that passes after `limit`, from now on.
  package init(in limit: Duration, on clock: any Clock<Duration>) {
    self.limit = limit
    wait = Self.waiting(limit, on: clock)
  }

  private static func waiting<C: Clock<Duration>>(
    _ limit: Duration, on clock: C
  ) -> @Sendable () async throws -> Void {
    let end = clock.now.advanced(by: limit)
    return { try await clock.sleep(until: end, tolerance: nil) }
  }

  /// Returns the answer to a request. Throws ``DeadlinePassed`` if it does not come in time, and `CancellationError` as
  /// soon as the caller is cancelled.
  ///
  /// In both cases it cancels the request and does not wait for it; a later answer is dropped. Requests run on the
  /// threads of ``SourceExecutor``, so a request that blocks its thread delays neither this deadline nor another
  /// request.
  @concurrent
  package func answer<Answer: Sendable>(
    to request: @escaping @Sendable () async throws -> Answer
  ) async throws -> Answer {
    let (answers, answer) = AsyncStream.makeStream(of: Result<Answer, any Error>.self)
    // Not a child task: a scope waits for its child tasks, and this task may never end.
    let work = Task(executorPreference: SourceExecutor.shared) {
      do { answer.yield(.success(try await request())) } catch { answer.yield(.failure(error)) }
    }
    defer { work.cancel() }
    async let _: Void = {
      try await wait()
      answer.yield(.failure(DeadlinePassed(limit: limit)))
    }()
    for await first in answers { return try first.get() }
    // The stream of answers ends only if the caller was cancelled.
    throw CancellationError()
  }
}

/// A source did not answer in time.
package struct DeadlinePassed: Error {
  let limit: Duration
}
