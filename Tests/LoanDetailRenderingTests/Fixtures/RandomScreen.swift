import DesignSystem
import TestSupport

/// Random trees of every kind, the same for the same seed.
///
/// Every text of `text()` holds a token of its own (`q17q`) among words of many scripts and hostile characters, so that
/// a test can tell which texts were drawn, how often and in which order.
struct RandomScreen {
  private var generator: SeededGenerator
  private var tokens = 0
  private var ids = 0
  private let hasOnlyTokens: Bool

  /// A screen whose texts are full of surprises, or are their tokens only.
  static func document(seed: UInt64, onlyTokens: Bool = false) -> ScreenDocument {
    var random = RandomScreen(
      generator: SeededGenerator(seed: seed &* 0x9E37_79B9_7F4A_7C15), hasOnlyTokens: onlyTokens)
    return ScreenDocument(
      subject: .init(id: "1", type: "teapot", title: "Teapot"), screen: .main, language: "en", locale: "en",
      asOf: "2026-11-21",
      headerItem: .header(random.header()),
      contentItems: random.many(6) { $0.item(depth: 0) }, remarks: [])
  }

  private mutating func item(depth: Int) -> Item {
    switch next(depth < 5 ? 16 : 14) {
    case 0: .amount(amount())
    case 1, 2: .row(row())
    case 3: .status(Status(id: id(), text: text(), tone: tone()))
    case 4: .banner(Banner(id: id(), title: text(), text: optionalText(), tone: tone()))
    case 5: .actionGroup(ActionGroup(id: id(), title: "Actions", actions: many(3) { $0.action() }))
    case 6: .progress(ProgressBar(id: id(), label: text(), permille: next(1001), text: text()))
    case 7: .breakdown(Breakdown(id: id(), total: row(), parts: many(4) { $0.row() }))
    case 8: .table(table())
    case 9: .note(Note(id: id(), text: text(), tone: tone()))
    case 10: .chips(ChipGroup(id: id(), label: text(), chips: many(3) { $0.chip() }))
    case 11: .divider(Divider(id: id()))
    case 12: .timeline(Timeline(id: id(), title: text(), entries: many(4) { $0.entry() }))
    case 13: .chart(chart())
    case 14: .section(Section(id: id(), title: text(), items: many(5) { $0.item(depth: depth + 1) }))
    default: custom(depth: depth)
    }
  }

  private mutating func header() -> Header {
    Header(
      title: text(), subtitle: optionalText(), amounts: many(3) { $0.amount() },
      statuses: many(3) { Status(id: $0.id(), text: $0.text(), tone: $0.tone()) })
  }

  private mutating func custom(depth: Int) -> Item {
    let fallback = item(depth: depth + 1)
    return .custom(
      CustomItem(
        id: id(), kind: "teapot:lid", accessibilityLabel: "Lid", payload: [.init("n", .integer(1))], fallback: fallback)
    )
  }

  private mutating func amount() -> Amount {
    Amount(id: id(), label: text(), money: money(), caption: optionalText(), tone: tone())
  }

  private mutating func row() -> Row {
    Row(id: id(), label: text(), value: value(), caption: optionalText(), tone: tone())
  }

  private mutating func action() -> Action {
    let title = text()
    let state: Action.State =
      switch next(3) {
      case 0: .available
      case 1: .unavailable(reason: text(), spoken: "")
      default: .pending(text: text())
      }
    return Action(id: id(), title: title, state: state, details: optionalText(), destination: .screen(.schedule))
  }

  private mutating func chip() -> ChipGroup.Chip { ChipGroup.Chip(id: id(), text: text(), tone: tone()) }

  private mutating func entry() -> Timeline.Entry {
    Timeline.Entry(
      id: id(), date: .init(iso: "2026-12-05", text: text(), spoken: ""), title: text(),
      money: next(3) == 0 ? nil : money(), caption: optionalText(),
      state: Timeline.State.allCases[next(Timeline.State.allCases.count)])
  }

  private mutating func chart() -> Chart {
    let (title, summary, axis) = (text(), text(), text())
    let series = (0...next(3)).map { Chart.Series(id: "\($0)", title: text()) }
    return Chart(
      id: id(), title: title, summary: summary, shape: Chart.Shape.allCases[next(Chart.Shape.allCases.count)],
      axis: axis, series: series,
      points: many(4) { random in
        Chart.Point(
          id: random.id(), label: random.text(),
          amounts: series.map { _ in random.next(5) == 0 ? nil : random.money() })
      })
  }

