import LoanDetailJSON

/// Writes, counts and hashes the output of a batch.
struct BatchSink: Sendable {
  /// The reason why a batch ended before its input.
  enum End: Sendable, Hashable {
    /// A bad line, in a strict batch.
    case stopped(LineFault)
    /// The reader of the output closed it.
    case closed
    case outputFailed
    /// A signal asked the process to end.
    case interrupted
  }

  private(set) var tally = BatchTally()
  private(set) var hash = RunningHash()
  /// The reason why the batch ended before its input; `nil` if it did not.
  private(set) var end: End?
  private var progress: BatchProgress?
  private let output: @Sendable ([UInt8]) -> Streams.Writing

  /// - Parameters:
  ///   - progress: shows the progress; `nil` for none.
  ///   - output: writes bytes to the output.
  init(progress: BatchProgress? = nil, _ output: @escaping @Sendable ([UInt8]) -> Streams.Writing) {
    self.progress = progress
    self.output = output
  }

  /// Notes that the batch ended before its input, unless it had ended already.
  mutating func interrupt() { end = end ?? .interrupted }

  /// Writes a chunk; returns whether the batch goes on.
  mutating func write(_ chunk: RenderedChunk) -> Bool {
    switch output(chunk.bytes) {
    case .done: break
    case .closed: end = .closed
    case .failed: end = .outputFailed
    }
    guard end == nil else { return false }
    hash.add(chunk.bytes)
    tally += chunk.tally
    tally.bytesOut += chunk.bytes.count
    progress?.show(tally)
    if let stop = chunk.stop { end = .stopped(stop) }
    return end == nil
  }
}
