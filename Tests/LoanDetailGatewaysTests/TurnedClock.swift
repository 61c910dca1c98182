import Synchronization

/// A clock that a test turns.
final class TurnedClock: Clock, Sendable {
  struct Instant: InstantProtocol {
    var offset: Duration
    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private struct State {
    var now = Instant(offset: .zero)
    var sleepers: [(until: Instant, alarm: AsyncStream<Void>.Continuation)] = []
  }

  private let state = Mutex(State())
  var now: Instant { state.withLock(\.now) }
  var minimumResolution: Duration { .zero }
  /// The number of sleeps that have not ended.
  var sleepers: Int { state.withLock { $0.sleepers.count } }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let (rings, alarm) = AsyncStream.makeStream(of: Void.self)
    state.withLock { state in
      if deadline <= state.now { alarm.yield() } else { state.sleepers.append((deadline, alarm)) }
    }
    for await _ in rings { return }
    throw CancellationError()
  }

  func turn(by duration: Duration) {
    state.withLock { state in
      state.now = state.now.advanced(by: duration)
      for sleeper in state.sleepers where sleeper.until <= state.now { sleeper.alarm.yield() }
      state.sleepers.removeAll { $0.until <= state.now }
    }
  }
}
