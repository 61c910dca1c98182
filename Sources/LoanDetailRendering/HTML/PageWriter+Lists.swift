import DesignSystem

extension PageWriter {
  mutating func write(_ timeline: Timeline) {
    listTitle(timeline.title)
    html.markup("<ol class=\"ld-timeline\"")
    id(timeline.id)
    html.markup(">")
    for entry in timeline.entries {
      html.markup("<li class=\"ld-entry ")
      html.markup(Self.stateClass(entry.state))
      html.markup("\"")
      if entry.state == .next { html.markup(" aria-current=\"step\"") }
      id(entry.id)
      html.markup(">")
      value(.date(entry.date))
      html.markup("<span class=\"ld-entry-title\">")
      link(to: address(of: entry.destination)) { $0.text(entry.title) }
      html.markup("</span>")
      if let money = entry.money {
        html.markup("<span class=\"ld-entry-money\">")
        value(.money(money))
        html.markup("</span>")
      }
      if let caption = entry.caption { textElement("p", class: "ld-caption", caption) }
      html.markup("</li>")
    }
    html.markup("</ol>")
  }

  private static func stateClass(_ state: Timeline.State) -> StaticString {
    switch state {
    case .done: "ld-done"
    case .missed: "ld-missed"
    case .next: "ld-next"
    case .ahead: "ld-ahead"
    }
  }

  /// Writes the page of a list below the list. `id` is the id of the list or of its last row.
  mutating func writePage(after id: ItemID) {
    guard let index = pages.firstIndex(where: { $0.list == id || $0.lastRow == id }) else { return }
    write(pages.remove(at: index), isNamed: false)
  }

  /// Writes the pages of lists whose rows are not on the screen.
  mutating func writeOtherPages() {
    for page in pages { write(page, isNamed: true) }
    pages = []
  }

  /// Writes the position of a page, with the title of its list if that is not above, and the links to other rows.
  private mutating func write(_ page: ListPage, isNamed: Bool) {
    html.markup(isNamed ? "<div class=\"ld-loose ld-pager\">" : "<div class=\"ld-pager\">")
    if let cursor = page.previous, let address = address(of: .rowsBefore(page, cursor: cursor)) {
      link(to: address) { $0.html.text($0.words.earlier) }
    }
    html.markup("<span>")
    if isNamed {
      text(page.title)
      html.markup(": ")
    }
    html.text(page.text)
    html.markup("</span>")
    if let cursor = page.next, let address = address(of: .rowsAfter(page, cursor: cursor)) {
      link(to: address) { $0.html.text($0.words.later) }
    }
    html.markup("</div>")
  }
}
