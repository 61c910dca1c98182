/// The name of an object's member, in the form in which the text contains it.
package struct JSONName {
  /// The bytes between the quotes.
  let bytes: UnsafeBufferPointer<UInt8>
  /// The decoded name; `nil` if the bytes are plain ASCII without escapes.
  let decoded: String?

  /// The decoded name.
  package var text: String { decoded ?? String(decoding: bytes, as: UTF8.self) }

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
    let start: UInt64
    let bytes: UnsafeBufferPointer<UInt8>

    @inline(__always)
    init(_ bytes: UnsafeBufferPointer<UInt8>) {
      var start: UInt64 = 0
      for place in 0..<min(8, bytes.count) { start = start << 8 | UInt64(bytes[place]) }
      self.start = start
      self.bytes = bytes
    }

    @inline(__always)
    static func == (left: Key, right: Key) -> Bool {
      left.start == right.start && left.bytes.count == right.bytes.count
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
    let key = Key(name.bytes)
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
