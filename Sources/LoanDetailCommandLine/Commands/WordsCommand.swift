import DesignSystem
import LoanDetail
import LoanDetailCore
import LoanDetailJSON
import Localization

/// `words` prints all texts of the program as a table for a translator, or the texts that a product replaces, or checks
/// either of them.
struct WordsCommand: Command {
  static let name = "words"
  /// The table with the existing translations; `nil` for a new table.
  let table: String?
  /// The language of a new table; `nil` if there is a table, or for a product's own words.
  let language: String?
  /// The product whose own words are printed; `nil` for a table of all texts.
  let product: ProductManifest?
  /// The folders with the sources to read texts from; empty for the texts that are built in.
  let folders: [String]
  /// Whether a report about the table is printed in place of the table.
  let checks: Bool
  let layout: JSONLayout

  private static let language = Option(
    "language", .text(), value: "CODE",
    summary: "The language of a new table, a code of BCP 47 such as kk or pt-BR.")
  private static func product(of tool: LoanDetailTool) -> Option<String?> {
    Option(
      "product", .text(.words(tool.plugins.map(\.manifest.type.rawValue))), value: "TYPE",
      summary: "The shared texts that this product type replaces, and those with a word that it avoids.")
  }
  private static let sources = Option(
    repeating: "sources", value: "FOLDER", completion: .file,
    summary: "A folder with Swift sources to read texts from; may be repeated. Without it, the texts that are built "
      + "into this program.")
  private static let check = Option(
    flag: "check",
    summary: "Say instead which texts TABLE.json or the product lacks, and which the program does not have.")

  static func syntax(for tool: LoanDetailTool) -> CommandSyntax {
    CommandSyntax(
      name: name, summary: "Prints all texts of the program as a table for a translator, or checks such a table.",
      operands: [.init("[TABLE.json]", .file)],
      options: [language.syntax, product(of: tool).syntax, check.syntax, sources.syntax, OutputOptions.compact.syntax])
  }

  static func examples(for tool: LoanDetailTool) -> [(line: String, meaning: String)] {
    [
      ("words --language kk > kk.json", "every text in English and Russian, with room for the translation"),
      ("words kk.json > kk-new.json", "the same with the translations of kk.json, after the program has changed"),
      ("words kk.json --check", "what is missing, and what the program does not have; ends with 65 if anything is"),
      ("words --product \(tool.plugins.first?.manifest.type.rawValue ?? "TYPE")", "the product's own words"),
      ("render 1001 --locale kk_KZ --words kk.json", "a screen in that language"),
    ]
  }

  init(_ arguments: Arguments, for tool: LoanDetailTool) throws(UsageError) {
    table = arguments.operands.first
    language = try arguments[Self.language]
    checks = try arguments[Self.check]
    folders = try arguments[Self.sources]
    layout = try OutputOptions.layout(arguments)
    product = try arguments[Self.product(of: tool)].map { type throws(UsageError) in
      try arguments.product(named: type, of: tool).manifest
    }
    if table == nil, product == nil, checks { throw arguments.error("--check needs a table of words.") }
    if [table, language, product?.type.rawValue].count(where: { $0 != nil }) != 1 {
      throw arguments.error("Give --language for a new table, or the table that there is.")
    }
  }

  func perform(for tool: LoanDetailTool, in surroundings: Surroundings, into report: inout Report) throws {
    let old = try table.map { try WordsFile.read($0, in: surroundings) }
    let ownFolders = tool.plugins.map { "ProductPlugins/\($0.manifest.module)" }
    let builtIn = product == nil ? ["Sources"] + ownFolders : SourceTexts.sharedFolders
    let source = try folders.isEmpty ? SourceTexts(builtIn: builtIn) : SourceTexts(in: folders)
    if let product {
      let words = ProductWordsTable(type: product.type, words: product.ownWords, source: source)
      report.output = checks ? Array(words.report.utf8) : words.rendered(layout)
      if checks, !words.unknown.isEmpty { report.exitCode = .badData }
    } else if checks, let old {
      let check = TranslationCheck(of: old, against: source)
      report.output = Array(check.text.utf8)
      if !check.missing.isEmpty || !check.stale.isEmpty { report.exitCode = .badData }
    } else {
      report.output = try table(with: old, from: source).rendered(layout)
    }
  }

  /// The table of all texts, with the existing translations if there are some.
  private func table(with old: Translation?, from source: SourceTexts) throws(UsageError) -> WordsTable {
    if let old {
      return WordsTable(
        code: old.language.code, name: old.name, fallback: old.fallback.code, rule: old.rule, source: source, old: old)
    }
    let code = language ?? ""
    guard let name = LocaleIdentifier(code)?.rawValue else {
      throw UsageError("--language takes a code such as kk or pt-BR, not \(SourcePath.quoted(code)).", in: Self.name)
    }
    let base = name.prefix { $0 != "_" }
    return WordsTable(
      code: name.exchanging("_", for: "-"), name: code, fallback: "en",
      rule: PluralRule(language: String(base)) ?? .english, source: source, old: nil)
  }
}
