import DesignSystem
import Foundation
import LoanDetailJSON
import LoanDetailRendering
import TestSupport
import Testing

struct HTMLRendererTests {
  @Test("a page with an item of every kind is as the fixture has it", arguments: ["EveryKind", "SparseKinds"])
  func everyKind(name: String) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Fixtures/\(name).html")
      .standardized
    let page = String(
      decoding: HTMLRenderer().render(name == "EveryKind" ? EveryKind.full : EveryKind.sparse), as: UTF8.self)
    let text = page.replacing(/<style>.*<\/style>/, with: "<style></style>").replacing(/sha256-[^']*/, with: "sha256-…")
    if ProcessInfo.processInfo.environment["SNAPSHOT_RECORD"] == "all" { try Data(text.utf8).write(to: file) }
    #expect(try text == String(contentsOf: file, encoding: .utf8))
  }

  @Test("the policy of a page allows its style sheet and nothing else")
  func policy() throws {
    let bytes = HTMLRenderer().render(EveryKind.full)
    let page = PageReader(bytes)
    let style = try Self.style(of: bytes)
    let policy = page.elements.first { $0.attributes["http-equiv"] == "Content-Security-Policy" }?.attributes["content"]
    let hash = ContentHash(of: Array(style.utf8)).hex
    let digest = stride(from: 0, to: 64, by: 2).compactMap { UInt8(hash.dropFirst($0).prefix(2), radix: 16) }
    let source = Data(digest).base64EncodedString()
    #expect(policy == "default-src 'none'; base-uri 'none'; form-action 'none'; style-src 'sha256-\(source)'")
    #expect(!HTMLRenderer.styleSheet().contains("url(") && !HTMLRenderer.styleSheet().contains("@import"))
    #expect(!HTMLRenderer.styleSheet().contains("</"))
  }

  private static func style(of page: [UInt8]) throws -> String {
    try String(#require(String(decoding: page, as: UTF8.self).firstMatch(of: /<style>(.*)<\/style>/)).1)
  }

  @Test("the style of a page has the rules of the style sheet whose classes the page has, and no other")
  func styleOfPage() throws {
    let sheet = HTMLRenderer.styleSheet()
    let style = try Self.style(of: HTMLRenderer().render(EveryKind.full))
    for rule in [".ld-chart>svg{", ".ld-row{", "@media print{", "@page{"] {
      #expect(sheet.contains(rule) && style.contains(rule), "\(rule)")
    }
    var plain = EveryKind.full
    plain.contentItems = []
    let without = try Self.style(of: HTMLRenderer().render(plain))
    #expect(!without.contains(".ld-chart>svg{") && without.contains(".ld-title{") && without.contains("@page{"))
    #expect(without.utf8.count < style.utf8.count * 3 / 4)
    // Each rule of a page is one of the style sheet, in its order.
    var rest = sheet[...]
    for part in without.split(separator: "}") {
      let rule = part.hasPrefix("@") ? part.drop { $0 != "{" }.dropFirst() : part
      let found = try #require(rest.firstRange(of: rule), "\(rule)")
      rest = rest[found.upperBound...]
    }
  }

  @Test("a fragment is the screen of the page, without a head and without a heading of the first level")
  func fragment() {
    let page = String(decoding: HTMLRenderer().render(EveryKind.full), as: UTF8.self)
    let fragment = String(decoding: HTMLRenderer(form: .fragment).render(EveryKind.full), as: UTF8.self)
    let names = Set(PageReader(fragment).elements.map(\.name))
    #expect(names.isDisjoint(with: ["html", "head", "body", "style", "title", "meta", "main", "h1"]))
    #expect(PageReader(page).texts() == PageReader(fragment).texts())
  }

  @Test("the button of the task is in the task, and not in its group again; the same holds for the bottom")
  func buttons() {
    func action(_ name: String, _ place: Action.Place?) -> Action {
      var action = Action(
        id: "action.\(name)", title: name, role: .primary, details: "no fee", destination: .flow(name))
      action.place = place
      return action
    }
    func page(_ actions: [Action], _ destination: Destination?) -> PageReader {
      let items: [Item] = [
        .section(
          Section(
            id: "now", title: "Now",
            items: [.banner(Banner(id: "task", title: "Pay", tone: .critical, destination: destination))])),
        .section(
          Section(
            id: "can", title: "You can",
            items: [.actionGroup(ActionGroup(id: "all", title: "You can", actions: actions))])),
      ]
      return PageReader(
        HTMLRenderer().render(
          ScreenDocument(
            subject: .init(id: "1", type: "teapot", title: "Teapot"), screen: .main, language: "en", locale: "en",
            asOf: "2026-11-21", headerItem: .header(Header(title: "Teapot")), contentItems: items, remarks: [])))
    }
    let task = page([action("pay", .task), action("call", nil)], .item("action.pay"))
    #expect(task.texts(in: "ld-banner") == ["Pay", "pay", "no fee"])
    #expect(task.texts(in: "ld-actions") == ["call", "no fee"])
    let bottom = page([action("pay", .bottom), action("call", nil)], nil)
    #expect(
      bottom.texts(in: "ld-bottom") == ["pay", "no fee"] && bottom.texts(in: "ld-actions") == ["call", "no fee"])
    let alone = page([action("pay", .task)], .item("action.pay"))
    #expect(alone.texts(in: "ld-actions").isEmpty && !alone.texts().contains("You can"))
  }

  @Test("what opens something is a link with the address of the host; without one it is a text or a disabled button")
  func links() throws {
    let page = PageReader(HTMLRenderer().render(EveryKind.full))
    let addresses = page.elements.compactMap { $0.attributes["href"] }
    #expect(addresses.contains("?screen=details") && addresses.contains("?screen=glaze"))
    #expect(addresses.contains("#section"))
    let without = PageReader(HTMLRenderer(links: NoLinks()).render(EveryKind.full)).elements
    #expect(
      without.compactMap { $0.attributes["href"] }.allSatisfy {
        $0.hasPrefix("#") || $0.hasPrefix("https:") || $0.hasPrefix("tel:")
      })
    #expect(without.contains { $0.name == "button" && $0.attributes["disabled"] != nil })
  }

