/// The name of an object's member, in the form in which the text contains it.
package struct JSONName {
  /// The bytes between the quotes.
  let bytes: UnsafeBufferPointer<UInt8>
  /// The index of the first byte.
  let start: Int
  /// The first eight bytes, which tell most names apart.
  let first: UInt64
  /// The decoded name; `nil` if the bytes are plain ASCII without escapes.
  let decoded: String?

  /// The decoded name.
  package var text: String { decoded ?? String(decoding: bytes, as: UTF8.self) }

  /// The name as a tape keeps it.
  var written: JSONTape.Name {
    JSONTape.Name(
      first: first, start: UInt32(truncatingIfNeeded: start), length: UInt32(truncatingIfNeeded: bytes.count),
      isPlain: decoded == nil)
  }

  /// Returns the first eight bytes of a name in one word; a shorter name is followed by zeros.
  @inline(__always)
  static func first(of name: UnsafeBufferPointer<UInt8>) -> UInt64 {
    guard let base = name.baseAddress else { return 0 }
    let (bytes, count) = (UnsafeRawPointer(base), name.count)
    if count >= 8 { return bytes.loadUnaligned(as: UInt64.self).littleEndian }
    // Both ends of the name, which may overlap.
    let (start, end, length): (UInt64, UInt64, Int) =
      switch count {
      case 4...:
        (
          UInt64(bytes.loadUnaligned(as: UInt32.self).littleEndian),
          UInt64((bytes + count - 4).loadUnaligned(as: UInt32.self).littleEndian), 4
        )
      case 2...:
        (
          UInt64(bytes.loadUnaligned(as: UInt16.self).littleEndian),
          UInt64((bytes + count - 2).loadUnaligned(as: UInt16.self).littleEndian), 2
        )
      case 1: (UInt64(name[0]), UInt64(name[0]), 1)
      default: (0, 0, 0)
      }
    return start | end &<< UInt64(truncatingIfNeeded: 8 &* (count &- length))
  }

  /// Returns whether the member has this name.
  package func `is`(_ name: StaticString) -> Bool {
    if let decoded { return decoded == "\(name)" }
    guard bytes.count == name.utf8CodeUnitCount else { return false }
    for place in bytes.indices where bytes[place] != name.utf8Start[place] { return false }
    return true
  }
}

/// The names in the open objects, used to find duplicate names.
///
/// Almost all names are plain ASCII and are compared by their bytes. Other names are compared as Unicode strings.
struct JSONNames {
  /// The plain ASCII names; those from the index `used` on belong to objects that have ended.
  private var plain: [Key] = []
  private var used = 0
  private var others: [String] = []
  /// In an object with up to this many names, names are compared one by one; in a larger one, they are looked up by
  /// hash.
  private static let few = 32

  /// The indices at which the names of an object begin.
  struct Object {
    fileprivate let plain: Int
    fileprivate let others: Int
  }

  /// A name and its first eight bytes, which make most comparisons fast.
  private struct Key {
    let first: UInt64
    let bytes: UnsafeBufferPointer<UInt8>

    @inline(__always)
    init(_ name: JSONName) { (first, bytes) = (name.first, name.bytes) }

    @inline(__always)
    static func == (left: Key, right: Key) -> Bool {
      left.first == right.first && left.bytes.count == right.bytes.count
        && (left.bytes.count <= 8 || left.bytes.elementsEqual(right.bytes))
    }

    var text: String { String(decoding: bytes, as: UTF8.self) }
  }

  func beginObject() -> Object { Object(plain: used, others: others.count) }

  mutating func end(_ object: Object) {
    used = object.plain
    if others.count > object.others { others.removeLast(others.count - object.others) }
  }

  /// Adds a name; returns false if the object already has it. `many` holds the names of an object with many members.
  @inline(__always)
  mutating func add(_ name: JSONName, to object: Object, _ many: inout Set<String>) -> Bool {
    guard name.decoded == nil, others.count == object.others, used - object.plain < Self.few else {
      return add(anyName: name, to: object, &many)
    }
    let key = Key(name)
    var place = object.plain
    while place < used {
      if plain[place] == key { return false }
      place += 1
    }
    if used < plain.count { plain[used] = key } else { plain.append(key) }
    used += 1
    return true
  }

  private mutating func add(anyName name: JSONName, to object: Object, _ many: inout Set<String>) -> Bool {
    let text = name.text
    let (plainNames, otherNames) = (plain[object.plain..<used], others[object.others...])
    if plainNames.count + otherNames.count < Self.few {
      guard !otherNames.contains(text), !plainNames.contains(where: { $0.text == text }) else { return false }
      others.append(text)
      return true
    }
    if many.isEmpty { many.formUnion(otherNames + plainNames.map(\.text)) }
    return many.insert(text).inserted
  }
}
