import LoanDetailCore
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

  @Test("nothing is suggested for something else altogether", arguments: ["kitchen", "x", ""])
  func suggestsNothingElse(written: String) {
    #expect(NearMiss.suggestion(for: written, among: Self.screens) == nil)
  }
}
