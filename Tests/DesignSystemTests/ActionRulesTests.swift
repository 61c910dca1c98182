import DesignSystem
import Testing

@Suite("The rules about actions")
struct ActionRulesTests {
  private static let pay = Flow(
    "pay", summary: "Pay.", parameters: [.init("amount", .money, "How much."), .init("by", .date, "When.")])
  private static let polish = Flow(
    "polish", summary: "Polish.", parameters: [.init("cloths", .integer, isRequired: true, "How many.")])
  private static let money = MoneyValue(minorUnits: 1, decimals: 2, currency: "GBP", text: "1", spoken: "1")

  private func checked(_ items: [Item], under header: Header = Header(title: "Teapot")) -> (items: [Item], [String]) {
    var rules = TreeRules(flows: [Self.pay, Self.polish])
    let top = rules.check(header: .header(header))
    let items = rules.checked(items)
    return ([top] + items, rules.faults.map { "\($0.rule.rawValue) \($0.item): \($0.reason)" })
  }

  private func checked(_ destination: Destination) -> (Destination?, [String]) {
    let group = ActionGroup(id: "g", title: "G", actions: [Action(id: "a", title: "A", destination: destination)])
    let (items, faults) = checked([.section(Section(id: "s", title: "S", items: [.actionGroup(group)]))])
    guard case .section(let section) = items[1], case .actionGroup(let group) = section.items[0] else {
      return (nil, [])
    }
    return (group.actions[0].destination, faults)
  }

  @Test("are kept by every destination that fits the catalogue")
  func sound() {
    let link = Link("tel:900").map(Destination.link)
    let destinations: [Destination?] = [
      .screen(.schedule), .screen(.main, of: .init(type: "cup", id: "1")), .flow("pay"),
      .flow("pay", [.init("amount", .value(.money(Self.money)))]), .flow("polish", [.init("cloths", .integer(2))]),
      .sourceFlow("x"), .document("d"), link,
    ]
    for destination in destinations.compactMap(\.self) {
      let (opened, faults) = checked(destination)
      #expect(opened == destination && faults.isEmpty)
    }
  }

  @Test("leave a flow that does not fit the catalogue to the host")
  func broken() {
    #expect(
      checked(.flow("boil"))
        == (.sourceFlow("boil"), ["action.broken-flow a: The plugin's manifest does not state the flow \"boil\"."]))
    #expect(
      checked(.flow("pay", [.init("amount", .integer(1))]))
        == (.sourceFlow("pay"), ["action.broken-flow a: parameters.amount is a whole number; expected: money."]))
    #expect(
      checked(.flow("pay", [.init("sum", .value(.money(Self.money)))]))
        == (
          .sourceFlow("pay"),
          ["action.broken-flow a: parameters.sum is not among the flow's parameters: amount, by."]
        ))
    #expect(
      checked(.flow("polish"))
        == (.sourceFlow("polish"), ["action.broken-flow a: parameters.cloths is missing."]))
  }

  @Test("make an ordinary flow of a source's flow that the catalogue has")
  func sourceFlow() {
    #expect(checked(.sourceFlow("pay")) == (.flow("pay"), []))
    // Its parameter is required, and the source states none.
    #expect(checked(.sourceFlow("polish")) == (.sourceFlow("polish"), []))
  }

  @Test("hold for rows and amounts, wherever they are")
  func rows() {
    let boil = Destination.flow("boil")
    let amount = Amount(id: "amount", label: "A", money: Self.money, destination: boil)
    func row(_ id: ItemID) -> Row { Row(id: id, label: "R", value: .money(Self.money), destination: boil) }
    let (items, faults) = checked(
      [.amount(amount), .row(row("row")), .breakdown(Breakdown(id: "b", total: row("total"), parts: [row("part")]))],
      under: Header(title: "Teapot", amounts: [Amount(id: "top", label: "A", money: Self.money, destination: boil)]))
    #expect(
      faults.map { $0.split(separator: ":")[0] }
        == ["top", "amount", "row", "total", "part"].map { "action.broken-flow \($0)" })
    #expect(!"\(items)".contains(".flow("))
  }

  @Test("leave one primary action in a group")
  func primary() {
    let actions = ["a", "b", "c"].map {
      Action(id: ItemID(rawValue: $0), title: $0, role: $0 == "a" ? .destructive : .primary, destination: .flow("pay"))
    }
    let (items, faults) = checked([.actionGroup(ActionGroup(id: "g", title: "G", actions: actions))])
    #expect(faults == ["action.second-primary c: The group \"g\" has a primary action before it."])
    guard case .actionGroup(let group) = items[1] else { return }
    #expect(group.actions.map(\.role) == [.destructive, .primary, .secondary])
  }
}
