import DesignSystem
import LoanDetailRendering
import Testing

@Suite("The payments of a calendar")
struct ComingProductTests {
  /// Entries as text: the day of December 2026, the amount in minor units (none if it is not stated) and the currency.
  private static func timeline(_ id: String, _ entries: String) -> Timeline {
    let entries = entries.split(separator: ", ").enumerated().map { index, entry in
      let parts = entry.split(separator: " ")
      let money = parts.count < 3 ? nil : Int64(parts[1])
      return Timeline.Entry(
        id: "\(id).\(index)", date: DateValue(iso: "2026-12-\(parts[0])", text: "", spoken: ""),
        title: "\(id).\(index)",
        money: money.map {
          MoneyValue(minorUnits: $0, decimals: 2, currency: String(parts[2]), text: "\($0)", spoken: "")
        }, state: .ahead)
    }
    return Timeline(id: ItemID(rawValue: id), title: "", entries: entries)
  }

  private static func events(_ listed: String, due: String) -> [String] {
    let screen = ScreenDocument(
      subject: .init(id: "1", type: "boatLoan", title: "Boat"), screen: .main, language: "en", locale: "en_US",
      asOf: "2026-11-21", headerItem: .header(Header(title: "Boat")),
      contentItems: [.timeline(timeline("listed", listed))], remarks: [])
    let product = ComingProduct(screens: [screen], due: timeline("due", due))
    let coming = ComingProducts([product], on: "2026-11-21")
    let table = Table(toCome: coming, in: [], titles: ["Day", "Loan", "What", "Amount", "Details"])
    return table.rows.map { row in
      row.cells.compactMap { cell in
        switch cell {
        case .date(let day)?: String(day.iso.suffix(2))
        case .text(let text)? where text.contains("."): text
        case .money(let money)?: "\(money.minorUnits)"
        default: nil
        }
      }.joined(separator: " ")
    }
  }

  @Test(
    "are those of the screen, completed and corrected by those that are due",
    arguments: [
      ("05 100 RUB, 09 100 RUB", "05 100 RUB", ["05 listed.0 100", "09 listed.1 100"]),
      ("09 100 RUB", "05 70 RUB", ["05 due.0 70", "09 listed.0 100"]),
      ("05 100 RUB", "05 100 RUB, 05 30 RUB", ["05 listed.0 100", "05 due.1 30"]),
      ("05 100 RUB", "05 70 RUB, 05 30 RUB", ["05 listed.0 100"]),
      ("05 70 RUB, 05 30 RUB", "05 100 RUB", ["05 listed.0 70", "05 listed.1 30"]),
      ("05 100 RUB", "05 130 RUB", ["05 due.0 130"]),
      ("05 100 RUB, 05 100 RUB", "05 100 RUB", ["05 listed.0 100", "05 listed.1 100"]),
      ("05 100 RUB", "05 100 RUB, 05 100 RUB", ["05 listed.0 100", "05 due.1 100"]),
      ("05 100 RUB", "05 100 USD", ["05 listed.0 100", "05 due.0 100"]),
      ("05", "05 100 RUB, 05 30 USD", ["05 due.0 100", "05 due.1 30"]),
      ("05", "", ["05 listed.0"]),
    ])
  func completed(listed: String, due: String, events: [String]) {
    #expect(Self.events(listed, due: due) == events)
  }
}
