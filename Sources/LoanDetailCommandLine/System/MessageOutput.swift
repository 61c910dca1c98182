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

  func write(_ bytes: [UInt8]) {
    state.withLock { state in
      guard let streams else { return state.collected += bytes }
      if state.writing == .done { state.writing = streams.write(bytes) }
    }
  }

  /// Whether the client still reads.
  var isOpen: Bool { state.withLock { $0.writing == .done } }
  var hasFailed: Bool { state.withLock { $0.writing == .failed } }
  var collected: [UInt8] { state.withLock { $0.collected } }
}
