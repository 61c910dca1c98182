import DesignSystem

extension PageWriter {
  /// Writes the top of the screen. Where the screen has a title of its own, that is the heading.
  mutating func write(_ header: Header) {
    html.markup("<header class=\"ld-header\"")
    id(header.id)
    html.markup(">")
    if isTitled {
      writeTitle(header.title)
    } else {
      open("p", class: "ld-product", for: header.title)
      if let wayBack, wayBack.title == header.title { write(wayBack) } else { html.text(header.title) }
      close("p")
    }
    if let subtitle = header.subtitle { textElement("p", class: "ld-subtitle", subtitle) }
    if !isTitled { writeTitle(document.title) }
    if !header.amounts.isEmpty {
      html.markup("<dl class=\"ld-rows\">")
      for (index, amount) in header.amounts.enumerated() { write(amount, isLead: index == 0) }
      html.markup("</dl>")
    }
    if !header.statuses.isEmpty {
      html.markup("<ul class=\"ld-statuses\">")
      for status in header.statuses { write(status, tag: "li") }
      html.markup("</ul>")
    }
    html.markup("</header>\n")
  }

  /// Writes the title of the screen, as the heading above all others.
  mutating func writeTitle(_ text: String) {
    level -= 1
    heading("ld-title") { $0.text(text) }
    level += 1
  }

  mutating func write(_ status: Status, tag: StaticString) {
    html.markup("<")
    html.markup(tag)
    html.markup(" class=\"ld-status")
    toneClass(status.tone)
    html.markup("\"")
    id(status.id)
    html.markup(">")
    link(to: address(of: status.destination)) { $0.text(status.text, short: status.short, spoken: status.spoken) }
    close(tag)
  }

  /// Writes a message, with the button of the action to which it leads.
  mutating func write(_ banner: Banner) {
    html.markup("<div class=\"ld-banner")
    toneClass(banner.tone)
    html.markup("\"")
    id(banner.id)
    html.markup(">")
    let action = buttons.inBanners[banner.id]
    // What is said for the whole message is said with its title, which may be a link.
    let spoken = banner.spoken == banner.title ? nil : banner.spoken
    open("p", class: "ld-banner-title")
    link(to: action == nil ? address(of: banner.destination) : nil) {
      $0.text(banner.title, short: banner.short, spoken: spoken)
    }
    close("p")
    if let text = banner.text {
      html.markup(spoken == nil ? "<p>" : "<p aria-hidden=\"true\">")
      self.text(text)
      close("p")
    }
    if let action { write(action, tag: "div", isPrimary: true) }
    html.markup("</div>")
  }

  mutating func write(_ note: Note) {
    html.markup("<p class=\"ld-note")
    toneClass(note.tone)
    html.markup("\"")
    id(note.id)
    html.markup(">")
    text(note.text, spoken: note.spoken)
    html.markup("</p>")
  }
}
