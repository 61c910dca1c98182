import DesignSystem

/// An item of every kind.
enum EveryItem {
  static let money = MoneyValue(minorUnits: 500, decimals: 2, currency: "GBP", text: "£5.00", spoken: "5 pounds")
  static let row = Row(id: "row", label: "Fee", value: .money(money))
  static let day = DateValue(iso: "2026-12-05", text: "5 Dec", spoken: "5 December 2026")

  static let all: [Item] = [
    .header(
      Header(
        title: "Teapot", subtitle: "No. 7", amounts: [Amount(id: "owed", label: "You owe", money: money)],
        statuses: [Status(id: "fine", text: "On time", tone: .positive)])),
    .section(Section(id: "section", title: "Terms", items: [.row(row)])),
    .amount(Amount(id: "amount", label: "You owe", money: money)),
    .row(row),
    .status(Status(id: "status", text: "On time", tone: .positive)),
    .banner(Banner(id: "banner", title: "Rate changes", text: "Soon.", tone: .attention)),
    .actionGroup(
      ActionGroup(
        id: "actions", title: "Actions", actions: [Action(id: "pay", title: "Pay", destination: .flow("pay"))])),
    .progress(ProgressBar(id: "progress", label: "Paid", permille: 300, text: "18 of 60")),
    .breakdown(Breakdown(id: "breakdown", total: row, parts: [row])),
    .timeline(
      Timeline(
        id: "timeline", title: "Payments",
        entries: [.init(id: "timeline.1", date: day, title: "Payment", money: money, caption: "Paid", state: .done)])),
    .chart(
      Chart(
        id: "chart", title: "By year", summary: "Less and less.", shape: .stackedBars, axis: "Year",
        series: [.init(id: "principal", title: "Principal")],
        points: [.init(id: "chart.2026", label: "2026", amounts: [money])])),
    .table(
      Table(
        id: "table", title: "Payments", columns: [.init(id: "sum", title: "Sum")],
        rows: [TableRow(id: "table.1", cells: [.money(money)])])),
    .chips(ChipGroup(id: "chips", label: "In short", chips: [.init(id: "chips.fixed", text: "fixed rate")])),
    .note(Note(id: "note", text: "Derived.")),
    .divider(Divider(id: "divider")),
    .custom(
      CustomItem(id: "custom", kind: "teapot:lid", accessibilityLabel: "Lid", payload: [], fallback: .row(row))),
  ]
}
