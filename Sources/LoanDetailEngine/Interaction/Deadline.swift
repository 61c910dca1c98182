import LoanDetailCore
import Synchronization

/// The time that the sources of one request may take to answer, all together.
///
/// Only the time spent waiting for a source counts. Mapping, rendering and waiting for a core do not count, so a busy
/// machine is not mistaken for a slow source. ``LocalWork`` does not count either, because the source has answered by
/// then.
package final class Deadline: Sendable {
  /// The time for all questions together.
  let limit: Duration
  /// Whether there is a limit. Without one, a question is asked in the caller's task.
  private let isLimited: Bool
  private let sleep: @Sendable (Duration) async throws -> Void
  /// Starts a stopwatch; the returned closure reads the elapsed time.
  fileprivate let startWatch: @Sendable () -> @Sendable () -> Duration
  private let time = Mutex(Time())

  private struct Time {
    /// The time of the questions that ended.
    var spent = Duration.zero
    /// The number of questions without an answer yet.
    var open = 0
    /// Returns the time since the first of them began; zero if there are none.
    var elapsed: @Sendable () -> Duration = { .zero }
  }

  /// The longest limit, about a year, because clocks cannot count every `Duration`.
  private static let longest: Duration = .seconds(366 * 86_400)

  /// No deadline, for a source that holds its records in memory.
  package static let none = Deadline(of: longest, on: ContinuousClock(), isLimited: false)

  /// Makes a deadline. A limit of more than a year is one of a year.
  package convenience init(of limit: Duration, on clock: any Clock<Duration>) {
    self.init(of: limit, on: clock, isLimited: true)
  }

  private init(of limit: Duration, on clock: any Clock<Duration>, isLimited: Bool) {
    self.isLimited = isLimited
    self.limit = min(limit, Self.longest)
    sleep = { try await clock.sleep(for: $0) }
    startWatch = { stopwatch(on: clock) }
  }

  /// Returns the answer to a request.
  ///
  /// Without an executor, the answer is in memory: the request runs in the caller's task, and no deadline applies.
  /// Other requests run on the threads of the executor, so a request that blocks its thread delays neither this
  /// deadline nor requests on other executors.
  ///
  /// - Throws: ``DeadlinePassed`` if the answer is late, and `CancellationError` as soon as the caller is cancelled. In
  ///   both cases the request is cancelled and its answer dropped; a request still queued for a thread is not made.
  @concurrent
  package func answer<Answer: Sendable>(
    on executor: (any TaskExecutor)?, to request: @escaping @Sendable () async throws -> Answer
  ) async throws -> Answer {
    try Task.checkCancellation()
    guard isLimited, let executor else { return try await request() }
    let question = Question(of: self)
    guard question.rest > .zero else { throw DeadlinePassed(limit: limit) }
    let (answers, answer) = AsyncStream.makeStream(of: Result<Answer, any Error>.self)
    // Not a child task, because a scope waits for its child tasks and this task may never end.
    let work = Task(executorPreference: executor) {
      do {
        try Task.checkCancellation()
        let value = try await LocalWork.$meter.withValue(question.meter) { try await request() }
        // The alarm below may ring late on a busy machine.
        answer.yield(question.end() > .zero ? .success(value) : .failure(DeadlinePassed(limit: self.limit)))
      } catch {
        _ = question.end()
        answer.yield(.failure(error))
      }
    }
    defer { work.cancel() }
    async let _: Void = {
      var time = question.rest
      while time > .zero {
        try await sleep(time)
        time = question.takeExtension()
      }
      answer.yield(.failure(DeadlinePassed(limit: limit)))
    }()
    for await first in answers { return try first.get() }
    // The stream of answers ends only if the caller was cancelled.
    throw CancellationError()
  }

  /// The time for which the sources have been waited for so far.
  package var spent: Duration { time.withLock { $0.spent + $0.elapsed() } }

  /// Begins a question; returns the time that is left for it.
  fileprivate func begin() -> Duration {
    time.withLock { time in
      if time.open == 0 { time.elapsed = startWatch() }
      time.open += 1
      return limit - time.spent - time.elapsed()
    }
  }

  /// Ends a question.
  fileprivate func end() {
    time.withLock { time in
      time.open -= 1
      guard time.open == 0 else { return }
      time.spent += time.elapsed()
      time.elapsed = { .zero }
    }
  }
}

/// One question to a source. While it does local work, it does not use up its deadline.
private final class Question: Sendable {
  /// The time for the answer.
  let rest: Duration
  private let deadline: Deadline
  /// The stopwatch of the question.
  private let elapsed: @Sendable () -> Duration
  private let work = Mutex(Work())

  private struct Work {
    /// The number of pieces of local work at the moment.
    var open = 0
    /// When the first of them began, by the stopwatch of the question.
    var begin = Duration.zero
    /// The duration of the local work that has ended.
    var ended = Duration.zero
    /// The local work by which the alarm has been postponed so far.
    var extended = Duration.zero
  }

  /// The shortest postponement of the alarm while local work goes on.
  private static let shortestExtension: Duration = .milliseconds(10)

  /// Begins a question.
  init(of deadline: Deadline) {
    self.deadline = deadline
    elapsed = deadline.startWatch()
    rest = deadline.begin()
  }

  var meter: LocalWork.Meter { LocalWork.Meter(begin: beginLocalWork, end: endLocalWork) }

  /// Ends the question with its source's answer; returns the time that is left.
  func end() -> Duration {
    deadline.end()
    return work.withLock { rest - (elapsed() - $0.ended) }
  }

  /// Returns the time by which the local work since the last call postpones the alarm.
  func takeExtension() -> Duration {
    work.withLock { work in
      let all = work.ended + (work.open > 0 ? elapsed() - work.begin : .zero)
      defer { work.extended = all }
      return work.open > 0 ? max(all - work.extended, Self.shortestExtension) : all - work.extended
    }
  }

  private func beginLocalWork() {
    work.withLock { work in
      work.open += 1
      guard work.open == 1 else { return }
      work.begin = elapsed()
      deadline.end()
    }
  }

  private func endLocalWork() {
    work.withLock { work in
      work.open -= 1
      guard work.open == 0 else { return }
      work.ended += elapsed() - work.begin
      _ = deadline.begin()
    }
  }
}

/// The error for a source that did not answer in time.
package struct DeadlinePassed: Error {
  let limit: Duration
}
