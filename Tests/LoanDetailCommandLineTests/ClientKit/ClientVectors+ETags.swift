import LoanDetailRendering

@testable import LoanDetailJSON

extension ClientVectors {
  /// Documents as texts, because what they say is lost when they are read: digits, escapes, white space, order.
  func eTags() async throws -> [ClientVector] {
    var vectors = [
      vector(
        "numbers", "Numbers as ECMAScript writes them, examples of RFC 8785 among them.", Self.numbers.map { "[\($0)]" }
      ),
      vector("texts", "Escapes, surrogate pairs and characters of all planes.", Self.texts),
      vector(
        "order", "Members in the order of their names' UTF-16 code units, not of their code points or bytes.",
        [
          #"{"\u20ac":1,"\r":2,"\ufb33":3,"1":4,"\ud83d\ude02":5,"\u0080":6,"\u00f6":7,"</script>":8}"#,
          "{\"\u{FFFD}\":1,\"\u{1F600}\":2,\"a\":3,\"A\":4,\"\":5,\"aa\":6,\"10\":7,\"9\":8}",
          #"{"b":{"z":[{"y":1,"x":2}],"a":{}},"a":[]}"#, #"{"__proto__":1,"constructor":2,"toString":3}"#,
        ]),
      vector(
        "white-space", "White space, and the same content without it.",
        ["{ \"a\" :\t[ 1 , 2 ]\r\n, \"b\" : { } }", #"{"a":[1,2],"b":{}}"#, #"{"b":{},"a":[1.0,2e0]}"#]),
    ]
    let outside = [
      #"{"schemaVersion":3,"a":1}"#, #"{"schemaVersion":3,"a":1,"etag":"x"}"#,
      #"{"etag":null,"schemaVersion":3,"diagnostics":[1],"a":1,"freshness":{"asOf":"2026-11-21"}}"#,
      #"{"schemaVersion":3,"correlationId":"R-1","a":1}"#,
      #"{"schemaVersion":3,"a":{"etag":1,"freshness":2,"diagnostics":3,"correlationId":4}}"#,
    ]
    vectors.append(
      ClientVector(
        "outside", "What the ETag does not cover, at the top of the document only.",
        ["cases": .array(try outside.map { try Self.example($0) })]))
    for locale in ["ar", "he", "fa", "ru_RU"] {
      let screen = try await document("render 1001 --screen composition --locale \(locale) --client-kinds note,row")
      vectors.append(
        ClientVector(
          "document-\(locale)", "A whole document.",
          [
            "cases": .array([
              try Self.example(String(decoding: screen.rendered(.compact), as: UTF8.self), isShort: false)
            ])
          ]))
    }
    return vectors
  }

  private func vector(_ name: String, _ why: String, _ values: [String]) -> ClientVector {
    let cases = values.compactMap { try? Self.example(#"{"schemaVersion":3,"value":\#($0)}"#) }
    return ClientVector(name, why, ["cases": .array(cases)])
  }

  private static func example(_ text: String, isShort: Bool = true) throws -> JSONValue {
    let document = try JSONParser.parse(Array(text.utf8))
    var covered = document
    for name in ["etag", "freshness", "diagnostics", "correlationId"] { covered = covered.without(name) }
    var writer = JSONWriter()
    writer.write(covered)
    let canonical = writer.canonicalBytes.withText { String(decoding: $0, as: UTF8.self) }
    return .object(
      [.init("document", .string(text)), .init("eTag", .string(ScreenPatch.eTag(of: document)))]
        + (isShort ? [.init("canonical", .string(canonical))] : []))
  }

  private static let numbers = [
    "0", "-0", "0.0", "-0.0e5", "1", "-1", "1.0", "10", "1e1", "0.1", "1e-1", "4.50", "2e-3", "100", "1E+2",
    "123456789",
    "1.7976931348623157e308", "-1.7976931348623157e308", "5e-324", "-5e-324", "9007199254740992", "-9007199254740992",
    "9007199254740993", "295147905179352830000", "9.999999999999997e22", "1e23", "1.0000000000000001e23",
    "999999999999999700000", "999999999999999900000", "1e21", "1e20", "9.999999999999997e-7", "0.000001", "0.0000001",
    "1e-7", "333333333.3333332", "333333333.33333325", "333333333.3333333", "333333333.3333334", "333333333.33333343",
    "-0.0000033333333333333333", "1424953923781206.2", "1E30", "0.000000000000000000000000001", "1e-400",
    "2.2250738585072014e-308", "18446744073709551615", "123456789012345678901234567890",
  ]

  private static let texts = [
    #""""#, #""\u0000\u0001\b\t\n\f\r\u001f""#, #""\"\\\/""#, #""\u20ac$\u000F\u000aA'\u0042\u0022\u005c\\\"\/""#,
    #""\u00e9\u0065\u0301""#, "\"\u{7F}\u{80}\u{2028}\u{2029}\u{FEFF}\"", #""\ud83d\ude00\ud834\udd1e""#,
    "\"😀𝄞\u{10FFFF}\u{FFFE}\u{E000}\"", "\"مرحبا \u{200F}\u{200E} שלום فارسی\"", "\"👩‍👩‍👧‍👦 🇪🇺 e\u{301}\"",
    "\"</script><!--\"",
  ]
}
