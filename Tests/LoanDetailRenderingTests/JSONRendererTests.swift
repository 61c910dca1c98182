import DesignSystem
import Foundation
import LoanDetailJSON
import LoanDetailRendering
import Testing

struct JSONRendererTests {
  @Test("a screen with an item of every kind is written as the fixture has it")
  func everyKind() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/EveryKind.json")
    let text = JSONRenderer().render(EveryKind.full)
    if ProcessInfo.processInfo.environment["SNAPSHOT_RECORD"] == "all" { try Data(text).write(to: file) }
    #expect(try String(decoding: text, as: UTF8.self) == String(contentsOf: file, encoding: .utf8))
  }

  @Test("the compact form has the same content")
  func compactForm() throws {
    let (laidOut, compact) = (
      JSONRenderer().render(EveryKind.full), JSONRenderer(isCompact: true).render(EveryKind.full)
    )
    #expect(compact.count < laidOut.count)
    #expect(try JSONParser.parse(compact) == JSONParser.parse(laidOut))
  }

  @Test("in version 2, the ETag is the hash of the rest of the document and changes with it")
  func eTagOfVersion2() throws {
    let profile = try ClientProfile(version: 2)
    func document(_ screen: ScreenDocument) throws -> JSONValue {
      try JSONParser.parse(JSONRenderer().render(screen.adapted(to: profile).document))
    }
    guard case .object(var members) = try document(EveryKind.full), let etag = members.popLast() else {
      throw Missing()
    }
    #expect(etag == .init("etag", .string(ContentHash(of: .object(members)).hex)))
    var other = EveryKind.full
    other.asOf = "2026-11-22"
    #expect(try document(other)["etag"] != etag.value)
  }

  @Test("the ETag is the hash of the canonical content, without the day it is shown for and findings about the data")
  func eTag() throws {
    let document = try JSONParser.parse(JSONRenderer().render(EveryKind.full))
    guard case .object(let members) = document else { throw Missing() }
    #expect(members.suffix(4).map(\.name) == ["freshness", "diagnostics", "correlationId", "etag"])
    let canonical = ContentHash(canonicalFormOf: .object(members.dropLast(4)))
    #expect(document["etag"] == .string(canonical.hex))
    #expect(ScreenPatch.eTag(of: document) == canonical.hex)
    var other = EveryKind.full
    other.asOf = "2026-11-22"
    other.freshness.validUntil = "2026-11-23T00:00:00Z"
    other.remarks = []
    other.correlationID = "R-7002"
    let later = try JSONParser.parse(JSONRenderer().render(other))
    #expect(later["etag"] == document["etag"] && later["diagnostics"] == nil)
    for change: @Sendable (inout ScreenDocument) -> Void in [
      { $0.subject.title += "." }, { $0.title += "." }, { $0.outcome = .complete },
      { $0.outcome = .fault(.unavailable, mayRetry: true) },
    ] {
      var changed = EveryKind.full
      change(&changed)
      #expect(try JSONParser.parse(JSONRenderer().render(changed))["etag"] != document["etag"])
    }
  }

  @Test("a word of a choice is a plain text, and a text value in the versions that know no plain texts")
  func choices() throws {
    func payload(_ version: Int) throws -> JSONValue? {
      let profile = try ClientProfile(version: version, kinds: ["teapot:lid", "note"])
      var screen = EveryKind.full
      screen.contentItems = [
        .custom(
          CustomItem(
            id: "lid", kind: "teapot:lid", accessibilityLabel: "Lid", payload: [.init("state", .choice("off"))],
            fallback: .note(Note(id: "lid.note", text: "Off"))))
      ]
      return try JSONParser.parse(JSONRenderer().render(screen.adapted(to: profile).document))["contentItems"]?
        .elements.first { $0["id"] == .string("lid") }?["payload"]?["state"]
    }
    #expect(try payload(3) == .string("off"))
    for version in [1, 2] { #expect(try payload(version) == .object([.init("text", .string("off"))])) }
  }

  @Test(
    "an amount is an exact decimal with its own decimals",
    arguments: [
      (13_118_74, 2, "13118.74"), (-5, 2, "-0.05"), (0, 2, "0.00"), (91_000, 0, "91000"), (7, 3, "0.007"),
      (Int64.max, 2, "92233720368547758.07"), (Int64.min, 2, "-92233720368547758.08"), (Int64.min, 0, "\(Int64.min)"),
    ])
  func amounts(minorUnits: Int64, decimals: Int, amount: String) {
    let money = MoneyValue(minorUnits: minorUnits, decimals: decimals, currency: "RUB", text: "", spoken: "")
    #expect(money.amount == amount)
  }

  @Test("every part of a tree has the hash that it has in the document")
  func partHashes() throws {
    let document = try JSONParser.parse(JSONRenderer().render(EveryKind.full))
    let contents = try #require(document["contentItems"]?.elements)
    #expect(contents.count == EveryKind.full.contentItems.count)
    for (item, value) in zip(EveryKind.full.contentItems, contents) {
      #expect(JSONRenderer().contentHash(of: item) == ContentHash(of: value), "\(item.id)")
    }
    #expect(Set(EveryKind.full.contentItems.map { JSONRenderer().contentHash(of: $0) }).count == contents.count)
  }

  @Test("a change inside an item changes the hashes of everything that contains it")
  func changedPartHashes() {
    func section(_ text: String) -> Item {
      let inner = Section(id: "inner", title: "Inner", items: [.note(Note(id: "n", text: text))])
      return .section(Section(id: "outer", title: "Outer", items: [.section(inner)]))
    }
    let (one, same, other) = (section("a"), section("a"), section("b"))
    #expect(JSONRenderer().contentHash(of: one) == JSONRenderer().contentHash(of: same))
    #expect(JSONRenderer().contentHash(of: one) != JSONRenderer().contentHash(of: other))
    #expect(JSONRenderer().contentHash(of: one.children[0]) != JSONRenderer().contentHash(of: other.children[0]))
    // Version 2 added nothing to sections and notes; from version 3 on, they have no labels.
    #expect(JSONRenderer().contentHash(of: one, version: 1) == JSONRenderer().contentHash(of: one, version: 2))
    #expect(JSONRenderer().contentHash(of: one, version: 2) != JSONRenderer().contentHash(of: one))
  }

  private struct Missing: Error {}

  @Test(
    "a random screen is one JSON document, and the same screen gives the same bytes", arguments: 0..<50 as Range<UInt64>
  )
  func randomScreens(seed: UInt64) throws {
    let bytes = JSONRenderer().render(RandomScreen.document(seed: seed))
    #expect(bytes == JSONRenderer().render(RandomScreen.document(seed: seed)))
    #expect(!ParsedJSON.items(in: try ParsedJSON.object(bytes)).isEmpty)
  }

  @Test("hostile text cannot break out of its string")
  func hostileText() throws {
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
