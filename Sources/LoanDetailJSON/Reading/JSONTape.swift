/// The places of the values in a JSON text, in the order of the text, found in one strict pass.
///
/// Nothing is copied or converted until a reader needs a value, because many parts of a record are never read.
///
/// A list of more than ``longestList`` bytes has no elements on the tape. They are read from the text one at a time, so
/// a list of any length needs little memory.
@usableFromInline
package final class JSONTape: Sendable {
  /// The text of which the tape is a part.
  let text: [UInt8]
  /// The index in `text` from which places are counted.
  let start: Int
  /// The values, each before its elements or members.
  let entries: [Entry]

  /// The size in bytes of the longest text of which a tape can be made.
  package static let longestText = Int(UInt32.max)
  /// The size in bytes of the longest list whose elements are on the tape.
  static let longestList = 1 << 20

  /// The kind of a value. A list of more than ``longestList`` bytes is a `longList`.
  enum Kind: Sendable {
    case null, yes, no, number, string, escapedString, array, longList, object
  }

  /// One value; its elements or members follow it. Places take 32 bits, because a tape is walked often.
  struct Entry: Sendable {
    /// The name of a member; empty for an element.
    var name = Name()
    /// The range in the text; the range of a string excludes its quotes.
    var start: UInt32
    var end: UInt32 = 0
    /// The number of elements or members.
    var count: UInt32 = 0
    /// The index of the first entry that is not a part of this value.
    var next: UInt32 = 0
    /// The kind of value.
    var kind = Kind.null
    /// The bits of the names of an object's members: a name whose bit is missing is not among them.
    var names: UInt64 = 0
  }

  /// The place of a name, and its first eight bytes.
  struct Name: Sendable {
    /// The first eight bytes; a shorter name is followed by zeros.
    var first: UInt64 = 0
    /// The place of the first byte.
    var start: UInt32 = 0
    /// The length in bytes.
    var length: UInt32 = 0
    /// Whether the bytes are ASCII without escapes.
    var isPlain = true
  }

  /// Checks a range of a text, which must contain exactly one value and have at most ``longestText`` bytes. If it is an
  /// object, the members in `names` are checked and left out.
  ///
  /// - Throws: `JSONSyntaxError` with the line, the column and the path of the first fault.
  package init(of text: [UInt8], in range: Range<Int>, leavingOut names: [StaticString] = []) throws(JSONSyntaxError) {
    var entries: [Entry] = []
    // Records have at most about one value per twelve bytes.
    entries.reserveCapacity(min(range.count / 12 + 2, 1 << 14))
    try JSONReader.read(text.span.extracting(range)) { (reader) throws(JSONFault) in
      try reader.add(other: Name(), to: &entries, leavingOut: names)
    }
    self.text = text
    self.entries = entries
    start = range.lowerBound
  }

  /// The whole value.
  package var item: JSONItem { .written(self, at: 0) }

  /// Calls `body` with the bytes of a string or a number as they are written.
  @inline(__always)
  func withBytes<Answer>(at place: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Answer) -> Answer {
    withBytes(range(of: place), body)
  }

  /// Calls `body` with a range of ``text``.
  @inline(__always)
  private func withBytes<Answer>(_ range: Range<Int>, _ body: (UnsafeBufferPointer<UInt8>) -> Answer) -> Answer {
    text.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range])) }
  }

  /// Returns the range of a value in ``text``.
  @inline(__always)
  private func range(of place: Int) -> Range<Int> {
    start + Int(entries[place].start)..<start + Int(entries[place].end)
  }

  /// Returns the range of a name in ``text``.
  private func range(of name: Name) -> Range<Int> {
    start + Int(name.start)..<start + Int(name.start) + Int(name.length)
  }
}

extension JSONTape {
  /// A position among the members of an object.
  package struct Cursor {
    /// The number of the next member.
    package var number = 0
    /// The index of the entry of the next member.
    var place: Int

    /// Creates the position of the first member.
    package init(in object: Int) { place = object + 1 }
  }

  /// Finds the entry of a member, and moves the cursor after it; `nil` if there is no such member or the value is not
  /// an object.
  ///
  /// A search is fastest if the member is the next one.
  func member(_ name: String, of object: Int, from cursor: inout Cursor) -> Int? {
    name.withBytes { name in
      entries.withUnsafeBufferPointer { entries in
        let first = JSONName.first(of: name)
        guard entries[object].names & JSONName.bit(of: first) != 0 else { return nil }
        let count = Int(entries[object].count)
        for _ in 0..<count {
          if cursor.number == count { cursor = Cursor(in: object) }
          let place = cursor.place
          cursor.number += 1
          cursor.place = Int(entries[place].next)
          let isPlain = entries[place].name.isPlain
          if isPlain, entries[place].name.first != first || entries[place].name.length != name.count { continue }
          if isPlain ? isPlainName(name, at: place) : isOtherName(name, at: place) { return place }
        }
        return nil
      }
    }
  }

