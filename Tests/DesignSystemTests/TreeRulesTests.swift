import DesignSystem
import Testing

@Suite("The rules of a tree")
struct TreeRulesTests {
  private static let plate = CustomKind(
    "teapot:plate", summary: "A plate.", fields: [.init("holes", .integer, isRequired: true, "How many.")])

  private static func money(_ units: Int64, _ currency: String = "GBP") -> Value {
    .money(MoneyValue(minorUnits: units, decimals: 2, currency: currency, text: "\(units)", spoken: "\(units)"))
  }

  private static func breakdown(_ total: Value, _ parts: Value...) -> Item {
    .breakdown(
      Breakdown(
        id: "debt", total: Row(id: "debt.total", label: "All", value: total),
        parts: parts.enumerated().map { Row(id: "debt.\($0)", label: "Part", value: $1) }))
  }

  private static func table(cells: Int) -> Item {
    .table(
      Table(
        id: "plan", title: "Plan", columns: [.init(id: "a", title: "A"), .init(id: "b", title: "B")],
        rows: [
          TableRow(id: "plan.1", cells: [nil, nil]), TableRow(id: "plan.2", cells: .init(repeating: nil, count: cells)),
        ]
      ))
  }

  private static func grouped(_ groups: String...) -> Item {
    .table(
      Table(
        id: "plan", title: "Plan", columns: [], groups: [.init(id: "2025", title: "2025")],
        rows: groups.enumerated().map { TableRow(id: "plan.\($0 + 1)", cells: [], group: $1) }))
  }

  private static func chart(_ values: [Value], tick: Value? = nil) -> Item {
    func money(_ value: Value) -> MoneyValue? { if case .money(let money) = value { money } else { nil } }
    return .chart(
      Chart(
        id: "years", title: "By year", summary: "Less.", shape: .lines, axis: "Year",
        series: values.indices.map { .init(id: "\($0)", title: "S") },
        points: [.init(id: "years.1", label: "1", amounts: values.map(money))],
        ticks: [tick.flatMap(money)].compactMap(\.self)))
  }

  private static func chart(amounts: Int) -> Item {
    .chart(
      Chart(
        id: "years", title: "By year", summary: "Less.", shape: .lines, axis: "Year",
        series: [.init(id: "s", title: "S")],
        points: [.init(id: "years.1", label: "1", amounts: .init(repeating: nil, count: amounts))]))
  }

  private static func plate(
    _ id: ItemID = "plate", kind: CustomItem.Kind = "teapot:plate", holes: CustomItem.Payload = .integer(3),
    fallback: Item = .note(Note(id: "plate.note", text: "Plate"))
  ) -> Item {
    .custom(
      CustomItem(
        id: id, kind: kind, accessibilityLabel: "Plate", payload: [.init("holes", holes)], fallback: fallback))
  }

  private static func note(_ id: ItemID) -> Item { .note(Note(id: id, text: "Note")) }

  private func faults(_ contents: [Item], under header: Item = .header(Header(title: "Teapot"))) -> [String] {
    var rules = TreeRules(kinds: [Self.plate], flows: [Flow("pay", summary: ""), Flow("x", summary: "")])
    rules.check(header: header)
    _ = rules.checked(contents)
    return rules.faults.map { "\($0.rule.rawValue) \($0.item): \($0.reason)" }
  }

