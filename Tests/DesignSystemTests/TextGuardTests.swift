import DesignSystem
import Testing

@Suite("Every text of a screen passes the guard")
struct TextGuardTests {
  private static let card = "4111 1111 1111 1111"
  private let texts = TextGuard(masking: NumberMask())

  /// An item of every kind with a card's number in every text.
  private static let items: [Item] = {
    let money = MoneyValue(minorUnits: 500, decimals: 2, currency: "GBP", text: card, spoken: card)
    let flow = Destination.flow("pay", [.init("card", .value(.text(card))), .init("sum", .value(.money(money)))])
    let row = Row(id: "row", label: card, value: .text(card), caption: card, copy: card, destination: flow)
    let day = DateValue(iso: "2026-12-05", text: "5 December", spoken: "5 December")
    return [
      .header(
        Header(
          title: card, subtitle: card,
          amounts: [Amount(id: "a", label: card, money: money, caption: card, copy: card, destination: flow)],
          statuses: [Status(id: "s", text: card, tone: .neutral, spoken: card)])),
      .section(Section(id: "section", title: card, items: [.row(row)])),
      .amount(Amount(id: "amount", label: card, money: money, caption: card)),
      .status(Status(id: "status", text: card, tone: .positive, spoken: card)),
      .banner(Banner(id: "banner", title: card, text: card, tone: .attention, spoken: card)),
      .actionGroup(
        ActionGroup(
          id: "actions", title: card,
          actions: [
            Action(id: "x", title: card, details: card, destination: .flow("pay")),
            Action(id: "y", title: card, state: .pending(text: card), destination: .flow("pay")),
            Action(id: "z", title: card, state: .unavailable(reason: card, spoken: card), destination: .flow("pay")),
            limited(by: money),
          ])),
      .progress(ProgressBar(id: "progress", label: card, permille: 1, text: card)),
      .breakdown(Breakdown(id: "breakdown", total: row, parts: [row])),
      .timeline(
        Timeline(
          id: "timeline", title: card,
          entries: [.init(id: "t", date: day, title: card, money: money, caption: card, state: .done)])),
      .chart(
        Chart(
          id: "chart", title: card, summary: card, shape: .lines, axis: card, series: [.init(id: "s", title: card)],
          points: [.init(id: "p", label: card, amounts: [money, nil])])),
      .table(
        Table(
          id: "table", title: card, columns: [.init(id: "c", title: card)],
          rows: [TableRow(id: "r", cells: [.text(card), .date(day), .money(money), nil])])),
      .chips(ChipGroup(id: "chips", label: card, chips: [.init(id: "chip", text: card)])),
      .note(Note(id: "note", text: card, spoken: card)),
      .divider(Divider(id: "divider")),
      .custom(
        CustomItem(
          id: "custom", kind: "teapot:lid", accessibilityLabel: card,
          payload: [
            .init("text", .value(.text(card))),
            .init("list", .list([.object([.init("inner", .value(.money(money)))])])),
          ], fallback: .row(row))),
    ]
  }()

  /// An action with a card's number in every other text.
  private static func limited(by money: MoneyValue) -> Action {
    var action = Action(id: "limited", title: "", destination: .flow("pay", [.init("card", .value(.text(card)))]))
    action.minimum = money
    action.maximum = money
    action.fee = money
    action.confirmation = card
    return action
  }

  @Test("of every kind of item, with custom payloads and words for screen readers", arguments: items)
  func everyKind(item: Item) {
    let guarded = texts(item)
    #expect(!"\(guarded)".contains(Self.card))
    #expect(guarded.kind == item.kind)
    #expect(guarded.id == item.id)
    #expect(texts([item]) == [guarded])
    #expect(TextGuard(masking: nil)(item) == item)
  }

  @Test("and nothing else of a screen changes", arguments: EveryItem.all)
  func unchanged(item: Item) {
    #expect(texts(item) == item)
  }

  @Test("an id that looks like a number stays as it is")
  func ids() {
    let id: ItemID = "operation.4111111111111111"
    #expect(texts(.note(Note(id: id, text: "4111111111111111"))) == .note(Note(id: id, text: "•• 1111")))
  }

  @Test("an amount is no card, even if its digits would be one")
  func amounts() {
    let money = MoneyValue(
      minorUnits: 411_111_111_111_111_100, decimals: 2, currency: "IRR", text: "4111111111111111 IRR",
      spoken: "4111111111111111 rials")
    let item = Item.amount(Amount(id: "a", label: "You owe", money: money))
    #expect(texts(item) == item)
  }

