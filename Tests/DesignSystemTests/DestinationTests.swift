import DesignSystem
import Testing

@Suite("What opens when the reader uses an item")
struct DestinationTests {
  private static let day = DateValue(iso: "2026-12-05", text: "5 Dec", spoken: "5 December")

  /// An item of each kind that can have a destination.
  private static func items(opening destination: Destination) -> [Item] {
    let row = Row(id: "row", label: "A", value: .text("B"), destination: destination)
    let money = MoneyValue(minorUnits: 1, decimals: 2, currency: "GBP", text: "£0.01", spoken: "a penny")
    return [
      .section(Section(id: "section", title: "S", items: [.row(row)], destination: destination)),
      .header(
        Header(
          title: "T", amounts: [Amount(id: "amount", label: "A", money: money, destination: destination)],
          statuses: [Status(id: "status", text: "S", tone: .neutral, destination: destination)])),
      .banner(Banner(id: "banner", title: "B", tone: .attention, destination: destination)),
      .table(
        Table(
          id: "table", title: "T", columns: [.init(id: "a", title: "A")],
          rows: [
            TableRow(id: "table.1", cells: [nil]),
            TableRow(id: "table.2", cells: [.text("B")], destination: destination),
          ])),
      .timeline(
        Timeline(
          id: "timeline", title: "T",
          entries: [.init(id: "entry", date: day, title: "E", state: .next, destination: destination)])),
      .actionGroup(
        ActionGroup(
          id: "group", title: "G",
          actions: [
            Action(id: "go", title: "Go", destination: destination),
            Action(id: "pay", title: "Pay", destination: .flow("pay")),
          ])),
    ]
  }

  private static func opened(by items: [Item]) -> [Destination] {
    var all: [Destination] = []
    for item in items { item.visitDestinations { all.append($0) } }
    return all
  }

  @Test("is found in every kind, in reading order")
  func visited() {
    let opened = Self.opened(by: Self.items(opening: .document("d")))
    #expect(opened == Array(repeating: .document("d"), count: 8) + [.flow("pay")])
  }

  @Test("is removed where it is a dead end, and an action with it")
  func removed() {
    let left = Self.items(opening: .screen("gone")).compactMap { $0.withoutDestinations { $0 == .screen("gone") } }
    #expect(Self.opened(by: left) == [.flow("pay")])
    #expect(left.count == 6)
  }

  @Test("may be an item that the screen has; a link to any other is left out")
  func items() {
    var rules = TreeRules(flows: [Flow("pay", summary: "Pay.")])
    let here = rules.checked(Self.items(opening: .item("row")).filter { $0.id != "header" })
    let header = rules.check(header: .header(Header(title: "T", statuses: [])))
    #expect(rules.finished(header, here) == (header, here, [:]))
    var others = TreeRules(flows: [Flow("pay", summary: "Pay.")])
    let elsewhere = others.checked(Self.items(opening: .item("elsewhere")))
    #expect(Self.opened(by: others.finished(header, elsewhere).items) == [.flow("pay")])
    #expect(others.faults.isEmpty)
  }

  @Test("is left out for a client for which the item is gone")
  func adapted() throws {
    let banner = Banner(id: "banner", title: "Pay", tone: .attention, destination: .item("more"))
    let more = ActionGroup(
      id: "group", title: "More", actions: [Action(id: "more", title: "More", destination: .screen(.details))])
    let document = ScreenDocument(
      subject: .init(id: "1", type: "teapot", title: "T"), screen: .main, language: "en", locale: "en_GB",
      asOf: "2026-11-21", headerItem: .header(Header(title: "T")),
      contentItems: [.banner(banner), .actionGroup(more)], remarks: [])
    func destination(kinds: [String]) throws -> Destination? {
      let adapted = document.adapted(to: try ClientProfile(kinds: kinds)).document
      return if case .banner(let banner)? = adapted.contentItems.first { banner.destination } else { nil }
    }
    #expect(try destination(kinds: ["standard"]) == .item("more"))
    #expect(try destination(kinds: ["header", "banner"]) == nil)
  }

  @Test("goes with a row of a table or an entry that becomes a row")
  func simplified() throws {
    let left = Self.items(opening: .screen(.schedule))[3...4].flatMap { item -> [Item] in
      guard case .items(let items) = item.content.simplified else { return [] }
      return items
    }
    #expect(Self.opened(by: left) == [.screen(.schedule), .screen(.schedule)])
  }
}
