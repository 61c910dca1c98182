import DesignSystem
import LoanDetailCore
import LoanDetailGateways
import LoanDetailTesting
import Localization
import Testing

@Suite("The conformance kit, of the contract")
struct ContractRuleTests {
  @Test("says nothing of a plugin that keeps to it")
  func good() async throws {
    #expect(await conformanceFaults(of: Teapot.plugin()) == [])
    try await assertConformance(of: Teapot.plugin())
  }

  @Test("reports what is wrong as an issue of the test")
  func issue() async throws {
    try await withKnownIssue {
      try await assertConformance(of: Teapot.plugin(samples: "{"))
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasSuffix("[sample-records]") }
    }
  }

  @Test("asks that the strategist accepts the plugin")
  func registration() async {
    #expect(
      await faults(of: Teapot.plugin { $0.screens.append(.main) }) == [
        "teapot: Teapots states the screen \"main\" of \"teapot\" more than once. Keep one of them. [registration]"
      ])
  }

  @Test("asks for one manifest")
  func type() async {
    let differing = Teapot.plugin(interactor: { usual in
      var other = usual
      other.manifest.version = "2"
      return other
    })
    #expect(
      await faults(of: differing) == [
        "teapot: The interactor's manifest is not the plugin's. Return one and the same from both. [type]"
      ])
  }

  @Test("asks for a title of every screen that only the product has")
  func screenTitles() async {
    let untitled = Teapot.plugin { $0.screens += ["care"] }
    #expect(
      await faults(of: untitled).contains(
        "teapot: The screen \"care\" has no title. State it in the manifest's screenTitles. [titles]"))
    let halfTitled = Teapot.plugin {
      $0.screens += ["care"]
      $0.screenTitles["care"] = LocalizedText(en: "Care", ru: " ")
    }
    #expect(
      await faults(of: halfTitled).contains(
        "teapot: The title of the screen \"care\" is empty in Russian. Write it. [titles]"))
  }

  @Test("asks for titles in every language")
  func titles() async {
    #expect(
      await faults(of: Teapot.plugin { $0.title = LocalizedText(data: ["en": $0.title(.english), "ru": " "]) }) == [
        "teapot: The manifest's title is empty in Russian. Write it. [titles]"
      ])
    var habits = Teapot.Habits()
    habits.title = LocalizedText(data: ["en": "", "ru": habits.title(.russian)])
    #expect(
      await faults(of: Teapot.plugin(habits: habits)).first
        == "teapot:1 (and in 1 more place): The product's title is empty in English. "
        + "Use the manifest's where it has none. [titles]")
  }

  @Test("asks for sample records")
  func samples() async {
    #expect(
      await faults(of: Teapot.plugin(samples: Teapot.portfolio([]))) == [
        "teapot: The plugin has no sample record of its type. Give it one for each state its screens are to be seen in. "
          + "[sample-records]"
      ])
    #expect(
      await faults(of: Teapot.plugin(samples: Teapot.portfolio([Teapot.record("1")], day: nil))) == [
        "teapot: The sample records state no day. Write \"asOf\" beside \"loans\", so that they look the same on any day. "
          + "[sample-records]"
      ])
    #expect(
      await faults(of: Teapot.plugin(samples: "[]")) == [
        "teapot: The sample records cannot be read. The source is not a portfolio. Found an array of 0; "
          + "expected an object with \"schemaVersion\" and \"loans\". [sample-records]"
      ])
  }

  @Test("asks that every screen of every sample can be made")
  func screensBuild() async {
    var habits = Teapot.Habits()
    habits.missing = [.schedule]
    #expect(
      await faults(of: Teapot.plugin(habits: habits)) == [
        "teapot:1 (and in 3 more places): The product has the screen \"schedule\" and makes no view model of it. "
          + "Make one, or take the screen out of its `screens`. [screens-build]"
      ])
    let unreadable = Teapot.record("2").replacing(#""currency": "RUB", "#, with: "")
    #expect(
      await faults(of: Teapot.plugin(samples: Teapot.portfolio([Teapot.record("1"), unreadable]))) == [
        "teapot:2: The sample record cannot be shown. At $.loans[1].currency: A value that must be there is missing. "
          + "Add it. [screens-build]"
      ])
  }

  @Test("asks that the manifest and the products have the same screens, the main one first")
  func screens() async {
    var habits = Teapot.Habits()
    habits.screens = [.schedule, .main, .operations]
    #expect(
      await faults(of: Teapot.plugin(habits: habits)) == [
        "teapot:1 (and in 1 more place): The product does not have \"main\" as its first screen. "
          + "Put it first in its `screens`. [screens]",
        "teapot:1 (and in 1 more place): The product has the screen \"operations\", which the manifest does not state. "
          + "Add it to the manifest's screens. [screens]",
      ])
    #expect(
      await faults(of: Teapot.plugin { $0.screens.append(.details) }) == [
        "teapot: The manifest states the screen \"details\" and no sample record has it. "
          + "Add a sample that does, or take it out of the manifest. [screens]"
      ])
    habits = Teapot.Habits()
    habits.changeTop = { header, _ in header.subtitle = "–" }
    #expect(
      await faults(of: Teapot.plugin(habits: habits)) == [
        "teapot:1 (and in 3 more places): `headerItem(in:)` makes another top than the main screen has, and the list would "
          + "show that one. Make both in one place. [screens]"
      ])
  }
}

func faults(of plugin: ProductWithSamples) async -> [String] { await conformanceFaults(of: plugin).map(\.description) }

extension String {
  /// The rule a fault's description ends with.
  var ruleName: Substring { self[(lastIndex(of: "[").map(index(after:)) ?? startIndex)...].dropLast() }
}
