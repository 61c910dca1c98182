import DesignSystem
import LoanDetailJSON
import LoanDetailRendering
import Testing

@Suite("A rendering")
struct RenderingTests {
  @Test("of a screen as JSON has the ETag that the document holds")
  func eTagInDocument() throws {
    for renderer in [JSONRenderer(), JSONRenderer(isCompact: true)] {
      let rendering = renderer.rendering(EveryKind.full)
      #expect(rendering.bytes == renderer.render(EveryKind.full))
      #expect(try JSONParser.parse(rendering.bytes)["etag"] == .string(rendering.eTag))
    }
  }

  @Test("of a screen of version 1 has the ETag that a patch is made with")
  func eTagOfVersion1() throws {
    let screen = try EveryKind.full.adapted(to: ClientProfile(version: 1)).document
    let rendering = JSONRenderer().rendering(screen)
    let document = try JSONParser.parse(rendering.bytes)
    #expect(document["etag"] == nil)
    #expect(rendering.eTag == ScreenPatch.eTag(of: document))
    #expect(rendering.eTag == ContentHash(of: document).hex)
    #expect(JSONRenderer(isCompact: true).rendering(screen).eTag == rendering.eTag)
  }

  @Test("as text has the hash of its bytes for an ETag")
  func eTagOfText() {
    let renderer = TextRenderer(width: 60)
    let rendering = renderer.rendering(EveryKind.full)
    #expect(rendering.bytes == renderer.render(EveryKind.full))
    #expect(rendering.eTag == ContentHash(of: rendering.bytes).hex)
    #expect(rendering.eTag != TextRenderer(width: 61).rendering(EveryKind.full).eTag)
  }

  @Test("is the same from equal renderers, which can be the keys of a cache")
  func equalRenderers() {
    #expect(Set([JSONRenderer(), JSONRenderer(isCompact: true), JSONRenderer()]).count == 2)
    let texts = [TextRenderer(width: 3), TextRenderer(width: TextRenderer.minimumWidth), TextRenderer(usesColor: true)]
    #expect(Set(texts).count == 2)
    #expect(Set(texts.map { AnyHashable($0) } + [AnyHashable(JSONRenderer())]).count == 3)
  }

  /// Every kind with all it can hold and with the least, real screens, and random ones, in every version.
  private static func screens() throws -> [ScreenDocument] {
    let screens =
      [EveryKind.full, EveryKind.sparse, LeasingScreens.russian, LeasingScreens.english]
      + (0..<300).map { RandomScreen.document(seed: $0) }
    let versions = try (1...ScreenDocument.schemaVersion).map { try ClientProfile(version: $0) }
    return screens + screens.flatMap { screen in versions.map { screen.adapted(to: $0).document } }
  }

  @Test("as JSON can be had as the value that a parser reads from it")
  func value() throws {
    for screen in try Self.screens() {
      let bytes = JSONRenderer().render(screen)
      let value = JSONRenderer().value(of: screen)
      #expect(try value == JSONParser.parse(bytes))
      // The texts are equal to the byte, too, not only as characters.
      #expect(value.rendered() == bytes)
    }
  }

  @Test("of a screen is what a patch made for the screen leads to")
  func patchToScreen() throws {
    let old = LeasingScreens.russian
    for screen in [LeasingScreens.english, try LeasingScreens.english.adapted(to: ClientProfile(version: 1)).document] {
      let new = JSONRenderer().rendering(screen)
      let held = try JSONParser.parse(JSONRenderer().render(old))
      let patch = try ScreenPatch(from: held, to: screen)
      #expect(try patch == ScreenPatch(from: held, to: JSONParser.parse(new.bytes)))
      #expect(patch.to == new.eTag)
      #expect(try patch.applied(to: held).rendered() == new.bytes)
    }
  }

  @Test("of a patch is the bytes of its JSON")
  func patch() throws {
    let renderer = JSONRenderer()
    let patch = try ScreenPatch(from: renderer.value(of: LeasingScreens.russian), to: LeasingScreens.english)
    for layout in [JSONLayout.lines, .compact] {
      #expect(patch.rendered(layout) == patch.json.rendered(layout))
      #expect(try ScreenPatch(json: JSONParser.parse(patch.rendered(layout))) == patch)
    }
    #expect(patch.rendered() == patch.rendered(.lines))
  }
}
