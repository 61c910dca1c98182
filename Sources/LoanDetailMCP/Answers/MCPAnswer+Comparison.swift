import DesignSystem
import LoanDetail
import LoanDetailJSON
import LoanDetailRendering
import Localization

extension MCPAnswer {
  /// What is new, what has gone and what has changed on a screen between two days.
  ///
  /// `about` states the outcome and the freshness of each day, as `before` and `after`, in place of one pair.
  init(
    comparing before: ExplainedScreen, with after: ExplainedScreen, _ names: ProductNames, for reader: LoanReader
  ) {
    let old = JSONRenderer().value(of: before.document)
    let new = JSONRenderer().value(of: after.document)
    func state(of screen: JSONValue) -> JSONValue {
      .object(of: [("outcome", screen["outcome"]), ("freshness", screen["freshness"])])
    }
    about = Self.about(after, names: names, json: new).filter { $0.name != "freshness" && $0.name != "outcome" }
    about += [("before", state(of: old)), ("after", state(of: new))]
    let changes = FigureChange.changes(
      from: ScreenFigures(of: old, by: before.explanation, includingMessages: true).figures,
      to: ScreenFigures(of: new, by: after.explanation, includingMessages: true).figures)
    name = Self.changes
    entries = changes.map(\.json)
    let changeLines = changes.map { $0.line(reader.language) }
    let days = [before, after].map { $0.document.freshness.text ?? $0.document.asOf }
    lines =
      [TerminalText(after.document.subject.title).string, days.joined(separator: " → "), ""]
      + (changeLines.isEmpty ? [Self.nothingDiffers(reader.language)] : changeLines)
    isFault = before.cause != nil || after.cause != nil
  }

  private static let nothingDiffers = LocalizedText(
    en: "Nothing differs on these two days.", ru: "За эти два дня ничего не изменилось.")
}
