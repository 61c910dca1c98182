import Synchronization

/// Lets a command that works part by part end in order when the system asks the process to end.
///
/// Without a handler the signal ends the process at once, as it does without an interruption.
final class Interruption: Sendable {
  /// Ends the work of a command; returns its outcome, or `nil` if the command ends by itself.
  typealias Handler = @Sendable () -> Outcome?

  /// What becomes of a signal.
  enum Reception {
    /// It ends the process at once.
    case unhandled
    /// The command that takes it ends by itself.
    case ending
    case ended(Outcome)
  }

  private struct State {
    var handler: Handler?
    var signal: Int32?
  }

  private let state = Mutex(State())

  /// The signal that was received; `nil` for none.
  var signal: Int32? { state.withLock { $0.signal } }

  /// Sets the handler of the next signal.
  func handle(_ handler: @escaping Handler) { state.withLock { $0.handler = handler } }

  /// Hands a signal to the handler, which gets only the first one.
  func receive(_ signal: Int32) -> Reception {
    let handler = state.withLock { state in
      state.signal = signal
      defer { state.handler = nil }
      return state.handler
    }
    guard let handler else { return .unhandled }
    return handler().map(Reception.ended) ?? .ending
  }
}
