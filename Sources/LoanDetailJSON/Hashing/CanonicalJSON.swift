/// Writes compact JSON in its canonical form, the JSON Canonicalization Scheme (RFC 8785).
///
/// Members are in the order of their names in UTF-16, strings have only the escapes that JSON requires, and a number is
/// written as ECMAScript writes the nearest double. Any language has a library for this form, so anybody can compute the
/// hash of a document.
///
/// The text is copied in pieces: from one object or text with another form to the next.
struct CanonicalJSON {
  private let text: UnsafeBufferPointer<UInt8>
  private let names: CanonicalNames
  private let marks: [Int]
  private var output: ByteBuffer
  /// The members of the objects around the current place, those of the innermost one last.
  private var members: [Member] = []

  /// A member: its name, and where it ends in the outline and in the text.
  private struct Member {
    var name: CanonicalNames.Name
    var firstMark: Int
    var end: Int
  }

  /// Returns the canonical form of JSON without white space, as ``JSONWriter`` writes it. If the outermost object is open,
  /// it ends here.
  static func bytes(of compact: ByteBuffer, _ outline: JSONOutline) -> ByteBuffer {
    compact.withTextAndMargin { text in
      var canonical = CanonicalJSON(text, length: compact.count, outline.marks)
      canonical.copy(from: 0, to: compact.count, mark: 0)
      return canonical.output
    }
  }

  private init(_ text: UnsafeRawBufferPointer, length: Int, _ marks: [Int]) {
    names = CanonicalNames(text)
    self.text = UnsafeBufferPointer(rebasing: text.bindMemory(to: UInt8.self)[..<length])
    self.marks = marks
    output = ByteBuffer(capacity: length + 64)
  }

  /// Writes a part of the text; `mark` is the index of the first mark that can be in it.
  private mutating func copy(from start: Int, to end: Int, mark first: Int) {
    var (start, index) = (start, first)
    while index < marks.count {
      let place = JSONOutline.place(of: marks[index])
      guard place < end else { break }
      output.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<place]))
      switch JSONOutline.kind(of: marks[index]) {
      case .object: (start, index) = object(index)
      case .text:
        start = rewrite(from: place)
        index += 1
      case .name, .end:
        start = place
        index += 1
      }
    }
    output.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<end]))
  }

  /// Writes an object; returns the place and the mark behind it.
  private mutating func object(_ first: Int) -> (place: Int, mark: Int) {
    let outer = members.count
    let (end, next) = addMembers(of: first)
    arrange(from: outer)
    output.append(UInt8(ascii: "{"))
    for index in outer..<members.count {
      let member = members[index]
      if index > outer { output.append(UInt8(ascii: ",")) }
      copy(from: member.name.place, to: member.end, mark: member.firstMark)
    }
    output.append(UInt8(ascii: "}"))
    members.removeLast(members.count - outer)
    return (min(end + 1, text.count), next)
  }

  /// Collects the members of an object; returns the place of its end, and the mark behind it.
  private mutating func addMembers(of first: Int) -> (place: Int, mark: Int) {
    let outer = members.count
    var index = first + 2
    while index < marks.count {
      let place = JSONOutline.place(of: marks[index])
      switch JSONOutline.kind(of: marks[index]) {
      case .object: index = max(marks[index + 1], index + 1) + 1
      case .text: index += 1
      case .name:
        // A comma is before the name.
        if members.count > outer { members[members.count - 1].end = place - 1 }
        members.append(Member(name: names.name(at: place), firstMark: index + 1, end: place))
        index += 1
      case .end:
        if members.count > outer { members[members.count - 1].end = place }
        return (place, index + 1)
      }
    }
    if members.count > outer { members[members.count - 1].end = text.count }
    return (text.count, marks.count)
  }

  /// Puts the members from `start` on in the order of their names.
  private mutating func arrange(from start: Int) {
    guard members.count - start <= Self.few else {
      let sorted = members[start...].sorted { names.precedes($0.name, $1.name) }
      members.replaceSubrange(start..., with: sorted)
      return
    }
    for index in members.indices.dropFirst(start + 1) {
      let member = members[index]
      var place = index
      while place > start, names.precedes(member.name, members[place - 1].name) {
        members[place] = members[place - 1]
        place -= 1
      }
      members[place] = member
    }
  }

  /// Up to this many members are sorted by insertion.
  private static let few = 24

  /// Writes the string or the number at a place in its canonical form; returns the place behind it.
  private mutating func rewrite(from start: Int) -> Int {
    guard text[start] == UInt8(ascii: "\"") else {
      let end = text[start...].firstIndex(where: Self.ends) ?? text.count
      let number = String(decoding: text[start..<end], as: UTF8.self)
      output.append(contentsOf: ECMAScriptNumber.text(of: number).utf8)
      return end
    }
    let end = names.end(ofStringAt: start)
    let content = UnsafeBufferPointer(rebasing: text[(start + 1)..<end])
    output.append(UInt8(ascii: "\""))
    for byte in JSONReader.text(content, hasEscapes: true).utf8 { appendCanonical(byte) }
    output.append(UInt8(ascii: "\""))
    return end + 1
  }

  /// Whether a byte ends a number.
  private static func ends(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]")
  }

  /// Appends a byte of a string with the escape of RFC 8785, section 3.2.2.2.
  private mutating func appendCanonical(_ byte: UInt8) {
    switch byte {
    case 0x08: output.append("\\b")
    case 0x09: output.append("\\t")
    case 0x0A: output.append("\\n")
    case 0x0C: output.append("\\f")
    case 0x0D: output.append("\\r")
    case 0x22: output.append("\\\"")
    case 0x5C: output.append("\\\\")
    case 0..<0x20:
      output.append("\\u00")
      output.append(.hexadecimalDigit(byte >> 4))
      output.append(.hexadecimalDigit(byte & 0xF))
    default: output.append(byte)
    }
  }
}
