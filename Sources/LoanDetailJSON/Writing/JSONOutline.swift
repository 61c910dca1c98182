/// The places in a JSON text that ``CanonicalJSON`` and ``JSONLines`` need: the brackets of objects and arrays, the
/// names of members, and the strings and numbers with another canonical form. ``JSONWriter`` records them as it writes.
struct JSONOutline: Sendable {
  /// What is at a place.
  enum Kind: Int {
    /// The opening bracket of an object. The next element is not a mark but the index of the mark after its ``end``.
    case object
    /// The opening bracket of an array. The next element has the same meaning as for an object.
    case array
    /// The closing bracket of an object or array.
    case end
    /// The opening quote of a member's name.
    case name
    /// The beginning of a string with escapes or of a number that is not a short integer. It can be a name, too.
    case text
  }

  /// The marks: each is a place in the text, shifted by three bits, and a kind.
  private(set) var marks: [Int] = []
  /// The number of marks for a ``Kind/text``.
  private(set) var texts = 0
  /// The index of the innermost open container; -1 if none is open. The next element is the index of the one around it.
  private var open = -1

  /// Creates an empty outline; `length` is the expected length of the text.
  init(length: Int) { marks.reserveCapacity(max(length, 0) / 16) }

  /// Returns the kind in a mark.
  @inline(__always)
  static func kind(of mark: Int) -> Kind { Kind(rawValue: mark & 7) ?? .text }

  /// Returns the place in a mark.
  @inline(__always)
  static func place(of mark: Int) -> Int { mark >> 3 }

  /// Notes a place of the text.
  @inline(__always)
  mutating func add(_ kind: Kind, at place: Int) {
    marks.append(place << 3 | kind.rawValue)
    if kind == .text { texts += 1 }
  }

  /// Notes the opening bracket of an object or array.
  mutating func begin(_ kind: Kind, at place: Int) {
    add(kind, at: place)
    marks.append(open)
    open = marks.count - 2
  }

  /// Notes the closing bracket of the innermost open container.
  mutating func end(at place: Int) {
    add(.end, at: place)
    // The element after the opening mark was the container around this one, and becomes the index after this one.
    if open >= 0 { (marks[open + 1], open) = (marks.count, marks[open + 1]) }
  }
}
