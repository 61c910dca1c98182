import Synchronization

/// Writes the chunks of a batch in the order of their lines, whichever worker finishes first.
///
/// A worker leaves its chunk here and takes the next one. It waits only if it is a whole window ahead of the slowest,
/// or if more bytes wait to be written than allowed, so that the memory does not grow with the input. Only one worker
/// writes at a time; the others do not wait for it.
final class BatchOutput: Sendable {
  /// What is written, and what waits for its turn.
  private struct Order {
    /// The chunks that came before their turn, by their numbers.
    var early: [Int: RenderedChunk] = [:]
    /// The size of the chunks that are not written yet.
    var bytes = 0
    /// What is written, as of the last whole chunk.
    var written: BatchSink
    var isInterrupted = false
    /// The number of the next chunk to write.
    var next = 0
    var isWriting = false
    /// The workers that wait, each with the number of the chunk that it left.
    var waiting: [(number: Int, continuation: CheckedContinuation<Void, Never>)] = []
    var hasEnded = false

    /// Removes and returns the next chunk; `nil` if it is not there yet, or if the batch has ended.
    mutating func takeNext() -> RenderedChunk? {
      hasEnded ? nil : early.removeValue(forKey: next)
    }

    /// Removes and returns the workers that need not wait any longer.
    mutating func takeReleased(by window: Window) -> [CheckedContinuation<Void, Never>] {
      let released = waiting.filter { goesOn(after: $0.number, within: window) }
      waiting = waiting.filter { !goesOn(after: $0.number, within: window) }
      return released.map(\.continuation)
    }

    /// Whether the worker of a chunk need not wait.
    func goesOn(after number: Int, within window: Window) -> Bool {
      hasEnded || (number < next + window.chunks && bytes <= window.bytes)
    }
  }

  /// How much may be read but not yet written.
  struct Window: Sendable {
    let chunks: Int
    /// The number of bytes, 64 MiB. A chunk whose turn it is may be larger.
    var bytes = 1 << 26
  }

  private let order: Mutex<Order>
  private let sink: Mutex<BatchSink>
  private let window: Window

  init(_ sink: BatchSink, window: Window) {
    self.sink = Mutex(sink)
    order = Mutex(Order(written: sink))
    self.window = window
  }

  /// Whether the batch has ended before its input: at a bad line, by a signal, or because the output cannot be written.
  var hasEnded: Bool { order.withLock { $0.hasEnded } }

  /// Returns the sink with the results of the batch, as of the last whole chunk.
  func finish() -> BatchSink {
    order.withLock { order in
      var written = order.written
      if order.isInterrupted { written.interrupt() }
      return written
    }
  }

  /// Ends the batch before its input. A chunk that is being written may still end.
  func interrupt() {
    let released = order.withLock { order in
      order.isInterrupted = true
      order.hasEnded = true
      return order.takeReleased(by: window)
    }
    for continuation in released { continuation.resume() }
  }

  /// Takes a chunk, and returns when the worker may take the next one.
  func put(_ chunk: RenderedChunk) async {
    let isWriter = order.withLock { order in
      order.early[chunk.number] = chunk
      order.bytes += chunk.bytes.count
      if order.isWriting { return false }
      order.isWriting = true
      return true
    }
    if isWriter { write() }
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      let goesOn = order.withLock { order in
        if order.goesOn(after: chunk.number, within: window) { return true }
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
      let written = sink.withLock { sink in
        goesOn = sink.write(chunk)
        return sink
      }
      let released = order.withLock { order in
        order.next += 1
        order.bytes -= chunk.bytes.count
        order.written = written
        order.hasEnded = order.hasEnded || !goesOn
        return order.takeReleased(by: window)
      }
      for continuation in released { continuation.resume() }
    }
  }
}
