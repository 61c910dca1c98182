import DesignSystem

/// Writes a screen as HTML. "Structure" in the README of the kit for client teams lists the element of each kind.
struct PageWriter {
  var html = HTMLWriter()
  let document: ScreenDocument
  let form: HTMLRenderer.Form
  let words: HTMLRenderer.Words
  let links: any HTMLLinks
  let templates: [CustomItem.Kind: any HTMLTemplate]
  /// The beginning of the ids of elements.
  let anchorPrefix: String
  /// The direction in which the screen is read.
  let direction: ReadingDirection
  /// The level of the next heading.
  var level: Int
  /// The title of the current section; a list inside does not repeat it.
  var sectionTitle: String?
  /// Whether the current item is inside a section.
  var isNested = false
  /// The pages that are not written yet.
  var pages: [ListPage]
  /// The places of the buttons that are not in their groups.
  let buttons: ButtonPlaces
  /// The sections that are folded.
  let folds: FoldPlan

  init(
    _ document: ScreenDocument, form: HTMLRenderer.Form, words: HTMLRenderer.Words, links: any HTMLLinks,
    templates: [CustomItem.Kind: any HTMLTemplate], anchorPrefix: String
  ) {
    self.document = document
    self.form = form
    self.words = words
    self.links = links
    self.templates = templates
    self.anchorPrefix = anchorPrefix
    direction = ReadingDirection(tag: document.language)
    level = form == .page ? 2 : 3
    pages = document.pages
    buttons = ButtonPlaces(document.contentItems)
    folds = FoldPlan(document)
  }

  /// Writes items one after the other. Rows and what looks like them are in one definition list.
  mutating func write(_ items: [Item]) {
    var isList = false
    for item in items where !buttons.isEmpty(item) {
      if item.isPair != isList {
        isList.toggle()
        html.markup(isList ? "<dl class=\"ld-rows\">" : "</dl>")
      }
      write(item)
      if !pages.isEmpty, !isList { writePage(after: item.id) }
    }
    if isList { html.markup("</dl>") }
  }

  private mutating func write(_ item: Item) {
    switch item {
    case .header(let header): write(header)
    case .section(let section): write(section)
    case .amount(let amount): write(amount)
    case .row(let row): write(row)
    case .status(let status): write(status, tag: "p")
    case .banner(let banner): write(banner)
    case .actionGroup(let group): write(group)
    case .progress(let progress): write(progress)
    case .breakdown(let breakdown): write(breakdown)
    case .timeline(let timeline): write(timeline)
    case .chart(let chart): write(chart)
    case .table(let table): write(table)
    case .chips(let group): write(group)
    case .note(let note): write(note)
    case .divider(let divider):
      html.markup("<hr class=\"ld-divider\"")
      id(divider.id)
      html.markup(">")
    case .custom(let item): write(item)
    }
  }

  /// Writes an own item by the template of its kind, or by its fallback.
  private mutating func write(_ item: CustomItem) {
    html.markup("<div class=\"ld-custom\"")
    id(item.id)
    html.attribute("data-kind", item.kind.rawValue)
    html.markup(">")
    if let template = templates[item.kind] { template.write(item, to: &html) } else { write(item.fallback) }
    html.markup("</div>\n")
  }

  /// Writes the content of the screen: sections, and other items between them as blocks of their own.
  mutating func writeContent(_ items: [Item]) {
    var loose: [Item] = []
    for item in items {
      if item.hasOnlySections {
        writeLoose(loose)
        loose = []
        write([item])
      } else {
        loose.append(item)
      }
    }
    writeLoose(loose)
  }

  /// Writes items that are in no section as one block; nothing if all of their buttons are elsewhere.
  private mutating func writeLoose(_ items: [Item]) {
    guard items.contains(where: { !buttons.isEmpty($0) }) else { return }
    html.markup(items.contains(where: \.isWide) ? "<div class=\"ld-loose ld-span\">" : "<div class=\"ld-loose\">")
    isNested = true
    write(items)
    isNested = false
    html.markup("</div>\n")
  }
}

extension Item {
  /// Whether the item is a label with its value.
  fileprivate var isPair: Bool {
    switch self {
    case .row, .amount, .progress, .chips: true
    case .header, .section, .status, .banner, .actionGroup, .breakdown, .timeline, .chart, .table, .note, .divider,
      .custom:
      false
    }
  }

  /// Whether the item is a section, or an own item that is shown as sections.
  fileprivate var hasOnlySections: Bool {
    switch self {
    case .section: true
    case .custom(let item): item.fallback.allSatisfy(\.hasOnlySections)
    default: false
    }
  }

  /// Whether the item needs the whole width of the screen.
  var isWide: Bool {
    switch self {
    case .table(let table): table.columns.count > 4
    case .section(let section): section.items.contains(where: \.isWide)
    case .custom(let item): item.fallback.contains(where: \.isWide)
    default: false
    }
  }
}
