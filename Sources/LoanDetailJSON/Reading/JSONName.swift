/// The name of an object's member, in the form in which the text contains it.
package struct JSONName {
  /// The bytes between the quotes.
  let bytes: UnsafeBufferPointer<UInt8>
  /// The index of the first byte.
  let start: Int
  /// The first eight bytes, which differ for most names.
  let first: UInt64
  /// Whether the bytes are ASCII without escapes.
  let isPlain: Bool

  /// Creates a name from a string in a text.
  @inline(__always)
  init(_ name: JSONText, in text: UnsafeBufferPointer<UInt8>) {
    bytes = UnsafeBufferPointer(rebasing: text[name.start..<name.end])
    start = name.start
    isPlain = name.isPlain
    let length = name.end &- name.start
    guard length < 8, name.start &+ 8 <= text.count else {
      first = Self.first(of: bytes)
      return
    }
    let word = UnsafeRawBufferPointer(text).loadUnaligned(fromByteOffset: name.start, as: UInt64.self).littleEndian
    first = word & ((1 &<< (8 &* UInt64(truncatingIfNeeded: length))) &- 1)
  }

  /// The decoded name.
  package var text: String { JSONReader.text(bytes, hasEscapes: !isPlain) }

  /// The name as a tape keeps it.
  var written: JSONTape.Name {
    JSONTape.Name(
      first: first, start: UInt32(truncatingIfNeeded: start), length: UInt32(truncatingIfNeeded: bytes.count),
      isPlain: isPlain)
  }

  /// Returns the first eight bytes of a name in one word; a shorter name is followed by zeros.
  @inline(__always)
  static func first(of name: UnsafeBufferPointer<UInt8>) -> UInt64 {
    let bytes = UnsafeRawBufferPointer(name)
    if bytes.count >= 8 { return bytes.loadUnaligned(as: UInt64.self).littleEndian }
    guard bytes.count >= 4 else { return bytes.reversed().reduce(0) { $0 &<< 8 | UInt64($1) } }
    // Two halves, which may overlap.
    let rest = bytes.count &- 4
    let last = bytes.loadUnaligned(fromByteOffset: rest, as: UInt32.self).littleEndian
    return UInt64(bytes.loadUnaligned(as: UInt32.self).littleEndian) | UInt64(last) &<< UInt64(8 &* rest)
  }

  /// Returns one of 64 bits for the first eight bytes of a plain name (Fibonacci hashing). A set of names without this
  /// bit does not contain the name.
  @inline(__always)
  static func bit(of first: UInt64) -> UInt64 { 1 &<< ((first &* 0x9E37_79B9_7F4A_7C15) &>> 58) }

  /// Returns whether two plain names with the same length and the same first eight bytes are the same.
  @inline(__always)
  static func areSame(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Bool {
    left.count <= 8 || left[8...].elementsEqual(right[8...])
  }

  /// Returns whether the member has this name.
  package func `is`(_ name: StaticString) -> Bool {
    guard isPlain else { return text == "\(name)" }
    guard bytes.count == name.utf8CodeUnitCount else { return false }
    for place in bytes.indices where bytes[place] != name.utf8Start[place] { return false }
    return true
  }
}
