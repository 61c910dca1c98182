import DesignSystem
import Foundation
import InstalledProducts
import InstalledSamples
import LoanDetailCommandLine
import LoanDetailCore
import LoanDetailGateways
import LoanDetailJSON
import Loans
import Localization
import Testing

@Suite("A table of words")
struct WordsCommandTests {
  private static let tool = LoanDetailTool(products: InstalledSamples.all)
  private static let sources = ["Sources", "ProductPlugins"]
    .map { "--sources \(MarkdownPage.root.appending(path: $0).path)" }.joined(separator: " ")
  private let tool = Self.tool
  private let sources = Self.sources
  /// Some of the sources: reading all of them takes long.
  private let someSources = "--sources \(MarkdownPage.root.appending(path: "Sources/LoanDetailSections").path)"

  /// Calls a closure with a file.
  private func withFile<Result>(_ content: [UInt8], _ body: (String) async throws -> Result) async throws -> Result {
    let file = FileManager.default.temporaryDirectory.appending(path: "words-\(UUID().uuidString).json")
    try Data(content).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try await body(file.path)
  }

  /// A table of a made-up language with all texts, made once for all tests.
  private static let table = Task { try await fullTable(of: sources) }

  private static func fullTable(of sources: String) async throws -> [UInt8] {
    let table = try JSONParser.parse(Array(await tool.run("words --language kk \(sources)").output.utf8))
    return PseudoLanguage.translated(table).rendered(.lines)
  }

  /// The texts of the sample records, the longest first.
  private func dataTexts() async throws -> [String] {
    var texts = DocumentTexts(of: try JSONParser.parse(Array(await tool.run("sample").output.utf8))).texts
    texts += texts.flatMap { text in
      [text.prefix(1).lowercased(), text.prefix(1).uppercased()].map { $0 + text.dropFirst() }
    }
    return Set(texts).filter { $0.contains { $0.isASCII && $0.isLetter } }.sorted { $0.utf8.count > $1.utf8.count }
  }

  /// The Latin words of a text that are not from the data.
  private func latinWords(in text: String, besides data: [String]) -> [Substring] {
    guard text.contains(where: { $0.isASCII && $0.isLetter }) else { return [] }
    // The last signs of a masked number may be letters.
    let own = data.reduce(text.replacing(/•• \w+/, with: " ")) { $0.replacingOccurrences(of: $1, with: " ") }
    return own.split { !($0.isASCII && $0.isLetter) }.filter { $0.count > 1 }
  }

  /// The codes of the currencies in the samples, which are the same in every language.
  private static let currencies = ["KZT", "USD"]

  @Test("has every text of every sample screen: one that is translated leaves no English word")
  func isComplete() async throws {
    let data = try await dataTexts() + Self.currencies
    let drawn = try await withFile(Self.table.value) { file in
      var drawn: Set<String> = []
      var count = 0
      for product in InstalledSamples.all {
        let lines = await LoanDetailTool(products: [product]).run("sample --lines").output
        for screen in product.manifest.screens {
          let run = await tool.run("batch --screen \(screen) --locale kk_KZ --words \(file)", input: lines)
          #expect(run.code == 0)
          for line in run.output.split(separator: "\n") {
            count += 1
            drawn.formUnion(DocumentTexts(of: try JSONParser.parse(Array(line.utf8))).texts)
          }
        }
      }
      #expect(count > 400)
      return drawn
    }
    #expect(drawn.filter { !latinWords(in: $0, besides: data).isEmpty }.sorted() == [])
  }

  @Test("is complete on the list and in text too")
  func listAndText() async throws {
    // The list names the types as the command line does; the name of a sample may be a part of one.
    let data = try await (dataTexts() + Self.currencies + InstalledProducts.all.map(\.manifest.type.rawValue))
      .sorted { $0.utf8.count > $1.utf8.count }
    try await withFile(Self.table.value) { file in
      for command in ["list", "render 1001", "render 2001 --screen schedule"] {
        let run = await tool.run("\(command) --locale kk_KZ --words \(file) --width 500")
        #expect(run.code == 0 && !run.output.isEmpty, "\(run.errors)")
        #expect(latinWords(in: run.output, besides: data) == [], "\(command)")
      }
    }
  }

