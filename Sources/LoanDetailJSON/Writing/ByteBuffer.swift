/// UTF-8 that grows at its end.
///
/// Behind the text there are always ``margin`` bytes that may be read but mean nothing, so that a text can be examined in
/// blocks that reach past its end.
struct ByteBuffer: Sendable {
  static let margin = 32
  /// The text, and bytes without a meaning.
  private var storage: [UInt8]
  /// The length of the text.
  private(set) var count = 0

  init(capacity: Int) { storage = Array(repeating: UInt8(ascii: " "), count: max(capacity, 0) + Self.margin) }

  /// Returns the text.
  consuming func finished() -> [UInt8] {
    storage.removeLast(storage.count - count)
    return storage
  }

  /// Appends at most `room` bytes: `write` writes them and returns their number.
  @inline(__always)
  mutating func append(atMost room: Int, _ write: (UnsafeMutableBufferPointer<UInt8>) -> Int) {
    let start = count
    if storage.count - start < room + Self.margin { grow(to: start + room) }
    count += storage.withUnsafeMutableBufferPointer { write(UnsafeMutableBufferPointer(rebasing: $0[start...])) }
  }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    append(atMost: 1) {
      $0[0] = byte
      return 1
    }
  }

  @inline(__always)
  mutating func append(contentsOf bytes: UnsafeBufferPointer<UInt8>) {
    append(atMost: bytes.count) {
      $0.copy(bytes, to: 0)
      return bytes.count
    }
  }

  @inline(__always)
  mutating func append(contentsOf text: some Sequence<UInt8>) {
    for byte in text { append(byte) }
  }

  /// Appends a constant text.
  @inline(__always)
  mutating func append(_ text: StaticString) {
    append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Calls `body` with the text and the margin behind it.
  @inline(__always)
  func withTextAndMargin<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    storage.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[..<(count + Self.margin)])) }
  }

  /// Calls `body` with the text.
  @inline(__always)
  func withText<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    storage.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[..<count])) }
  }

  @inline(never)
  private mutating func grow(to size: Int) {
    let wanted = max(size, storage.count * 2) + Self.margin
    storage.append(contentsOf: repeatElement(UInt8(ascii: " "), count: wanted - storage.count))
  }
}

extension UnsafeMutableBufferPointer<UInt8> {
  /// Copies bytes to a place of the buffer.
  @inline(__always)
  func copy(_ bytes: UnsafeBufferPointer<UInt8>, to place: Int) {
    UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(self)[place...])
      .copyMemory(from: UnsafeRawBufferPointer(bytes))
  }
}
