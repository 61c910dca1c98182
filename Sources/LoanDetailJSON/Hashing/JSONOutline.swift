/// Where the objects of a JSON text begin and end, where the names of their members are, and which strings and numbers have
/// another canonical form: what ``CanonicalJSON`` needs of a text. ``JSONWriter`` notes it as it writes.
struct JSONOutline: Sendable {
  enum Kind: Int {
    /// The beginning of an object. The next mark is not a mark but the index of the object's ``end``.
    case object
    case end
    /// The opening quote of a member's name.
    case name
    /// The beginning of a string with escapes or of a number that is not a short integer. It can be a name, too.
    case text
  }

  /// A mark has a place in the text and a kind.
  private(set) var marks: [Int] = []
  /// The index of the innermost open object; -1 if none is open. Its next mark is the index of the open object around it.
  private var open = -1

  static func kind(of mark: Int) -> Kind { Kind(rawValue: mark & 3) ?? .text }
  static func place(of mark: Int) -> Int { mark >> 2 }

  @inline(__always)
  mutating func add(_ kind: Kind, at place: Int) { marks.append(place << 2 | kind.rawValue) }

  mutating func beginObject(at place: Int) {
    add(.object, at: place)
    marks.append(open)
    open = marks.count - 2
  }

  mutating func endObject(at place: Int) {
    if open >= 0 { (marks[open + 1], open) = (marks.count, marks[open + 1]) }
    add(.end, at: place)
  }
}
