import LoanDetailJSON
import Testing

@Suite("A content is told by its hash")
struct ContentHashTests {
  /// The examples NIST publishes with FIPS 180-4.
  @Test(
    "as NIST's examples have it",
    arguments: [
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
      (
        String(repeating: "a", count: 1_000_000), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
      ),
    ])
  func officialExamples(text: String, hex: String) {
    #expect(ContentHash(of: Array(text.utf8)).hex == hex)
  }

  /// The lengths around which the padding takes another block; the hashes are another implementation's.
  @Test(
    "whatever the padding takes",
    arguments: [
      (55, "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318"),
      (56, "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a"),
      (63, "7d3e74a05d7db15bce4ad9ec0658ea98e3f06eeecf16b4c6fff2da457ddc2f34"),
      (64, "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"),
      (119, "31eba51c313a5c08226adf18d4a359cfdfd8d2e816b13f4af952f7ea6584dcfb"),
      (120, "2f3d335432c70b580af0e8e1b3674a7c020d683aa5f73aaaedfdc55af904c21c"),
    ])
  func lengths(count: Int, hex: String) {
    #expect(ContentHash(of: [UInt8](repeating: 0x61, count: count)).hex == hex)
  }

  @Test("of a value is that of its compact bytes, however it was written")
  func values() throws {
    let value = try JSONParser.parse(Array(#" { "a" : [ 1.50 , "\u00e9\/" ], "b": {} } "#.utf8))
    #expect(ContentHash(of: value) == ContentHash(of: Array(#"{"a":[1.50,"é/"],"b":{}}"#.utf8)))
    #expect(try ContentHash(of: JSONParser.parse(value.rendered(.lines))) == ContentHash(of: value))
  }

  @Test("differs where members change places or a number has other digits")
  func differences() throws {
    let texts = [#"{"a":1,"b":2}"#, #"{"b":2,"a":1}"#, #"{"a":1.0,"b":2}"#, #"{"a":"1","b":2}"#]
    let hashes = try Set(texts.map { try ContentHash(of: JSONParser.parse(Array($0.utf8))) })
    #expect(hashes.count == texts.count)
  }
}