  private mutating func table() -> Table {
    let title = text()
    let columns = (0..<1 + next(5)).map { index in
      Table.Column(
        id: "\(index)", title: text(), alignment: next(2) == 0 ? .leading : .trailing,
        priority: Priority.allCases[next(Priority.allCases.count)])
    }
    // In reading order, because the tokens are counted.
    var (groups, rows): ([Table.Group], [TableRow]) = ([], [])
    for _ in 0..<next(6) {
      let dayLine = next(6) == 0 ? text() : nil
      if next(3) == 0 {
        groups.append(
          Table.Group(
            id: "\(groups.count)", title: text(), totals: next(2) == 0 ? [] : cells(of: columns), isFolded: next(2) == 0
          ))
      }
      rows.append(
        TableRow(
          id: id(), cells: cells(of: columns), tone: tone(), group: groups.last?.id, dayLine: dayLine))
    }
    let totals = next(3) == 0 ? Table.Totals(title: text(), cells: cells(of: columns)) : nil
    return Table(id: id(), title: title, columns: columns, groups: groups, rows: rows, totals: totals)
  }

  private mutating func cells(of columns: [Table.Column]) -> [Value?] {
    columns.map { _ in next(5) == 0 ? nil : value() }
  }

  private mutating func value() -> Value {
    switch next(4) {
    case 0: .text(text())
    case 1: .money(money())
    case 2: .date(.init(iso: "2026-12-05", text: text(), spoken: ""))
    default: .percent(.init(value: "1", text: text(), spoken: ""))
    }
  }

  private mutating func money() -> MoneyValue {
    MoneyValue(minorUnits: 1, decimals: 2, currency: "RUB", text: text(), spoken: "")
  }

  private mutating func id() -> ItemID {
    ids += 1
    return "i\(ids)"
  }

  private mutating func tone() -> Tone { Tone.allCases[next(Tone.allCases.count)] }

  private mutating func optionalText() -> String? { next(2) == 0 ? nil : text() }

  private mutating func text() -> String {
    tokens += 1
    let token = "q\(tokens)q"
    guard !hasOnlyTokens else { return token }
    let before = (0..<next(4)).map { _ in Self.words[next(Self.words.count)] }
    let after = (0..<next(4)).map { _ in Self.words[next(Self.words.count)] }
    return (before + [token] + after).joined(separator: " ")
  }

  private mutating func many<Element>(_ most: Int, _ make: (inout RandomScreen) -> Element) -> [Element] {
    (0..<next(most + 1)).map { _ in make(&self) }
  }

  private mutating func next(_ bound: Int) -> Int { generator.number(below: bound) }

  private static let words = [
    "чайник", "Основной долг", "12\u{A0}345,67\u{A0}₽", "a", "early", "repayment", "貸付残高の内訳", "「お支払い、」", "대출", "대출",
    "🫖", "👩‍👩‍👧‍👦", "🇷🇺🇬🇧", "👍🏽", "❤️", "e\u{301}te\u{301}", "Z\u{300}\u{301}\u{302}\u{303}", "\u{301}", "हिन्दी", "🏽", "a🏽",
    "\u{200D}", "\u{FE0F}", "เงินกู้",
    "ع\u{202E}بي", String(repeating: "ш", count: 61), String(repeating: "茶", count: 33),
    String(repeating: "👩‍👩‍👧‍👦", count: 15), String(repeating: "x\u{A0}", count: 40), "\u{1B}[31mred\u{1B}[0m", "\u{9B}2J",
    "\u{7}",
    "\u{7F}", "one\r\ntwo", "tab\tstop", "\u{2028}", "\u{2066}isolated\u{2069}",
    "\u{2068}one, \u{2067}two\u{2069} or more words\u{2069}", "\u{2067}half", "half\u{2069}",
    "zero\u{200B}width",
    "soft\u{AD}hyphen",
    "   ", "\u{85}", "\u{0}", "\u{3000}", "\u{E0041}\u{E0042}", "\u{FEFF}", "",
  ]
}
