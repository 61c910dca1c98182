import DesignSystem

/// Draws items one under the other.
///
/// What is read stands on a margin, in which only marks hang. Lines of text and the values at their right edge keep to
/// a measure the eye can follow however wide the terminal is; tables may use all of it.
struct ScreenPainter {
  /// What was drawn last, which decides whether a blank line comes next.
  enum Block {
    case heading, rows, statuses, notes, other
  }

  var canvas: TextCanvas
  /// The columns a line may take.
  let width: Int
  /// Where lines of text end.
  let measure: Int
  /// Where text begins.
  var indent = Self.margin
  /// The title of the section being drawn, which its table need not repeat.
  var sectionTitle: String?
  private var last: Block?
  private var depth = 0

  static let margin = 2
  private static let widestMeasure = 80
  private static let narrowestText = 12

  init(width: Int, usesColor: Bool) {
    canvas = TextCanvas(usesColor: usesColor)
    self.width = width
    measure = min(width, Self.widestMeasure)
  }

  mutating func draw(_ item: Item) {
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
  }

  /// Leaves a blank line unless the block belongs to what was drawn last.
  mutating func begin(_ block: Block) {
    defer { last = block }
    switch (last, block) {
    case (nil, _), (.heading, _), (.rows, .rows), (.statuses, .statuses), (.notes, .notes): break
    default: canvas.endLine()
    }
  }

  /// Draws with text beginning further right, as far as there is room.
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

  /// A section's heading stands in the margin and is ruled; a sub-section's stands with the text.
  private mutating func drawHeading(_ title: TerminalText) {
    let start = depth == 1 ? 0 : indent
    let lines = title.wrapped(to: measure - start)
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
