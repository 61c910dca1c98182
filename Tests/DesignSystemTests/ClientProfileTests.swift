import Testing

@testable import DesignSystem

struct ClientProfileTests {
  @Test("a profile without kinds draws all standard kinds of its version")
  func standardKinds() throws {
    #expect(try ClientProfile(version: 1).kinds.count == 11)
    #expect(try ClientProfile().kinds.count == ItemKind.Standard.allCases.count)
  }

  @Test("unknown kinds of a newer client are accepted")
  func unknownKinds() throws {
    let profile = try ClientProfile(version: ScreenDocument.schemaVersion + 1, kinds: ["note", "hologram", "tea:pot"])
    #expect(profile.kinds == [.standard(.note), .custom("tea:pot")])
  }

  @Test("an invalid profile is refused")
  func invalidProfiles() {
    #expect(throws: ClientProfileError.version(0)) { try ClientProfile(version: 0) }
    #expect(throws: ClientProfileError.kind("bannr")) { try ClientProfile(kinds: ["row", "bannr"]) }
    #expect(throws: ClientProfileError.kind("")) { try ClientProfile(kinds: ["row", ""]) }
    #expect(throws: ClientProfileError.kind("a:")) { try ClientProfile(version: 9, kinds: ["row", "a:"]) }
    #expect(throws: ClientProfileError.noText) { try ClientProfile(kinds: []) }
    #expect(throws: ClientProfileError.noText) { try ClientProfile(version: 1, kinds: ["chips", "table"]) }
  }

  @Test(
    "an error says what was found and what was expected",
    arguments: [
      (ClientProfileError.version(-1), "A client's version is 1 or more, not -1."),
      (
        .kind("bannr"),
        "There is no kind \"bannr\". Expected: note, status, banner, divider, row, amount, progress, chips, actionGroup, "
          + "section, breakdown, header, timeline, table, chart, or a product's own kind as \"type:name\"."
      ),
      (.noText, "None of the client's kinds holds text. Expected at least one of: note, banner, status, row."),
    ])
  func errors(error: ClientProfileError, text: String) {
    #expect("\(error)" == text)
  }
}
