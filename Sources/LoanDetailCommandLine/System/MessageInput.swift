import Synchronization

/// The messages of a client on standard input, one on each line.
final class MessageInput: Sendable {
  private let lines: LineQueue
  /// The number of chunks that have come.
  private let chunks = Mutex(0)

  init(_ lines: LineReader) { self.lines = LineQueue(lines) }

  /// Returns the next messages; `nil` after the last ones.
  func next() async throws(LineReader.Failure) -> LineChunk? {
    let chunk = try await Patience.wait { [lines] in
      Result { () throws(LineReader.Failure) in try lines.next() }
    }.get()
    chunks.withLock { $0 += 1 }
    return chunk
  }

  /// Returns when no message has come for some time.
  func silence(of time: Duration, sleep: @Sendable (Duration) async throws -> Void) async {
    var before: Int?
    while before != count {
      before = count
      try? await sleep(time)
    }
  }

  private var count: Int { chunks.withLock { $0 } }
}
