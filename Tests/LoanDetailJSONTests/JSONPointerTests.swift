import LoanDetailJSON
import Testing

@Suite("A pointer into JSON")
struct JSONPointerTests {
  @Test(
    "escapes the signs of its own, as RFC 6901 says",
    arguments: [
      ([], ""), (["foo", "0"], "/foo/0"), ([""], "/"), (["a/b"], "/a~1b"), (["m~n"], "/m~0n"),
      (["~1", "/~0"], "/~01/~1~00"),
      (["e\u{301}/\u{301}"], "/e\u{301}~1\u{301}"), (["", "a", ""], "//a/"), (["~"], "/~0"),
    ] as [([String], String)])
  func escapes(names: [String], text: String) {
    #expect(JSONPointer(names).text == text)
    #expect(JSONPointer(text: text).names.map { Array($0.utf8) } == names.map { Array($0.utf8) })
  }

  @Test("keeps a tilde that escapes nothing, and ignores what is before the first slash")
  func others() {
    #expect(JSONPointer(text: "#/a~2~").names == ["a~2~"])
    #expect(JSONPointer(text: "#").names == [])
  }
}
