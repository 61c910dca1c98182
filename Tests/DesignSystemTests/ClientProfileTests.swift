import Testing

@testable import DesignSystem

struct ClientProfileTests {
  @Test("a profile without kinds draws all standard kinds of its version")
  func standardKinds() throws {
    #expect(try ClientProfile(version: 1).kinds.count == 11)
    #expect(try ClientProfile().kinds.count == ItemKind.Standard.allCases.count)
  }

  @Test("a profile may have all standard kinds of its version and others")
  func standardAndOthers() throws {
    let profile = try ClientProfile(version: 1, kinds: ["standard", "tea:pot", "row", "row"])
    #expect(profile.kinds == (try ClientProfile(version: 1)).kinds.union([.custom("tea:pot")]))
    #expect(try ClientProfile(kinds: ["standard"]) == ClientProfile())
  }

  @Test("a profile lists what the client can do without")
  func omissions() throws {
    let profile = try ClientProfile(without: ["spoken", "accessibilityLabel", "spoken"])
    #expect(profile.omissions == [.spoken, .accessibilityLabel])
    #expect(try profile != ClientProfile())
    let newer = try ClientProfile(version: ScreenDocument.schemaVersion + 1, without: ["spoken", "icons"])
    #expect(newer.omissions == [.spoken])
  }

  @Test("an adapted screen has what the client does without")
  func adaptedTraits() throws {
    let screen = ScreenDocument(
      subject: .init(id: "1", type: "teapot", title: "Teapot"), screen: .main, language: "en", locale: "en",
      asOf: "2026-11-21", headerItem: .note(Note(id: "top", text: "Top")), contentItems: [], remarks: [])
    #expect(screen.omissions == [])
    let adapted = try screen.adapted(to: ClientProfile(without: ["spoken"])).document
    #expect(adapted.omissions == [.spoken])
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
    #expect(throws: ClientProfileError.noText) { try ClientProfile(kinds: ["tea:pot"]) }
    #expect(throws: ClientProfileError.omission("text")) { try ClientProfile(without: ["spoken", "text"]) }
    #expect(throws: ClientProfileError.omission("")) { try ClientProfile(version: 9, without: [""]) }
    #expect(throws: ClientProfileError.earlyOmission(.spoken, version: 2)) {
      try ClientProfile(version: 2, without: ["spoken"])
    }
    #expect(throws: ClientProfileError.noText) { try ClientProfile(version: 1, kinds: ["chips", "table"]) }
  }

  @Test(
    "an error says what was found and what was expected",
    arguments: [
      (ClientProfileError.version(-1), "A client's version is 1 or more, not -1."),
      (
        .kind("bannr"),
        "There is no kind \"bannr\". Expected: note, status, banner, divider, row, amount, progress, chips, actionGroup, "
          + "section, breakdown, header, timeline, table, chart, form, \"standard\" for all of these, or a product's own kind as "
          + "\"type:name\"."
      ),
      (.noText, "None of the client's kinds holds text. Expected at least one of: note, banner, status, row."),
      (.omission("text"), "No client can do without \"text\". Expected: spoken, accessibilityLabel."),
      (
        .earlyOmission(.spoken, version: 2),
        "A client of version 2 cannot do without \"spoken\". Read version 3, or do not leave it out."
      ),
    ])
  func errors(error: ClientProfileError, text: String) {
    #expect("\(error)" == text)
    #expect(error.id.hasPrefix("client."))
  }
}
