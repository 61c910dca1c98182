import DesignSystem
import LoanDetailCore
import LoanDetailGateways
import LoanDetailTesting
import Loans
import Localization
import Testing

@Suite("The conformance kit, of products together")
struct TogetherRuleTests {
  @Test("says nothing of products that go together")
  func good() async throws {
    #expect(await faults(teapot, kettle()) == [])
    try await assertConformance(together: [teapot, kettle()])
  }

  @Test("asks that the engine accepts the products together")
  func registration() async {
    let other = kettle { $0.type = "teapot" }
    #expect(
      await faults(teapot, other) == [
        "all products: The product type \"teapot\" is registered 2 times, by Teapots and Kettles. Keep one of them. "
          + "[together-registration]"
      ])
  }

  @Test("asks for types that differ by more than case")
  func types() async {
    let found = await faults(teapot, kettle { $0.type = "TeaPot" })
    #expect(
      found == [
        "teapot and TeaPot: The types \"teapot\" and \"TeaPot\" differ only by case. Name them so that nobody takes one for "
          + "the other. [together-names]"
      ])
  }

  @Test("asks for one payload of one kind")
  func kinds() async {
    let found = await conformanceFaults(
      together: [teapot, kettle { $0.customKinds = [CustomKind("teapot:lid", summary: "–", fields: [])] }])
    #expect(found.map(\.rule) == [.togetherRegistration, .togetherNames])
    #expect(
      found.last?.description
        == "teapot and kettle: They state the kind \"teapot:lid\" with different payloads. Name each kind after its own "
        + "type. [together-names]")
  }

  @Test("asks for different titles")
  func titles() async {
    #expect(
      await faults(teapot, kettle { $0.title = LocalizedText(data: ["en": "teapot", "ru": $0.title(.russian)]) }) == [
        "teapot and kettle: They have the same title in English, \"Teapot\" and \"teapot\". Give each a title by which a "
          + "customer tells it from the others. [together-titles]"
      ])
  }

  @Test("asks for different sample ids")
  func samples() async {
    #expect(
      await faults(teapot, kettle(id: "2")) == [
        "teapot and kettle: They have samples with the id \"2\". Give each product a range of ids of its own. "
          + "[together-samples]"
      ])
    let upper = Teapot.plugin(samples: Teapot.portfolio([Teapot.record("A1")]))
    #expect(
      await faults(upper, kettle(id: "a1")) == [
        "teapot and kettle: They have samples with the id \"A1\" and \"a1\". Give each product a range of ids of its own. "
          + "[together-samples]"
      ])
  }

  @Test("asks for one meaning of an id")
  func words() async {
    var habits = Teapot.Habits()
    habits.change = { items, _, context in
      guard case .row(var purpose)? = items.first(where: { $0.id == "brew.purpose" }) else { return }
      purpose.label = LocalizedText(en: "Volume", ru: "Цель")(context.language)
      items = items.map { $0.id == purpose.id ? .row(purpose) : $0 }
    }
    #expect(
      await faults(teapot, kettle(habits: habits)) == [
        "teapot and kettle: The id \"brew.purpose\" is called \"Purpose\" in one and \"Volume\" in the other. Begin the ids of "
          + "a product's own items with a word that only this product has. [together-words]"
      ])
    habits.change = { items, _, _ in
      items = items.map { $0.id == "brew.purpose" ? .note(Note(id: "brew.purpose", text: "–")) : $0 }
    }
    #expect(
      await faults(teapot, kettle(habits: habits)) == [
        "teapot and kettle: The id \"brew.purpose\" is an item of the kind \"row\" in one and \"note\" in the other. Begin the "
          + "ids of a product's own items with a word that only this product has. [together-words]"
      ])
  }

  @Test("asks for one meaning of a screen's name")
  func screens() async {
    let first = Teapot.plugin(habits: link(LocalizedText(en: "Descaling", ru: "Накипь")))
    let other = kettle(habits: link(LocalizedText(en: "Colours", ru: "Цвета")))
    let found = await faults(first, other)
    #expect(found.count == 2)
    #expect(
      found.first
        == "teapot and kettle: The screen \"care\" is called \"Descaling\" in one and \"Colours\" in the other. Name a screen "
        + "that shows something else differently. [together-words]")
  }

  @Test("names the product whose code does not return")
  func deadline() async {
    let hanging = Teapot.plugin(interactor: {
      OddBusinessLogic(
        usual: $0,
        list: { _, _ in
          try await Task.sleep(for: .seconds(600))
          return []
        })
    })
    let found = await conformanceFaults(together: [hanging, kettle()], deadline: .seconds(10))
    #expect(found.map(\.rule) == [.deadline])
    #expect(found.first?.places == ["teapot"])
  }

  private let teapot = Teapot.plugin()

  private func link(_ title: LocalizedText) -> Teapot.Habits {
    var habits = Teapot.Habits()
    habits.change = { items, _, context in
      let action = Action(id: "more.care", title: title(context.language), destination: .screen("care"))
      items.append(.actionGroup(ActionGroup(id: "more", title: "–", actions: [action])))
    }
    return habits
  }

  /// A product of another type.
  private func kettle(
    id: String = "3", habits: Teapot.Habits = .init(), _ change: (inout ProductManifest) -> Void = { _ in }
  ) -> ProductWithSamples {
    var manifest = Teapot.manifest
    manifest.type = "kettle"
    manifest.title = LocalizedText(en: "Kettle", ru: "Кипятильник")
    manifest.module = "Kettles"
    manifest.customKinds = []
    change(&manifest)
    let record = Teapot.record(id).replacing(#""teapot""#, with: "\"\(manifest.type)\"")
    let plugin = ProductPlugin(manifest: manifest) { [manifest] gateway in
      TeapotBusinessLogic(gateway: gateway, manifest: manifest, habits: habits)
    }
    return ProductWithSamples(plugin, records: Array(Teapot.portfolio([record]).utf8))
  }

  private func faults(_ plugins: ProductWithSamples...) async -> [String] {
    await conformanceFaults(together: plugins).map(\.description)
  }
}
