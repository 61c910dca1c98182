import DesignSystem
import LoanDetailJSON

extension DivKitWriter {
  /// The id of the block with the whole screen. The ids of the blocks around the items begin with it.
  private static let screen: ItemID = "loan-detail"

  /// Writes the card with the screen, and the templates that its blocks use.
  mutating func writeCard() {
    json.beginObject()
    json.key("card")
    json.beginObject()
    // Without the id of the product, because clients of DivKit send this id to the statistics of the host.
    let names = [document.subject.type, document.screen.rawValue].filter { !$0.isEmpty }
    json.property("log_id", names.joined(separator: ".").divKitID)
    json.key("states")
    json.beginArray()
    json.beginObject()
    json.property("state_id", 0)
    json.key("div")
    block(.screen, Traits(id: Self.screen.rawValue)) { $0.writeScreen() }
    json.endObject()
    json.endArray()
    json.endObject()
    let used = templates.sorted { $0.name < $1.name }
    json.object("templates") {
      for template in used {
        $0.key(template.name)
        template.write(to: &$0)
      }
    }
    json.endObject()
  }

  private mutating func writeScreen() {
    writeWayBack()
    if case .header = document.headerItem {} else { writeTitle() }
    write([document.headerItem])
    write(document.contentItems)
    for page in pages { write(page) }
    writeOtherScreens()
    if case .fault(_, mayRetry: true) = document.outcome {
      button(words.again, id: Self.screen.part("again"), to: .again)
    }
    if !document.asOf.isEmpty {
      text(
        .caption, "\(words.asOf) \(document.freshness.text ?? document.asOf)",
        Traits(id: Self.screen.part("as-of")))
    }
    if let id = document.correlationID { text(.caption, id, Traits(id: Self.screen.part("correlation"))) }
  }

  /// Writes the screen's own title, where the header has another one.
  mutating func writeTitle() {
    text(
      .title, document.title, Traits(id: Self.screen.part("title"), label: document.title, role: .header))
  }

  /// Writes the link to the parent screen, if there is one.
  private mutating func writeWayBack() {
    guard let parent = document.parentScreen else { return }
    button(parent.title, id: Self.screen.part("back"), to: .opens(.screen(parent.id)))
  }

  /// Writes the links to the screens that neither the way back nor an item of the screen opens.
  private mutating func writeOtherScreens() {
    let others = document.unlinkedScreens
    guard !others.isEmpty else { return }
    let id = Self.screen.part("screens")
    block(.section, Traits(id: id)) {
      $0.text(.heading, $0.words.screens, Traits(id: "\(id)/title", label: $0.words.screens, role: .header))
      for screen in others { $0.button(screen.title, id: "\(id)/\(screen.id)", to: .opens(.screen(screen.id))) }
    }
  }

  /// Writes the page of a list and takes it from those that are not written yet.
  mutating func writePage(of list: ItemID) {
    guard let index = pages.firstIndex(where: { $0.list == list }) else { return }
    write(pages.remove(at: index))
  }

  private mutating func write(_ page: ListPage) {
    block(.row, Traits(id: page.list.part("page"))) {
      $0.text(.caption, page.text)
      if let cursor = page.previous {
        $0.button($0.words.earlier, id: page.list.part("earlier"), to: .rowsBefore(page, cursor: cursor))
      }
      if let cursor = page.next {
        $0.button($0.words.later, id: page.list.part("later"), to: .rowsAfter(page, cursor: cursor))
      }
    }
  }

  /// Writes a link that belongs to no item.
  mutating func button(_ title: String, id: String, to target: HTMLTarget) {
    let action = DivKitAction(id: id, address: DivKitAction.address(of: target, in: document))
    text(.way, title, Traits(id: id, label: title, role: .button, opens: action))
  }
}
