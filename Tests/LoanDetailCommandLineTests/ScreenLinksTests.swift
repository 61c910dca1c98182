import InstalledSamples
import LoanDetailCommandLine
import LoanDetailJSON
import Testing

/// What a customer can do from where a screen says it, on every screen of every sample product.
@Suite("On the screens of the sample products")
struct ScreenLinksTests {
  @Test("every action and every link leads somewhere")
  func links() async throws {
    var (count, screens) = (0, try await Self.screens())
    let (flows, events) = (try await Self.names("flows"), try await Self.names("events"))
    // The statement is a screen for a period, so it is not among the screens of the navigation.
    var statements: Set<String> = []
    for product in Set(screens.map(\.product)) {
      let run = await Self.tool.run("render \(product) --screen statement")
      if run.code == 0 { statements.insert(product) }
    }
    let documents = Dictionary(grouping: screens, by: \.product).mapValues { Set($0.flatMap(\.documents)) }
    for screen in screens {
      for object in screen.objects {
        guard let destination = object["destination"] else { continue }
        count += 1
        let leads =
          switch destination["kind"]?.text {
          case "screen":
            screen.others.contains(destination["screen"]?.text ?? "") || destination["product"] != nil
              || destination["screen"]?.text == "statement" && statements.contains(screen.product)
          case "item": screen.ids.contains(destination["item"]?.text ?? "")
          case "flow": flows.contains(destination["flow"]?.text ?? "")
          case "event": events.contains(destination["event"]?.text ?? "")
          case "document": documents[screen.product]?.contains(destination["document"]?.text ?? "") == true
          case "link", "sourceFlow": true
          default: false
          }
        #expect(leads, "\(screen.place): \(object["id"]?.text ?? "") leads nowhere")
      }
    }
    #expect(count > 500)
    screens.removeAll { $0.content["navigation"] != nil }
    #expect(screens.map(\.place) == [])
  }

  @Test("a task that asks for money has the action to pay it, with the same amount")
  func tasks() async throws {
    var asking = 0
    for screen in try await Self.screens() where screen.name == "main" {
      let task = screen.object("now.task")
      let title = task?["title"]?.text ?? ""
      let target = task?["destination"]?["item"]?.text
      let asks = ["Pay ", "Deposit ", "Have ", "To be within", "You still owe"].contains { title.hasPrefix($0) }
      let isPaidHere = !title.hasSuffix("not to us")
      #expect((target != nil) == (asks && isPaidHere), "\(screen.place): \(title)")
      guard let target else { continue }
      asking += 1
      let action = try #require(screen.object(target), "\(screen.place)")
      #expect(action["state"]?.text == "available" && action["place"]?.text == "task", "\(screen.place)")
      let amount = action["destination"]?["parameters"]?["suggestedAmount"]?["text"]?.text
      let cure = screen.object("overdue.cure") ?? screen.object("overdue.parts")?["total"]
      let asked = title == "Pay the overdue amount now" ? cure?["value"]?["text"]?.text ?? "" : title
      #expect(amount.map(asked.contains) == true, "\(screen.place): \(title), \(amount ?? "no amount")")
    }
    #expect(asking > 40)
  }

  @Test("no payment is suggested that the task does not ask for")
  func suggestions() async throws {
    var offered = 0
    for screen in try await Self.screens() where screen.name == "main" {
      guard screen.object("now.task")?["destination"] == nil else { continue }
      let pay = screen.object("action.pay")
      if pay != nil { offered += 1 }
      #expect(pay?["destination"]?["parameters"]?["suggestedAmount"] == nil, "\(screen.place)")
    }
    #expect(offered > 10)
  }

  @Test("the first action is among the first ten sections")
  func firstAction() async throws {
    var screens = 0
    for screen in try await Self.screens() where screen.name == "main" {
      let first = screen.items.firstIndex { item in
        item.objects.contains { $0["kind"]?.text == "action" || $0["destination"]?["item"]?.text == "action.pay" }
      }
      guard let first else { continue }
      screens += 1
      #expect(first < 10, "\(screen.place): \(first)")
    }
    #expect(screens > 40)
  }

  @Test("no section, list or group repeats the heading around it")
  func headings() async throws {
    for screen in try await Self.screens() {
      func check(_ items: [JSONValue], inside title: String?) {
        for item in items {
          #expect(item["title"] == nil || item["title"]?.text != title, "\(screen.place): \(title ?? "")")
          guard item["kind"]?.text == "section" else { continue }
          check(item["items"]?.elements ?? [], inside: item["title"]?.text)
        }
      }
      check(screen.items, inside: nil)
    }
  }