  @Test("is complete in the Arabic that client teams try, and every screen is from right to left in it")
  func arabic() async throws {
    let table = MarkdownPage.root.appending(path: "Schemas/Clients/words/ar.json").path
    let check = await tool.run("words \(table) --check")
    #expect(check.code == 0, "\(check.output.suffix(2_000))")
    for id in ["1003", "2001", "4001"] {
      let screen = await tool.run(
        "render \(id) --locale ar_EG --words \(table) --format json --compact --without accessibilityLabel")
      let document = try JSONParser.parse(Array(screen.output.utf8))
      #expect(document["direction"] == .string("rtl") && document["language"] == .string("ar"))
      // Texts of the data are English, and say so; lists have the comma of the language.
      #expect(document["otherLanguages"]?.elements.map { $0["language"] } == [.string("en")])
      #expect(!DocumentTexts(of: document).texts.contains { $0.contains(#/\p{Arabic}, /#) }, "\(id)")
      // Each text with a number keeps it together.
      #expect(screen.output.contains(#"\u2068"#))
    }
  }

  @Test("says which texts are missing and which are not in the program")
  func check() async throws {
    let table = #"""
      {"language": "kk", "name": "Қазақша", "texts": [{"en": "Total debt", "text": "Жалпы қарыз"},
      {"en": "Something old", "text": "Ескі"}], "plurals": []}
      """#
    let run = try await withFile(Array(table.utf8)) { await tool.run("words \($0) --check \(someSources)") }
    #expect(run.code == 65)
    let lines = run.output.split(separator: "\n")
    #expect(lines.contains("missing: Next payment"))
    #expect(lines.contains("missing: day; days"))
    #expect(!lines.contains("missing: Total debt"))
    #expect(lines.contains("unknown: Something old"))
    #expect(lines.last?.hasPrefix("1 of ") ?? false)
    let full = try await withFile(await Self.fullTable(of: someSources)) {
      await tool.run("words \($0) --check \(someSources)")
    }
    #expect(full.code == 0, "\(full.output)")
  }

  @Test("keeps the translations that there are when it is made anew")
  func keeps() async throws {
    let table = #"""
      {"language": "kk", "name": "Қазақша", "fallback": "ru", "texts": [{"en": "Total debt", "text": "Жалпы қарыз"}],
      "plurals": [{"en": ["day", "days"], "forms": {"one": "күн", "other": "күн"}}]}
      """#
    let run = try await withFile(Array(table.utf8)) { await tool.run("words \($0) --compact \(someSources)") }
    #expect(run.output.hasPrefix(#"{"language":"kk","name":"Қазақша","fallback":"ru","plural":"english","texts":["#))
    #expect(run.output.contains(#"{"en":"Total debt","ru":"Общий долг","text":"Жалпы қарыз"}"#))
    #expect(
      run.output.contains(
        #"{"en":["day","days"],"ru":["день","дня","дней"],"forms":{"one":"күн","other":"күн"}}"#))
  }

  @Test("gives no text the translation of another meaning of the same English words")
  func homonyms() async throws {
    let table = #"""
      {"language": "kk", "name": "Қазақша", "texts": [{"en": "paid", "ru": "оплачен", "text": "төленді"}], "plurals": []}
      """#
    let run = try await withFile(Array(table.utf8)) { await tool.run("words \($0) --compact \(someSources)") }
    #expect(run.output.contains(#"{"en":"paid","ru":"оплачен","text":"төленді"}"#))
    #expect(run.output.contains(#"{"en":"paid","ru":"оплачено","text":""}"#))
    let check = try await withFile(Array(table.utf8)) { await tool.run("words \($0) --check \(someSources)") }
    #expect(check.output.split(separator: "\n").count { $0 == "missing: paid" } >= 1)
    #expect(check.output.contains("\n1 of "))
    let plain = #"{"language": "kk", "name": "Қазақша", "texts": [{"en": "paid", "text": "төленді"}], "plurals": []}"#
    let kept = try await withFile(Array(plain.utf8)) { await tool.run("words \($0) --compact \(someSources)") }
    #expect(kept.output.contains(#"{"en":"paid","ru":"оплачено","text":"төленді"}"#))
    let whole = try await withFile(Array(plain.utf8)) { await tool.run("words \($0) --check \(someSources)") }
    #expect(!whole.output.contains("missing: paid\n"))
  }

  @Test("with faults is refused with their places")
  func faults() async throws {
    let table = #"{"language": "kk", "name": "Қазақша", "texts": [{"en": "Total debt", "text": 7}]}"#
    try await withFile(Array(table.utf8)) { file in
      let run = await tool.run("render 1001 --locale kk_KZ --words \(file)")
      #expect(run.code == 65 && run.output == "")
      #expect(
        run.errors.contains(
          "error: \(file) $.texts[0].text: The value cannot be read. Found 7; expected a text, or an empty one "
            + "while there is no translation."))
    }
  }

  @Test("of a product has the shared texts that it replaces, and those with a word that it avoids")
  func product() async throws {
    let plugin = ProductPlugin(
      manifest: ProductManifest(
        type: "purchase", title: LocalizedText(en: "Purchase", ru: "Покупка"), version: "1", module: "Purchases",
        screens: [.main],
        ownWords: OwnWords(
          texts: [.init("Total debt", en: "Left to pay", ru: "Осталось заплатить"), .init("Old", en: "A", ru: "Б")],
          nouns: [.init("day", "days", en: ("sun", "suns"), ru: ("солнце", "солнца", "солнц"))],
          avoiding: ["en": ["debt"], "ru": ["кредит"]]))
    ) { InstalledProducts.all[0].interactor(readingFrom: $0) }
    let tool = LoanDetailTool(products: [ProductWithSamples(plugin, records: nil)])
    let table = await tool.run("words --product purchase --compact \(sources)").output
    #expect(table.hasPrefix(#"{"product":"purchase","texts":[{"#))
    let own = #""own":{"en":"Left to pay","ru":"Осталось заплатить"}"#
    #expect(table.contains(#"{"en":"Total debt","ru":"Общий долг",\#(own)}"#))
    let missing = #""own":{"en":"","ru":""}"#
    #expect(table.contains(#"{"en":"What the debt is made of","ru":"Из чего складывается долг",\#(missing)}"#))
    #expect(table.contains(#""own":{"en":["sun","suns"],"ru":["солнце","солнца","солнц"]}"#))
    #expect(!table.contains(#""en":"Next payment""#))
    let check = await tool.run("words --product purchase --check \(sources)")
    #expect(check.code == 65)
    let lines = check.output.split(separator: "\n")
    #expect(lines.first == "unknown: Old" && lines.contains("not replaced: What the debt is made of"))
    #expect(lines.last?.hasPrefix("3 shared texts are replaced; 1 are not in the program; ") ?? false)
    #expect(await tool.run("words --product lease").errors.contains("No product type \"lease\" is installed."))
  }

  private static let builtInTexts = MarkdownPage.root.appending(path: "Sources/ProgramTexts/texts.json")

  private static func textsOfSources() throws -> String {
    try BuiltInTexts.file(of: ["Sources", "ProductPlugins"], in: MarkdownPage.root.path)
  }

  /// The texts of each folder of the sources, and the texts that are built in.
  private static func folders() throws -> (made: [JSONValue.Member], kept: JSONValue) {
    guard case .object(let folders) = try JSONParser.parse(Array(textsOfSources().utf8)) else { return ([], .null) }
    return (folders, try JSONParser.parse([UInt8](Data(contentsOf: builtInTexts))))
  }

  @Test("is built in, as the sources have it")
  func builtIn() async throws {
    let file = Self.builtInTexts
    if ProcessInfo.processInfo.environment["SNAPSHOT_RECORD"] == "all" {
      try Data(Self.textsOfSources().utf8).write(to: file)
    }
    // A product that was just added may be missing, and one that was just removed may still be there.
    let (folders, kept) = try Self.folders()
    #expect(folders.count > 20)
    for folder in folders where folder.name.hasPrefix("Sources/") || kept[folder.name] != nil {
      #expect(kept[folder.name] == folder.value, "\(file.path) is not up to date. SNAPSHOT_RECORD=all writes it anew.")
    }
  }

  @Test("needs no sources, and has the texts of the installed products alone")
  func withoutSources() async throws {
    let table = try JSONParser.parse(Array(await tool.run("words --language de").output.utf8))
    let fromSources = try JSONParser.parse(Array(await tool.run("words --language de \(sources)").output.utf8))
    func pairs(_ table: JSONValue) -> Set<JSONValue> { Set(table["texts"]?.elements ?? []) }
    #expect(pairs(table).count > 1_000)
    func plurals(_ table: JSONValue) -> Set<JSONValue> { Set(table["plurals"]?.elements ?? []) }
    // The texts of a product that was just added may be missing.
    let (folders, kept) = try Self.folders()
    let isComplete = folders.allSatisfy { kept[$0.name] != nil }
    for part in [pairs, plurals] {
      #expect(part(table).isSubset(of: part(fromSources)))
      #expect(!isComplete || part(table).count == part(fromSources).count)
    }
    let bare = try JSONParser.parse(Array(await LoanDetailTool(products: []).run("words --language de").output.utf8))
    #expect(pairs(bare).isStrictSubset(of: pairs(table)))
    #expect(await tool.run("words kk.json --check").code == 66)
  }

  @Test("needs the sources of the program, and a language or a table")
  func usage() async {
    let nowhere = await tool.run("words --language kk --sources /no/such/folder")
    #expect(nowhere.code == 64 && nowhere.errors.contains("There is no folder \"/no/such/folder\""))
    #expect(await tool.run("words").errors.contains("Give --language for a new table, or the table that there is."))
    #expect(await tool.run("words --check --language kk").errors.contains("--check needs a table of words."))
  }
}
