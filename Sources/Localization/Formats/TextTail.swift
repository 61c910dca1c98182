/// A text of a known length that is written from its end, because division yields the last digit first.
///
/// Safe: it writes only into the remaining room, and `String.init(count:writtenFromEnd:)` provides the memory.
@safe struct TextTail {
  private let memory: UnsafeMutableBufferPointer<UInt8>
  /// The number of bytes still to write.
  private var room: Int

  fileprivate init(_ memory: UnsafeMutableBufferPointer<UInt8>) {
    unsafe self.memory = memory
    room = memory.count
  }

  /// Writes a byte; nothing if there is no room.
  private mutating func prepend(byte: UInt8) {
    guard room > 0 else { return }
    room -= 1
    unsafe memory[room] = byte
  }

  /// Writes a text before what is written; nothing if there is no room for all of it.
  mutating func prepend(_ text: String) {
    // Most prefixes and suffixes are empty.
    guard !text.isEmpty else { return }
    var text = text
    text.withUTF8 { bytes in
      guard bytes.count <= room else { return }
      let end = room
      room -= bytes.count
      _ = unsafe memory[room..<end].update(fromContentsOf: bytes)
    }
  }

  /// Writes a digit, 0...9.
  mutating func prepend(_ digit: Int, of digits: Digits) {
    if digits.width == 1 {
      prepend(byte: UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: digit))
    } else {
      for byte in digits[digit].reversed() { prepend(byte: byte) }
    }
  }

  /// Writes a number with all its digits.
  mutating func prepend(_ number: UInt64, of digits: Digits) {
    var rest = number
    repeat {
      prepend(Int(rest % 10), of: digits)
      rest /= 10
    } while rest > 0
  }

  /// Writes the last `count` digits of a number, with zeros before a shorter one.
  mutating func prepend(_ number: Int, count: Int, of digits: Digits) {
    var rest = number
    for _ in 0..<count {
      prepend(rest % 10, of: digits)
      rest /= 10
    }
  }

  /// Writes zeros into the remaining room, so that no byte is left undefined.
  fileprivate mutating func fill() {
    while room > 0 { prepend(byte: UInt8(ascii: "0")) }
  }
}

extension String {
  /// Creates a text of exactly `count` bytes, which `write` writes from its end.
  init(count: Int, writtenFromEnd write: (inout TextTail) -> Void) {
    unsafe self.init(unsafeUninitializedCapacity: count) { memory in
      var tail = unsafe TextTail(UnsafeMutableBufferPointer(rebasing: memory[..<count]))
      write(&tail)
      tail.fill()
      return count
    }
  }
}
