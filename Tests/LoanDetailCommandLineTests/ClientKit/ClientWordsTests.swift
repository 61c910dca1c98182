import Foundation
import InstalledSamples
import LoanDetail
import LoanDetailCommandLine
import LoanDetailJSON
import LoanDetailRendering
import Localization
import TestSupport
import Testing

@Suite("The client's own words in the kit")
struct ClientWordsTests {
  private let words: JSONValue
  private let arabic: Translation

  init() throws {
    let folder = MarkdownPage.root.appending(path: "Schemas/Clients/words")
    words = try JSONParser.parse(Array(Data(contentsOf: folder.appending(path: "client.json"))))
    arabic = try Translation(json: Array(Data(contentsOf: folder.appending(path: "ar.json"))), file: "ar.json")
  }

  @Test("are the same in each language, and none is empty or another language's")
  func complete() throws {
    let languages = words.members.map { $0.value.members }
    #expect(words.members.map(\.name) == ["en", "ru", "ar"])
    for members in languages {
      #expect(members.map(\.name) == languages[0].map(\.name))
      #expect(Set(members.map(\.value)).count == members.count, "The same text for two names.")
    }
    for (english, others) in zip(languages[0], zip(languages[1], languages[2])) {
      let texts = [english.value, others.0.value, others.1.value]
      #expect(Set(texts).count == 3 && !texts.contains(.string("")), "\(english.name)")
    }
  }

  @Test("name a list without products as the engine does", arguments: ["en_US", "ru_RU"])
  func emptyList(locale: String) async {
    let page = await LoanDetailTool(products: InstalledSamples.all)
      .run("list --customer C-none --format html --locale \(locale)").output
    #expect(words[String(locale.prefix(2))]?["noProducts"]?.text.map(page.contains) == true)
  }

  @Test("are those of the engine's own renderers, where these say the same", arguments: ["en", "ru", "ar"])
  func shared(language name: String) throws {
    let language = Languages([arabic]).language(for: name)
    let (page, text) = (HTMLRenderer.Words(language), TextRenderer.Words(language))
    let shared = [
      "screens": page.screens, "earlier": page.earlier, "later": page.later, "allColumns": page.allColumns,
      "more": page.more, "figures": page.figures, "again": page.again, "asOf": page.asOf,
      "notShown": text.notShown, "folded": text.folded,
    ]
    for (key, value) in shared { #expect(words[name]?[key] == .string(value), "\(key)") }
  }
}

extension JSONValue {
  fileprivate var members: [Member] { if case .object(let members) = self { members } else { [] } }
}
