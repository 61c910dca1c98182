import DesignSystem
import Foundation
import LoanDetailJSON
import LoanDetailRendering
import TestSupport
import Testing

@Suite("A screen as a surface of A2UI")
struct A2UIRendererTests {
  private static let screens =
    [EveryKind.unique, EveryKind.sparseUnique, oddNames, LeasingScreens.russian, LeasingScreens.english]
    + (0..<150).map { RandomScreen.document(seed: $0) }

  /// A form whose fields have the signs of a pointer in their names.
  private static let oddNames = {
    var screen = EveryKind.unique
    var action = Action(id: "a/b~c", title: "Choose", destination: .flow("choose"))
    let limits = Form.Limits(minimum: 1, maximum: 6, initial: 3)
    let day = DateValue(iso: "2026-12-05", text: "5 Dec", spoken: "5 December")
    action.form = Form([
      .init("months/n~1", "Months", .number(limits), limits: "From 1 to 6"),
      .init("day/~0", "Day", .date(.init(minimum: day, maximum: day)), limits: "Only 5 Dec"),
    ])
    screen.contentItems = [.actionGroup(ActionGroup(id: "g/1", title: "Choices", actions: [action]))]
    return screen
  }()

  private static func surface(_ screen: ScreenDocument, _ version: A2UIVersion) throws -> A2UISurface {
    try A2UISurface(A2UIRenderer(version: version).render(screen))
  }

