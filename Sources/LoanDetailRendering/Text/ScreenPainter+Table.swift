import DesignSystem

extension ScreenPainter {
  mutating func draw(_ table: Table) {
    begin(.other)
    drawTitle(table.title)
    drawRows(of: table)
  }

  /// Draws the title of a list, unless the section around it has the same title.
  mutating func drawTitle(_ title: String) {
    if let title = Heading.shown(title, inside: sectionTitle) { drawText(title, .strong) }
  }

  /// Draws the rows of a table under its columns. On a page no group is folded, because the reader asked for its rows.
  ///
  /// - Parameter bars: the column of bars that the renderer draws itself.
  mutating func drawRows(of table: Table, bars: Int? = nil) {
    let lines = TableLines(table, unfolds: unfoldsGroups || pages.contains { $0.list == table.id })
    var layout = TableLayout(table, lines, bars: bars)
    if layout.fit(into: width - indent) {
      drawColumns(of: table, lines, layout)
    } else {
      drawStack(lines, layout)
    }
    if lines.hasFolded { drawText("\(Self.foldedMark.scalar) \(words.folded)", .faint) }
    let omitted = layout.omitted.map { layout.titles[$0].string }
    if !omitted.isEmpty { drawText("\(words.notShown) \(omitted.commaSeparated)", .faint) }
  }

  /// The mark of a folded group.
  private static let foldedMark: Glyph = "▸"

  /// Draws the headings and the lines of a table under its columns.
  private mutating func drawColumns(of table: Table, _ lines: TableLines, _ layout: TableLayout) {
    if layout.columns.contains(where: { !layout.titles[$0].isEmpty }) {
      drawCells(layout.titles, of: table, layout, .faint, isHeading: true)
      drawRule(layout)
    }
    for (index, line) in lines.all.enumerated() {
      let cells = layout.cells[index]
      switch line {
      case .group(let group, let isFolded):
        drawSpace(before: index, of: lines)
        if isFolded { hang(Self.foldedMark, .muted) }
        drawTitled(group.title, cells, of: table, layout, isFolded ? .plain : .strong)
      case .day(let text):
        if index > 0, case .group = lines.all[index + 1] { canvas.endLine() }
        drawDay(text, layout)
      case .row(let row):
        canvas.mark(row.id)
        hang(row.tone.mark, row.tone)
        drawCells(cells, of: table, layout, TextStyle(tone: row.tone))
      case .totals(let totals):
        drawRule(layout)
        drawTitled(totals.title, cells, of: table, layout, .strong)
      }
    }
  }

  /// Draws a blank line before a group, unless it follows the headings, the line of the day or another folded group.
  private mutating func drawSpace(before index: Int, of lines: TableLines) {
    guard index > 0 else { return }
    if case .day = lines.all[index - 1] { return }
    if lines.all[index].isFolded, lines.all[index - 1].isFolded { return }
    canvas.endLine()
  }

  /// Draws a title in the columns before the first cell, and the cells beside the title or, if it is too long, below
  /// it.
  private mutating func drawTitled(
    _ title: String, _ cells: [TerminalText?], of table: Table, _ layout: TableLayout, _ style: TextStyle
  ) {
    let free = layout.columns.prefix { cells[$0] == nil }
    let room = free.reduce(0) { $0 + layout.widths[$1] + layout.gap } - layout.gap
    let text = TerminalText(title)
    guard free.count < layout.columns.count, text.columns <= room else {
      drawText(title, style)
      if free.count < layout.columns.count { drawCells(cells, of: table, layout, style) }
      return
    }
    canvas.move(to: indent)
    canvas.write(text, style)
    drawCells(cells, of: table, layout, style)
  }

  /// Draws the line of the day, with a rule after the text up to the end of the columns, if there is room for one.
  private mutating func drawDay(_ text: String, _ layout: TableLayout) {
    let end = layout.columns.reduce(indent - layout.gap) { $0 + layout.widths[$1] + layout.gap }
    let text = TerminalText(text)
    guard text.columns + 2 <= end - indent else { return drawText(text, .strong) }
    canvas.move(to: indent)
    canvas.write(text, .strong)
    canvas.move(to: canvas.column + 1)
    canvas.write("─", times: end - canvas.column, .faint)
    canvas.endLine()
  }

