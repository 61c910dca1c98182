import DesignSystem
import LoanDetailCore
import LoanDetailJSON
import LoanDetailRendering
import Loans
import Localization

/// A file with a table of words.
enum WordsFile {
  /// Reads the file, or standard input for `-`.
  static func read(_ operand: String, in surroundings: Surroundings) throws -> Translation {
    let document = InputDocument(operand)
    let bytes = try document.smallJSON(in: surroundings, advice: "Pipe the table of words in.")
    return try Translation(json: bytes, file: document.name)
  }
}

/// A file with what a client of A2UI can draw.
enum CapabilitiesFile {
  /// Reads the version and the catalog to draw with. Throws if the client has none that the program can draw with.
  static func read(
    _ operand: String, in surroundings: Surroundings
  ) throws -> (version: A2UIVersion, catalog: A2UICatalog) {
    let document = InputDocument(operand)
    let bytes = try document.smallJSON(in: surroundings, advice: "Pipe the capabilities in.")
    let json = try InputDocument.parsed(bytes, named: document.name)
    func fault(at path: String, _ summary: String, found: String?, expected: String) -> GatewayError {
      .malformed(
        Diagnostic(
          id: "a2ui.capabilities", severity: .error, path: "\(document.name): \(path)", summary: summary, found: found,
          expected: expected))
    }
    do {
      if let best = try A2UICapabilities(json: json).best { return best }
    } catch {
      throw fault(
        at: error.path, "These are no capabilities of a client of A2UI.", found: error.found, expected: error.expected)
    }
    let catalogs = A2UIVersion.allCases.map { SourcePath.quoted(A2UICatalog.basic.id(in: $0)) }
    throw fault(
      at: "$", "The client has no catalog that we draw with.", found: nil,
      expected: "\(catalogs.joined(separator: " or ")) in \"supportedCatalogIds\"")
  }
}

/// A file with a calendar that was made before.
enum CalendarFile {
  /// Reads the file; throws a ``CalendarFileError`` if it is no calendar of this program.
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
  /// The size of the largest file in bytes, 1 MiB. Reading takes many times as much memory.
  private static let longest = 1 << 20

  /// Reads the file; throws a ``ThemeFileError`` with all its faults.
  static func read(_ operand: String, in surroundings: Surroundings) throws -> HTMLTheme {
    let document = InputDocument(operand)
    let limits = InputLimits.standard.withBytes(atMost: longest)
    let bytes = try document.smallBytes(in: surroundings, limits, advice: "Pipe the theme in.")
    do { return try HTMLTheme(css: String(decoding: bytes, as: UTF8.self)) } catch {
      throw ThemeFileError(faults: error.faults.map { "\(document.name), line \($0.line): \($0.message)" })
    }
  }
}

/// The faults of a file with a brand.
struct ThemeFileError: Error {
  let faults: [String]
}
