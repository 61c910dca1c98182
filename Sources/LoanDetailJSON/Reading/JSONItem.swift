/// A JSON value to read: a place in a text, or a finished value.
@usableFromInline
package enum JSONItem: Sendable {
  /// A finished value.
  case made(JSONValue)
  /// The value at a place of a tape.
  case written(JSONTape, at: Int)

  package var isNull: Bool {
    switch self {
    case .made(let value): value == .null
    case .written(let tape, let place): tape.entries[place].kind == .null
    }
  }

  package var isObject: Bool {
    switch self {
    case .made(.object): true
    case .made: false
    case .written(let tape, let place): tape.entries[place].kind == .object
    }
  }

  /// Whether the value is an array or an object.
  package var hasParts: Bool {
    switch self {
    case .made(.array), .made(.object): true
    case .made: false
    case .written(let tape, let place):
      switch tape.entries[place].kind {
      case .array, .longList, .object: true
      default: false
      }
    }
  }

  /// The number of elements; `nil` if the value is not an array.
  package var elementCount: Int? {
    switch self {
    case .made(.array(let elements)): elements.count
    case .made: nil
    case .written(let tape, let place):
      switch tape.entries[place].kind {
      case .array, .longList: Int(tape.entries[place].count)
      default: nil
      }
    }
  }

  /// The value `true` or `false`; `nil` for any other.
  package var bool: Bool? {
    switch self {
    case .made(.bool(let flag)): flag
    case .made: nil
    case .written(let tape, let place):
      switch tape.entries[place].kind {
      case .yes: true
      case .no: false
      default: nil
      }
    }
  }

  /// The string; `nil` if the value is not one.
  @usableFromInline
  package var string: String? {
    switch self {
    case .made(.string(let text)): text
    case .made: nil
    case .written(let tape, let place):
      switch tape.entries[place].kind {
      case .string: tape.withBytes(at: place) { String(decoding: $0, as: UTF8.self) }
      case .escapedString: tape.withBytes(at: place) { JSONReader.text($0, hasEscapes: true) }
      default: nil
      }
    }
  }

  /// The string; `nil` if it is empty or the value is not a string.
  package var nonEmptyText: String? { string.flatMap { $0.isEmpty ? nil : $0 } }

  /// Calls `body` with the bytes of a string in UTF-8; returns false if the value is not a string.
  package func readString(_ body: (Span<UInt8>) -> Void) -> Bool {
    if case .written(let tape, let place) = self, tape.entries[place].kind == .string {
      tape.withBytes(at: place) { body($0.span) }
      return true
    }
    guard let string else { return false }
    body(Array(string.utf8).span)
    return true
  }

  /// Calls `body` with the bytes of a number; returns false if the value is not a number.
  package func readNumber(_ body: (Span<UInt8>) -> Void) -> Bool {
    switch self {
    case .made(.number(let digits)): body(Array(digits.utf8).span)
    case .made: return false
    case .written(let tape, let place):
      guard tape.entries[place].kind == .number else { return false }
      tape.withBytes(at: place) { body($0.span) }
    }
    return true
  }

  /// Returns whether the value is a string in a text, not a finished value, without escapes and of at most `limit`
  /// bytes. Other strings are read in a slower way.
  package func isPlainString(ofAtMost limit: Int) -> Bool {
    guard case .written(let tape, let place) = self, tape.entries[place].kind == .string else { return false }
    return Int(tape.entries[place].end - tape.entries[place].start) <= limit
  }

  /// The length of the string in bytes of UTF-8; 0 if the value is not a string.
  private var stringLength: Int {
    if case .written(let tape, let place) = self, tape.entries[place].kind == .string {
      return Int(tape.entries[place].end - tape.entries[place].start)
    }
    return string?.utf8.count ?? 0
  }

  /// The number of members; 0 if the value is not an object.
  package var memberCount: Int {
    switch self {
    case .made(.object(let members)): members.count
    case .made: 0
    case .written(let tape, let place): isObject ? Int(tape.entries[place].count) : 0
    }
  }

  /// The position before the first member.
  package var firstMember: JSONTape.Cursor {
    if case .written(_, let place) = self { JSONTape.Cursor(in: place) } else { JSONTape.Cursor(in: 0) }
  }

  /// Finds a member, and moves the cursor after it; `nil` if there is no such member or the value is not an object.
  ///
  /// A search is fastest if the member is the next one.
  package func member(_ name: String, from cursor: inout JSONTape.Cursor) -> JSONItem? {
    switch self {
    case .made(.object(let members)):
      let length = name.utf8.count
      for _ in members.indices {
        if cursor.number == members.count { cursor.number = 0 }
        cursor.number += 1
        // Most names differ in their lengths, which are compared fastest.
        let place = cursor.number - 1
        if members[place].name.utf8.count == length, members[place].name == name { return .made(members[place].value) }
      }
      return nil
    case .made: return nil
    case .written(let tape, let place):
      return tape.member(name, of: place, from: &cursor).map { .written(tape, at: $0) }
    }
  }

  /// A member; `nil` if there is no such member or the value is not an object.
  package subscript(name: String) -> JSONItem? {
    var cursor = firstMember
    return member(name, from: &cursor)
  }

  /// Calls `body` with each element of an array, in order; not at all if the value is not an array.
  package func forEachElement(_ body: (JSONItem) -> Void) {
    switch self {
    case .made(let value): value.elements.forEach { body(.made($0)) }
    case .written(let tape, let place): if elementCount != nil { tape.forEachElement(of: place, body) }
    }
  }

  /// Returns whether the value is a string of more than `limit` bytes of UTF-8, or an object with such a member.
  package func hasString(longerThan limit: Int) -> Bool {
    switch self {
    case .made(.object(let members)):
      return members.contains { JSONItem.made($0.value).stringLength > limit }
    case .written(let tape, let place) where tape.entries[place].kind == .object:
      var isFound = false
      tape.forEachPart(of: place) { part in
        isFound = isFound || JSONItem.written(tape, at: part).stringLength > limit
      }
      return isFound
    default: return stringLength > limit
    }
  }

  /// The value as a ``JSONValue``. If the item is in a text, it is made anew each time.
  @usableFromInline
  package var value: JSONValue {
    switch self {
    case .made(let value): return value
    case .written(let tape, let place):
      switch tape.entries[place].kind {
      case .null: return .null
      case .yes: return .bool(true)
      case .no: return .bool(false)
      case .number: return .number(tape.withBytes(at: place) { String(decoding: $0, as: UTF8.self) })
      case .string, .escapedString: return .string(string ?? "")
      case .array, .longList:
        var elements: [JSONValue] = []
        elements.reserveCapacity(Int(tape.entries[place].count))
        tape.forEachElement(of: place) { elements.append($0.value) }
        return .array(elements)
      case .object:
        var members: [JSONValue.Member] = []
        members.reserveCapacity(Int(tape.entries[place].count))
        tape.forEachPart(of: place) { part in
          members.append(JSONValue.Member(tape.name(at: part), JSONItem.written(tape, at: part).value))
        }
        return .object(members)
      }
    }
  }

  /// The form of the value without its content, as in ``JSONValue/shape``.
  package var shape: String {
    if let elementCount { return "an array of \(elementCount)" }
    return isObject ? JSONValue.object([]).shape : value.shape
  }

  /// The decoded names of the members; empty if the value is not an object.
  package var memberNames: [String] {
    switch self {
    case .made(.object(let members)): return members.map(\.name)
    case .made: return []
    case .written(let tape, let place):
      var names: [String] = []
      if isObject { tape.forEachPart(of: place) { names.append(tape.name(at: $0)) } }
      return names
    }
  }
}
