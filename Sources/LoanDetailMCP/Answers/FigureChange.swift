import DesignSystem
import LoanDetailJSON
import LoanDetailRendering
import Localization

/// An item that differs on two days.
enum FigureChange {
  case new(JSONValue)
  case gone(JSONValue)
  case changed(from: JSONValue, to: JSONValue)

  private static let new = LocalizedText(en: "new", ru: "новое")
  private static let gone = LocalizedText(en: "gone", ru: "больше нет")

  /// The items that differ, in the order of the new figures; those that have gone last.
  static func changes(from old: [ScreenFigures.Figure], to new: [ScreenFigures.Figure]) -> [FigureChange] {
    let ambiguous = ambiguousItems(old).union(ambiguousItems(new))
    func key(of figure: ScreenFigures.Figure) -> [String] {
      let item = figure.item
      return ambiguous.contains(item) ? [figure.parent ?? "", item] : [item]
    }
    let before = Dictionary(old.map { (key(of: $0), $0.json) }) { first, _ in first }
    let after = Set(new.map(key))
    let changed = new.compactMap { figure -> FigureChange? in
      guard let other = before[key(of: figure)] else { return .new(figure.json) }
      return shown(other) == shown(figure.json) ? nil : .changed(from: other, to: figure.json)
    }
    return changed + old.filter { !after.contains(key(of: $0)) }.map { .gone($0.json) }
  }

  /// The ids that several items of a screen have, such as the same year in several tables.
  private static func ambiguousItems(_ figures: [ScreenFigures.Figure]) -> Set<String> {
    var seen: Set<String> = []
    return Set(figures.map(\.item).filter { !seen.insert($0).inserted })
  }

  /// What a reader sees of a figure, with the exact amounts.
  private static func shown(_ figure: JSONValue) -> JSONValue {
    .object(
      figure.members.filter { ["label", "caption", "state", "tone"].contains($0.name) } + [
        .init(
          "values",
          .array(
            figure.values.map { value in
              .object(value.members.filter { ["name", "text", "amount", "value"].contains($0.name) })
            }))
      ])
  }

  /// The figure on each day; `nil` where there is none.
  private var sides: (before: JSONValue?, after: JSONValue?) {
    switch self {
    case .new(let figure): (nil, figure)
    case .gone(let figure): (figure, nil)
    case .changed(let old, let new): (old, new)
    }
  }

  /// The newer figure; the older one of an item that has gone.
  private var figure: JSONValue {
    switch self {
    case .new(let figure), .gone(let figure), .changed(_, let figure): figure
    }
  }

  /// The change as an entry of an answer.
  var json: JSONValue {
    .object(of: [
      ("item", figure["item"]), ("section", figure["section"]), ("label", figure["label"]),
      ("before", sides.before.map(Self.side)), ("after", sides.after.map(Self.side)),
    ])
  }

  /// A figure without what both days have in common.
  private static func side(_ figure: JSONValue) -> JSONValue {
    .object(figure.members.filter { !["item", "section", "label"].contains($0.name) })
  }

  /// The change on one line.
  func line(_ language: Language) -> String {
    let place = [figure["section"]?.text, figure["label"]?.text].compactMap(\.self).joined(separator: " › ")
    let change =
      switch self {
      case .new(let figure): "\(Self.text(figure)) (\(Self.new(language)))"
      case .gone(let figure): "\(Self.text(figure)) (\(Self.gone(language)))"
      case .changed(let old, let new): Self.difference(from: old, to: new, in: language)
      }
    return TerminalText(place.isEmpty ? change : "\(place): \(change)").string
  }

