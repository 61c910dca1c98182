import DesignSystem
import LoanDetailCore
import LoanDetailGateways
import LoanDetailTesting
import Testing

@Suite("The conformance kit, of every text of an item")
struct EveryTextTests {
  /// A number that no text may have.
  private static let card = "4111111111111111"
  private static let spoken = "spoken \(card)"
  private static let money = MoneyValue(minorUnits: 1, decimals: 2, currency: "RUB", text: card, spoken: spoken)
  private static let day = DateValue(iso: "2026-11-21", text: card, spoken: spoken)

  @Test("finds a number in each")
  func everyText() async {
    var habits = Teapot.Habits()
    habits.changeHeader = { header, _, _ in
      header.title = Self.card
      header.subtitle = Self.card
    }
    habits.change = { items, _, _ in if items.count > 1 { items += Self.items } }
    let faults = await conformanceFaults(of: Teapot.plugin(habits: habits)).filter { $0.rule == .maskedNumbers }
    for (item, properties) in Self.properties {
      for property in properties.split(separator: " ") {
        #expect(faults.contains { $0.message.contains("`\(property)` of \"\(item)\"") }, "\(item), \(property)")
      }
    }
  }

  /// The properties with a text, by the ids of items and of their parts.
  private static let properties: [(item: String, properties: String)] = [
    ("header", "title subtitle"), ("section", "title"),
    ("amount", "label money.text money.spoken caption caption.spoken copy"),
    ("row", "label value.text value.spoken caption caption.spoken copy"), ("status", "text short spoken"),
    ("banner", "title short text spoken"), ("progress", "label text text.spoken"), ("note", "text spoken"),
    ("chips", "label"), ("chip", "text"), ("timeline", "title"),
    ("entry", "date.text date.spoken title money.text money.spoken caption"),
    ("chart", "title summary columns.axis columns.sum"), ("point", "cells.axis.text cells.sum.text cells.sum.spoken"),
    ("table", "title columns.sum groups.year groups.year.totals.sum.text totals.title totals.sum.text"),
    ("table.row", "dayLine cells.sum.text cells.sum.spoken"),
    ("custom", "accessibilityLabel payload.text payload.list[0].text payload.list[0].spoken"),
    ("actions", "title"),
    (
      "blocked",
      "title details reason reason.spoken until.text until.spoken minimum.text minimum.spoken maximum.text maximum.spoken "
        + "fee.text fee.spoken cutOff.text cutOff.spoken confirmation.title confirmation.text confirmation.confirm "
        + "confirmation.cancel form.keep.label form.keep.limits form.keep.spoken form.keep.term"
    ),
    ("pending", "title pending since.text since.spoken"),
  ]

  private static let items: [Item] = [
    .section(Section(id: "section", title: card, items: [.note(Note(id: "note", text: card, spoken: spoken))])),
    .amount(Amount(id: "amount", label: card, money: money, caption: card, spokenCaption: spoken, copy: card)),
    .row(Row(id: "row", label: card, value: .date(day), caption: card, spokenCaption: spoken, copy: card)),
    .status(Status(id: "status", text: card, short: card, tone: .neutral, spoken: spoken)),
    .banner(Banner(id: "banner", title: card, short: card, text: card, tone: .neutral, spoken: spoken)),
    .progress(ProgressBar(id: "progress", label: card, permille: 1, text: card, spoken: spoken)),
    .chips(ChipGroup(id: "chips", label: card, chips: [.init(id: "chip", text: card)])),
    .timeline(
      Timeline(
        id: "timeline", title: card,
        entries: [.init(id: "entry", date: day, title: card, money: money, caption: card, state: .next)])),
    .chart(
      Chart(
        id: "chart", title: card, summary: card, shape: .lines, axis: card, series: [.init(id: "sum", title: card)],
        points: [.init(id: "point", label: card, amounts: [money])])),
    .table(
      Table(
        id: "table", title: card, columns: [.init(id: "sum", title: card)],
        groups: [.init(id: "year", title: card, totals: [.text(card)])],
        rows: [TableRow(id: "table.row", cells: [.money(money)], group: "year", dayLine: card)],
        totals: .init(title: card, cells: [.text(card)]))),
    .custom(
      CustomItem(
        id: "custom", kind: "teapot:lid", accessibilityLabel: card,
        payload: [.init("text", .value(.text(card))), .init("list", .list([.value(.money(money))]))],
        fallback: .divider(Divider(id: "line")))),
    .actionGroup(
      ActionGroup(
        id: "actions", title: card,
        actions: [
          blocked,
          Action(id: "pending", title: card, state: .pending(text: card, since: day), destination: .flow("pay")),
        ])),
  ]

  private static let blocked: Action = {
    var action = Action(
      id: "blocked", title: card, state: .unavailable(reason: card, spoken: spoken, until: day), details: card,
      destination: .flow("pay"))
    action.minimum = money
    action.maximum = money
    action.fee = money
    action.cutOff = MomentValue(iso: "2026-11-21T10:00:00Z", text: card, spoken: spoken)
    action.confirmation = Confirmation(title: card, text: card, confirm: card, cancel: card)
    action.form = Form([
      .init("keep", card, .choice([.init("term", card)]), limits: SpokenText(card, spoken: spoken))
    ])
    return action
  }()
}
