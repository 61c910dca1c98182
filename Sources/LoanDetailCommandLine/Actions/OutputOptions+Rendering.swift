import DesignSystem
import LoanDetail
import LoanDetailCore
import LoanDetailEngine
import LoanDetailJSON
import LoanDetailRendering
import Loans
import Localization

extension OutputOptions {
  /// The languages of the output: the built-in languages and the tables of words. Throws if a table cannot be used.
  func languages(in surroundings: Surroundings) throws -> Languages {
    Languages(try words.map { try WordsFile.read($0, in: surroundings) })
  }

  /// The formatter for the locale and the language of the output.
  func formatter(in surroundings: Surroundings) throws -> LocaleFormatter {
    LocaleFormatter(locale: locale(in: surroundings), languages: try languages(in: surroundings))
  }

  /// The renderer of the requested format.
  func renderer(in surroundings: Surroundings) throws -> any Renderer {
    switch format {
    case .json: JSONRenderer(isCompact: isCompact)
    case .text:
      TextRenderer(
        width: width(in: surroundings), usesColor: usesColor(in: surroundings), unfoldsGroups: unfoldsGroups,
        words: try words(in: surroundings))
    case .html:
      HTMLRenderer(
        form: isFragment ? .fragment : .page,
        theme: try theme.map { try ThemeFile.read($0, in: surroundings) } ?? HTMLTheme(),
        words: HTMLRenderer.Words(try language(in: surroundings)))
    case .csv:
      CSVRenderer(
        table: table.map(ItemID.init(rawValue:)),
        dialect: isForSpreadsheet
          ? .spreadsheet(decimalSeparator: try formatter(in: surroundings).decimalSeparator) : .standard)
    case .ics:
      ICSRenderer(
        sections: LoanCalendar.sections,
        previous: try updated.map { try CalendarFile.read($0, in: surroundings) })
    case .divkit:
      DivKitRenderer(isCompact: isCompact, words: DivKitRenderer.Words(try language(in: surroundings)))
    case .a2ui:
      try a2uiRenderer(in: surroundings)
    }
  }

  /// The renderer of A2UI for what the client states, or else for the options.
  private func a2uiRenderer(in surroundings: Surroundings) throws -> A2UIRenderer {
    let client = try a2uiClient.map { try CapabilitiesFile.read($0, in: surroundings) }
    return A2UIRenderer(
      version: client?.version ?? a2uiVersion ?? .v091, catalog: client?.catalog ?? a2uiCatalog ?? .basic,
      words: A2UIRenderer.Words(try language(in: surroundings)))
  }

  /// The language of the locale.
  private func language(in surroundings: Surroundings) throws -> Language {
    try languages(in: surroundings).language(for: locale(in: surroundings))
  }

  /// The words of text output in the language of the locale. They name the option that unfolds groups.
  private func words(in surroundings: Surroundings) throws -> TextRenderer.Words {
    let language = try language(in: surroundings)
    var words = TextRenderer.Words(language)
    words.folded = Self.folded(language)
    return words
  }

  private static let folded = LocalizedText(
    en: "past years are folded: --all shows their payments", ru: "прошлые годы свёрнуты: --all покажет их платежи")
}
