import LoanDetailCore
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
}

/// A file with a table of words.
enum WordsFile {
  static func read(_ operand: String, in surroundings: Surroundings) throws -> Translation {
    let document = InputDocument(operand)
    let bytes = try document.bytes(in: surroundings, .standard, advice: "Pipe the table of words in.")
    return try Translation(json: bytes, file: document.name)
  }
}
