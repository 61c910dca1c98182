/// The place of a value in a text, with the places of its members or elements.
struct JSONPlace {
  /// The bytes of the value.
  let range: Range<Int>
  /// The members or elements in their order; empty for any other value.
  private(set) var parts: [Part] = []
  /// The decoded names of the members.
  private(set) var names: [String] = []

  /// A member or an element.
  struct Part {
    /// The bytes of the name with its quotes; `nil` for an element.
    var name: Range<Int>?
    /// The bytes of the value.
    var value: Range<Int>

    /// The place of the first byte, of the name if there is one.
    var start: Int { name?.lowerBound ?? value.lowerBound }
    /// The place after the value.
    var end: Int { value.upperBound }
    /// The bytes between the name and the value; `nil` for an element.
    var colon: Range<Int>? { name.map { $0.upperBound..<value.lowerBound } }
  }

  /// Finds a value by its path; `nil` if there is none. The whole text is checked.
  static func find(_ path: ArraySlice<JSONStep>, in bytes: [UInt8]) throws(JSONSyntaxError) -> JSONPlace? {
    try JSONReader.read(bytes.span) { (reader) throws(JSONFault) in try find(path, from: &reader) }
  }

  /// Checks the next value, and finds a value in it by its path; `nil` if there is none.
  private static func find(
    _ path: ArraySlice<JSONStep>, from reader: inout JSONReader
  ) throws(JSONFault) -> JSONPlace? {
    guard let step = path.first else { return try JSONPlace(reading: &reader) }
    var found: JSONPlace?
    switch step {
    case .member(let name) where reader.isAtObject:
      try reader.members { (member, reader) throws(JSONFault) in
        if member.text == name { found = try find(path.dropFirst(), from: &reader) } else { try reader.skip() }
      }
    case .element(let index) where reader.isAtArray:
      try reader.elements { (number, reader) throws(JSONFault) in
        if number == index { found = try find(path.dropFirst(), from: &reader) } else { try reader.skip() }
      }
    case .member, .element: try reader.skip()
    }
    return found
  }

  /// Checks the next value and keeps its place.
  private init(reading reader: inout JSONReader) throws(JSONFault) {
    let start = reader.index
    var parts: [Part] = []
    var names: [String] = []
    if reader.isAtObject {
      try reader.members { (member, reader) throws(JSONFault) in
        let value = reader.index
        try reader.skip()
        parts.append(
          Part(name: member.start - 1..<member.start + member.bytes.count + 1, value: value..<reader.index))
        names.append(member.text)
      }
    } else if reader.isAtArray {
      try reader.elements { (_, reader) throws(JSONFault) in
        let value = reader.index
        try reader.skip()
        parts.append(Part(name: nil, value: value..<reader.index))
      }
    } else {
      try reader.skip()
    }
    range = start..<reader.index
    self.parts = parts
    self.names = names
  }

  /// The bytes between the brackets of an array or an object.
  var interior: Range<Int> { range.lowerBound + 1..<range.upperBound - 1 }

  /// Whether there is white space between the first name and its value, or between the first two elements.
  var isSpaced: Bool {
    if let colon = parts.first?.colon { return colon.count > 1 }
    return parts.count > 1 && parts[1].start - parts[0].end > 1
  }
}