  /// Draws a rule under each column.
  private mutating func drawRule(_ layout: TableLayout) {
    var start = indent
    for column in layout.columns {
      canvas.move(to: start)
      canvas.write("─", times: layout.widths[column], .faint)
      start += layout.widths[column] + layout.gap
    }
    canvas.endLine()
  }

  /// Draws cells beside each other, each on as many lines as it needs. Headings are aligned with the rule below them.
  private mutating func drawCells(
    _ cells: [TerminalText?], of table: Table, _ layout: TableLayout, _ style: TextStyle, isHeading: Bool = false
  ) {
    if layout.columns.allSatisfy({ (cells[$0]?.columns ?? 0) <= layout.widths[$0] }) {
      if layout.columns.contains(where: { cells[$0]?.isEmpty == false }) { drawLine(cells, of: table, layout, style) }
      return
    }
    let columns = layout.columns.map { cells[$0]?.wrapped(to: max(layout.widths[$0], 2)) ?? [] }
    let height = columns.map(\.count).max() ?? 0
    for line in 0..<height {
      var cells = [TerminalText?](repeating: nil, count: cells.count)
      for (column, lines) in zip(layout.columns, columns) {
        let number = isHeading ? line - (height - lines.count) : line
        if lines.indices.contains(number) { cells[column] = lines[number] }
      }
      drawLine(cells, of: table, layout, style)
    }
  }

  /// Draws cells of one line each.
  private mutating func drawLine(
    _ cells: [TerminalText?], of table: Table, _ layout: TableLayout, _ style: TextStyle
  ) {
    var start = indent
    for column in layout.columns {
      if let text = cells[column] {
        let shift = table.columns[column].alignment == .trailing ? layout.widths[column] - text.columns : 0
        canvas.move(to: start + shift)
        canvas.write(text, style)
      }
      start += layout.widths[column] + layout.gap
    }
    canvas.endLine()
  }

  /// Draws each row as a heading with label-value pairs below it.
  private mutating func drawStack(_ lines: TableLines, _ layout: TableLayout) {
    for (number, line) in lines.all.enumerated() {
      if number > 0 { canvas.endLine() }
      let pairs = zip(layout.titles, layout.cells[number]).compactMap { title, cell in cell.map { (title, $0) } }
      switch line {
      case .group(let group, let isFolded):
        drawPairs(pairs[...], under: TerminalText(group.title), mark: isFolded ? Self.foldedMark : nil, .neutral)
      case .totals(let totals): drawPairs(pairs[...], under: TerminalText(totals.title), mark: nil, .neutral)
      case .day(let text): drawText(text, .strong)
      case .row(let row): drawStacked(pairs[...], row.tone)
      }
    }
  }

  /// Draws a row with its first cell as the heading; after a mere row number, the second cell too.
  private mutating func drawStacked(_ pairs: ArraySlice<(TerminalText, TerminalText)>, _ tone: Tone) {
    var pairs = pairs
    guard var heading = pairs.popFirst()?.1 else { return }
    if heading.columns <= Self.widestRowNumber, let name = pairs.popFirst() { heading = heading.dotted(name.1) }
    drawPairs(pairs, under: heading, mark: tone.mark, tone)
  }

  /// Draws a heading with label-value pairs below it.
  private mutating func drawPairs(
    _ pairs: ArraySlice<(TerminalText, TerminalText)>, under heading: TerminalText, mark: Glyph?, _ tone: Tone
  ) {
    drawText(heading, mark: mark, TextStyle(tone: tone, isStrong: true))
    indented { painter in
      for (title, cell) in pairs { painter.drawPair(title, cell, tone: tone, valueStyle: TextStyle(tone: tone)) }
    }
  }

  /// If the first cell is not wider than this, it is only a row number, and the heading also includes the next cell.
  private static let widestRowNumber = 4
}

extension ScreenPainter {
  /// Draws the page of a list below the list. `id` is the id of the list or of its last row.
  mutating func drawPage(after id: ItemID) {
    guard let index = pages.firstIndex(where: { $0.list == id || $0.lastRow == id }) else { return }
    drawText(pages.remove(at: index).text, .faint)
  }

  /// Draws the pages of lists whose rows are not on the screen.
  mutating func drawOtherPages() {
    for page in pages {
      begin(.notes)
      drawText("\(page.title): \(page.text)", .faint)
    }
  }
}
