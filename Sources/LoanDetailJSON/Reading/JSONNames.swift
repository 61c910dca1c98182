/// The name of an object's member, as it is written in the text.
package struct JSONName {
  /// The bytes between the quotes.
  let bytes: UnsafeBufferPointer<UInt8>
  /// The name, where the bytes are not plain ASCII.
  let decoded: String?

  /// The name itself.
  package var text: String { decoded ?? String(decoding: bytes, as: UTF8.self) }

  /// Whether this is the name.
  package func `is`(_ name: StaticString) -> Bool {
    if let decoded { return decoded == "\(name)" }
    guard bytes.count == name.utf8CodeUnitCount else { return false }
    for place in bytes.indices where bytes[place] != name.utf8Start[place] { return false }
    return true
  }
}

/// The names in the objects that are open, to find one that stands in its object a second time.
///
/// Names in plain ASCII, as almost all are, are compared by their bytes; any other by what Unicode takes for the same.
struct JSONNames {
  /// Names in plain ASCII; those from `used` on are of objects that have ended.
  private var plain: [Key] = []
  private var used = 0
  private var others: [String] = []
  /// How many names of an object are compared one by one; of more, each is looked up by its hash.
  private static let few = 32

  /// Where the names of an object begin.
  struct Object {
    fileprivate let plain: Int
    fileprivate let others: Int
  }

  /// A name, by its first eight bytes and where it stands.
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

  /// Adds a name; false when the object has it. `many` holds the names of an object that has many of them.
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
