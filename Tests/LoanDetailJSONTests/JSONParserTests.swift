import LoanDetailJSON
import TestSupport
import Testing

@Suite("JSON is read strictly")
struct JSONParserTests {
  private func parse(_ text: String) throws -> JSONValue { try JSONParser.parse(Array(text.utf8)) }

  @Test("values keep their order, their texts and their digits")
  func values() throws {
    let text =
      #" {"b": [1, -0.50, 1e400, 12345678901234567890.10], "a": {"é": "\u00e9\ud83d\ude00\n\/"}, "c": [], "d": {}} "#
    #expect(
      try parse(text)
        == .object([
          .init("b", .array([.number("1"), .number("-0.50"), .number("1e400"), .number("12345678901234567890.10")])),
          .init("a", .object([.init("é", .string("é😀\n/"))])), .init("c", .array([])), .init("d", .object([])),
        ]))
    #expect(try parse("true") == .bool(true))
    #expect(try parse("false") == .bool(false))
    #expect(try parse("null") == .null)
    #expect(try JSONParser.parse([0xEF, 0xBB, 0xBF] + Array("7".utf8)) == .number("7"))
  }

  @Test(
    "a fault is named with its line, column, path, what is there and what may be",
    arguments: [
      ("", "$ (line 1, column 1)", "the end of the text", "a value"),
      ("{", "$ (line 1, column 2)", "the end of the text", "a name in quotes"),
      (#"{"a": 1,"#, "$ (line 1, column 9)", "the end of the text", "a name in quotes"),
      (#"{"a": 1,}"#, "$ (line 1, column 9)", #""}""#, "a name in quotes"),
      (#"{"a" 1}"#, "$ (line 1, column 6)", #""1""#, #"":""#),
      ("{\n  \"ж\": [1, nul]}", "$[\"ж\"][1] (line 2, column 12)", #""nul""#, "a value"),
      ("[1 2]", "$ (line 1, column 4)", #""2""#, #""," or "]""#),
      (#"{"a": 1 "b""#, "$ (line 1, column 9)", #""\"""#, #""," or "}""#),
      ("[01]", "$ (line 1, column 3)", #""1""#, #""," or "]""#),
      ("[1.]", "$[0] (line 1, column 4)", #""]""#, "a digit"),
      ("[-]", "$[0] (line 1, column 3)", #""]""#, "a digit"),
      ("[1e+]", "$[0] (line 1, column 5)", #""]""#, "a digit"),
      ("[+1]", "$[0] (line 1, column 2)", #""+""#, "a value"),
      ("NaN", "$ (line 1, column 1)", #""NaN""#, "a value"),
      ("[1] x", "$ (line 1, column 5)", #""x""#, "the end of the text"),
      (
        #"{"a": {"b": 1, "b": 2}}"#, "$.a (line 1, column 16)", #""b" a second time"#,
        "every name once in an object"
      ),
      (
        #"["\ud800"]"#, "$[0] (line 1, column 3)", #"\uD800, one half of a surrogate pair"#,
        "both halves, or a character of its own"
      ),
      (
        #"["\ud800\u0041"]"#, "$[0] (line 1, column 3)", #"\uD800, one half of a surrogate pair"#,
        "both halves, or a character of its own"
      ),
      (
        #"["\udc00"]"#, "$[0] (line 1, column 3)", #"\uDC00, one half of a surrogate pair"#,
        "both halves, or a character of its own"
      ),
      (#"["\u12g4"]"#, "$[0] (line 1, column 7)", #""g""#, "a hexadecimal digit"),
      (#"["\x"]"#, "$[0] (line 1, column 4)", #""x""#, #"one of " \ / b f n r t u after a backslash"#),
      (
        "[\"a\u{1B}\"]", "$[0] (line 1, column 4)", #""\u{1B}""#,
        "an escape such as \\n in the place of a control character"
      ),
      ("[\"a", "$[0] (line 1, column 4)", "the end of the text", "the closing quote of a text"),
    ])
  func faults(text: String, place: String, found: String, expected: String) throws {
    let error = try #require(throws: JSONSyntaxError.self) { try parse(text) }
    #expect("\(error.path) (line \(error.line), column \(error.column))" == place)
    #expect(error.found == found)
    #expect(error.expected == expected)
  }

  @Test(
    "bytes that are not UTF-8 are named",
    arguments: [
      [0xFF], [0xC3], [0xC0, 0x80], [0xE0, 0x9F, 0xBF], [0xED, 0xA0, 0x80], [0xE2, 0x82], [0xE2, 0x82, 0x41],
      [0xF0, 0x8F, 0xBF, 0xBF], [0xF4, 0x90, 0x80, 0x80], [0xF0, 0x9F, 0x41, 0x80], [0xF0, 0x9F, 0x98],
      [0xF0, 0x9F, 0x98, 0x41], [0xF5, 0x80, 0x80, 0x80],
    ] as [[UInt8]])
  func invalidText(bytes: [UInt8]) throws {
    let error = try #require(throws: JSONSyntaxError.self) {
      try JSONParser.parse(Array(#"{"name": "я\n"#.utf8) + bytes + Array(#""}"#.utf8))
    }
    #expect(error.found == "the byte 0x\(String(bytes[0], radix: 16, uppercase: true))")
    #expect(error.expected == "UTF-8")
    #expect(error.column == 14)
    #expect(error.path == "$.name")
  }

  @Test("nesting is bounded, however deep the text goes")
  func depth() throws {
    let most = String(repeating: "[", count: 128) + String(repeating: "]", count: 128)
    #expect(throws: Never.self) { try parse(most) }
    let error = try #require(throws: JSONSyntaxError.self) { try parse(String(repeating: "[", count: 1_000_000)) }
    #expect(error.column == 129)
    #expect(error.found == "one level more")
    #expect(error.expected == "at most 128 levels of arrays and objects")
  }

  @Test("a second name is found among many")
  func manyNames() throws {
    let members = (0..<1000).map { "\"n\($0)\": 0" }
    #expect(throws: Never.self) { try parse("{\(members.joined(separator: ","))}") }
    let error = try #require(throws: JSONSyntaxError.self) {
      try parse("{\((members + ["\"n500\": 1"]).joined(separator: ","))}")
    }
    #expect(error.found == #""n500" a second time"#)
  }

  /// A text with every shape in it.
  private static let loan = #"""
    {"id": "1001", "title": {"en": "Leasing of a van", "ru": "Лизинг фургона 🚚"}, "opened": "2024-05-14",
     "parties": [{"customer": "C-1", "role": "borrower"}, {"role": "pledgor", "name": "ООО «Ромашка» \"\u20bd\"\n"}],
     "debt": {"total": 351201.37, "principal": 350000.00, "small": -1.5E-3, "overdue": null}, "notices": [],
     "terms": {"autopay": true, "fixed": false, "rates": [[1, 2], [[], {}]], "fee": {}}, "\t": "tab\\"}
    """#

  @Test("what is read is written back as the same value; a spoilt text is read or refused, never more")
  func spoiltTexts() throws {
    let original = try parse(Self.loan)
    let bytes = original.rendered(.compact)
    #expect(try JSONParser.parse(bytes) == original)
    var generator = SeededGenerator(seed: 2026)
    for _ in 0..<2000 {
      var spoilt = bytes
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let place = Int.random(in: 0..<spoilt.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: spoilt[place] = UInt8.random(in: 0...255, using: &generator)
        case 1: spoilt.remove(at: place)
        default: spoilt.removeSubrange(place...)
        }
        if spoilt.isEmpty { break }
      }
      switch Result(catching: { () throws(JSONSyntaxError) in try JSONParser.parse(spoilt) }) {
      case .success(let value): #expect(try JSONParser.parse(value.rendered(.compact)) == value)
      case .failure(let error):
        #expect(error.line >= 1 && error.column >= 1)
        #expect(!error.found.isEmpty && !error.expected.isEmpty)
      }
    }
  }
}
