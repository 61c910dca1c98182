import DesignSystem
import LoanDetailJSON
import LoanDetailRendering
import Localization

/// An item that differs on two days.
struct FigureChange {
  let before: JSONValue?
  let after: JSONValue?

  private static let new = LocalizedText(en: "new", ru: "новое")
  private static let gone = LocalizedText(en: "gone", ru: "больше нет")

  static func changes(from old: [JSONValue], to new: [JSONValue]) -> [FigureChange] {
    let (before, after) = (byItem(old), byItem(new))
    let changed = new.compactMap { figure -> FigureChange? in
      let other = figure["item"]?.text.flatMap { before[$0] }
      return other.map(shown) == shown(figure) ? nil : FigureChange(before: other, after: figure)
    }
    let gone = old.filter { after[$0["item"]?.text ?? ""] == nil }.map { FigureChange(before: $0, after: nil) }
    return changed + gone
  }

  private static func byItem(_ figures: [JSONValue]) -> [String: JSONValue] {
    Dictionary(figures.compactMap { figure in figure["item"]?.text.map { ($0, figure) } }) { first, _ in first }
  }

  /// What a reader sees of a figure.
  private static func shown(_ figure: JSONValue) -> JSONValue {
    .object(figure.members.filter { ["label", "values", "caption", "state", "tone"].contains($0.name) })
  }

  var json: JSONValue {
    .object(of: [
      ("item", (after ?? before)?["item"]), ("section", (after ?? before)?["section"]),
      ("label", (after ?? before)?["label"]),
      ("before", before.map(Self.side)), ("after", after.map(Self.side)),
    ])
  }

  private static func side(_ figure: JSONValue) -> JSONValue {
    .object(figure.members.filter { !["item", "section", "label"].contains($0.name) })
  }

  /// The change on one line.
  func line(_ language: Language) -> String {
    let figure = after ?? before
    let place = [figure?["section"]?.text, figure?["label"]?.text].compactMap(\.self).joined(separator: " › ")
    let change =
      switch (before, after) {
      case (let old?, let new?): Self.difference(old, new, language)
      case (let old?, nil): "\(Self.text(old)) (\(Self.gone(language)))"
      case (nil, let new): "\(new.map { Self.text($0) } ?? "") (\(Self.new(language)))"
      }
    return TerminalText(place.isEmpty ? change : "\(place): \(change)").string
  }

  /// What differs between two figures of an item: their values and, in brackets, what else a reader sees of them.
  private static func difference(_ old: JSONValue, _ new: JSONValue, _ language: Language) -> String {
    let label = arrow(old["label"]?.text ?? nothing, new["label"]?.text ?? nothing)
    // A tone follows from a state, if there is one.
    let state =
      arrow(Self.state(of: old, language), Self.state(of: new, language))
      ?? arrow(tone(of: old)(language), tone(of: new)(language))
    let notes = [label, state].compactMap(\.self)
    let (before, after) = (text(old), text(new))
    // Two values may read the same, such as those of a rounded amount.
    let values =
      arrow(before, after) ?? (notes.isEmpty ? arrow(text(old, isExact: true), text(new, isExact: true)) : nil)
    return ([values ?? after] + notes.map { "(\($0))" }).joined(separator: " ")
  }

  private static let nothing = "—"

  /// The state of the payment, the operation or the event.
  private static func state(of figure: JSONValue, _ language: Language) -> String {
    guard let name = figure["state"]?.text else { return nothing }
    let words = TableRow.State(rawValue: name)?.words ?? Timeline.State(rawValue: name)?.words
    return words.map { $0(language) } ?? nothing
  }

  private static func tone(of figure: JSONValue) -> LocalizedText {
    (figure["tone"]?.text.flatMap(Tone.init(rawValue:)) ?? .neutral).words
  }

  private static func arrow(_ old: String, _ new: String) -> String? { old == new ? nil : "\(old) → \(new)" }

  private static func text(_ figure: JSONValue, isExact: Bool = false) -> String {
    let values =
      figure["values"]?.elements.compactMap { value -> String? in
        let exact = isExact ? value["amount"]?.text ?? value["value"]?.text ?? value["iso"]?.text : nil
        guard let text = exact ?? value["text"]?.text else { return nil }
        return value["name"]?.text.map { "\($0) \(text)" } ?? text
      } ?? []
    return (values + [figure["caption"]?.text].compactMap(\.self)).joined(separator: ", ")
  }
}

extension TableRow.State {
  fileprivate var words: LocalizedText {
    switch self {
    case .paid: LocalizedText(en: "paid", ru: "оплачено")
    case .partlyPaid: LocalizedText(en: "partly paid", ru: "оплачено частично")
    case .due: LocalizedText(en: "due", ru: "срок сегодня")
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
    case .critical: LocalizedText(en: "serious", ru: "важно")
    case .muted: LocalizedText(en: "less important", ru: "менее важно")
    }
  }
}
