import LoanDetailJSON
import Synchronization

/// Writes the chunks of a batch in the order of their lines, whichever worker finishes first.
///
/// A worker leaves its chunk here and takes the next one. It waits only if it is a whole window ahead of the slowest,
/// so that the memory does not grow with the input. Only one worker writes at a time; the others do not wait for it.
final class BatchOutput: Sendable {
  private struct Order {
    /// The chunks that came before their turn.
    var early: [Int: RenderedChunk] = [:]
    /// The number of the next chunk to write.
    var next = 0
    var isWriting = false
    var waiting: [(number: Int, continuation: CheckedContinuation<Void, Never>)] = []
    var hasEnded = false

    /// Removes and returns the next chunk; `nil` if it is not there yet, or if the batch has ended.
    mutating func takeNext() -> RenderedChunk? {
      hasEnded ? nil : early.removeValue(forKey: next)
    }

    /// Removes and returns the workers that need not wait any longer.
    mutating func takeReleased(_ window: Int) -> [CheckedContinuation<Void, Never>] {
      let released = waiting.filter { hasEnded || $0.number < next + window }
      waiting.removeAll { hasEnded || $0.number < next + window }
      return released.map(\.continuation)
    }
  }

  private let order = Mutex(Order())
  private let sink: Mutex<BatchSink>
  private let window: Int

  /// - Parameter window: the number of chunks that may be read but not yet written.
  init(_ sink: BatchSink, window: Int) {
    self.sink = Mutex(sink)
    self.window = window
  }

  /// Whether the batch has ended, because of a bad line or because the output cannot be written.
  var hasEnded: Bool { order.withLock { $0.hasEnded } }

  /// Returns the sink with the results of the batch.
  func finish() -> BatchSink { sink.withLock { $0 } }

  /// Takes a chunk, and returns when the worker may take the next one.
  func put(_ chunk: RenderedChunk) async {
    let isWriter = order.withLock { order in
      order.early[chunk.number] = chunk
      if order.isWriting { return false }
      order.isWriting = true
      return true
    }
    if isWriter { write() }
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      let goesOn = order.withLock { order in
        if order.hasEnded || chunk.number < order.next + window { return true }
        order.waiting.append((chunk.number, continuation))
        return false
      }
      if goesOn { continuation.resume() }
    }
  }

  /// Writes chunks until the next one is missing.
  private func write() {
    var goesOn = true
    while goesOn {
      let chunk = order.withLock { order in
        let chunk = order.takeNext()
        if chunk == nil { order.isWriting = false }
        return chunk
      }
      guard let chunk else { return }
      goesOn = sink.withLock { $0.write(chunk) }
      let released = order.withLock { order in
        order.next += 1
        order.hasEnded = !goesOn
        return order.takeReleased(window)
      }
      for continuation in released { continuation.resume() }
    }
  }
}

/// Writes, counts and hashes the output of a batch.
struct BatchSink: Sendable {
  /// The reason why a batch ended before its input.
  enum End: Sendable, Hashable {
    /// A bad line, in a strict batch.
    case stopped(LineFault)
    /// The reader of the output closed it.
    case closed
    case outputFailed
  }

  private(set) var tally = BatchTally()
  private(set) var hash = RunningHash()
  private(set) var end: End?
  private var progress: BatchProgress?
  private let output: @Sendable ([UInt8]) -> Streams.Writing

  init(progress: BatchProgress? = nil, _ output: @escaping @Sendable ([UInt8]) -> Streams.Writing) {
    self.progress = progress
    self.output = output
  }

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
