import DesignSystem
import Testing

struct MaterialFactTests {
  private static let money = MoneyValue(
    minorUnits: 500, decimals: 2, currency: "GBP", text: "£5.00", spoken: "5 pounds")

  @Test(
    "an item states the fact of its payload",
    arguments: [
      .amount(Amount(id: "a", label: "A", money: money, fact: .payoff)),
      .row(Row(id: "a", label: "A", value: .text("a"), fact: .payoff)),
      .status(Status(id: "a", text: "A", tone: .neutral, fact: .payoff)),
      .banner(Banner(id: "a", title: "A", tone: .neutral, fact: .payoff)),
      .note(Note(id: "a", text: "A", fact: .payoff)),
    ] as [Item])
  func statedFact(item: Item) {
    #expect(item.fact == .payoff)
  }

  @Test("a kind that cannot state a fact has none, whatever is inside it")
  func noFact() {
    let row = Item.row(Row(id: "r", label: "R", value: .money(Self.money), fact: .fees))
    let section = Item.section(Section(id: "s", title: "S", items: [row]))
    #expect(section.fact == nil)
    #expect(section.children.map(\.fact) == [.fees])
    #expect(EveryItem.all.allSatisfy { $0.fact == nil })
  }
}
