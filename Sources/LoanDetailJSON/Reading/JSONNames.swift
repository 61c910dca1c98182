/// The names in the open objects, used to find duplicate names.
///
/// Almost all names are plain ASCII and are compared by their bytes. Other names are compared as Unicode strings.
struct JSONNames {
  /// The plain ASCII names of the open objects.
  private var plain: [Key] = []
  /// The other names of the open objects, and the plain names that follow one of them in the same object.
  private var others: [String] = []
  /// In an object with up to this many names, names are compared one by one; in a larger one, they are looked up by
  /// hash.
  private static let few = 32

  /// The names of an object.
  struct Object {
    /// The indices at which they begin.
    fileprivate let plain: Int
    fileprivate let others: Int
    /// The bits of the plain names.
    fileprivate var bits: UInt64 = 0
    /// The names of an object with many members.
    fileprivate var many: Set<String> = []
  }

  /// A name and its first eight bytes, which make most comparisons fast.
  private struct Key {
    let first: UInt64
    private let bytes: UnsafeBufferPointer<UInt8>

    @inline(__always)
    init(_ name: JSONName) {
      first = name.first
      bytes = name.bytes
    }

    @inline(__always)
    static func == (left: Key, right: Key) -> Bool {
      left.first == right.first && left.bytes.count == right.bytes.count && JSONName.areSame(left.bytes, right.bytes)
    }

    var text: String { String(decoding: bytes, as: UTF8.self) }
  }

  /// Begins the names of an object.
  func beginObject() -> Object { Object(plain: plain.count, others: others.count) }

  /// Forgets the names of an object.
  mutating func end(_ object: Object) {
    plain.removeLast(plain.count - object.plain)
    if others.count > object.others { others.removeLast(others.count - object.others) }
  }

  /// Adds a name; returns false if the object already has it.
  @inline(__always)
  mutating func add(_ name: JSONName, to object: inout Object) -> Bool {
    guard name.isPlain, others.count == object.others, plain.count &- object.plain < Self.few else {
      return add(anyName: name, to: &object)
    }
    let (key, bit) = (Key(name), JSONName.bit(of: name.first))
    if object.bits & bit != 0, plain[object.plain...].contains(where: { $0 == key }) { return false }
    object.bits |= bit
    plain.append(key)
    return true
  }

  /// Adds a name of any kind, compared as Unicode; returns false if the object already has it.
  private mutating func add(anyName name: JSONName, to object: inout Object) -> Bool {
    let text = name.text
    let (plainNames, otherNames) = (plain[object.plain...], others[object.others...])
    if plainNames.count + otherNames.count < Self.few {
      guard !otherNames.contains(text), !plainNames.contains(where: { $0.text == text }) else { return false }
      others.append(text)
      return true
    }
    if object.many.isEmpty { object.many.formUnion(otherNames + plainNames.map(\.text)) }
    return object.many.insert(text).inserted
  }
}
