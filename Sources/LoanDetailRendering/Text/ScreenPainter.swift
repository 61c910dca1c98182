import DesignSystem

/// Draws items one below the other.
///
/// Text begins after a margin that contains only marks. Lines of text, and the values at their right edge, have a
/// limited length that is easy to read even on a wide terminal; tables may use the full width.
struct ScreenPainter {
  /// The kind of block drawn last, which decides whether a blank line follows.
  enum Block {
    case heading, rows, statuses, notes, other
  }

  var canvas: TextCanvas
  /// The maximum number of columns of a line.
  let width: Int
  /// The column at which lines of text end.
  let measure: Int
  /// The column at which text begins.
  var indent = Self.margin
  /// The title of the current section; a list inside does not repeat it.
  var sectionTitle: String?
  /// The actions of the screen to which its items lead, by their ids.
  var actions: [ItemID: Action] = [:]
  /// The pages that are not drawn yet.
  var pages: [ListPage]
  let words: TextRenderer.Words
  let unfoldsGroups: Bool
  /// The kind of block drawn last; `nil` before the first one.
  private var last: Block?
  /// The number of sections around the item that is drawn.
  private var depth = 0

  /// The number of columns before a text, for its mark.
  static let margin = 2
  private static let widestMeasure = 80
  private static let narrowestText = 12

  init(_ renderer: TextRenderer, pages: [ListPage], tellsPlaces: Bool = false) {
    self.pages = pages
    canvas = TextCanvas(usesColor: renderer.usesColor, tellsPlaces: tellsPlaces)
    width = renderer.width
    words = renderer.words
    unfoldsGroups = renderer.unfoldsGroups
    measure = min(width, Self.widestMeasure)
  }

  mutating func draw(_ item: Item) {
    canvas.mark(item.id)
    switch item {
    case .header(let header): draw(header)
    case .section(let section): draw(section)
    case .amount(let amount): draw(amount)
    case .row(let row): draw(row)
    case .status(let status): draw(status)
    case .banner(let banner): draw(banner)
    case .actionGroup(let group): draw(group)
    case .progress(let progress): draw(progress)
    case .breakdown(let breakdown): draw(breakdown)
    case .timeline(let timeline): draw(timeline)
    case .chart(let chart): draw(chart)
    case .table(let table): draw(table)
    case .chips(let group): draw(group)
    case .divider(let divider): draw(divider)
    case .note(let note): draw(note)
    case .custom(let item): for item in item.fallback { draw(item) }
    }
    if !pages.isEmpty { drawPage(after: item.id) }
  }

  /// Draws a blank line, unless the new block belongs to the previous one.
  mutating func begin(_ block: Block) {
    defer { last = block }
    switch (last, block) {
    case (nil, _), (.heading, _), (.rows, .rows), (.statuses, .statuses), (.notes, .notes): break
    default: canvas.endLine()
    }
  }

  /// Draws with a larger indent, if at least ``narrowestText`` columns stay for the text.
  mutating func indented(_ body: (inout ScreenPainter) -> Void) {
    let outer = indent
    indent = min(indent + 2, max(outer, width - Self.narrowestText))
    body(&self)
    indent = outer
  }

  private mutating func draw(_ section: Section) {
    let outerTitle = sectionTitle
    sectionTitle = section.title
    depth += 1
    begin(.other)
    drawHeading(TerminalText(section.title))
    last = .heading
    if depth == 1 {
      for item in section.items { draw(item) }
    } else {
      indented { painter in for item in section.items { painter.draw(item) } }
    }
    depth -= 1
    sectionTitle = outerTitle
    last = .other
  }

  /// Draws the heading of a section: in the margin with a rule for a top-level section, indented with the text for a
  /// nested one.
  private mutating func drawHeading(_ title: TerminalText) {
    let start = depth == 1 ? 0 : indent
    let lines = (start == 0 ? title.withoutLeadingMark : title).wrapped(to: measure - start)
    for (number, line) in lines.enumerated() {
      canvas.move(to: start)
      canvas.write(line, .strong)
      if depth == 1, number == lines.count - 1 {
        canvas.move(to: canvas.column + 1)
        canvas.write("─", times: measure - canvas.column, .faint)
      }
      canvas.endLine()
    }
  }
}
