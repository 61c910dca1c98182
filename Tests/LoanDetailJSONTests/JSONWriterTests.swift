import Foundation
import LoanDetailJSON
import Testing

struct JSONWriterTests {
  @Test("properties keep the order in which they are written")
  func propertyOrder() {
    var json = JSONWriter()
    json.object {
      $0.property("b", "text, with: {space}")
      $0.property("a", -12)
      $0.property("gone", nil as String?)
      $0.array("list") {
        $0.boolean(true)
        $0.null()
        $0.object { $0.property("deep", false) }
        $0.array { _ in }
      }
      $0.array("empty") { _ in }
      $0.object("last") { $0.object("y") { $0.property("z", 2) } }
    }
    #expect(
      String(decoding: json.finish(.compact), as: UTF8.self) == """
        {"b":"text, with: {space}","a":-12,"list":[true,null,{"deep":false},[]],"empty":[],"last":{"y":{"z":2}}}

        """)
  }

  @Test(
    "a string is escaped where it could break JSON or control a terminal, and nowhere else",
    arguments: [
      ("quote \" and \\", #""quote \" and \\""#),
      ("\u{8}\t\n\u{C}\r\u{0}\u{1B}\u{1F}", #""\b\t\n\f\r\u0000\u001b\u001f""#),
      ("\u{7F}\u{80}\u{9B}\u{9F}\u{A0}é", "\"\\u007f\\u0080\\u009b\\u009f\u{A0}é\""),
      ("\u{2027}\u{2028}\u{2029}\u{202A}\u{202E}\u{202F}", "\"\u{2027}\\u2028\\u2029\\u202a\\u202e\u{202F}\""),
      ("\u{2065}\u{2066}\u{2069}\u{206A}", "\"\u{2065}\\u2066\\u2069\u{206A}\""),
      (
        "\u{200D}\u{200E}\u{200F}\u{2010}\u{61B}\u{61C}\u{61D}",
        "\"\u{200D}\\u200e\\u200f\u{2010}\u{61B}\\u061c\u{61D}\""
      ),
      ("</script> 🫖 茶 ₽", "\"</script> 🫖 茶 ₽\""),
      ("", "\"\""),
    ])
  func escaping(text: String, json: String) {
    var writer = JSONWriter()
    writer.string(text)
    #expect(String(decoding: writer.finish(), as: UTF8.self) == json + "\n")
  }

  // The writer examines a text eight bytes at a time.
  @Test("a character is escaped, or not, wherever it is in a text", arguments: 0...17)
  func escapingAnywhere(place: Int) {
    let escapes = [
      "\"": #"\""#, "\u{1F}": #"\u001f"#, "\u{9B}": #"\u009b"#, "\u{61C}": #"\u061c"#, "\u{202E}": #"\u202e"#,
      "\u{2066}": #"\u2066"#,
    ]
    let kept = ["\u{A0}", "₽", "—", "•", "Ђ", "茶", "🫖", " "].map { ($0, $0) }
    for (text, written) in escapes.map({ ($0, $1) }) + kept {
      for rest in ["", "a", "Ђ", "A longer text after it"] {
        let start = String(repeating: "x", count: place)
        var writer = JSONWriter(capacity: 0)
        writer.object { $0.property(start + text, text + rest + start) }
        let expected = "{\"\(start)\(written)\":\"\(written)\(rest)\(start)\"}\n"
        #expect(String(decoding: writer.finish(.compact), as: UTF8.self) == expected)
      }
    }
  }

  @Test("every scalar is read back as it was written")
  func scalars() throws {
    let scalars = (0...0x10FFFF).lazy.compactMap(UnicodeScalar.init)
    let text = String(String.UnicodeScalarView(scalars))
    var writer = JSONWriter()
    writer.array { $0.string(text) }
    let parsed = try JSONSerialization.jsonObject(with: Data(writer.finish())) as? [String]
    #expect(parsed?.first.map { Array($0.utf8) == Array(text.utf8) } == true)
  }

  @Test("whole numbers are written digit for digit", arguments: [0, 7, -1, 10, .max, .min] as [Int64])
  func wholeNumbers(number: Int64) {
    var writer = JSONWriter()
    writer.integer(number)
    #expect(String(decoding: writer.finish(), as: UTF8.self) == "\(number)\n")
  }

  @Test("a number keeps its digits", arguments: ["0", "-0.50", "1e400", "12345678901234567890.10", "-3E+2"])
  func numberDigits(digits: String) {
    var writer = JSONWriter()
    writer.number(digits)
    #expect(String(decoding: writer.finish(), as: UTF8.self) == "\(digits)\n")
  }

  @Test(
    "a text that is not a JSON number is written as a string",
    arguments: ["", "01", "+1", "1.", ".5", " 1", "1 ", "\u{FEFF}1", "NaN", "1,2", "true", "١"])
  func invalidNumbers(digits: String) {
    var writer = JSONWriter()
    writer.number(digits)
    #expect(String(decoding: writer.finish(), as: UTF8.self) == "\"\(digits)\"\n")
  }

  @Test("whole numbers of any type are written digit for digit")
  func wholeNumberTypes() {
    var writer = JSONWriter()
    writer.array {
      $0.integer(UInt64.max)
      $0.integer(Int128.min)
      $0.integer(UInt8.max)
    }
    let json = "[18446744073709551615,-170141183460469231731687303715884105728,255]\n"
    #expect(String(decoding: writer.finish(.compact), as: UTF8.self) == json)
  }

  /// Tries every text of up to five of these characters.
  @Test("a text is written as a number exactly when the parser reads it as one")
  func numberGrammar() {
    var texts = [""]
    var (count, numbers) = (0, 0)
    for _ in 0...5 {
      for text in texts {
        let isNumber = (try? JSONParser.parse(Array(text.utf8))) == .number(text)
        var writer = JSONWriter(capacity: 16)
        writer.number(text)
        let json = isNumber ? text : "\"\(text)\""
        if String(decoding: writer.finish(.compact), as: UTF8.self) != "\(json)\n" { Issue.record("\"\(text)\"") }
        count += 1
        numbers += isNumber ? 1 : 0
      }
      texts = texts.flatMap { text in "019-+.eE ".map { text + String($0) } }
    }
    #expect(count == 66_430)
    #expect(numbers > 1_000)
  }
}
