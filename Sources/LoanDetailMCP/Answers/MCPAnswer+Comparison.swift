import DesignSystem
import LoanDetail
import LoanDetailJSON
import LoanDetailRendering
import Localization

extension MCPAnswer {
  /// What is new, what has gone and what has changed between two days.
  init(comparing before: ExplainedScreen, with after: ExplainedScreen, for reader: LoanReader) {
    let (old, new) = (JSONRenderer().value(of: before.document), JSONRenderer().value(of: after.document))
    about = Self.about(after, new).filter { $0.name != "freshness" && $0.name != "outcome" }
    about += [
      ("before", .object(of: [("outcome", old["outcome"]), ("freshness", old["freshness"])])),
      ("after", .object(of: [("outcome", new["outcome"]), ("freshness", new["freshness"])])),
    ]
    let changes = FigureChange.changes(
      from: ScreenFigures(of: old, by: before.explanation, includingMessages: true).entries,
      to: ScreenFigures(of: new, by: after.explanation, includingMessages: true).entries)
    name = Self.changes
    entries = changes.map(\.json)
    let lines = changes.compactMap { $0.line(reader.language) }
    let days = [before, after].map { $0.document.freshness.text ?? $0.document.asOf }
    self.lines =
      [TerminalText(after.document.subject.title).string, days.joined(separator: " → "), ""]
      + (lines.isEmpty ? [Self.nothing(reader.language)] : lines)
    isFault = before.cause != nil || after.cause != nil
  }

  private static let nothing = LocalizedText(
    en: "No figure differs on these two days.", ru: "Все цифры за эти два дня одинаковы.")
}

/// An item whose figures differ on two days.
private struct FigureChange {
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
    .object(figure.members.filter { ["label", "values", "caption", "state"].contains($0.name) })
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

  /// The change on one line; `nil` if a reader sees no difference.
  func line(_ language: Language) -> String? {
    let (old, new) = (before.map(Self.text), after.map(Self.text))
    if old == new { return nil }
    let figure = after ?? before
    let place = [figure?["section"]?.text, figure?["label"]?.text].compactMap(\.self).joined(separator: " › ")
    let change =
      switch (old, new) {
      case (let old?, let new?): "\(old) → \(new)"
      case (let old?, nil): "\(old) (\(Self.gone(language)))"
      case (nil, let new): "\(new ?? "") (\(Self.new(language)))"
      }
    return TerminalText(place.isEmpty ? change : "\(place): \(change)").string
  }

  private static func text(_ figure: JSONValue) -> String {
    let values =
      figure["values"]?.elements.compactMap { value -> String? in
        guard let text = value["text"]?.text else { return nil }
        return value["name"]?.text.map { "\($0) \(text)" } ?? text
      } ?? []
    return (values + [figure["caption"]?.text].compactMap(\.self)).joined(separator: ", ")
  }
}
