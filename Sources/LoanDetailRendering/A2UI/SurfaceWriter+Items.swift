import DesignSystem

extension SurfaceWriter {
  /// Writes items, and returns the ids of the components that show them.
  mutating func write(_ items: [Item]) -> [String] {
    var ids: [String] = []
    for item in items { ids += write(item) }
    return ids
  }

  /// Writes an item, and returns the ids of the components that show it; none if nothing of it is left to show.
  private mutating func write(_ item: Item) -> [String] {
    if let ids = own(item) { return ids }
    switch item {
    case .header(let header): return write(header)
    case .section(let section): return write(section)
    case .amount(let amount): return line(amount.simplified, opening: amount.destination)
    case .row(let row): return line(row.simplified, opening: row.destination)
    case .status(let status):
      return line(status.id, status.text, spoken: status.spoken, opening: status.destination)
    case .banner(let banner): return write(banner)
    case .actionGroup(let group): return write(group)
    case .note(let note): return line(.text(note), note.tone == .muted ? .caption : .body)
    case .divider(let divider):
      begin("Divider", divider.id.component)
      end()
      return [divider.id.component]
    // The basic catalog draws none of these, and the own one has a component for each but the chips.
    case .table(let table):
      let rows = table.rowsInGroups
      return table.title == heading ? write(rows) : write(Section(id: table.id, title: table.title, items: rows))
    case .progress, .breakdown, .timeline, .chart, .chips, .custom: return simplified(item.content.simplified)
    }
  }

  /// Writes the simpler items in place of an item, and returns the ids of their components.
  private mutating func simplified(_ simplification: Simplification) -> [String] {
    switch simplification {
    case .items(let items): write(items)
    case .text(let note): write([.note(note)])
    }
  }

  /// Writes a label, a value and a caption as one line of text; returns the ids of the components.
  private mutating func line(
    _ simplification: Simplification, _ style: Style = .body, opening destination: Destination? = nil
  ) -> [String] {
    switch simplification {
    case .text(let note): line(note.id, note.text, spoken: note.spoken, style, opening: destination)
    case .items(let items): items.flatMap { line($0.content.simplified, style, opening: destination) }
    }
  }

  /// Writes a text, as a button if it opens something elsewhere; returns the id of the component.
  private mutating func line(
    _ id: ItemID, _ text: String, spoken: String?, _ style: Style = .body, opening destination: Destination?
  ) -> [String] {
    guard let destination, destination.isElsewhere else {
      value(id.component, text, spoken: spoken, style)
      return [id.component]
    }
    value(id.component("text"), text, spoken: spoken, style)
    button(id.component, showing: id.component("text"), .link, sending: Press(destination, of: id))
    return [id.component]
  }

  private mutating func write(_ header: Header) -> [String] {
    let id = header.id.component
    var ids = [header.id.component("title")]
    title(ids[0], header.title, .heading(1))
    if let subtitle = header.subtitle {
      ids.append(header.id.component("subtitle"))
      value(header.id.component("subtitle"), subtitle, .caption)
    }
    // A screen other than the main one has a title of its own.
    if screen.title != header.title {
      ids.append("___title")
      title("___title", screen.title, .heading(2))
    }
    ids += write(header.children)
    column(id, of: ids)
    return [id]
  }

  private mutating func write(_ section: Section) -> [String] {
    let outer = heading
    heading = section.title
    depth += 1
    defer {
      heading = outer
      depth -= 1
    }
    let items = write(section.items)
    guard !items.isEmpty || section.items.isEmpty else { return [] }
    var headingID = section.id.component("title")
    title(headingID, section.title, .heading(depth + 1))
    if let destination = section.destination, destination.isElsewhere {
      button(section.id.component("open"), showing: headingID, .link, sending: Press(destination, of: section.id))
      headingID = section.id.component("open")
    }
    column(section.id.component, of: [headingID] + items)
    return [section.id.component]
  }

  private mutating func write(_ banner: Banner) -> [String] {
    var ids = [banner.id.component("text")]
    value(ids[0], banner.message, spoken: banner.spoken)
    if let action = buttons.inBanners[banner.id] { ids += write(action) }
    if let destination = banner.destination, destination.isElsewhere {
      // The message is the button.
      button(banner.id.component("open"), showing: ids[0], .link, sending: Press(destination, of: banner.id))
      ids[0] = banner.id.component("open")
    }
    if ids.count > 1 { column(banner.id.component("content"), of: ids) }
    card(banner.id.component, of: ids.count > 1 ? banner.id.component("content") : ids[0])
    return [banner.id.component]
  }
}

extension Banner {
  /// The title and the text.
  fileprivate var message: String {
    switch simplified {
    case .text(let note): note.text
    case .items: title
    }
  }
}

extension Destination {
  /// Whether it leads away from the screen. A client of A2UI cannot be told to show another component.
  var isElsewhere: Bool {
    switch self {
    case .item: false
    case .screen, .flow, .event, .sourceFlow, .document, .link: true
    }
  }
}
