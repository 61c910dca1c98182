import LoanDetailJSON
import TestSupport
import Testing

@testable import LoanDetailJSON

@Suite("The canonical form of RFC 8785")
struct CanonicalJSONTests {
  private static func canonical(_ text: String) throws -> String {
    let value = try JSONParser.parse(Array(text.utf8))
    var writer = JSONWriter()
    writer.write(value)
    return writer.canonicalBytes.withText { String(decoding: $0, as: UTF8.self) }
  }

  // RFC 8785, Appendix B: the bits of a double and its text.
  @Test(
    "numbers are written as ECMAScript writes them",
    arguments: [
      (0x0000_0000_0000_0000 as UInt64, "0"), (0x8000_0000_0000_0000, "0"), (0x0000_0000_0000_0001, "5e-324"),
      (0x8000_0000_0000_0001, "-5e-324"), (0x7FEF_FFFF_FFFF_FFFF, "1.7976931348623157e+308"),
      (0xFFEF_FFFF_FFFF_FFFF, "-1.7976931348623157e+308"), (0x4340_0000_0000_0000, "9007199254740992"),
      (0xC340_0000_0000_0000, "-9007199254740992"), (0x4430_0000_0000_0000, "295147905179352830000"),
      (0x44B5_2D02_C7E1_4AF5, "9.999999999999997e+22"), (0x44B5_2D02_C7E1_4AF6, "1e+23"),
      (0x44B5_2D02_C7E1_4AF7, "1.0000000000000001e+23"), (0x444B_1AE4_D6E2_EF4E, "999999999999999700000"),
      (0x444B_1AE4_D6E2_EF4F, "999999999999999900000"), (0x444B_1AE4_D6E2_EF50, "1e+21"),
      (0x3EB0_C6F7_A0B5_ED8C, "9.999999999999997e-7"), (0x3EB0_C6F7_A0B5_ED8D, "0.000001"),
      (0x41B3_DE43_5555_5553, "333333333.3333332"), (0x41B3_DE43_5555_5554, "333333333.33333325"),
      (0x41B3_DE43_5555_5555, "333333333.3333333"), (0x41B3_DE43_5555_5556, "333333333.3333334"),
      (0x41B3_DE43_5555_5557, "333333333.33333343"), (0xBECB_F647_612F_3696, "-0.0000033333333333333333"),
      (0x4314_3FF3_C1CB_0959, "1424953923781206.2"),
    ])
  func numbers(bits: UInt64, text: String) {
    let double = Double(bitPattern: bits)
    #expect(ECMAScriptNumber.text(of: "\(double)") == text)
    #expect(ECMAScriptNumber.text(of: text) == text)
  }

  @Test(
    "a number of a document is the nearest double, and a short integer keeps its digits",
    arguments: [
      ("1E30", "1e+30"), ("4.50", "4.5"), ("2e-3", "0.002"), ("-0", "0"), ("-0.0", "0"), ("100", "100"), ("-7", "-7"),
      ("9007199254740993", "9007199254740992"), ("123456789012345", "123456789012345"), ("0.1", "0.1"),
      ("1e21", "1e+21"), ("123456789012345678901", "123456789012345680000"), ("1e-7", "1e-7"),
      ("0.00000123", "0.00000123"),
    ])
  func writtenNumbers(number: String, text: String) throws {
    #expect(try Self.canonical("[\(number)]") == "[\(text)]")
  }

  // The order of RFC 8785, section 3.2.3: by UTF-16, where a surrogate precedes U+FB33.
  @Test("members are in the order of the UTF-16 code units of their names, at every level")
  func order() throws {
    let text = """
      {"\\u20ac":"Euro Sign","\\r":"Carriage Return","\\ufb33":"Hebrew","1":"One","\\ud83d\\ude00":"Emoji",\
      "\\u0080":"Control","\\u00f6":"o","b":[{"z":1,"a":{"y":null,"x":true}}],"aa":1,"a":2}
      """
    #expect(
      try Self.canonical(text) == """
        {"\\r":"Carriage Return","1":"One","a":2,"aa":1,"b":[{"a":{"x":true,"y":null},"z":1}],"\u{80}":"Control",\
        "ö":"o","€":"Euro Sign","😀":"Emoji","\u{FB33}":"Hebrew"}
        """)
  }

  @Test("names that begin with the same eight letters, or with all of another name, are in order too")
  func similarNames() throws {
    #expect(
      try Self.canonical(#"{"outstandingB":1,"outstandingA":2,"outstanding":3,"a!":4,"a ":5,"a":6,"":7}"#)
        == #"{"":7,"a":6,"a ":5,"a!":4,"outstanding":3,"outstandingA":2,"outstandingB":1}"#)
  }

  @Test("a name is in order by what it means, not by how it is escaped", arguments: [false, true])
  func escapedNames(isReversed: Bool) throws {
    // A backslash comes after capital letters; a tab, which it begins, before them.
    let members = [#""\t":1"#, #""\u0041":2"#, #""B":3"#, #""é":4"#, #""z\t":5"#]
    let text = "{\((isReversed ? members.reversed() : members).joined(separator: ","))}"
    #expect(try Self.canonical(text) == #"{"\t":1,"A":2,"B":3,"z\t":5,"é":4}"#)
  }

  @Test("the members of a large object are in order")
  func manyMembers() throws {
    let names = (100..<300).map { "\"n\($0)\"" }
    let text = { (names: [String]) in "{\(names.map { "\($0):{\"b\":[1,{}],\"a\":2}" }.joined(separator: ","))}" }
    let canonical = text(names).replacing("\"b\":[1,{}],\"a\":2", with: "\"a\":2,\"b\":[1,{}]")
    #expect(try Self.canonical(text(names.shuffled())) == canonical)
  }

  @Test("a string has only the escapes that JSON requires, so texts from right to left are as everybody writes them")
  func strings() throws {
    #expect(
      try Self.canonical("[\"\\u20ac$\\u000F\\u000aA'\\u0042\\u0022\\u005c\\\\\\\"\\/\\u007f\\u202b\\u200f\"]")
        == "[\"€$\\u000f\\nA'B\\\"\\\\\\\\\\\"/\u{7F}\u{202B}\u{200F}\"]")
  }

  @Test("white space, escapes, the order of members and the form of numbers do not change the hash")
  func hash() throws {
    let one = try JSONParser.parse(Array("{\"b\": 1.0, \"a\": \"\\u0041\"}".utf8))
    let other = try JSONParser.parse(Array("{\"a\":\"A\",\"b\":1}".utf8))
    #expect(ContentHash(canonicalFormOf: one) == ContentHash(canonicalFormOf: other))
    #expect(ContentHash(canonicalFormOf: one) == ContentHash(of: Array("{\"a\":\"A\",\"b\":1}".utf8)))
    var writer = JSONWriter()
    writer.beginObject()
    writer.property("b", 1)
    writer.property("a", "A")
    #expect(writer.canonicalHashOfObjectSoFar == ContentHash(canonicalFormOf: one))
  }
}
