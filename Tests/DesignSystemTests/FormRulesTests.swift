import Testing

@testable import DesignSystem

@Suite("The rules about forms")
struct FormRulesTests {
  private static let flow = Flow(
    "brew", summary: "Brew.",
    inputs: [
      .init("price", .money, "The price."), .init("day", .date, "The day."), .init("cups", .integer, "How many."),
      .init("tea", .choice(["green", "black"]), "Which."),
    ], question: "how-long")

  private func money(_ minorUnits: Int64, _ currency: String = "GBP") -> MoneyValue {
    MoneyValue(minorUnits: minorUnits, decimals: 2, currency: currency, text: "", spoken: "")
  }

  private func date(_ iso: String) -> DateValue { DateValue(iso: iso, text: "", spoken: "") }

  private func shown(_ form: Form, _ destination: Destination = .flow("brew")) -> (form: Form?, faults: [String]) {
    var rules = TreeRules(flows: [Self.flow])
    var action = Action(id: "a", title: "A", destination: destination)
    action.form = form
    let items = rules.checked([.actionGroup(ActionGroup(id: "g", title: "G", actions: [action]))])
    guard case .actionGroup(let group) = items[0] else { return (nil, []) }
    return (group.actions[0].form, rules.faults.map { "\($0.rule.rawValue) \($0.item): \($0.reason)" })
  }

  @Test("keep a form that fits the flow")
  func sound() {
    let form = Form(
      [
        .init("price", "", .money(.init(minimum: money(1), maximum: money(9), initial: money(9)), step: money(1))),
        .init("day", "", .date(.init(minimum: date("2026-11-21"), initial: date("2026-12-01")))),
        .init("cups", "", .number(.init(maximum: 3))),
        .init("tea", "", .choice([.init("green", "Green")], initial: "green")),
      ], question: "how-long")
    #expect(shown(form) == (form, []))
  }

  @Test(
    "leave out a form that does not fit, and say why",
    arguments: [
      (Form([]), "The form has no field."),
      (
        Form([.init("cups", "", .number(.init()))], question: "why"),
        "The form asks the question \"why\"; the flow asks \"how-long\"."
      ),
      (
        Form([.init("milk", "", .number(.init()))]),
        "The field \"milk\" is not among the inputs: price, day, cups, tea."
      ),
      (Form([.init("cups", "", .date(.init()))]), "The field \"cups\" is of another type than the flow's input."),
      (
        Form([.init("cups", "", .number(.init(minimum: 2, maximum: 3, initial: 4)))]),
        "The field \"cups\" begins with a value outside its limits."
      ),
      (
        Form([.init("cups", "", .number(.init(minimum: 3, maximum: 2)))]),
        "The field \"cups\" begins with a value outside its limits."
      ),
      (
        Form([.init("tea", "", .choice([.init("red", "")]))]),
        "The field \"tea\" has the choice \"red\"; the flow has green, black."
      ),
      (
        Form([.init("tea", "", .choice([.init("green", "")], initial: "black"))]),
        "The field \"tea\" begins with \"black\", which is none of its choices."
      ),
    ])
  func broken(form: Form, reason: String) {
    #expect(shown(form) == (nil, ["action.broken-form a: \(reason)"]))
  }

  @Test("leave out a form with amounts of two currencies, and one that no flow takes")
  func foreign() {
    let mixed = Form([.init("price", "", .money(.init(minimum: money(1, "EUR")), step: money(1)))])
    #expect(shown(mixed).faults == ["action.broken-form a: The field \"price\" has amounts of different currencies."])
    let cups = Form([.init("cups", "", .number(.init()))])
    #expect(
      shown(cups, .screen(.main)) == (
        nil, ["action.broken-form a: The action has a form and leads to no flow or event of the catalogue."]
      ))
  }

  @Test("are about clients too: only one that lists forms, or all standard kinds of version 3, has them")
  func clients() throws {
    #expect(try ClientProfile().drawsForms && ClientProfile(kinds: ["note", "form"]).drawsForms)
    #expect(try !ClientProfile(version: 2).drawsForms && !ClientProfile(kinds: ["note", "actionGroup"]).drawsForms)
    var action = Action(id: "a", title: "A", destination: .flow("brew"))
    action.form = Form([.init("cups", "", .number(.init()))])
    let group = ActionGroup(id: "g", title: "G", actions: [action])
    let screen = ScreenDocument(
      subject: .init(id: "1", type: "teapot", title: "Teapot"), screen: .main, language: "en", locale: "en",
      asOf: "2026-11-21", headerItem: .note(Note(id: "top", text: "Top")), contentItems: [.actionGroup(group)],
      remarks: [])
    #expect(try screen.adapted(to: ClientProfile()).document == screen)
    let without = try screen.adapted(to: ClientProfile(kinds: ["note", "actionGroup"])).document
    #expect(without.contentItems == [.actionGroup(group.withoutForms())])
  }
}
