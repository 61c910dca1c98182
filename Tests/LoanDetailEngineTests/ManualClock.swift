import Synchronization

/// A clock by which no time passes until it is told that all has.
final class ManualClock: Clock, Sendable {
  struct Instant: InstantProtocol {
    var offset: Duration
    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private enum State {
    case still(sleepers: [AsyncStream<Void>.Continuation])
    case over
  }

  private let state = Mutex(State.still(sleepers: []))
  var now: Instant { Instant(offset: .zero) }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let (rings, alarm) = AsyncStream.makeStream(of: Void.self)
    state.withLock { state in
      switch state {
      case .still(let sleepers): state = .still(sleepers: sleepers + [alarm])
      case .over: alarm.yield()
      }
    }
    for await _ in rings { return }
    throw CancellationError()
  }

  /// Ends every sleep, those to come as well.
  func letAllTimePass() {
    state.withLock { state in
      if case .still(let sleepers) = state { for sleeper in sleepers { sleeper.yield() } }
      state = .over
    }
  }

  /// Stops time again, for the sleeps to come.
  func stop() { state.withLock { $0 = .still(sleepers: []) } }
}
