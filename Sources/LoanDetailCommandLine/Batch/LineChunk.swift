/// Some whole lines of an input.
struct LineChunk: Sendable {
  /// The place of the chunk in the input, from 0.
  var number: Int
  /// The number of the first line.
  var firstLine: Int
  var bytes: [UInt8]
  var lines: [Line]
  /// The size in bytes of the lines that were skipped before this chunk.
  var bytesSkipped = 0

  /// The place of a line in the bytes of its chunk.
  struct Line: Sendable {
    /// The indices of the bytes of the line without its end; `nil` if the line is longer than allowed.
    var range: Range<Int>?
    /// The size of the line in the input, with its end.
    var size: Int
  }

  /// Whether a line has only spaces and tabs.
  func isBlank(_ range: Range<Int>) -> Bool {
    bytes[range].allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }
}