  /// What differs between two figures of an item: their values and, in brackets, their labels. If the values read the
  /// same, it is their states or tones or, for rounded amounts, the exact amounts.
  private static func difference(from old: JSONValue, to new: JSONValue, in language: Language) -> String {
    let label = arrow(old["label"]?.text ?? nothing, new["label"]?.text ?? nothing)
    let values = arrow(text(old), text(new))
    // A tone follows from a state, if there is one.
    let others =
      [
        arrow(state(of: old, in: language), state(of: new, in: language)),
        arrow(tone(of: old)(language), tone(of: new)(language)),
      ].compactMap(\.self).prefix(1)
    let notes = [label].compactMap(\.self) + (values == nil ? others : [])
    let inBrackets = values == nil && notes.isEmpty ? exactAmounts(from: old, to: new) : notes
    return ([values ?? text(new)] + inBrackets.map { "(\($0))" }).joined(separator: " ")
  }

  /// What stands for a missing label, state or amount.
  private static let nothing = "—"

  /// The state of the payment, the operation or the event, in words.
  private static func state(of figure: JSONValue, in language: Language) -> String {
    guard let name = figure["state"]?.text else { return nothing }
    let words = TableRow.State(rawValue: name)?.words ?? Timeline.State(rawValue: name)?.words
    return words.map { $0(language) } ?? nothing
  }

  /// The words for the tone of a figure, which is neutral if none is stated.
  private static func tone(of figure: JSONValue) -> LocalizedText {
    (figure["tone"]?.text.flatMap(Tone.init(rawValue:)) ?? .neutral).words
  }

  /// An old text with an arrow to the new one; `nil` if both are the same.
  private static func arrow(_ old: String, _ new: String) -> String? { old == new ? nil : "\(old) → \(new)" }

  /// The values of a figure with their names, and its caption.
  private static func text(_ figure: JSONValue) -> String {
    let values = figure.values.compactMap { value in
      value["text"]?.text.map { text in value["name"]?.text.map { "\($0) \(text)" } ?? text }
    }
    return (values + [figure["caption"]?.text].compactMap(\.self)).joined(separator: ", ")
  }

  /// The exact amounts that differ.
  private static func exactAmounts(from old: JSONValue, to new: JSONValue) -> [String] {
    let exact: (JSONValue) -> String = { ($0["amount"] ?? $0["value"])?.text ?? nothing }
    return zip(old.values, new.values).compactMap { arrow(exact($0), exact($1)) }
  }
}

extension JSONValue {
  fileprivate var values: [JSONValue] { self["values"]?.elements ?? [] }
}

extension TableRow.State {
  fileprivate var words: LocalizedText {
    switch self {
    case .paid: LocalizedText(en: "paid", ru: "оплачено")
    case .partlyPaid: LocalizedText(en: "partly paid", ru: "оплачено частично")
    case .due: LocalizedText(en: "due today", ru: "срок сегодня")
    case .overdue: LocalizedText(en: "overdue", ru: "просрочено")
    case .planned: LocalizedText(en: "planned", ru: "запланировано")
    case .skipped: LocalizedText(en: "skipped", ru: "пропущено")
    case .done: LocalizedText(en: "done", ru: "выполнено")
    case .processing: LocalizedText(en: "in progress", ru: "в обработке")
    case .failed: LocalizedText(en: "failed", ru: "не выполнено")
    case .reversed: LocalizedText(en: "reversed", ru: "отменено")
    }
  }
}

extension Timeline.State {
  fileprivate var words: LocalizedText {
    switch self {
    case .done: TableRow.State.done.words
    case .missed: LocalizedText(en: "missed", ru: "не произошло")
    case .next: LocalizedText(en: "next", ru: "следующее")
    case .ahead: LocalizedText(en: "later", ru: "позже")
    }
  }
}

extension Tone {
  fileprivate var words: LocalizedText {
    switch self {
    case .neutral: LocalizedText(en: "ordinary", ru: "обычное")
    case .positive: LocalizedText(en: "good", ru: "хорошо")
    case .attention: LocalizedText(en: "needs attention", ru: "требует внимания")
    case .critical: LocalizedText(en: "serious", ru: "серьёзно")
    case .muted: LocalizedText(en: "less important", ru: "менее важно")
    }
  }
}