  @Test("has an item of every kind as the fixture has it", arguments: A2UIVersion.allCases)
  func everyKind(version: A2UIVersion) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures/EveryKind.a2ui.\(version.rawValue).jsonl")
    let text = A2UIRenderer(version: version).render(EveryKind.unique)
    if ProcessInfo.processInfo.environment["SNAPSHOT_RECORD"] == "all" { try Data(text).write(to: file) }
    #expect(try String(decoding: text, as: UTF8.self) == String(contentsOf: file, encoding: .utf8))
  }

  @Test("has every text of the screen once in its values or titles", arguments: A2UIVersion.allCases)
  func texts(version: A2UIVersion) throws {
    for seed in 0..<300 {
      let screen = RandomScreen.document(seed: UInt64(seed), onlyTokens: true)
      let drawn = screen.adapted(to: try ClientProfile(kinds: Self.drawn)).document
      let shown = Self.texts(of: try Self.surface(screen, version)).joined(separator: "\n").lowercased()
      for text in drawn.allItems.flatMap(Self.texts) {
        #expect(shown.includes(text), "seed \(seed): \(text) is not shown")
      }
    }
  }

  private static let drawn = [
    "header", "section", "row", "amount", "status", "banner", "note", "divider", "actionGroup",
  ]

  /// The texts of an item. The reason why an action is not possible is in the words of a screen reader, which say so.
  private static func texts(of item: Item) -> [String] {
    switch item {
    case .section(let section): [section.title] + section.items.flatMap(texts)
    case .actionGroup(let group): group.actions.flatMap { [$0.title] + [$0.details].compactMap(\.self) }
    default: item.informativeTexts
    }
  }

  /// The texts of the components that are shown.
  private static func texts(of surface: A2UISurface) -> [String] {
    surface.shown.compactMap { id, component in
      guard case .object? = component["text"] else { return component["text"]?.nonEmptyText }
      return surface.data[id]?["text"]?.nonEmptyText ?? surface.data[id]?.nonEmptyText
    }
  }

  @Test(
    "shows all of its components from the root, and has every value that they show", arguments: A2UIVersion.allCases)
  func references(version: A2UIVersion) throws {
    for screen in Self.screens {
      let surface = try Self.surface(screen, version)
      #expect(surface.shown.count == surface.components.count)
      for (id, component) in surface.shown {
        #expect(id.isWord(with: "_") || id.hasPrefix("___"), "\(id)")
        for path in Self.paths(in: component, named: version == .v091 ? "path" : "@path") {
          let value = JSONPointer(text: path).names.reduce(surface.data as JSONValue?) { $0?[$1] }
          #expect(value != nil, "\(path) has no value")
        }
      }
    }
  }

  private static func paths(in value: JSONValue, named name: String) -> [String] {
    guard case .object(let members) = value else { return value.elements.flatMap { paths(in: $0, named: name) } }
    return members.flatMap { member in
      member.name == name ? [member.value.nonEmptyText ?? ""] : paths(in: member.value, named: name)
    }
  }

  @Test("sends the flow or the event of a button with its item, its typed parameters, its inputs and its question")
  func actions() throws {
    let surface = try Self.surface(EveryKind.unique, .v10)
    func event(_ id: String) -> JSONValue? { surface.components[id]?["action"]?["event"] }
    #expect(event("repay")?["name"] == .string("flow"))
    #expect(event("repay")?["context"]?["item"] == .string("repay"))
    #expect(event("repay")?["context"]?["flow"] == .string("early-repayment"))
    let parameters = surface.data["repay___parameters"]
    #expect(parameters?["minimum"]?["amount"] == .string("0.01"))
    #expect(parameters?["minimum"]?["currency"] == .string("GBP"))
    #expect(parameters?["by"]?["iso"] == .string("2026-12-05"))
    #expect(surface.data["repay___question"]?["confirmation"]?["confirm"] == .string("Go on"))
    #expect(event("autopay")?["context"]?["event"] == .string("autopay.off"))
    #expect(event("card")?["context"]?["productId"] == .string("7002"))
    #expect(event("card")?["context"]?["item"] == nil)
    #expect(event("agreement")?["context"]?["document"] == .string("agreement"))
    #expect(event("choose")?["context"]?["inputs"]?["@path"] == .string("/choose___form/inputs"))
    #expect(
      surface.data["choose___form"]?["inputs"]
        == .object([
          .init("amount", .string("0.10")), .init("day", .string("2026-12-05")), .init("months", .string("3")),
          .init("keep", .array([.string("term")])),
        ]))
    // What is not possible has no button.
    #expect(surface.components["holiday"]?["component"] == .string("Text"))
    #expect(
      surface.components["row"]?["action"]?["functionCall"]?["args"]?["url"] == .string("tel:+78005553535"))
  }

  @Test(
    "has the title of the screen, the id of the request, and the totals of groups on the basic catalog",
    arguments: A2UIVersion.allCases)
  func wholeScreen(version: A2UIVersion) throws {
    let row = TableRow(id: "t.1", cells: [.text("1"), .text("5.00")], group: "2026")
    let other = TableRow(id: "t.2", cells: [.text("2"), .text("6.00")], group: "2027")
    let again = TableRow(id: "t.3", cells: [.text("3"), .text("7.00")], group: "2026")
    let groups = [
      Table.Group(id: "2026", title: "Year 2026", totals: [nil, .text("12.00")]), .init(id: "2027", title: "Year 2027"),
    ]
    let table = Table(
      id: "t", title: "Payments", columns: [.init(id: "n", title: "#"), .init(id: "p", title: "Payment")],
      groups: groups, rows: [row, other, again])
    var screen = ScreenDocument(
      subject: .init(id: "1", type: "teapot", title: "Teapot"), screen: .schedule, title: "Schedule", language: "en",
      locale: "en", asOf: "2026-11-21", headerItem: .header(Header(title: "Teapot")), contentItems: [.table(table)],
      remarks: [])
    screen.correlationID = "r-1"
    let shown = Self.texts(of: try Self.surface(screen, version)).map { $0.drop { $0 == "#" || $0 == " " } }
    #expect(shown.contains("Schedule") && shown.contains("r-1"))
    #expect(
      shown.filter { $0 == "Year 2026, Payment: 12.00" }.count == 2 && shown.contains("Year 2027"), "\(shown)")
  }

  @Test("leaves out what is for screen readers if the client does without it")
  func omissions() throws {
    let profile = try ClientProfile(without: ["spoken"])
    let surface = try Self.surface(EveryKind.unique.adapted(to: profile).document, .v10)
    #expect(surface.shown.allSatisfy { $0.component["accessibility"]?["label"] == nil })
    #expect(try Self.surface(EveryKind.unique, .v10).components["note"]?["accessibility"]?["label"] != nil)
  }

  @Test("has amounts, tables, charts and own kinds as they are, for a client with the own catalog")
  func ownCatalog() throws {
    func surface(_ version: A2UIVersion) throws -> A2UISurface {
      try A2UISurface(A2UIRenderer(version: version, catalog: .own).render(EveryKind.unique))
    }
    let mixed = try surface(.v10)
    let own = A2UICatalog.own.id(in: .v10)
    #expect(mixed.catalog == A2UICatalog.basic.id(in: .v10))
    let names = [
      "amount": "Money", "status": "Status", "progress": "Progress", "breakdown": "Breakdown", "table": "Table",
      "timeline": "Timeline", "chart": "Chart", "vehicle": "leasing_vehicle",
    ]
    for (id, name) in names {
      #expect(mixed.components[id]?["component"] == .string(name), "\(id)")
      #expect(mixed.components[id]?["catalogId"] == .string(own))
      #expect(mixed.components[id]?["item"] == .object([.init("@path", .string("/\(id)"))]))
    }
    let json = JSONRenderer().value(of: EveryKind.unique)
    for item in json["contentItems"]?.elements ?? [] {
      guard let id = item["id"]?.nonEmptyText, names[id] != nil else { continue }
      #expect(mixed.data[id] == item, "\(id)")
    }
    #expect(mixed.components["row"]?["component"] == .string("Button") && mixed.components["row"]?["catalogId"] == nil)
    #expect(mixed.components["amount"]?["action"]?["event"]?["context"]?["flow"] == .string("pay"))
    let single = try surface(.v091)
    #expect(single.catalog == A2UICatalog.own.id(in: .v091))
    #expect(single.shown.allSatisfy { $0.component["catalogId"] == nil })
    #expect(single.shown.count == single.components.count)
  }

  @Test("is another surface for another question, which no update turns into this one")
  func questions() throws {
    var asked = LeasingScreens.english
    let surfaces = ["90", "100"].map { amount in
      asked.question = ScreenDocument.Question("payoff", [.init("amount", amount)])
      return A2UIRenderer().render(asked)
    }
    let ids = try surfaces.map { try A2UISurface($0).id }
    let screen = "\(asked.subject.type):\(asked.subject.id):\(asked.screen.rawValue)"
    #expect(ids == ["\(screen):payoff:amount=90", "\(screen):payoff:amount=100"])
    #expect(throws: PatchError.self) { try A2UIUpdate(from: surfaces[0], to: surfaces[1]) }
    _ = try A2UIUpdate(from: surfaces[0], to: surfaces[0])
  }

  @Test("has the ids of its items as identifiers, which are different for different items")
  func ids() {
    let names: [ItemID: String] = [
      "debt.total": "debt_total", "payments-around.30": "payments__around_30", "root": "___72___oot",
      "debt_total": "debt___5F___total", "a..b": "a___2E______2E___b", "7": "___37___", "a.": "a___2E___",
      "é/x": "___E9______2F___x", "constructor": "___63___onstructor",
    ]
    for (id, name) in names { #expect(id.component == name) }
    var random = SeededGenerator(seed: 3)
    let ids = Set(
      (0..<20_000).map { _ in
        ItemID(
          rawValue: String((0..<1 + random.number(below: 6)).map { _ in Array("a1.-_/")[random.number(below: 6)] }))
      })
    #expect(Set(ids.map(\.component)).count == ids.count)
  }
}

extension EveryKind {
  /// The screen without the item whose id another one has, too.
  static let unique = {
    var screen = full
    screen.contentItems.remove(at: 1)
    return screen
  }()

  static let sparseUnique = {
    var screen = sparse
    screen.contentItems.removeLast()
    return screen
  }()
}
