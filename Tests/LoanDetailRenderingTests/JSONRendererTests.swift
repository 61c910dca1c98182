import DesignSystem
import LoanDetailRendering
import Testing

struct JSONRendererTests {
  @Test func aScreenWithAnItemOfEveryKind() {
    #expect(String(decoding: JSONRenderer().render(EveryKind.full), as: UTF8.self) == EveryKind.fullAsJSON)
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func aRandomScreenIsOneJsonDocumentAndTheSameScreenIsTheSameBytes(seed: UInt64) throws {
    let bytes = JSONRenderer().render(RandomScreen.document(seed: seed))
    #expect(bytes == JSONRenderer().render(RandomScreen.document(seed: seed)))
    #expect(!ParsedJSON.items(in: try ParsedJSON.object(bytes)).isEmpty)
  }

  @Test func hostileTextCannotLeaveItsString() throws {
    let hostile = "\",\"kind\":\"row\"}\\\n\u{1B}[2J\u{2028}\u{202E}"
    var document = EveryKind.sparse
    document.headerItem = .header(Header(id: ItemID(rawValue: hostile), title: hostile, subtitle: hostile))
    document.contentItems = []
    let parsed = try ParsedJSON.object(JSONRenderer().render(document))
    let header = try #require(parsed["headerItem"] as? [String: Any])
    #expect(header["title"] as? String == hostile)
    #expect(header["id"] as? String == hostile)
    #expect(ParsedJSON.items(in: parsed).count == 1)
  }
}
