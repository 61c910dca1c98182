import LoanDetailJSON
import TestSupport
import Testing

@Suite("A text that is read in place")
struct JSONTapeTests {
  private func item(_ text: String, leavingOut names: [StaticString] = []) throws(JSONSyntaxError) -> JSONItem {
    // A record is a part of a longer text.
    let bytes = Array("[\(text)]".utf8)
    return try JSONTape(of: bytes, in: 1..<bytes.count - 1, leavingOut: names).item
  }

  @Test(
    "is the same value as one that is parsed",
    arguments: [
      "null", "true", " false ", "-1.50e3", #""a""#, #""\u0061é\n🚚""#, "[]", "{}", #"[1, [], {"a": [null]}, "b"]"#,
      #"{"a": {"b": {"c": []}}, "a name of more than eight bytes": "", "é": 1, "\n": [{"x": 1}, {"x": 2}]}"#,
    ])
  func sameValue(_ text: String) throws {
    let (item, value) = (try item(text), try JSONParser.parse(Array(text.utf8)))
    #expect(item.value == value)
    #expect(item.shape == value.shape)
    switch value {
    case .string(let string): #expect(item.string == string)
    case .array(let elements): #expect(item.elementCount == elements.count)
    case .object(let members): #expect(item.memberNames == members.map(\.name))
    default: #expect(item.string == nil && item.elementCount == nil && item.memberCount == 0)
    }
  }

  @Test("has names that differ in one byte, wherever it is", arguments: 1...20)
  func names(length: Int) throws {
    let letters = Array("abcdefghijklmnopqrstuvwxyz".utf8.prefix(length))
    for place in letters.indices {
      var other = letters
      other[place] = UInt8(ascii: "_")
      let names = [letters, other].map { String(decoding: $0, as: UTF8.self) }
      #expect(try item(#"{"\#(names[0])": 1, "\#(names[1])": 2}"#).memberNames == names)
    }
  }

  @Test(
    "has the same faults as one that is parsed",
    arguments: ["", "[1,", #"{"a": 1, "a": 2}"#, #"{"a": [1, {"b": nul}]}"#, "1 2", #""\ud800""#])
  func sameFault(_ text: String) throws {
    let bytes = Array(text.utf8)
    let expected = try #require(throws: JSONSyntaxError.self) { try JSONParser.parse(bytes) }
    let found = try #require(throws: JSONSyntaxError.self) { try JSONTape(of: bytes, in: bytes.indices) }
    #expect(found == expected)
  }

  @Test(
    "has its members in any order, under their decoded names",
    arguments: [
      "id", "a name of more than eight bytes", "a name of more than eight letters", "schedule", "schedules", "é", "",
      "b",
    ])
  func members(_ name: String) throws {
    let text = #"{"schedule": 1, "a name of more than eight bytes": 2, "é": 3, "\u0062": {"id": 4}, "": 5, "id": [6]}"#
    let (item, value) = (try item(text), try JSONParser.parse(Array(text.utf8)))
    #expect(item[name]?.value == value[name])
    var cursor = item.firstMember
    for other in ["id", name, "é", name, "schedule"] {
      #expect(item.member(other, from: &cursor)?.value == value[other])
    }
  }

  @Test("is checked where it is left out")
  func leftOut() throws {
    #expect(
      try item(#"{"a": [1, {"a": 2}], "b": {"a": 3}, "c": 4}"#, leavingOut: ["a", "c"]).value
        == .object([.init("b", .object([.init("a", .number("3"))]))]))
    let error = try #require(throws: JSONSyntaxError.self) {
      try item(#"{"a": [0, {"c": 1, "c": 2}]}"#, leavingOut: ["a"])
    }
    #expect(error.path == "$.a[1]")
  }

  @Test("has the elements of a long list, which are not on the tape")
  func longList() throws {
    let count = 60_000
    let elements = (0..<count).map { #"{"number": \#($0), "text": "é\n"}"# }.joined(separator: ", ")
    let item = try item(#"{"before": 1, "list": [\#(elements)], "after": 2}"#)
    let list = try #require(item["list"])
    #expect(list.elementCount == count)
    #expect(list.shape == "an array of \(count)")
    var next = 0
    list.forEachElement { element in
      if element["number"]?.value == .number("\(next)"), element["text"]?.string == "é\n" { next += 1 }
    }
    #expect(next == count)
    #expect(item["after"]?.value == .number("2"))
    #expect(list.value.elements.count == count)
  }
}