  @Test("a client that draws no headers gets a page with the title of the screen")
  func withoutHeader() throws {
    let document = EveryKind.full.adapted(to: try ClientProfile(kinds: ["note", "row"])).document
    let page = PageReader(HTMLRenderer().render(document))
    #expect(page.elements.count { $0.name == "h1" } == 1 && page.texts(in: "ld-title") == [document.title])
    #expect(page.texts().contains("Teapot"))
  }

  @Test("a chart of many points keeps three to five labels on a narrow screen", arguments: [5, 12, 20, 31, 60, 360])
  func labels(count: Int) {
    func money(_ pounds: Int64) -> MoneyValue {
      MoneyValue(minorUnits: pounds * 100, decimals: 2, currency: "GBP", text: "£\(pounds)", spoken: "\(pounds) pounds")
    }
    var document = EveryKind.sparse
    document.contentItems = [
      .chart(
        Chart(
          id: "chart", title: "Debt", summary: "Less and less.", shape: .lines, axis: "Year",
          series: [.init(id: "debt", title: "Debt")],
          points: (0..<count).map { .init(id: "chart.\($0)", label: "\(2026 + $0)", amounts: [money(3)]) }))
    ]
    let labels = PageReader(HTMLRenderer().render(document)).elements.filter { $0.attributes["y"] == "99%" }
    #expect(labels.count <= 12)
    #expect((3...5).contains(labels.count { !$0.classes.contains("ld-rare") }))
  }

