import DesignSystem
import LoanDetail
import LoanDetailJSON
import LoanDetailRendering
import Localization

extension MCPAnswer {
  /// What is new, what has gone and what has changed between two days.
  init(
    comparing before: ExplainedScreen, with after: ExplainedScreen, _ names: ProductNames, for reader: LoanReader
  ) {
    let (old, new) = (JSONRenderer().value(of: before.document), JSONRenderer().value(of: after.document))
    about = Self.about(after, names, new).filter { $0.name != "freshness" && $0.name != "outcome" }
    about += [
      ("before", .object(of: [("outcome", old["outcome"]), ("freshness", old["freshness"])])),
      ("after", .object(of: [("outcome", new["outcome"]), ("freshness", new["freshness"])])),
    ]
    let changes = FigureChange.changes(
      from: ScreenFigures(of: old, by: before.explanation, includingMessages: true).figures,
      to: ScreenFigures(of: new, by: after.explanation, includingMessages: true).figures)
    name = Self.changes
    entries = changes.map(\.json)
    let lines = changes.map { $0.line(reader.language) }
    let days = [before, after].map { $0.document.freshness.text ?? $0.document.asOf }
    self.lines =
      [TerminalText(after.document.subject.title).string, days.joined(separator: " → "), ""]
      + (lines.isEmpty ? [Self.nothing(reader.language)] : lines)
    isFault = before.cause != nil || after.cause != nil
  }

  private static let nothing = LocalizedText(
    en: "Nothing differs on these two days.", ru: "За эти два дня ничего не изменилось.")
}
