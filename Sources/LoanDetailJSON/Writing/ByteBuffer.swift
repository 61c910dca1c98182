/// A growing buffer of UTF-8.
///
/// After the text there are always ``margin`` unused bytes that may be read, so that a text can be examined in blocks
/// that reach past its end.
package struct ByteBuffer: Sendable {
  /// The number of unused bytes after the text.
  static let margin = 32
  /// The text and the unused bytes after it.
  private var storage: [UInt8]
  /// The length of the text.
  private(set) var count = 0

  /// Creates an empty text with room for a number of bytes.
  package init(capacity: Int) { storage = Array(repeating: UInt8(ascii: " "), count: max(capacity, 0) + Self.margin) }

  /// Creates a text of at most `room` bytes. `write` writes them and returns their number; it may use the margin too.
  init(atMost room: Int, _ write: (UnsafeMutableRawBufferPointer) -> Int) {
    var count = 0
    storage = Array(unsafeUninitializedCapacity: room + Self.margin) { bytes, initializedCount in
      count = write(UnsafeMutableRawBufferPointer(bytes))
      initializedCount = count + Self.margin
      bytes[count..<initializedCount].update(repeating: UInt8(ascii: " "))
    }
    self.count = count
  }

  /// Returns the text, without copying it, and keeps nothing.
  package mutating func takeText() -> [UInt8] {
    var text: [UInt8] = []
    swap(&text, &storage)
    text.removeLast(text.count - count)
    count = 0
    return text
  }

  /// Appends at most `room` bytes: `write` writes them and returns their number.
  @inline(__always)
  mutating func append(atMost room: Int, _ write: (UnsafeMutableBufferPointer<UInt8>) -> Int) {
    let start = count
    if storage.count - start < room + Self.margin { grow(to: start + room) }
    count += storage.withUnsafeMutableBufferPointer { write(UnsafeMutableBufferPointer(rebasing: $0[start...])) }
  }

  /// Appends a byte.
  @inline(__always)
  package mutating func append(_ byte: UInt8) {
    append(atMost: 1) {
      $0[0] = byte
      return 1
    }
  }

  /// Appends a text.
  package mutating func append(_ text: String) { text.withBytes { append(contentsOf: $0) } }

  /// Appends bytes that are UTF-8.
  @inline(__always)
  mutating func append(contentsOf bytes: UnsafeBufferPointer<UInt8>) {
    append(atMost: bytes.count) {
      $0.copy(bytes, to: 0)
      return bytes.count
    }
  }

  /// Appends a part of a text.
  @inline(__always)
  mutating func append(_ text: CompactText, from start: Int, to end: Int) {
    append(atMost: end - start) { text.copy(from: start, to: end, into: UnsafeMutableRawBufferPointer($0), at: 0) }
  }

  /// Appends bytes that are UTF-8.
  package mutating func append(_ bytes: [UInt8]) { bytes.withUnsafeBufferPointer { append(contentsOf: $0) } }

  /// Appends a few bytes `count` times. Each step writes four bytes, so the last one may reach into the margin.
  @inline(__always)
  package mutating func append(_ unit: ShortBytes, times count: Int) {
    append(atMost: count * unit.count) {
      let room = UnsafeMutableRawBufferPointer($0)
      for index in 0..<count {
        room.storeBytes(of: unit.bytes.littleEndian, toByteOffset: index &* unit.count, as: UInt32.self)
      }
      return count * unit.count
    }
  }

  /// Appends a constant text.
  @inline(__always)
  package mutating func append(_ text: StaticString) {
    append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Calls `body` with the text and the margin after it.
  @inline(__always)
  func withTextAndMargin<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    storage.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[..<(count + Self.margin)])) }
  }

  /// Calls `body` with the text.
  @inline(__always)
  func withText<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    storage.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[..<count])) }
  }

  /// Makes room for a text of a number of bytes, and at least doubles the room.
  @inline(never)
  private mutating func grow(to size: Int) {
    // The margin has spaces, because a quote in it would look like one of the text before it.
    let room = max(size + Self.margin - storage.count, storage.count)
    storage.append(contentsOf: repeatElement(UInt8(ascii: " "), count: room))
  }
}

/// At most four bytes, such as the UTF-8 of a character.
package struct ShortBytes {
  /// The bytes, the first one lowest.
  fileprivate let bytes: UInt32
  /// The number of bytes, 1...4.
  fileprivate let count: Int

  private init(bytes: UInt32, count: Int) {
    self.bytes = bytes
    self.count = count
  }

  /// Creates one byte.
  package init(_ byte: UInt8) { self.init(bytes: UInt32(byte), count: 1) }

  /// Returns these bytes, at most three, followed by another one.
  package func followed(by byte: UInt8) -> ShortBytes {
    ShortBytes(bytes: bytes | UInt32(byte) << (8 * UInt32(count)), count: count + 1)
  }
}

extension UnsafeMutableBufferPointer<UInt8> {
  /// Copies bytes to a place of the buffer.
  @inline(__always)
  func copy(_ bytes: UnsafeBufferPointer<UInt8>, to place: Int) {
    guard let source = bytes.baseAddress, let target = baseAddress else { return }
    (target + place).initialize(from: source, count: bytes.count)
  }
}