  @Test("a fault that may pass has a link to try again")
  func again() {
    func page(_ outcome: ScreenDocument.Outcome) -> PageReader {
      var document = EveryKind.sparse
      document.outcome = outcome
      return PageReader(HTMLRenderer().render(document))
    }
    #expect(page(.fault(.unavailable, mayRetry: true)).texts(in: "ld-retry") == ["Try again"])
    for outcome in [.complete, .fault(.badData, mayRetry: false)] as [ScreenDocument.Outcome] {
      #expect(page(outcome).texts(in: "ld-retry").isEmpty)
    }
  }

  @Test("a link to the rows of an answer, and one that asks again, has the question")
  func questions() {
    func addresses(_ question: ScreenDocument.Question?, on screen: ScreenID) -> [String] {
      var document = EveryKind.full
      (document.screen, document.question) = (screen, question)
      document.outcome = .fault(.unavailable, mayRetry: true)
      return PageReader(HTMLRenderer().render(document)).elements.compactMap { $0.attributes["href"] }
    }
    let autumn = ScreenDocument.Question("statement", [.init("from", "2026-09-01"), .init("to", "2026-10-31")])
    let statement = addresses(autumn, on: "statement")
    let period = "?screen=statement&from=2026-09-01&to=2026-10-31"
    #expect(statement.contains("\(period)&size=2&before=back") && statement.contains("\(period)&size=2&after=forth"))
    #expect(statement.contains(period))
    let answer = addresses(.init("fixed", [.init("amount", "100.50")]), on: "what-if")
    #expect(answer.contains("?screen=what-if&question=fixed&amount=100.50&size=2&after=forth"))
    #expect(addresses(nil, on: "schedule").contains("?screen=schedule&size=2&after=forth"))
  }

  @Test(
    "an address of a host cannot run a script",
    arguments: ["javascript:x()", "JavaScript:x()", "\u{1}javascript:x()", "java\nscript:x()", "data:text/html,x"])
  func harmlessAddresses(address: String) {
    struct Links: HTMLLinks {
      let address: String
      func address(of target: HTMLTarget, in document: ScreenDocument) -> String? { address }
    }
    let page = PageReader(HTMLRenderer(links: Links(address: address)).render(EveryKind.full))
    for address in page.elements.compactMap({ $0.attributes["href"] }) {
      #expect(!address.lowercased().hasPrefix("javascript:") && !address.hasPrefix("data:"))
      #expect(address.unicodeScalars.allSatisfy { $0.value > 0x20 })
    }
  }

  @Test("an own kind is drawn by the template of the host, or by its fallback")
  func templates() {
    let own = PageReader(HTMLRenderer(templates: [LidTemplate()]).render(EveryKind.full))
    #expect(
      own.texts(in: "ld-custom").joined() == "Brown Betty" && own.elements.contains { $0.classes.contains("lid") })
    let fallback = PageReader(HTMLRenderer().render(EveryKind.full))
    #expect(
      fallback.texts(in: "ld-custom").contains("Brown Betty")
        && !fallback.elements.contains { $0.classes.contains("lid") })
  }

  @Test("the icons are those of the kit for client teams")
  func icons() throws {
    let kit = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../../Schemas/Clients/reference-client/icons.mjs")
    let text = try String(contentsOf: kit.standardized, encoding: .utf8)
    let paths = Dictionary(
      uniqueKeysWithValues: text.matches(of: /(\w+): "([^"]+)"/).map { (String($0.output.1), String($0.output.2)) })
    #expect(Set(paths.keys) == Set(Action.Icon.allCases.map(\.rawValue)))
    for icon in Action.Icon.allCases {
      let group = ActionGroup(
        id: "a", title: "", actions: [Action(id: "b", title: "c", icon: icon, destination: .screen(.main))])
      var document = EveryKind.sparse
      document.contentItems = [.actionGroup(group)]
      var linking = EveryKind.sparse
      linking.navigation = .init(parent: nil, screens: [.init(id: "glaze", title: "Glaze", icon: icon)])
      for document in [document, linking] {
        let page = PageReader(HTMLRenderer().render(document))
        #expect(page.elements.first { $0.name == "path" }?.attributes["d"] == paths[icon.rawValue])
      }
    }
  }
}