  /// Returns whether a plain name with the same length and first bytes is this one.
  func isPlainName(_ name: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
    withBytes(range(of: entries[place].name)) { JSONName.areSame($0, name) }
  }

  /// Returns whether a name is the same text in Unicode, as names of a ``JSONValue`` are compared.
  private func isOtherName(_ name: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
    let text = self.name(at: place)
    return text.utf8.count == name.count && text == String(decoding: name, as: UTF8.self)
  }

  /// Returns the decoded name of a member.
  func name(at place: Int) -> String {
    let name = entries[place].name
    return withBytes(range(of: name)) { JSONReader.text($0, hasEscapes: !name.isPlain) }
  }

  /// Calls `body` with the place of each element or member, in order; the elements of a long list have none.
  @inline(__always)
  func forEachPart(of place: Int, _ body: (Int) -> Void) {
    var part = place + 1
    for _ in 0..<(entries[place].kind == .longList ? 0 : entries[place].count) {
      body(part)
      part = Int(entries[part].next)
    }
  }

  /// Calls `body` with each element of a list, in order.
  func forEachElement(of place: Int, _ body: (JSONItem) -> Void) {
    guard entries[place].kind == .longList else {
      return forEachPart(of: place) { body(.written(self, at: $0)) }
    }
    let list = range(of: place)
    let text = text
    let span = text.span
    // The text has been checked.
    _ = try? JSONReader.read(span.extracting(list)) { (reader) throws(JSONFault) in
      try reader.elements { (_, reader) throws(JSONFault) in
        let start = reader.index
        try reader.skip()
        let range = list.lowerBound + start..<list.lowerBound + reader.index
        if let element = try? JSONTape(of: text, in: range) { body(element.item) }
      }
    }
  }
}

extension JSONReader {
  /// Adds the next value to the entries of a tape.
  @inline(__always)
  fileprivate mutating func add(_ name: JSONTape.Name, to tape: inout [JSONTape.Entry]) throws(JSONFault) {
    // Most values are strings.
    guard isAtString else { return try add(other: name, to: &tape) }
    let string = try scanText()
    tape.append(name, string, string.hasEscapes ? .escapedString : .string)
  }

  /// Adds the next value, of any kind. If it is an object, the members in `names` are left out.
  fileprivate mutating func add(
    other name: JSONTape.Name, to tape: inout [JSONTape.Entry], leavingOut names: [StaticString] = []
  ) throws(JSONFault) {
    let place = tape.count
    let start = index
    var entry = JSONTape.Entry(name: name, start: UInt32(truncatingIfNeeded: index))
    switch current {
    case UInt8(ascii: "{"):
      tape.append(entry)
      entry.kind = .object
      try eachMember { (name, reader) throws(JSONFault) in
        if !names.isEmpty, names.contains(where: name.is) { return try reader.skip() }
        entry.count += 1
        entry.names |= name.isPlain ? JSONName.bit(of: name.first) : .max
        try reader.add(name.written, to: &tape)
      }
    case UInt8(ascii: "["):
      tape.append(entry)
      entry.kind = .array
      try eachElement { (_, reader) throws(JSONFault) in
        entry.count += 1
        if entry.kind == .longList { return try reader.skip() }
        try reader.add(JSONTape.Name(), to: &tape)
        if reader.index - start > JSONTape.longestList {
          entry.kind = .longList
          tape.removeLast(tape.count - place - 1)
        }
      }
    case UInt8(ascii: "\""): return try add(name, to: &tape)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return tape.append(name, try scanNumber(), .number)
    default:
      let kind: JSONTape.Kind =
        switch try scanLiteral() {
        case .bool(let flag): flag ? .yes : .no
        default: .null
        }
      return tape.append(name, JSONText(start: start, end: index), kind)
    }
    entry.end = UInt32(truncatingIfNeeded: index)
    entry.next = UInt32(truncatingIfNeeded: tape.count)
    tape[place] = entry
  }
}

extension [JSONTape.Entry] {
  /// Appends a value without parts.
  @inline(__always)
  fileprivate mutating func append(_ name: JSONTape.Name, _ text: JSONText, _ kind: JSONTape.Kind) {
    append(
      JSONTape.Entry(
        name: name, start: UInt32(truncatingIfNeeded: text.start), end: UInt32(truncatingIfNeeded: text.end),
        next: UInt32(truncatingIfNeeded: count &+ 1), kind: kind))
  }
}
