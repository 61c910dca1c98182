/// Holds one call until it is opened.
struct Gate: Sendable {
  private let arrivals = AsyncStream.makeStream(of: Void.self)
  private let openings = AsyncStream.makeStream(of: Void.self)

  /// Waits until the gate is open.
  func pass() async {
    arrivals.continuation.yield()
    for await _ in openings.stream { break }
  }

  /// Waits until somebody stands at the gate.
  func arrival() async {
    for await _ in arrivals.stream { break }
  }

  func open() { openings.continuation.yield() }
}

/// Counts calls.
actor Calls {
  private(set) var count = 0

  @discardableResult
  func next() -> Int {
    count += 1
    return count
  }
}
