import Synchronization

/// A clock whose time moves to the end of the next sleep when nothing else is left to do.
final class SteppedClock: Clock, Sendable {
  typealias Instant = ManualClock.Instant

  private struct Sleeper {
    let end: Instant
    let alarm: AsyncStream<Void>.Continuation
  }

  private struct State {
    var now = Instant(offset: .zero)
    var next = 0
    var sleepers: [Int: Sleeper] = [:]
  }

  private let state = Mutex(State())
  var now: Instant { state.withLock { $0.now } }
  var minimumResolution: Duration { .zero }
  /// The number of those who sleep.
  var sleepers: Int { state.withLock { $0.sleepers.count } }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let (rings, alarm) = AsyncStream.makeStream(of: Void.self)
    let number = state.withLock { state in
      state.next += 1
      state.sleepers[state.next] = Sleeper(end: deadline, alarm: alarm)
      return state.next
    }
    defer { state.withLock { $0.sleepers[number] = nil } }
    for await _ in rings { return }
    throw CancellationError()
  }

  /// Moves the time to the end of the next sleep, and ends all sleeps until then; returns their number, 0 if nobody
  /// sleeps.
  @discardableResult
  func step() -> Int {
    state.withLock { state in
      guard let next = state.sleepers.values.map(\.end).min() else { return 0 }
      state.now = max(state.now, next)
      let ended = state.sleepers.values.filter { $0.end <= next }
      for sleeper in ended { sleeper.alarm.yield() }
      return ended.count
    }
  }

  /// Runs the time of questions that each sleep twice: the source, and the alarm of its deadline, which ends with the
  /// answer.
  func run(sleepersAtFirst count: Int) async {
    var left = count
    while sleepers < left { await Task.yield() }
    while left > 0 {
      let ended = step()
      // A source that ends takes its alarm with it, and an alarm its source.
      left -= 2 * ended
      while sleepers > max(left, 0) { await Task.yield() }
    }
  }
}
