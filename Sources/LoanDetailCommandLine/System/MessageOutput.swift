import Synchronization

/// The messages to a client: on standard output or, without the streams of a process, collected.
final class MessageOutput: Sendable {
  private struct State {
    var writing = Streams.Writing.done
    var collected: [UInt8] = []
  }

  private let streams: Streams?
  private let state = Mutex(State())

  init(_ streams: Streams?) { self.streams = streams }

  /// Writes a message, unless an earlier one could not be written.
  func write(_ bytes: [UInt8]) {
    state.withLock { state in
      guard let streams else { return state.collected += bytes }
      if state.writing == .done { state.writing = streams.write(bytes) }
    }
  }

  /// Whether the client still reads.
  var isOpen: Bool { state.withLock { $0.writing == .done } }
  /// Whether a message could not be written, other than because the client has closed the output.
  var hasFailed: Bool { state.withLock { $0.writing == .failed } }
  /// The messages so far; empty if they were written to streams.
  var collected: [UInt8] { state.withLock { $0.collected } }
}
