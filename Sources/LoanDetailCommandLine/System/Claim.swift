import Synchronization

/// Something that only the first of several threads gets.
final class Claim: Sendable {
  private let taken = Mutex(false)

  /// Whether a thread has it.
  var isTaken: Bool { taken.withLock { $0 } }

  /// Takes it for the caller; returns whether the caller is the first one.
  func claim() -> Bool {
    taken.withLock { taken in
      defer { taken = true }
      return !taken
    }
  }
}
