/// Writes compact JSON in its canonical form, the JSON Canonicalization Scheme (RFC 8785).
///
/// Members are in the order of their names in UTF-16, strings have only the escapes that JSON requires, and a number is
/// written as ECMAScript writes the nearest double. Any language has a library for this form, so every client can
/// compute the hash of a document.
///
/// The text between objects and rewritten strings or numbers is copied in pieces.
struct CanonicalJSON {
  private let text: CompactText
  private let names: CanonicalNames
  /// The marks of the outline.
  private let marks: UnsafeBufferPointer<Int>
  /// Room for the members of the objects around the current place, the outermost ones first.
  private let members: UnsafeMutableBufferPointer<Member>
  private let output: UnsafeMutableRawBufferPointer
  /// The number of bytes written so far.
  private var count = 0

  /// A member: its name, the first mark of its value, and the end of its value in the text.
  private struct Member {
    var name: CanonicalNames.Name
    var firstMark: Int
    var end: Int
  }

  /// Returns the canonical form of JSON without white space, as ``JSONWriter`` writes it. An open outermost object is
  /// closed.
  static func bytes(of compact: ByteBuffer, along outline: JSONOutline) -> ByteBuffer {
    compact.withTextAndMargin { bytes in
      outline.marks.withUnsafeBufferPointer { marks in
        // There are never more members around one place than marks.
        withUnsafeTemporaryAllocation(of: Member.self, capacity: marks.count) { members in
          // Only a number can become longer; an open object needs a bracket.
          ByteBuffer(atMost: compact.count + outline.texts * ECMAScriptNumber.maximumLength + marks.count) { output in
            var canonical = CanonicalJSON(CompactText(textAndMargin: bytes), marks, members, output)
            canonical.copy(from: 0, to: compact.count, mark: 0, membersFrom: 0)
            return canonical.count
          }
        }
      }
    }
  }

  private init(
    _ text: CompactText, _ marks: UnsafeBufferPointer<Int>, _ members: UnsafeMutableBufferPointer<Member>,
    _ output: UnsafeMutableRawBufferPointer
  ) {
    self.text = text
    names = CanonicalNames(text)
    self.marks = marks
    self.members = members
    self.output = output
  }

  /// Appends a byte.
  @inline(__always)
  private mutating func append(_ byte: UInt8) {
    output[count] = byte
    count += 1
  }

  /// Appends a constant text.
  private mutating func append(_ text: StaticString) {
    for place in 0..<text.utf8CodeUnitCount { append(text.utf8Start[place]) }
  }

  /// Appends a part of the text.
  @inline(__always)
  private mutating func append(from start: Int, to end: Int) {
    count += text.copy(from: start, to: end, into: output, at: count)
  }

  /// Writes a part of the text. `mark` is the index of the first mark that can be in it; `room` is the index of the
  /// first free element of ``members``.
  private mutating func copy(from start: Int, to end: Int, mark first: Int, membersFrom room: Int) {
    var start = start
    var index = first
    while index < marks.count {
      let (kind, place) = (JSONOutline.kind(of: marks[index]), JSONOutline.place(of: marks[index]))
      guard place < end else { break }
      switch kind {
      case .object:
        append(from: start, to: place)
        (start, index) = object(index, membersFrom: room)
      case .text:
        append(from: start, to: place)
        start = rewrite(from: place)
        index += 1
      case .array: index += 2
      case .name, .end: index += 1
      }
    }
    append(from: start, to: end)
  }

  /// Writes the object of a mark, given by its index; returns the place and the mark after the object.
  private mutating func object(_ first: Int, membersFrom room: Int) -> (place: Int, mark: Int) {
    let (count, end, next) = findMembers(of: first, membersFrom: room)
    let own = UnsafeMutableBufferPointer(rebasing: members[room..<(room + count)])
    arrange(own)
    var separator = UInt8(ascii: "{")
    for index in 0..<count {
      let member = own[index]
      append(separator)
      copy(from: member.name.place, to: member.end, mark: member.firstMark, membersFrom: room + count)
      separator = UInt8(ascii: ",")
    }
    if count == 0 { append(separator) }
    append(UInt8(ascii: "}"))
    return (min(end + 1, text.count), next)
  }

  /// Collects the members of an object; returns their number, the place of its closing bracket (the end of the text if
  /// it is open), and the mark after it.
  private func findMembers(of first: Int, membersFrom room: Int) -> (count: Int, place: Int, mark: Int) {
    var count = 0
    var index = first + 2
    while index < marks.count {
      let (kind, place) = (JSONOutline.kind(of: marks[index]), JSONOutline.place(of: marks[index]))
      switch kind {
      // A container that is open ends with the text.
      case .object, .array: index = marks[index + 1] > index ? marks[index + 1] : marks.count
      case .text: index += 1
      case .name:
        index += 1
        // A comma is before the name.
        if count > 0 { members[room + count - 1].end = place - 1 }
        members.initializeElement(
          at: room + count, to: Member(name: names.name(at: place), firstMark: index, end: text.count))
        count += 1
      case .end:
        if count > 0 { members[room + count - 1].end = place }
        return (count, place, index + 1)
      }
    }
    return (count, text.count, marks.count)
  }

  /// Sorts members by name.
  private func arrange(_ members: UnsafeMutableBufferPointer<Member>) {
    var members = members
    guard members.count <= Self.few else { return members.sort { names.precedes($0.name, $1.name) } }
    for index in 1..<max(members.count, 1) {
      let member = members[index]
      var place = index
      while place > 0, names.precedes(member.name, members[place - 1].name) {
        members[place] = members[place - 1]
        place -= 1
      }
      members[place] = member
    }
  }

  /// Up to this many members are sorted by insertion.
  private static let few = 24

  /// Writes the string or the number at a place in its canonical form; returns the place after it.
  private mutating func rewrite(from start: Int) -> Int {
    guard text[start] == UInt8(ascii: "\"") else {
      let end = (start..<text.count).first { Self.ends(text[$0]) } ?? text.count
      let number = String(decoding: text.bytes[start..<end], as: UTF8.self)
      for byte in ECMAScriptNumber.text(of: number).utf8 { append(byte) }
      return end
    }
    append(UInt8(ascii: "\""))
    for byte in text.string(at: start).utf8 { appendCanonical(byte) }
    append(UInt8(ascii: "\""))
    return text.end(ofStringAt: start)
  }

  /// Returns whether a byte ends a number.
  private static func ends(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]")
  }

  /// Appends a byte of a string with the escape of RFC 8785, section 3.2.2.2.
  private mutating func appendCanonical(_ byte: UInt8) {
    switch byte {
    case 0x08: append("\\b")
    case 0x09: append("\\t")
    case 0x0A: append("\\n")
    case 0x0C: append("\\f")
    case 0x0D: append("\\r")
    case 0x22: append("\\\"")
    case 0x5C: append("\\\\")
    case 0..<0x20:
      append("\\u00")
      append(.hexadecimalDigit(byte >> 4))
      append(.hexadecimalDigit(byte & 0xF))
    default: append(byte)
    }
  }
}
