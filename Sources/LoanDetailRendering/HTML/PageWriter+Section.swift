import DesignSystem

extension PageWriter {
  /// Writes a section, folded or not.
  mutating func write(_ section: Section) {
    let outerTitle = sectionTitle
    let wasNested = isNested
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
    sectionTitle = section.title
    isNested = true
    level += 1
    write(section.items)
    level -= 1
    sectionTitle = outerTitle
    isNested = wasNested
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

  /// Writes what a folded section is about, for those who see the screen. The text is in the heading, because a summary
  /// has nothing else.
  private mutating func writeLabels(inside section: Section) {
    let labels = section.items.flatMap(\.labels).prefix(4)
    guard !labels.isEmpty else { return }
    html.markup("<span class=\"ld-inside\" aria-hidden=\"true\">")
    text(labels.joined(separator: " · "))
    html.markup("</span>")
  }
}

extension Item {
  /// The labels of the item, for the text that says what is inside a folded section.
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
