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

  private func a2uiRenderer(in surroundings: Surroundings) throws -> A2UIRenderer {
    let client = try a2uiClient.map { try CapabilitiesFile.read($0, in: surroundings) }
    return A2UIRenderer(
      version: client?.version ?? a2uiVersion ?? .v091, catalog: client?.catalog ?? a2uiCatalog ?? .basic,
      words: A2UIRenderer.Words(try language(in: surroundings)))
  }

  private func language(in surroundings: Surroundings) throws -> Language {
    try languages(in: surroundings).language(for: locale(in: surroundings))
  }

  /// The words of text output in the language of the locale.
  private func words(in surroundings: Surroundings) throws -> TextRenderer.Words {
    let language = try language(in: surroundings)
    var words = TextRenderer.Words(language)
    words.folded = Self.folded(language)
    return words
  }

  private static let folded = LocalizedText(
    en: "past years are folded: --all shows their payments", ru: "прошлые годы свёрнуты: --all покажет их платежи")
}

/// A file with a table of words.
enum WordsFile {
  static func read(_ operand: String, in surroundings: Surroundings) throws -> Translation {
    let document = InputDocument(operand)
    let bytes = try document.smallBytes(in: surroundings, advice: "Pipe the table of words in.")
    return try Translation(json: bytes, file: document.name)
  }
}

/// A file with what a client of A2UI can draw.
enum CapabilitiesFile {
  static func read(
    _ operand: String, in surroundings: Surroundings
  ) throws -> (version: A2UIVersion, catalog: A2UICatalog) {
    let document = InputDocument(operand)
    let bytes = try document.smallBytes(in: surroundings, advice: "Pipe the capabilities in.")
    let json = try document.parsed(bytes)
    func fault(_ path: String, _ summary: String, found: String?, expected: String) -> GatewayError {
      .malformed(
        Diagnostic(
          id: "a2ui.capabilities", severity: .error, path: "\(document.name): \(path)", summary: summary, found: found,
          expected: expected))
    }
    do {
      if let best = try A2UICapabilities(json: json).best { return best }
    } catch {
      throw fault(
        error.path, "These are no capabilities of a client of A2UI.", found: error.found, expected: error.expected)
    }
    let catalogs = A2UIVersion.allCases.map { SourcePath.quoted(A2UICatalog.basic.id(in: $0)) }
    throw fault(
      "$", "The client has no catalog that we draw with.", found: nil,
      expected: "\(catalogs.joined(separator: " or ")) in \"supportedCatalogIds\"")
  }
}

/// A file with a calendar that was made before.
enum CalendarFile {
  static func read(_ operand: String, in surroundings: Surroundings) throws -> ICSCalendar {
    let document = InputDocument(operand)
    let bytes = try document.smallBytes(in: surroundings, advice: "Pipe the calendar in.")
    do { return try ICSCalendar(bytes) } catch { throw CalendarFileError(message: "\(document.name): \(error)") }
  }
}

/// The fault of a file with a calendar.
struct CalendarFileError: Error {
  let message: String
}

/// A file with the brand of a bank.
enum ThemeFile {
  static func read(_ operand: String, in surroundings: Surroundings) throws -> HTMLTheme {
    let document = InputDocument(operand)
    let bytes = try document.smallBytes(in: surroundings, advice: "Pipe the theme in.")
    do { return try HTMLTheme(css: String(decoding: bytes, as: UTF8.self)) } catch {
      throw ThemeFileError(faults: error.faults.map { "\(document.name), line \($0.line): \($0.message)" })
    }
  }
}

/// The faults of a file with a brand.
struct ThemeFileError: Error {
  let faults: [String]
}
