import LoanDetailJSON
import TestSupport
import Testing

@Suite("JSON is laid out by what fits a line")
struct JSONLayoutTests {
  private func lines(_ text: String) throws -> String {
    try String(decoding: JSONParser.parse(Array(text.utf8)).rendered(.lines), as: UTF8.self)
  }

  @Test("what fits stands on one line, the rest a member a line, two spaces deeper")
  func nesting() throws {
    let long = String(repeating: "x", count: 80)
    #expect(
      try lines(
        #"{"a":1,"b":{"c":[true,null,{"d":"e, f: \"{"}]},"g":{"h":"\#(long)","i":{"j":[]}},"k":{},"l":[[],{}]}"#)
          == #"""
          {
            "a": 1,
            "b": {"c": [true, null, {"d": "e, f: \"{"}]},
            "g": {
              "h": "\#(long)",
              "i": {"j": []}
            },
            "k": {},
            "l": [[], {}]
          }

          """#)
  }

  @Test("a scalar, and an empty container, is a line", arguments: ["1", "null", #""text""#, "{}", "[]"])
  func single(text: String) throws {
    #expect(try lines(text) == "\(text)\n")
  }

  @Test("a line has room for 100 characters, however many bytes they take", arguments: ["x", "ж", "茶", "🫖"])
  func width(character: String) throws {
    let text = String(repeating: character, count: 96)
    #expect(try lines(#"["\#(text)"]"#) == "[\"\(text)\"]\n")
    #expect(try lines(#"["\#(text)x"]"#) == "[\n  \"\(text)x\"\n]\n")
  }

  @Test("an escape takes the characters it is written with")
  func escapes() throws {
    let text = String(repeating: "x", count: 88)
    #expect(try lines(#"["\#(text)\n\u202e"]"#) == #"["\#(text)\n\u202e"]"# + "\n")
    #expect(try lines(#"["\#(text)x\n\u202e"]"#) == "[\n  " + #""\#(text)x\n\u202e""# + "\n]\n")
  }

  @Test("the indent, the name and the comma after it count as well")
  func surroundings() throws {
    // Two spaces, "name": and its space, then the brackets and quotes, make 14 characters.
    let full = String(repeating: "x", count: 86)
    #expect(
      try lines(#"{"a":0,"name":["\#(full)"]}"#) == "{\n  \"a\": 0,\n  \"name\": [\"\(full)\"]\n}\n")
    #expect(
      try lines(#"{"name":["\#(full)"],"z":0}"#)
        == "{\n  \"name\": [\n    \"\(full)\"\n  ],\n  \"z\": 0\n}\n")
    #expect(
      try lines(#"{"name":["\#(full.dropLast())"],"z":0}"#)
        == "{\n  \"name\": [\"\(full.dropLast())\"],\n  \"z\": 0\n}\n")
  }

  @Test("an empty container is closed at once, even where no line has room")
  func deepNesting() throws {
    let text = String(repeating: "[", count: 128) + String(repeating: "]", count: 128)
    let indents = (0..<127).map { String(repeating: "  ", count: $0) }
    let result =
      indents.map { $0 + "[\n" } + [String(repeating: "  ", count: 127) + "[]\n"]
      + indents.reversed().map { $0 + "]\n" }
    #expect(try lines(text) == result.joined())
  }

  @Test("white space changes nothing that is read, nothing is said twice, and no line is too long")
  func laws() throws {
    var generator = SeededGenerator(seed: 100)
    for _ in 0..<1000 {
      let value = JSONValue.random(using: &generator)
      let compact = value.rendered(.compact)
      let lines = value.rendered(.lines)
      #expect(try JSONParser.parse(compact) == value)
      #expect(try JSONParser.parse(lines) == value)
      #expect(try JSONParser.parse(compact).rendered(.compact) == compact)
      #expect(try JSONParser.parse(lines).rendered(.lines) == lines)
      for line in String(decoding: lines, as: UTF8.self).split(separator: "\n") where line.unicodeScalars.count > 100 {
        #expect(try isOneScalar(line), "\(line)")
      }
    }
  }

  /// Whether a line holds one scalar, with its name or without.
  private func isOneScalar(_ line: Substring) throws -> Bool {
    let text = line.last == "," ? line.dropLast() : line
    guard
      let value = (try? JSONParser.parse(Array("{\(text)}".utf8))) ?? (try? JSONParser.parse(Array("[\(text)]".utf8)))
    else { return false }
    let held: [JSONValue] =
      switch value {
      case .object(let members): members.map(\.value)
      default: value.elements
      }
    return switch held.first {
    case .array, .object, nil: false
    default: held.count == 1
    }
  }
}
