import DesignSystem
import LoanDetailConformance
import LoanDetailTesting
import Testing

@Suite("The rule about values for programs")
struct ValueRuleTests {
  @Test(
    "names a value of another form than the schema's",
    arguments: [
      ("currency", "\"rub\"", .row(Row(id: "value", label: "–", value: .money(money("rub"))))),
      ("currency", "\"\"", .amount(Amount(id: "value", label: "–", money: money("")))),
      ("iso", "\"21.11.2026\"", .row(Row(id: "value", label: "–", value: .date(day("21.11.2026"))))),
      ("iso", "\"2026-02-30\"", .row(Row(id: "value", label: "–", value: .date(day("2026-02-30"))))),
      ("value", "\"11,5\"", .row(Row(id: "value", label: "–", value: .percent(percent("11,5"))))),
      ("value", "\"1e1\"", .row(Row(id: "value", label: "–", value: .percent(percent("1e1"))))),
      ("permille", "1001", overfull),
      (
        "short", "\"\(String(repeating: "й", count: 41))\"",
        .banner(Banner(id: "value", title: "–", short: String(repeating: "й", count: 41), tone: .neutral))
      ),
    ] as [(String, String, Item)])
  func malformed(_ property: String, _ value: String, _ item: Item) async {
    let faults = await conformanceFaults(of: Teapot.plugin { _, _ in item }).filter { $0.rule == .values }
    let expected =
      "The property `\(property)` of \"value\" is \(value), and the schema allows no such value. Make amounts, days and "
      + "percentages with the context's formatter, shares of 0 to 1000, and short forms of at most 40 characters."
    #expect(faults.map(\.message) == [expected])
  }

  @Test("finds a value in a custom item, in a form and in a moment")
  func inside() async {
    let custom = CustomItem(
      id: "value", kind: "teapot:lid", accessibilityLabel: "–",
      payload: [.init("material", .list([.value(.money(Self.money("RUR1")))]))], fallback: .divider(Divider(id: "line"))
    )
    #expect(await properties(of: .custom(custom)) == ["currency"])
    var choice = Action(id: "value", title: "–", destination: .sourceFlow("pay"))
    choice.form = Form([.init("amount", "–", .money(.init(), step: Self.money("rub")))])
    #expect(
      await properties(of: .actionGroup(ActionGroup(id: "actions", title: "–", actions: [choice]))) == ["currency"])
    for (iso, expected) in [("2026-11-21", ["iso"]), ("2026-11-21Tx", ["iso"]), ("2026-11-21T21:00:00+03:00", [])] {
      var action = Action(id: "value", title: "–", destination: .sourceFlow("pay"))
      action.cutOff = MomentValue(iso: iso, text: "–", spoken: "–")
      let group = Item.actionGroup(ActionGroup(id: "actions", title: "–", actions: [action]))
      #expect(await properties(of: group).map(String.init) == expected)
    }
  }

  @Test("accepts the longest short form and the forms of the schema")
  func wellFormed() async {
    let short = String(repeating: "й", count: 40)
    #expect(await properties(of: .banner(Banner(id: "value", title: "–", short: short, tone: .neutral))) == [])
    #expect(await properties(of: .row(Row(id: "value", label: "–", value: .percent(Self.percent("-11.50"))))) == [])
    #expect(await properties(of: .progress(ProgressBar(id: "value", label: "–", permille: 1000, text: "–"))) == [])
    let custom = CustomItem(
      id: "value", kind: "teapot:lid", accessibilityLabel: "–",
      payload: [
        .init("currency", .choice("rub")), .init("iso", .choice("x")), .init("permille", .integer(1500)),
        .init("short", .choice(String(repeating: "x", count: 41))),
      ], fallback: .divider(Divider(id: "line")))
    #expect(await properties(of: .custom(custom)) == [])
  }

  /// The properties that the rule names in the faults of a product with an item.
  private func properties(of item: Item) async -> [Substring] {
    await conformanceFaults(of: Teapot.plugin { _, _ in item }).filter { $0.rule == .values }
      .map { $0.message.split(separator: "`")[1] }
  }

  private static func money(_ currency: String) -> MoneyValue {
    MoneyValue(minorUnits: 100, decimals: 2, currency: currency, text: "1.00", spoken: "1")
  }

  private static func day(_ iso: String) -> DateValue { DateValue(iso: iso, text: "–", spoken: "–") }

  private static func percent(_ value: String) -> PercentValue { PercentValue(value: value, text: "–", spoken: "–") }

  private static var overfull: Item {
    var bar = ProgressBar(id: "value", label: "–", permille: 0, text: "–")
    bar.permille = 1001
    return .progress(bar)
  }
}
