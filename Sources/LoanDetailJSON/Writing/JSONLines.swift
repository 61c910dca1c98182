/// Converts compact JSON to ``JSONLayout/lines`` in two passes over its bytes: the first one measures, the second one
/// writes.
struct JSONLines {
  private static let width = 100

  /// The length of each container on one line, including a comma after it, in the order in which the containers open.
  private let lengths: [Int]
  private var output: ByteBuffer
  /// The number of characters in the current line; not maintained inside a container that is on one line.
  private var column = 0
  /// The number of open containers whose members are on separate lines.
  private var depth = 0
  /// The number of open containers that are on one line.
  private var inlineDepth = 0

  /// Returns the compact text in lines, with a newline at the end.
  static func layOut(_ compact: ByteBuffer) -> [UInt8] {
    compact.withTextAndMargin { text in
      let compact = JSONBytes(text)
      var lines = JSONLines(lengths: lengths(in: compact), capacity: compact.count * 2)
      lines.write(compact)
      return lines.output.finished()
    }
  }

  private init(lengths: [Int], capacity: Int) {
    self.lengths = lengths
    output = ByteBuffer(capacity: capacity)
  }

  private static func lengths(in compact: JSONBytes) -> [Int] {
    var lengths: [Int] = []
    var open: [Int] = []
    var length = 0
    var index = 0
    while index < compact.count {
      switch compact[index] {
      case UInt8(ascii: "\""):
        let string = compact.string(at: index)
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

  private mutating func write(_ compact: JSONBytes) {
    var container = 0
    var index = 0
    while index < compact.count {
      let byte = compact[index]
      switch byte {
      case UInt8(ascii: "\""):
        let string = compact.string(at: index)
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
        output.append(UInt8(ascii: ":"))
        output.append(UInt8(ascii: " "))
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
    column = depth * 2
    let width = column
    output.append(atMost: width + 1) {
      $0[0] = UInt8(ascii: "\n")
      for index in 0..<width { $0[index + 1] = UInt8(ascii: " ") }
      return width + 1
    }
  }
}

/// The bytes of compact JSON with ``ByteBuffer/margin`` behind them.
private struct JSONBytes {
  private let bytes: UnsafeRawBufferPointer

  init(_ textAndMargin: UnsafeRawBufferPointer) { bytes = textAndMargin }

  var count: Int { bytes.count - ByteBuffer.margin }

  subscript(index: Int) -> UInt8 { bytes[index] }

  subscript(range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    UnsafeRawBufferPointer(rebasing: bytes[range]).bindMemory(to: UInt8.self)
  }

  /// Returns the end of the string that begins at `start`, and its length in characters, including its quotes.
  func string(at start: Int) -> (end: Int, length: Int) {
    let (ones, tops): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x8080_8080_8080_8080)
    var length = 2
    var index = start + 1
    while true {
      let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      // The lowest top bit that is set marks the first quote or backslash.
      let (quotes, slashes) = (word ^ (ones &* 0x22), word ^ (ones &* 0x5C))
      let marks = (((quotes &- ones) & ~quotes) | ((slashes &- ones) & ~slashes)) & tops
      let plain = marks == 0 ? 8 : marks.trailingZeroBitCount / 8
      // Continuation bytes (10xxxxxx) are not counted, so each character counts once.
      let following = word & ~(word &<< 1) & tops
      let counted = plain == 8 ? following : following & (1 << UInt64(plain * 8) &- 1)
      length += plain - counted.nonzeroBitCount
      index += plain
      guard plain < 8 else { continue }
      if bytes[index] == UInt8(ascii: "\"") { return (index + 1, length) }
      // The character after a backslash is ASCII and does not end the string.
      length += 2
      index += 2
    }
  }
}