  @Test("are kept by a tree with an item of every kind")
  func soundTree() {
    #expect(
      faults([
        Self.breakdown(Self.money(3), Self.money(1), Self.money(2)), Self.table(cells: 2), Self.chart(amounts: 1),
        Self.plate(), .section(Section(id: "section", title: "Section", items: [Self.note("note")])),
      ]) == [])
  }

  @Test(
    "tell each fault, its place and what was found",
    arguments: [
      ([note("a"), note("a")], "tree.duplicate-id a: The name \"a\" is there more than once."),
      ([note("header")], "tree.duplicate-id header: The name \"header\" is there more than once."),
      ([note("a"), note("")], "tree.empty-id : It stands after 2 named ones."),
      (
        [breakdown(money(4), money(1), money(2))],
        "tree.breakdown-sum debt: The parts add up to 3 minor units and the whole is 4."
      ),
      ([breakdown(money(4))], "tree.breakdown-sum debt: The parts add up to 0 minor units and the whole is 4."),
      (
        [breakdown(money(3), money(1), money(2, "EUR"))],
        "tree.breakdown-sum debt: The part \"debt.1\" is no amount in GBP."
      ),
      ([breakdown(.text("much"))], "tree.breakdown-sum debt: The whole is no amount of money."),
      (
        [breakdown(money(0), money(.max), money(1))],
        "tree.breakdown-sum debt: The parts add up to more than can be counted."
      ),
      ([table(cells: 1)], "tree.table-cells plan.2: There are 1 cells under 2 columns."),
      ([table(cells: 3)], "tree.table-cells plan.2: There are 3 cells under 2 columns."),
      ([grouped("2025", "2026")], "tree.table-groups plan.2: The group \"2026\" is not one of the table's."),
      (
        [chart([money(1), money(1, "EUR")])],
        "tree.chart-currency years: There are amounts in GBP and in EUR."
      ),
      (
        [chart([money(1)], tick: money(5, "EUR"))], "tree.chart-currency years: There are amounts in EUR and in GBP."
      ),
      ([chart(amounts: 2)], "tree.chart-amounts years.1: There are 2 amounts for 1 series."),
      (
        [plate(kind: "teapot:cup")],
        "item.broken-kind plate: The plugin's manifest does not state the kind \"teapot:cup\"."
      ),
      (
        [plate(holes: .flag(true))],
        "item.broken-kind plate: payload.holes is a flag; expected: a whole number."
      ),
      (
        [plate(fallback: .section(Section(id: "s", title: "S", items: [plate("inner")])))],
        "item.nested-custom inner: A fallback is made of standard items."
      ),
    ] as [([Item], String)])
  func faults(contents: [Item], fault: String) {
    #expect(faults(contents) == [fault])
    #expect(faults([.section(Section(id: "outer", title: "Outer", items: contents))]).count == 1)
  }

  @Test("want a header at the top", arguments: [note("top"), .section(Section(id: "top", title: "Top", items: []))])
  func noHeader(item: Item) {
    #expect(
      faults([], under: item) == ["tree.no-header top: The top of the screen is of the kind \"\(item.kind.name)\"."])
  }

  @Test("look inside what stands in other things")
  func depth() {
    let group = Item.actionGroup(
      ActionGroup(
        id: "group", title: "Actions",
        actions: [
          .init(id: "owed", title: "Pay", destination: .flow("pay")),
          .init(id: "x", title: "X", destination: .flow("x")),
        ]))
    let chips = Item.chips(ChipGroup(id: "chips", label: "In short", chips: [.init(id: "x", text: "x")]))
    let money = MoneyValue(minorUnits: 1, decimals: 2, currency: "GBP", text: "1", spoken: "1")
    let header = Header(title: "Teapot", amounts: [Amount(id: "owed", label: "You owe", money: money)])
    #expect(
      faults([group, chips], under: .header(header)).map { String($0.prefix(21)) } == [
        "tree.duplicate-id owe", "tree.duplicate-id x: ",
      ])
  }

  @Test("give every item, part and descendant of each kind an id of its own")
  func uniqueNames() {
    func repeated(_ header: Item, _ items: [Item]) -> (Int, Item, [Item]) {
      var rules = TreeRules(kinds: [CustomKind("teapot:lid", summary: "A lid.", fields: [])])
      let (header, items) = (rules.check(header: header), rules.checked(items))
      let tree = rules.finished(header, items)
      return (rules.faults.count { $0.rule == .uniqueName }, tree.header, tree.items)
    }
    let (faults, header, items) = repeated(.header(Header(title: "Teapot")), EveryItem.all + EveryItem.all)
    #expect(faults > EveryItem.all.count)
    #expect(repeated(header, items).0 == 0)
    #expect(Set(items.map(\.kind)).count == EveryItem.all.count)
  }

  @Test("put the fallback in the place of an item that breaks its kind, and of one inside a fallback")
  func mending() {
    var rules = TreeRules(kinds: [Self.plate])
    #expect(rules.checked([Self.plate(kind: "teapot:cup")]) == [Self.note("plate.note").with("Plate")])
    rules = TreeRules(kinds: [Self.plate])
    let nested = Self.plate(fallback: Self.plate("inner", fallback: Self.note("deep")))
    #expect(rules.checked([nested]) == [Self.plate(fallback: Self.note("deep"))])
    #expect(rules.faults.map(\.rule.isMended) == [true])
  }
}

extension Item {
  fileprivate func with(_ text: String) -> Item { .note(Note(id: id, text: text)) }
}
