import DesignSystem
import LoanDetailJSON

extension SurfaceWriter {
  /// Writes the whole screen: the header and the items, the way to other rows and to other screens, and the day.
  mutating func writeScreen() {
    var ids = write([screen.headerItem] + screen.contentItems)
    for page in screen.pages { ids += write(page) }
    ids += writeOtherScreens()
    if case .fault(_, mayRetry: true) = screen.outcome {
      ids.append(
        way("again", title: words.again, sending: "screen") {
          $0.components.property("screen", $0.screen.screen.rawValue)
        })
    }
    if !screen.asOf.isEmpty {
      ids.append("___day")
      value("___day", "\(words.asOf) \(screen.freshness.text ?? screen.asOf)", .caption)
    }
    if let id = screen.correlationID {
      ids.append("___correlation")
      value("___correlation", id, .caption)
    }
    if let action = buttons.bottom { ids += write(action) }
    column(ItemID.surfaceRoot, of: ids)
  }

  /// Writes the position of a page, and the buttons for the rows around it.
  private mutating func write(_ page: ListPage) -> [String] {
    var ids = [page.list.component("page")]
    value(ids[0], page.text, .caption)
    for (part, text, cursor) in [("before", words.earlier, page.previous), ("after", words.later, page.next)] {
      guard let cursor else { continue }
      ids.append(
        way("\(part)_\(page.list.component)", title: text, sending: "page") {
          $0.components.property("list", page.list.rawValue)
          $0.components.property(part, cursor)
        })
    }
    return ids
  }

  /// Writes buttons for the screens that no item of the screen opens, the way back first.
  private mutating func writeOtherScreens() -> [String] {
    guard let navigation = screen.navigation else { return [] }
    let linked = screen.contentItems.linkedScreens + [screen.screen]
    return navigation.screens.filter { !linked.contains($0.id) }.map { other in
      way("screen_\(ItemID(rawValue: other.id.rawValue).component)", title: other.title, sending: "screen") {
        $0.components.property("screen", other.id.rawValue)
      }
    }
  }

  /// Writes a button that belongs to no item, and returns its id. `context` writes the members of the event's context.
  private mutating func way(
    _ name: String, title text: String, sending event: String, _ context: (inout SurfaceWriter) -> Void
  ) -> String {
    title("___title_\(name)", text)
    begin("Button", "___\(name)")
    components.property("child", "___title_\(name)")
    components.property("variant", ButtonStyle.link.rawValue)
    components.key("action")
    components.beginObject()
    self.event(event, context)
    components.endObject()
    end()
    return "___\(name)"
  }
}
