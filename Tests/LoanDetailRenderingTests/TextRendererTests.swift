import DesignSystem
import LoanDetailRendering
import Testing

struct TextRendererTests {
  @Test("a Russian screen is drawn as the fixture has it")
  func russianScreen() {
    #expect(drawn(LeasingScreens.russian, width: 80) == LeasingScreens.russianAsText)
  }

  @Test("an English screen is drawn as the fixture has it")
  func englishScreen() {
    #expect(drawn(LeasingScreens.english, width: 40) == LeasingScreens.englishAsText)
  }

  @Test("a table wraps its headings and running text before it gives up its columns")
  func wrappedTable() {
    #expect(
      drawn([.table(operations)], width: 42) == """
        Teapot
        ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━

          Operations
                                           Balance
          Day      What                  afterward
          ───────  ────────────────────  ─────────
          5 March  Planned payment       £1,234.56
        ! 5 April  Not taken: too            £0.10
                   little on the
                   account

        """)
  }

  @Test("a narrow table leaves out columns by their priority, and names them")
  func narrowTable() {
    let money = Value.money(.init(minorUnits: 5, decimals: 2, currency: "GBP", text: "£1,234.56", spoken: ""))
    let priorities: [Priority] = [.low, .high, .normal, .normal, .low]
    let table = Table(
      id: "t", title: "Payments",
      columns: priorities.indices.map {
        Table.Column(id: "\($0)", title: "Column \($0)", alignment: .trailing, priority: priorities[$0])
      }, rows: [TableRow(id: "1", cells: priorities.map { _ in money })])
    func omitted(_ width: Int) -> String? {
      drawn([.table(table)], width: width).split(separator: "\n").last { $0.hasPrefix("  Not shown") }.map(String.init)
    }
    #expect(omitted(60) == nil)
    #expect(omitted(50) == "  Not shown at this width: Column 4")
    #expect(omitted(40) == "  Not shown at this width: Column 0,")
    let narrow = drawn([.table(table)], width: 20).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(narrow.hasSuffix("£1,234.56 Not shown at this width: Column 0, Column 2, Column 3, Column 4"), "\(narrow)")
  }

  @Test("a folded group is one line with its totals, and a line stands between what is past and what comes")
  func foldedTable() {
    func money(_ text: String) -> Value {
      .money(.init(minorUnits: 1, decimals: 2, currency: "GBP", text: text, spoken: ""))
    }
    let table = Table(
      id: "t", title: "Payments",
      columns: [.init(id: "d", title: "Day"), .init(id: "p", title: "Payment", alignment: .trailing)],
      groups: [
        .init(id: "1", title: "2024", totals: [nil, money("£5.00")], isFolded: true),
        .init(id: "2", title: "2025", totals: [nil, money("£3.00")], isFolded: true),
        .init(id: "3", title: "2026", totals: [nil, money("£7.00")]),
      ],
      rows: [
        TableRow(id: "r1", cells: [.text("1 May"), money("£5.00")], group: "1"),
        TableRow(id: "r2", cells: [.text("2 May"), money("£3.00")], group: "2"),
        TableRow(id: "r3", cells: [.text("3 May"), money("£3.00")], group: "3"),
        TableRow(id: "r4", cells: [.text("4 May"), money("£4.00")], group: "3", dayLine: "Today"),
      ], totals: .init(title: "Total", cells: [nil, money("£15.00")]))
    let folded = drawn([.table(table)], width: 30)
    #expect(
      folded.hasSuffix(
        """
          Day     Payment
          ─────   ───────
        ▸ 2024      £5.00
        ▸ 2025      £3.00

          2026      £7.00
          3 May     £3.00
          Today ─────────
          4 May     £4.00
          ─────   ───────
          Total    £15.00
          ▸ folded

        """), "\(folded)")
    var document = EveryKind.sparse
    document.contentItems = [.table(table)]
    let all = String(decoding: TextRenderer(width: 30, unfoldsGroups: true).render(document), as: UTF8.self)
    #expect(all.contains("  2025      £3.00\n  2 May     £3.00\n"), "\(all)")
    document.pages = [ListPage(list: "t", title: "Payments", first: 1, count: 4, total: 9, text: "Rows 1–4 of 9")]
    let page = String(decoding: TextRenderer(width: 30).render(document), as: UTF8.self)
    #expect(page.contains("1 May") && page.contains("2 May") && !page.contains("▸"), "\(page)")
  }

  @Test("a table whose columns of high priority do not fit is stacked")
  func stackedTable() {
    var operations = operations
    for index in operations.columns.indices { operations.columns[index].priority = .high }
    #expect(
      drawn([.table(operations)], width: 31) == """
        Teapot
        ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━

          Operations
          5 March
            What  . . . Planned payment
            Balance
            afterward . . . . £1,234.56

        ! 5 April
            What
              Not taken: too little on
              the account
            Balance afterward     £0.10

        """)
  }

  @Test("a stacked row that begins with its number is also named by the next cell")
  func stackedRowTitle() {
    let table = Table(
      id: "t", title: "Schedule", columns: [.init(id: "n", title: "No."), .init(id: "d", title: "Day of the payment")],
      rows: [
        TableRow(id: "1", cells: [.text("12"), .date(.init(iso: "2026-03-05", text: "5 March of 2026", spoken: ""))])
      ])
    let section = Section(id: "s", title: "Schedule", items: [.table(table)])
    #expect(drawn([.section(section)], width: 20).hasSuffix("Schedule ───────────\n  12 · 5 March of\n  2026\n"))
  }

  @Test("a custom item is drawn as its fallback")
  func customItem() {
    let row = Item.row(Row(id: "r", label: "Lid", value: .text("round")))
    let custom = CustomItem(
      id: "c", kind: "teapot:lid", accessibilityLabel: "Lid", payload: [.init("shape", .value(.text("hidden")))],
      fallback: row)
    #expect(drawn([.custom(custom)], width: 40) == drawn([row], width: 40))
  }

  @Test("marks carry the same meaning as colours")
  func marks() {
    let items = Tone.allCases.map { Item.banner(Banner(id: "b", title: $0.rawValue, tone: $0)) }
    let lines = drawn(items, width: 40).split(separator: "\n").dropFirst(2)
    #expect(lines == ["i neutral", "i positive", "! attention", "! critical", "i muted"])
  }

  @Test(
    "a text that wraps does not look like another row",
    arguments: [
      (" . . . . . . . . ", " … "), ("  . . . . . . .  ", " … "), (".....", "…"), (" · · · · ", " … "), ("…………", "…"),
      (String(repeating: "\u{A0}", count: 9), " "), (String(repeating: "\u{2800}", count: 9), " "),
    ])
  func forgedRow(leader: String, drawn expected: String) {
    let title = String(repeating: "x", count: 77) + " Installment\(leader)RUB 1.00"
    let items: [Item] = [
      .banner(Banner(id: "b", title: title, tone: .neutral)), .note(Note(id: "n", text: title, tone: .neutral)),
    ]
    for item in items {
      let lines = drawn([item], width: 80).split(separator: "\n")
      #expect(lines.last.map(String.init) == "  Installment\(expected)RUB 1.00")
    }
  }

  @Test(
    "a title that wraps does not look like the heading of a section or a mark",
    arguments: [
      ("To do ────────────", "To do ------------"), ("To do ━━━━", "To do ----"), ("✓ Paid", "- Paid"),
      ("! Overdue", "- Overdue"), ("→ Pay", "- Pay"), ("• Paid", "- Paid"), ("i Pay", "- Pay"), ("× Pay", "- Pay"),
      ("✔\u{FE0E} Paid", "- Paid"), ("\u{2067}✓\u{2069} Paid", "\u{2067}-\u{2069} Paid"),
    ])
  func forgedHeading(text: String, expected: String) {
    var document = EveryKind.sparse
    document.headerItem = .header(Header(title: String(repeating: "x", count: 40) + " " + text))
    document.contentItems = []
    let lines = drawn(document, width: 40).split(separator: "\n")
    #expect(lines.dropFirst().first.map(String.init) == expected)
  }

  @Test("a chart has its bars, and a text none")
  func bars() {
    let money = MoneyValue(minorUnits: 5, decimals: 2, currency: "GBP", text: "£0.05", spoken: "")
    let chart = Chart(
      id: "c", title: "Teapots", summary: "Two █", shape: .lines, axis: "Day",
      series: [.init(id: "s", title: "Sum")], points: [.init(id: "p", label: "█ May", amounts: [money])])
    let text = drawn([.chart(chart)], width: 60)
    #expect(text.contains("  Two -\n") && text.contains("  - May  "), "\(text)")
    #expect(text.contains("£0.05   \(String(repeating: "█", count: 16))\n"), "\(text)")
  }

  @Test("colours follow the tone")
  func colours() {
    let items = Tone.allCases.map { Item.status(Status(id: "s", text: $0.rawValue, tone: $0)) }
    let text = drawn(items, width: 20, usesColor: true)
    #expect(
      text.split(separator: "\n").dropFirst(2) == [
        "\u{1B}[1m• \u{1B}[0mneutral", "\u{1B}[1;32m✓ \u{1B}[0m\u{1B}[32mpositive\u{1B}[0m",
        "\u{1B}[1;33m! \u{1B}[0m\u{1B}[33mattention\u{1B}[0m", "\u{1B}[1;31m! \u{1B}[0m\u{1B}[31mcritical\u{1B}[0m",
        "\u{1B}[2m• \u{1B}[0m\u{1B}[2mmuted\u{1B}[0m",
      ])
  }

  @Test(
    "a bar is full only when everything is done, and empty only when nothing is",
    arguments: [
      (0, "░░░░░░░░░░░░"), (1, "█░░░░░░░░░░░"), (500, "██████░░░░░░"), (999, "███████████░"), (1000, "████████████"),
    ])
  func progressBar(permille: Int, bar: String) {
    let progress = Item.progress(ProgressBar(id: "p", label: "Paid", permille: permille, text: "so far"))
    #expect(drawn([progress], width: 28).hasSuffix("  Paid  \(bar)  so far\n"))
  }

  @Test("a width below the minimum is raised to it")
  func minimumWidth() {
    #expect(TextRenderer(width: -5).width == TextRenderer.minimumWidth)
    #expect(drawn(LeasingScreens.russian, width: 3) == drawn(LeasingScreens.russian, width: 20))
  }

  private func drawn(_ items: [Item], width: Int, usesColor: Bool = false) -> String {
    var document = EveryKind.sparse
    document.headerItem = .header(Header(title: "Teapot"))
    document.contentItems = items
    return drawn(document, width: width, usesColor: usesColor)
  }

  private func drawn(_ document: ScreenDocument, width: Int, usesColor: Bool = false) -> String {
    String(decoding: TextRenderer(width: width, usesColor: usesColor).render(document), as: UTF8.self)
      .replacing("\u{A0}", with: " ")
  }

  private let operations = Table(
    id: "operations", title: "Operations",
    columns: [
      .init(id: "day", title: "Day"), .init(id: "what", title: "What"),
      .init(id: "balance", title: "Balance afterward", alignment: .trailing),
    ],
    rows: [
      TableRow(
        id: "1",
        cells: [
          .date(.init(iso: "2026-03-05", text: "5 March", spoken: "")), .text("Planned payment"),
          .money(.init(minorUnits: 123_456, decimals: 2, currency: "GBP", text: "£1,234.56", spoken: "")),
        ]),
      TableRow(
        id: "2",
        cells: [
          .date(.init(iso: "2026-04-05", text: "5 April", spoken: "")), .text("Not taken: too little on the account"),
          .money(.init(minorUnits: 10, decimals: 2, currency: "GBP", text: "£0.10", spoken: "")),
        ], tone: .critical),
    ])
}
