import LoanDetailCore

/// How long an interactor may take to answer one request.
struct Deadline: Sendable {
  let limit: Duration
  let clock: any Clock<Duration>

  /// The answer to a request; throws ``DeadlinePassed`` when it does not come in time, and `CancellationError` as soon as
  /// the caller is cancelled.
  ///
  /// Either way the request is cancelled and left to itself: one that ignores that holds nobody back, and what it says
  /// later is heard by no one. A request that never lets go of its thread goes on holding one thread of the pool.
  @concurrent
  func answer<Answer: Sendable>(
    to request: @escaping @Sendable () async throws -> Answer
  ) async throws -> Answer {
    let (answers, answer) = AsyncStream.makeStream(of: Result<Answer, any Error>.self)
    // Not a child: the end of a scope waits for its children, and this one may never end.
    let work = Task {
      do { answer.yield(.success(try await request())) } catch { answer.yield(.failure(error)) }
    }
    defer { work.cancel() }
    async let _: Void = {
      try await clock.sleep(for: limit)
      answer.yield(.failure(DeadlinePassed(limit: limit)))
    }()
    for await first in answers { return try first.get() }
    // The stream of answers ends only for a caller who was cancelled.
    throw CancellationError()
  }
}

/// An interactor did not answer in time.
struct DeadlinePassed: Error {
  let limit: Duration
}
