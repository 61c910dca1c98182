/// Converts compact JSON to ``JSONLayout/lines`` in two passes over its bytes: the first one measures, the second one
/// writes.
struct JSONLines {
  private static let width = 100

  /// The length of each container on one line, including a comma after it, in the order in which the containers open.
  private let lengths: [Int]
  private var output: [UInt8] = []
  /// The number of characters in the current line; not maintained inside a container that is on one line.
  private var column = 0
  /// The number of open containers whose members are on separate lines.
  private var depth = 0
  /// The number of open containers that are on one line.
  private var inlineDepth = 0

  /// Returns the compact text in lines, with a newline at the end.
  static func layOut(_ compact: [UInt8]) -> [UInt8] {
    compact.withUnsafeBufferPointer { compact in
      var lines = JSONLines(lengths: lengths(in: compact), capacity: compact.count * 2)
      lines.write(compact)
      return lines.output
    }
  }

  private init(lengths: [Int], capacity: Int) {
    self.lengths = lengths
    output.reserveCapacity(capacity)
  }

  private static func lengths(in compact: UnsafeBufferPointer<UInt8>) -> [Int] {
    var lengths: [Int] = []
    var open: [Int] = []
    var length = 0
    var index = 0
    while index < compact.count {
      switch compact[index] {
      case UInt8(ascii: "\""):
        let string = string(at: index, of: compact)
        length += string.length
        index = string.end
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        open.append(lengths.count)
        lengths.append(-length)
        length += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        length += 1
        let hasComma = index + 1 < compact.count && compact[index + 1] == UInt8(ascii: ",")
        if let container = open.popLast() { lengths[container] += length + (hasComma ? 1 : 0) }
      case UInt8(ascii: ","), UInt8(ascii: ":"): length += 2
      default: length += 1
      }
      index += 1
    }
    return lengths
  }

  private mutating func write(_ compact: UnsafeBufferPointer<UInt8>) {
    var container = 0
    var index = 0
    while index < compact.count {
      let byte = compact[index]
      switch byte {
      case UInt8(ascii: "\""):
        let string = Self.string(at: index, of: compact)
        output.append(contentsOf: compact[index..<string.end])
        column += string.length
        index = string.end
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        // The ASCII codes of an opening bracket and its closing bracket differ by two.
        open(byte, isWhole: column + lengths[container] <= Self.width || compact[index + 1] == byte + 2)
        container += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): close(byte)
      case UInt8(ascii: ","): separate()
      case UInt8(ascii: ":"):
        output.append(": ")
        column += 2
      default:
        output.append(byte)
        column += 1
      }
      index += 1
    }
    output.append(UInt8(ascii: "\n"))
  }

  private mutating func open(_ byte: UInt8, isWhole: Bool) {
    output.append(byte)
    if inlineDepth > 0 || isWhole {
      inlineDepth += 1
    } else {
      depth += 1
      startLine()
    }
  }

  private mutating func close(_ byte: UInt8) {
    if inlineDepth > 0 {
      inlineDepth -= 1
    } else {
      depth -= 1
      startLine()
    }
    output.append(byte)
  }

  private mutating func separate() {
    output.append(UInt8(ascii: ","))
    if inlineDepth > 0 { output.append(UInt8(ascii: " ")) } else { startLine() }
  }

  private mutating func startLine() {
    output.append(UInt8(ascii: "\n"))
    for _ in 0..<depth { output.append("  ") }
    column = depth * 2
  }

  /// Returns the end of the string that begins at `start`, and its length in characters, including its quotes.
  private static func string(
    at start: Int, of compact: UnsafeBufferPointer<UInt8>
  ) -> (end: Int, length: Int) {
    var length = 2
    var index = start + 1
    while compact[index] != UInt8(ascii: "\"") {
      // The character after a backslash is ASCII and does not end the string.
      let isEscape = compact[index] == UInt8(ascii: "\\")
      // Continuation bytes are not counted, so each character counts once.
      length += isEscape ? 2 : compact[index] & 0xC0 == 0x80 ? 0 : 1
      index += isEscape ? 2 : 1
    }
    return (index + 1, length)
  }
}
