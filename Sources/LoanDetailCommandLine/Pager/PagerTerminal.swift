/// A terminal that a pager fills.
protocol PagerTerminal: Sendable {
  /// What the terminal sends.
  var input: AsyncStream<PagerInput> { get }
  var size: PagerSize { get }
  /// Prepares the terminal: keys come at once, and what it shows is kept for later.
  func begin()
  /// Shows what the terminal showed before. It may be called more than once, from any thread.
  func end()
  func write(_ text: String)
}

/// What a terminal sends.
enum PagerInput: Sendable, Hashable {
  case bytes([UInt8])
  case resized
  /// There will be no more keys.
  case ended
}

/// The size of a terminal.
struct PagerSize: Sendable, Hashable {
  var columns: Int
  var rows: Int
}
