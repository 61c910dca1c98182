import DesignSystem

extension ScreenPainter {
  mutating func draw(_ table: Table) {
    begin(.other)
    drawTitle(table.title)
    drawRows(of: table)
  }

  /// Draws the page of a list below the list: the item of its id, or its last row.
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

  /// Draws the title of a list, unless the section around it has the same title.
  mutating func drawTitle(_ title: String) {
    if title != sectionTitle { drawText(title, .strong) }
  }

  mutating func drawRows(of table: Table) {
    var layout = TableLayout(table)
    if layout.fit(into: width - indent) {
      drawColumns(of: table, layout)
    } else {
      drawStack(of: table, layout)
    }
  }

  private mutating func drawColumns(of table: Table, _ layout: TableLayout) {
    if layout.titles.contains(where: { !$0.isEmpty }) {
      drawCells(layout.titles, of: table, layout, .faint, isHeading: true)
      drawRule(layout)
    }
    let headings = headings(of: table)
    for (index, (row, cells)) in zip(table.rows, layout.rows).enumerated() {
      if let heading = headings[index] {
        if index > 0 { canvas.endLine() }
        drawText(heading, .strong)
      }
      hang(row.tone.mark, row.tone)
      drawCells(cells, of: table, layout, TextStyle(tone: row.tone))
    }
  }

  /// The headings of the groups, by the index of the row below; none if all rows are in one group.
  private func headings(of table: Table) -> [Int: String] {
    guard table.groups.count > 1 else { return [:] }
    let titles = Dictionary(table.groups.map { ($0.id, $0.title) }) { first, _ in first }
    var (headings, last) = ([Int: String](), String?.none)
    for (index, row) in table.rows.enumerated() where row.group != last {
      last = row.group
      headings[index] = row.group.flatMap { titles[$0] }
    }
    return headings
  }

  private mutating func drawRule(_ layout: TableLayout) {
    var start = indent
    for width in layout.widths {
      canvas.move(to: start)
      canvas.write("─", times: width, .faint)
      start += width + layout.gap
    }
    canvas.endLine()
  }

  /// Draws cells beside each other, each on as many lines as it needs. Headings are aligned with the rule below them.
  private mutating func drawCells(
    _ cells: [TerminalText?], of table: Table, _ layout: TableLayout, _ style: TextStyle, isHeading: Bool = false
  ) {
    let columns = zip(cells, layout.widths).map { $0?.wrapped(to: max($1, 2)) ?? [] }
    let height = columns.map(\.count).max() ?? 0
    for line in 0..<height {
      var start = indent
      for (column, lines) in columns.enumerated() {
        let number = isHeading ? line - (height - lines.count) : line
        if lines.indices.contains(number) {
          let text = lines[number]
          let shift = table.columns[column].alignment == .trailing ? layout.widths[column] - text.columns : 0
          canvas.move(to: start + shift)
          canvas.write(text, style)
        }
        start += layout.widths[column] + layout.gap
      }
      canvas.endLine()
    }
  }

  /// Draws each row as a heading with label-value pairs below it.
  private mutating func drawStack(of table: Table, _ layout: TableLayout) {
    let headings = headings(of: table)
    for (number, row) in table.rows.enumerated() {
      if number > 0 { canvas.endLine() }
      if let heading = headings[number] {
        drawText(heading, .strong)
        canvas.endLine()
      }
      let style = TextStyle(tone: row.tone)
      var cells = zip(layout.titles, layout.rows[number]).compactMap { title, cell in cell.map { (title, $0) } }[...]
      var heading = cells.popFirst()?.1
      if let number = heading, number.columns <= Self.widestRowNumber, let name = cells.popFirst() {
        heading = number.dotted(name.1)
      }
      if let heading { drawText(heading, mark: row.tone.mark, TextStyle(tone: row.tone, isStrong: true)) }
      indented { painter in
        for (title, cell) in cells { painter.drawPair(title, cell, tone: row.tone, valueStyle: style) }
      }
    }
  }

  /// If the first cell is not wider than this, it is only a row number, and the heading also includes the next cell.
  private static let widestRowNumber = 4
}
