import LoanDetailJSON
import TestSupport
import Testing

@Suite("A text that is checked and cut is as one that is parsed")
struct JSONReaderTests {
  private typealias Outcome = Result<JSONValue, JSONSyntaxError>

  private func parsed(_ bytes: [UInt8]) -> Outcome {
    Result { () throws(JSONSyntaxError) in try JSONParser.parse(bytes) }
  }

  /// The value made of the texts of its elements, or of its members, each of which was only checked at first.
  private func cut(_ bytes: [UInt8]) -> Outcome {
    Result { () throws(JSONSyntaxError) in
      var slices: [(name: String?, range: Range<Int>)] = []
      var isObject = false
      let whole = try JSONReader.read(bytes.span) { (reader) throws(JSONFault) -> JSONValue? in
        let start = reader.index
        if reader.isAtArray {
          try reader.elements { (_, reader) throws(JSONFault) in
            let start = reader.index
            try reader.skip()
            slices.append((nil, start..<reader.index))
          }
          return nil
        }
        if reader.isAtObject {
          isObject = true
          try reader.members { (name, reader) throws(JSONFault) in
            let start = reader.index
            try reader.skip()
            slices.append((name.text, start..<reader.index))
          }
          return nil
        }
        try reader.skip()
        slices.append((nil, start..<reader.index))
        return .null
      }
      let values = try slices.map { slice throws(JSONSyntaxError) in
        try JSONParser.parse(bytes.span.extracting(slice.range))
      }
      if whole != nil { return values[0] }
      return isObject
        ? .object(zip(slices, values).map { JSONValue.Member($0.name ?? "", $1) }) : .array(values)
    }
  }

  private func checked(_ bytes: [UInt8]) -> JSONSyntaxError? {
    do throws(JSONSyntaxError) { try JSONParser.check(bytes) } catch { return error }
    return nil
  }

  private static let names = [
    "id", "type", "a name of more than eight bytes", "a name of more than eight letters", "", "é", "e\u{301}", "K",
    "\u{212A}", "🚚", "\n", "a\"b",
  ]

  private func value(_ generator: inout SeededGenerator, depth: Int = 0) -> JSONValue {
    switch Int.random(in: 0..<(depth < 5 ? 7 : 5), using: &generator) {
    case 0: return .null
    case 1: return .bool(.random(using: &generator))
    case 2:
      return .number(
        ["0", "-0.50", "12345678901234567890", "1e400", "-1.5E-3"].randomElement(using: &generator) ?? "0")
    case 3, 4: return .string(Self.names.randomElement(using: &generator) ?? "")
    case 5:
      return .array((0..<Int.random(in: 0..<5, using: &generator)).map { _ in value(&generator, depth: depth + 1) })
    default:
      // Names that Unicode takes for the same are one name.
      let names = Set(
        (0..<Int.random(in: 0..<5, using: &generator)).map { _ in
          Self.names.randomElement(using: &generator) ?? ""
        })
      return .object(names.sorted().map { JSONValue.Member($0, value(&generator, depth: depth + 1)) })
    }
  }

  @Test("for a thousand random texts")
  func randomTexts() {
    var generator = SeededGenerator(seed: 9)
    for _ in 0..<1000 {
      let value = value(&generator)
      let bytes = value.rendered(.compact)
      #expect(parsed(bytes) == .success(value))
      #expect(cut(bytes) == .success(value))
      #expect(checked(bytes) == nil)
    }
  }

  @Test("for spoilt texts, down to the words of the error")
  func spoiltTexts() {
    var generator = SeededGenerator(seed: 10)
    let pieces =
      [
        "\"", "\\", "{", "}", "[", "]", ",", ":", "\\u", "\\ud83d", "\\ude00", "\u{1}", "0", "-", ".", "e", "null",
        "\"id\":1,", "\n", "я", "\u{212A}",
      ].map { Array($0.utf8) } + [[0xC3], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xFF], [0]]
    var refused = 0
    for _ in 0..<5000 {
      var bytes = value(&generator).rendered(.compact)
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let start = Int.random(in: 0...bytes.count, using: &generator)
        let end = Int.random(in: start...min(bytes.count, start + 2), using: &generator)
        bytes.replaceSubrange(start..<end, with: pieces.randomElement(using: &generator) ?? [])
      }
      let outcome = parsed(bytes)
      #expect(cut(bytes) == outcome)
      switch outcome {
      case .success: #expect(checked(bytes) == nil)
      case .failure(let error):
        refused += 1
        #expect(checked(bytes) == error)
      }
    }
    #expect(refused > 2500)
  }

  @Test(
    "a name stands twice in an object however it is written",
    arguments: [
      (#"{"id": 1, "\u0069d": 2}"#, "id"), (#"{"é": 1, "e\u0301": 2}"#, "e\u{301}"),
      ("{\"K\": 1, \"\u{212A}\": 2}", "\u{212A}"),
      ("{\"\u{212A}\": 1, \"K\": 2}", "K"),
    ])
  func sameNames(text: String, second: String) throws {
    let error = try #require(checked(Array(text.utf8)))
    #expect(error.found == "\(SourcePath.quoted(second)) a second time")
    #expect(parsed(Array(text.utf8)) == .failure(error))
  }

  @Test("a name stands twice among many, whatever they are written in", arguments: ["n", "я", "\u{212A}"])
  func manyNames(prefix: String) throws {
    for count in [31, 32, 33, 500] {
      let members = (0..<count).map { "\"\($0.isMultiple(of: 7) ? prefix : "m")\($0)\": 0" }
      #expect(checked(Array("{\(members.joined(separator: ","))}".utf8)) == nil)
      for second in [members[0], members[count - 1]] {
        let text = "{\((members + [second]).joined(separator: ","))}"
        #expect(checked(Array(text.utf8))?.found.hasSuffix("a second time") == true)
      }
    }
  }

  @Test("an inner object's names are not the outer one's")
  func innerNames() {
    #expect(checked(Array(#"{"a": {"a": {"a": 1}, "b": 2}, "b": {"é": 3}, "é": 4, "c": {"b": 5}}"#.utf8)) == nil)
    #expect(checked(Array(#"{"a": {"b": 1}, "a": 2}"#.utf8))?.path == "$")
    #expect(checked(Array(#"{"é": 1, "a": {"b": 1, "é": 2}, "é": 2}"#.utf8))?.found == #""é" a second time"#)
  }

  @Test("members that are not wanted are checked all the same")
  func wantedMembers() throws {
    func read(_ text: String) throws(JSONSyntaxError) -> JSONValue {
      let bytes = Array(text.utf8)
      return try JSONReader.read(bytes.span) { (reader) throws(JSONFault) in
        try reader.value { $0.is("b") || $0.is("я") }
      }
    }
    #expect(
      try read(#"{"a": [1], "\u0062": 2, "я": {"a": 3}, "c": null}"#)
        == .object([.init("b", .number("2")), .init("я", .object([.init("a", .number("3"))]))]))
    #expect(try read("[1]") == .array([.number("1")]))
    let error = try #require(throws: JSONSyntaxError.self) { try read(#"{"b": 1, "a": [0, {"c": 1, "c": 2}]}"#) }
    #expect(error.path == "$.a[1]")
  }
}
