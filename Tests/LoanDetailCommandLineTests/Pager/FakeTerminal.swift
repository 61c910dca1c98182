import LoanDetailCore
import Synchronization
import Testing

@testable import LoanDetailCommandLine

/// A terminal whose keys come from a test, and whose picture a test reads.
final class FakeTerminal: PagerTerminal {
  let input: AsyncStream<PagerInput>
  private let send: AsyncStream<PagerInput>.Continuation
  private let state: Mutex<State>

  private struct State {
    var size: PagerSize
    var picture: [String] = []
    /// The number of times that the terminal was begun and ended.
    var begun = 0
    var ended = 0
  }

  init(columns: Int = 100, rows: Int = 40) {
    (input, send) = AsyncStream.makeStream(of: PagerInput.self)
    state = Mutex(State(size: PagerSize(columns: columns, rows: rows)))
  }

  var size: PagerSize { state.withLock { $0.size } }
  /// The rows of the picture, without the sequences of the terminal.
  var picture: [String] { state.withLock { $0.picture } }
  /// Whether the terminal was begun once and is as it was before.
  var isRestored: Bool { state.withLock { $0.begun == 1 && $0.ended >= 1 } }

  func begin() { state.withLock { $0.begun += 1 } }
  func end() { state.withLock { $0.ended += 1 } }

  func write(_ text: String) {
    var plain = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      guard character == "\u{1B}" else {
        plain.append(character)
        continue
      }
      rest = rest.drop { !$0.isLetter }.dropFirst()
    }
    // A terminal shows a no-break space as a space.
    plain = plain.replacing("\u{A0}", with: " ")
    let rows = plain.split(separator: "\r\n", omittingEmptySubsequences: false).map(String.init)
    state.withLock { $0.picture = rows }
  }

  func type(_ text: String) { send.yield(.bytes(Array(text.utf8))) }

  func resize(columns: Int, rows: Int) {
    state.withLock { $0.size = PagerSize(columns: columns, rows: rows) }
    send.yield(.resized)
  }

  func close() { send.finish() }

  /// Waits until the picture contains a text, and returns it.
  @discardableResult
  func picture(
    with text: String, rows: Int? = nil, _ place: SourceLocation = #_sourceLocation
  ) async -> [String] {
    for _ in 0..<3_000 {
      let picture = picture
      if picture.contains(where: { $0.contains(text) }), rows == nil || picture.count == rows { return picture }
      try? await Task.sleep(for: .milliseconds(20))
    }
    Issue.record("No \"\(text)\" in:\n\(picture.joined(separator: "\n"))", sourceLocation: place)
    return picture
  }
}

extension String {
  static let up = "\u{1B}[A"
  static let down = "\u{1B}[B"
  static let right = "\u{1B}[C"
  static let left = "\u{1B}[D"
  static let escape = "\u{1B}"
  static let enter = "\r"
}