  @Test("statuses and banners fit a narrow screen", arguments: ["en_US", "ru_RU"])
  func shortForms(locale: String) async throws {
    var short = 0
    for screen in try await Self.screens(locale: locale) {
      for object in screen.objects {
        let text = object["kind"]?.text == "status" ? object["text"] : object["title"]
        guard ["status", "banner"].contains(object["kind"]?.text ?? ""), let text = text?.text else { continue }
        // A message of the bank is as long as the bank made it.
        guard object["id"]?.text?.hasPrefix("notice.") != true else { continue }
        if object["short"] != nil { short += 1 }
        #expect((object["short"]?.text ?? text).count <= 40, "\(screen.place): \(text)")
        #expect(object["short"] == nil || text.count > 40, "\(screen.place): \(text)")
      }
    }
    #expect(short > 20)
  }

  @Test("each screen knows its title, its icon, its parent and the others")
  func navigation() async throws {
    let all = try await Self.screens()
    for screen in all {
      let navigation = try #require(screen.content["navigation"])
      let known = (navigation["screens"]?.elements ?? []).compactMap { $0["screen"]?.text }
      let own = navigation["screens"]?.elements.first { $0["screen"]?.text == screen.name }
      #expect(own?["title"] == screen.content["title"], "\(screen.place)")
      #expect(own?["icon"] != nil, "\(screen.place)")
      #expect(navigation["parent"]?.text == (screen.name == "main" ? nil : "main"), "\(screen.place)")
      #expect(known.first == "main" && Set(known).count == known.count, "\(screen.place)")
      let opened = Set(all.filter { $0.product == screen.product }.map(\.name))
      #expect(opened.isSuperset(of: known), "\(screen.place)")
    }
  }

  /// One screen of one product.
  private struct Screen {
    let product: String
    let name: String
    let content: JSONValue
    /// All objects of the document.
    let objects: [JSONValue]
    /// The ids of the items.
    let ids: Set<String>

    init(product: String, name: String, content: JSONValue) {
      (self.product, self.name, self.content) = (product, name, content)
      objects = content.objects
      ids = Set(objects.compactMap { $0["kind"] == nil ? nil : $0["id"]?.text })
    }

    var place: String { "\(product), \(name)" }
    var items: [JSONValue] { content["contentItems"]?.elements ?? [] }
    /// The screens to which a link may lead: those of the navigation but this one.
    var others: Set<String> {
      Set((content["navigation"]?["screens"]?.elements ?? []).compactMap { $0["screen"]?.text }).subtracting([name])
    }
    /// The documents that the screen lists.
    var documents: [String] {
      objects.filter { $0["id"]?.text?.hasPrefix("document.") == true }.compactMap {
        $0["destination"]?["document"]?.text
      }
    }

    func object(_ id: String) -> JSONValue? { objects.first { $0["id"]?.text == id } }
  }

  private static let tool = LoanDetailTool(products: InstalledSamples.all)

  private static func json(_ line: String) async throws -> JSONValue {
    try JSONParser.parse(Array(await tool.run("\(line) --format json --as-of 2026-11-21").output.utf8))
  }

  /// The names of the flows or the events that the products state.
  private static func names(_ member: String) async throws -> Set<String> {
    let types = try JSONParser.parse(Array(await tool.run("products --format json").output.utf8))
    let stated = types["products"]?.elements.flatMap { $0[member]?.elements ?? [] } ?? []
    return Set(stated.compactMap { $0["name"]?.text })
  }

  /// The screens in English, which most tests look at.
  private static let english = Task { try await made(in: "en_US") }

  private static func screens(locale: String = "en_US") async throws -> [Screen] {
    locale == "en_US" ? try await english.value : try await made(in: locale)
  }

  private static func made(in locale: String) async throws -> [Screen] {
    let list = try await json("list --locale \(locale)")
    var screens: [Screen] = []
    for product in list["products"]?.elements ?? [] {
      let id = try #require(product["id"]?.text.flatMap { id in product["type"]?.text.map { "\($0):\(id)" } })
      for name in ["main", "details", "composition", "schedule", "operations"] {
        let run = await tool.run("render \(id) --screen \(name) --format json --as-of 2026-11-21 --locale \(locale)")
        guard run.code == 0 else { continue }
        screens.append(Screen(product: id, name: name, content: try JSONParser.parse(Array(run.output.utf8))))
      }
    }
    return screens
  }
}