  @Test("a rate or a day is no number, but loses invisible characters; so does an amount")
  func typedValues() {
    func values(_ text: String) -> [Value] {
      [
        .percent(PercentValue(value: "11.5", text: text, spoken: text)),
        .date(DateValue(iso: "2026-12-05", text: text, spoken: text)),
      ]
    }
    func row(_ value: Value) -> Item { .row(Row(id: "row", label: "Rate", value: value)) }
    for text in ["11.4532015112830366\u{A0}%", "4111 1111 1111 1111 %"] {
      for value in values(text) { #expect(texts(row(value)) == row(value)) }
      for (hidden, shown) in zip(values(text + "\u{200B}\u{AD}!"), values(text + "!")) {
        #expect(texts(row(hidden)) == row(shown))
        #expect(TextGuard(masking: nil)(row(hidden)) == row(shown))
      }
    }
    func money(_ spoken: String) -> Value {
      .money(MoneyValue(minorUnits: 1150, decimals: 2, currency: "GBP", text: "11.50", spoken: spoken))
    }
    #expect(texts(row(money("eleven\u{200B} pounds"))) == row(money("eleven pounds")))
  }

  @Test("an integer of a payload that is a card's number breaks its kind")
  func integers() {
    let kind = CustomKind("teapot:lid", summary: "", fields: [.init("n", .integer, "")])
    func faults(_ number: Int64) -> [String] {
      kind.faults(
        in: CustomItem(
          id: "lid", kind: "teapot:lid", accessibilityLabel: "Lid", payload: [.init("n", .integer(number))],
          fallback: .divider(Divider(id: "d"))))
    }
    #expect(
      faults(4_111_111_111_111_111) == [
        "payload.n looks like the number of a card; expected: a text, which can be masked."
      ])
    #expect(faults(4_111_111_111_111_112) == [])
    #expect(faults(1_764_547_200_002) == [])
  }

  @Test(
    "invisible characters are dropped, also where numbers are revealed; joiners, variation selectors and paired isolates stay",
    arguments: [
      ("pay \u{202E}001\u{202C} \u{2066}now\u{2069}\u{200E}", "pay 001 \u{2066}now\u{2069}"),
      ("pay \u{2066}now \u{2069}\u{2069}", "pay now "),
      ("so\u{AD}ft\u{200B}ze\u{FEFF}ro\u{E0041}\u{2060}", "softzero"),
      ("👩‍👩‍👧‍👦 می\u{200C}خواهم ❤️ e\u{301}", "👩‍👩‍👧‍👦 می\u{200C}خواهم ❤️ e\u{301}"),
      ("two\nlines\u{A0}₽ — № 5", "two\nlines\u{A0}₽ — № 5"),
    ])
  func invisible(text: String, visible: String) {
    for texts in [texts, TextGuard(masking: nil)] {
      #expect(Array(texts(text).unicodeScalars) == Array(visible.unicodeScalars))
    }
  }

  @Test("a text with a number to mask cannot be copied; any other can, without invisible characters")
  func copying() {
    func copy(_ text: String, by texts: TextGuard) -> String? {
      guard case .row(let row) = texts(.row(Row(id: "r", label: "", value: .text(""), copy: text))) else { return "" }
      return row.copy
    }
    #expect(copy(Self.card, by: texts) == nil)
    #expect(copy("4111\u{200B}1111\u{AD}1111\u{2060}1111", by: texts) == nil)
    #expect(copy("13118.74", by: texts) == "13118.74")
    #expect(copy("13118\u{200B}.74", by: texts) == "13118.74")
    #expect(copy(Self.card, by: TextGuard(masking: nil)) == Self.card)
    #expect(copy("X4X-7", by: TextGuard(masking: NumberMask(["X4X-79"]))) == "X4X-7")
    #expect(copy("X4X-79", by: TextGuard(masking: NumberMask(["X4X-79"]))) == nil)
  }

  @Test(
    "a link with a number to mask leads to the start page; a telephone number stays",
    arguments: [
      ("https://bank.example:8443/pay?card=4111111111111111", "https://bank.example:8443/"),
      ("https://bank.example/4111%201111%201111%201111", "https://bank.example/"),
      ("https://bank.example/pay?sum=5", "https://bank.example/pay?sum=5"),
      ("tel:+4111111111111", "tel:+4111111111111"),
    ])
  func links(url: String, seen: String) throws {
    let (link, shown) = (try #require(Link(url)), try #require(Link(seen)))
    func row(_ link: Link) -> Item { .row(Row(id: "r", label: "", value: .text(""), destination: .link(link))) }
    #expect(texts(row(link)) == row(shown))
    #expect(TextGuard(masking: nil)(row(link)) == row(link))
  }

  @Test("days and moments of an action lose invisible characters")
  func momentsOfActions() {
    func group(_ text: String) -> Item {
      let date = DateValue(iso: "2026-12-05", text: text, spoken: text)
      var action = Action(
        id: "a", title: "A", state: .unavailable(reason: "", spoken: "", until: date), destination: .flow("pay"))
      action.cutOff = MomentValue(iso: "2026-11-21T21:00:00+03:00", text: text, spoken: text)
      let pending = Action(id: "b", title: "B", state: .pending(text: "", since: date), destination: .flow("pay"))
      return .actionGroup(ActionGroup(id: "g", title: "G", actions: [action, pending]))
    }
    #expect(texts(group("21\u{200B}:00")) == group("21:00"))
  }

  @Test("a number is found although invisible characters part it")
  func partedNumber() {
    #expect(texts("4111\u{200B}1111\u{AD}1111\u{2060}1111") == "•• 1111")
  }
}
