import LoanDetailJSON
import TestSupport
import Testing

@Suite("An edited JSON text")
struct JSONEditorTests {
  private func edited(
    _ text: String, _ edit: (inout JSONEditor) throws -> Void
  ) throws -> String {
    var editor = try JSONEditor(Array(text.utf8))
    try edit(&editor)
    return String(decoding: editor.bytes, as: UTF8.self)
  }

  private static let freeze = JSONValue.object([
    .init("kind", .string("freeze")), .init("on", .array([.null, .bool(true)])),
  ])

  @Test("a replaced value is the only change")
  func replaced() throws {
    let text = "\u{FEFF}{ \"a\" : [1.50 ,\t{\"\\u0062\":  \"\\/\"}],\r\n \"c\":null }\n"
    #expect(
      try edited(text) { try $0.replace([.member("a"), .element(1), .member("b")], with: .string("é")) }
        == "\u{FEFF}{ \"a\" : [1.50 ,\t{\"\\u0062\":  \"é\"}],\r\n \"c\":null }\n")
    #expect(try edited(" 1 ") { try $0.replace([], with: .array([])) } == " [] ")
  }

  @Test("a new part has the white space of its neighbours")
  func added() throws {
    #expect(try edited("[1,2]") { try $0.append(Self.freeze, to: []) } == #"[1,2,{"kind":"freeze","on":[null,true]}]"#)
    #expect(
      try edited(#"{"a": [1]}"#) { try $0.append(Self.freeze, to: [.member("a")]) }
        == #"{"a": [1, {"kind": "freeze", "on": [null, true]}]}"#)
    #expect(
      try edited("{\n  \"a\": [\n    1\n  ]\n}") { try $0.append(.number("2"), to: [.member("a")]) }
        == "{\n  \"a\": [\n    1,\n    2\n  ]\n}")
    #expect(
      try edited("{\n  \"a\" : 1\n}") { try $0.set("b", of: [], to: .string(#"1, "2": 3\"#)) }
        == "{\n  \"a\" : 1,\n  \"b\" : \"1, \\\"2\\\": 3\\\\\"\n}")
    #expect(try edited("{ }") { try $0.set("b", of: [], to: .null) } == #"{"b":null}"#)
    #expect(try edited(#"{"a": { }}"#) { try $0.set("b", of: [.member("a")], to: .null) } == #"{"a": {"b": null}}"#)
  }

  @Test("a new member comes after its sibling, and a present one is replaced")
  func afterSibling() throws {
    let text = #"{"a": 1, "b": 2, "c": 3}"#
    #expect(
      try edited(text) { try $0.set("d", of: [], to: .null, after: "a") } == #"{"a": 1, "d": null, "b": 2, "c": 3}"#)
    #expect(
      try edited(text) { try $0.set("d", of: [], to: .null, after: "e") } == #"{"a": 1, "b": 2, "c": 3, "d": null}"#)
    #expect(try edited(text) { try $0.set("c", of: [], to: .null, after: "a") } == #"{"a": 1, "b": 2, "c": null}"#)
  }

  @Test("a removed part takes its comma along")
  func removed() throws {
    #expect(try edited("{\n \"a\": 1,\n \"b\": 2\n}") { try $0.remove([.member("a")]) } == "{\n \"b\": 2\n}")
    #expect(try edited("{\n \"a\": 1,\n \"b\": 2\n}") { try $0.remove([.member("b")]) } == "{\n \"a\": 1\n}")
    #expect(try edited("[1 , 2 , 3]") { try $0.remove([.element(1)]) } == "[1 , 3]")
    #expect(try edited("[ 1 ]") { try $0.remove([.element(0)]) } == "[]")
  }

  @Test("several removed elements leave the others as they are")
  func removedElements() throws {
    func removed(_ text: String, _ indices: [Int]) throws -> String {
      try edited(text) { try $0.remove(elements: indices, of: [.member("a")]) }
    }
    let text = "{\"a\": [1 , 2 ,3,\n 4]}"
    #expect(try removed(text, [0, 2]) == "{\"a\": [2,\n 4]}")
    #expect(try removed(text, [3, 1]) == "{\"a\": [1 ,3]}")
    #expect(try removed(text, [0, 1, 2, 3]) == "{\"a\": []}")
    #expect(try removed(text, []) == text)
    let beyond = #expect(throws: JSONEditor.MissingValue.self) { try removed(text, [0, 4]) }
    #expect(beyond?.path == "$.a[4]")
  }

  @Test("a member of several elements is replaced, and nothing else")
  func replacedInElements() throws {
    func replaced(_ text: String, _ indices: [Int]) throws -> String {
      try edited(text) { try $0.replace("b", ofElements: indices, in: [], with: .string("x")) }
    }
    let text = "[ {\"b\" : true, \"c\":1.0},{\"b\":\t[1]} ,{\"\\u0062\":2}]"
    #expect(try replaced(text, [0, 2]) == "[ {\"b\" : \"x\", \"c\":1.0},{\"b\":\t[1]} ,{\"\\u0062\":\"x\"}]")
    #expect(try replaced(text, [1]) == "[ {\"b\" : true, \"c\":1.0},{\"b\":\t\"x\"} ,{\"\\u0062\":2}]")
    #expect(try replaced("{}", []) == "{}")
    for (text, index) in [("[{}]", 0), (text, 3)] {
      let noMember = #expect(throws: JSONEditor.MissingValue.self) { try replaced(text, [index]) }
      #expect(noMember?.path == "$[\(index)].b")
    }
  }

  @Test(
    "a path without a value changes nothing",
    arguments: [
      [.element(2)], [.element(-1)], [.member("a")], [.element(0), .member("a")], [.element(1), .member("b")], [],
    ] as [[JSONStep]])
  func missing(_ path: [JSONStep]) throws {
    var editor = try JSONEditor(Array(#"[1, {"a": 2}]"#.utf8))
    #expect(throws: JSONEditor.MissingValue.self) { try editor.remove(path) }
    #expect(throws: JSONEditor.MissingValue.self) { try editor.set("c", of: path, to: .null) }
    #expect(String(decoding: editor.bytes, as: UTF8.self) == #"[1, {"a": 2}]"#)
    let other = [JSONStep.element(1), .member("a b")]
    let noMember = #expect(throws: JSONEditor.MissingValue.self) { try editor.replace(other, with: .null) }
    #expect(noMember?.path == #"$[1]["a b"]"#)
    let noArray = #expect(throws: JSONEditor.MissingValue.self) { try editor.append(.null, to: [.element(1)]) }
    #expect(noArray?.path == "$[1]")
  }

  @Test("a text that is not JSON cannot be edited")
  func malformed() {
    #expect(throws: JSONSyntaxError.self) { try JSONEditor(Array("{]".utf8)) }
  }

  /// Every random edit is compared with the same edit of the value.
  @Test("random edits of random texts have their value and keep every other byte")
  func random() throws {
    var random = RandomDocument(seed: 29)
    for _ in 0..<3_000 {
      let value = random.value(depth: 4)
      let text = random.text(of: value)
      var (editor, expected) = (try JSONEditor(text), value)
      let path = random.path(in: value)
      let new = random.value(depth: 1)
      let (allowedRemovals, allowedAdditions) = try random.edit(&editor, &expected, at: path, new)
      #expect(try JSONParser.parse(editor.bytes) == expected)
      let (old, now) = (text.count, editor.bytes.count)
      let start = zip(text, editor.bytes).prefix { $0 == $1 }.count
      let end = min(
        zip(text.reversed(), editor.bytes.reversed()).prefix { $0 == $1 }.count, min(old, now) - start)
      #expect(old - start - end <= allowedRemovals, "\(String(decoding: text, as: UTF8.self)) at \(path)")
      #expect(now - start - end <= allowedAdditions)
    }
  }
}
