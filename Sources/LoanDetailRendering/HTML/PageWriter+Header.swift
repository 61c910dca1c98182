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

  /// Writes a section, folded or not.
  mutating func write(_ section: Section) {
    let (outerTitle, wasNested) = (sectionTitle, isNested)
    let isFolded = folds.folds(section)
    let tag: StaticString = isFolded ? "details" : "section"
    html.markup("<")
    html.markup(tag)
    html.markup(isNested ? " class=\"ld-subsection" : " class=\"ld-section")
    if isFolded { html.markup(" ld-folded") }
    html.markup(!isNested && section.items.contains(where: \.isWide) ? " ld-span\"" : "\"")
    id(section.id)
    html.markup(">")
    if isFolded { html.markup("<summary>") }
    // The title of the screen is the heading of a section with the same title.
    if section.title != document.title || isNested || isFolded {
      heading("ld-heading") {
        $0.text(section.title)
        if isFolded { $0.writeLabels(inside: section) }
      }
    }
    if isFolded { html.markup("</summary><div class=\"ld-body\">") }
    (sectionTitle, isNested) = (section.title, true)
    level += 1
    write(section.items)
    level -= 1
    (sectionTitle, isNested) = (outerTitle, wasNested)
    if let address = address(of: section.destination) {
      html.markup("<a class=\"ld-all\"")
      href(address)
      html.markup(">")
      html.text(words.more)
      html.markup("<span class=\"ld-spoken\">: ")
      text(section.title)
      html.markup("</span></a>")
    }
    if isFolded { html.markup("</div>") }
    close(tag)
    html.markup("\n")
  }

  /// Writes what a folded section is about, for those who see it. It stands in the heading, because a summary has only that.
  private mutating func writeLabels(inside section: Section) {
    let labels = section.items.flatMap(\.labels).prefix(4)
    guard !labels.isEmpty else { return }
    html.markup("<span class=\"ld-inside\" aria-hidden=\"true\">")
    text(labels.joined(separator: " · "))
    html.markup("</span>")
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

extension Item {
  /// What an item is about, for the line that says what is inside a folded section.
  fileprivate var labels: [String] {
    switch self {
    case .row(let row): [row.label]
    case .amount(let amount): [amount.label]
    case .progress(let progress): [progress.label]
    case .breakdown(let breakdown): [breakdown.total.label]
    case .section(let section): [section.title]
    case .custom(let item): item.fallback.flatMap(\.labels)
    case .header, .status, .banner, .actionGroup, .timeline, .chart, .table, .chips, .note, .divider: []
    }
  }
}
