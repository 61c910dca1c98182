import DesignSystem
import Testing

struct NearMissTests {
  static let screens = ["main", "details", "composition", "schedule", "operations"]

  @Test(
    "a slip of the keys finds the name that was meant",
    arguments: [("shedule", "schedule"), ("scehdule", "schedule"), ("Main", "main"), ("detail", "details")])
  func findsTheName(written: String, meant: String) {
    #expect(NearMiss.nearest(to: written, among: Self.screens).first == meant)
    #expect(NearMiss.suggestion(for: written, among: Self.screens) == "Did you mean \"\(meant)\"?")
  }

  @Test("two letters in the wrong order are one slip")
  func transpositions() {
    #expect(NearMiss.nearest(to: "scehdule", among: ["scehdulexx", "schedule"]) == ["schedule", "scehdulexx"])
    #expect(NearMiss.nearest(to: "scehdule", among: ["schedule", "scehdule"]) == ["scehdule", "schedule"])
  }

  @Test("a suggestion has one line", arguments: ["\n", "\r", "\u{85}", "\u{2028}", "\u{2029}", "\u{1C}"])
  func oneLine(sign: String) {
    #expect(NearMiss.suggestion(for: "detail", among: ["det\(sign)ails"]) == "Did you mean \"det ails\"?")
  }

  @Test("names of very different lengths cost no comparison")
  func lengths() {
    let (long, longer) = (String(repeating: "x", count: 3_000), String(repeating: "x", count: 6_000))
    let elapsed = ContinuousClock().measure {
      #expect(NearMiss.nearest(to: long, among: Self.screens + [longer]) == [])
    }
    #expect(elapsed < .seconds(1))
  }

  @Test("very long names cost no comparison")
  func longNames() {
    let (one, other) = (String(repeating: "x", count: 65), String(repeating: "x", count: 64))
    #expect(NearMiss.nearest(to: one, among: [one, other]) == [])
    #expect(NearMiss.nearest(to: other, among: [one, other]) == [other])
  }

  @Test("nothing is suggested for something else altogether", arguments: ["kitchen", "x", ""])
  func suggestsNothingElse(written: String) {
    #expect(NearMiss.suggestion(for: written, among: Self.screens) == nil)
  }
}
