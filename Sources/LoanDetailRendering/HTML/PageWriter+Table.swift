import DesignSystem

extension PageWriter {
  mutating func write(_ table: Table) {
    listTitle(table.title)
    writeRows(of: table, id: table.id)
  }

  /// Writes the rows of a table. On a page no group is folded, because the reader asked for its rows.
  mutating func writeRows(of table: Table, id: ItemID?) {
    let shape = TableShape(table)
    let blocks = TableBlocks(table, unfolds: pages.contains { $0.list == table.id }).blocks
    html.markup(shape.isList ? "<div class=\"ld-table ld-cards\"" : "<div class=\"ld-table\"")
    if let id { self.id(id) }
    html.markup(">")
    if shape.hasOptional {
      html.markup("<label class=\"ld-columns\"><input type=\"checkbox\">")
      textElement("span", words.allColumns)
      html.markup("</label>")
    }
    var needsTotals = table.totals != nil
    for (index, block) in blocks.enumerated() {
      switch block {
      case .folded(let group, let rows): writeFolded(group, rows, of: table, shape)
      case .rows(let segments):
        let isLast = index == blocks.count - 1
        openTable(of: table, shape)
        for segment in segments { write(segment, of: table, shape) }
        if isLast, let totals = table.totals {
          write(totals, of: table, shape)
          needsTotals = false
        }
        html.markup("</table>")
      }
    }
    if needsTotals || blocks.isEmpty {
      openTable(of: table, shape)
      if let totals = table.totals { write(totals, of: table, shape) }
      html.markup("</table>")
    }
    html.markup("</div>")
  }

  /// Begins a table with its headings, if it has any.
  private mutating func openTable(of table: Table, _ shape: TableShape) {
    html.markup("<table>")
    guard table.columns.contains(where: { !$0.title.isEmpty }) else { return }
    html.markup("<thead><tr>")
    for (index, column) in table.columns.enumerated() {
      cellClass(column, index, shape, tag: "<th scope=\"col\"")
      html.markup(">")
      text(column.title)
      html.markup("</th>")
    }
    html.markup("</tr></thead>")
  }

  /// Writes a folded group: its title and totals, and its rows as a table that is shown on request.
  private mutating func writeFolded(
    _ group: Table.Group, _ rows: ArraySlice<TableRow>, of table: Table, _ shape: TableShape
  ) {
    var rows = rows
    if let first = rows.first, let day = first.dayLine {
      textElement("p", class: "ld-day", day)
      rows[rows.startIndex].dayLine = nil
    }
    html.markup("<details class=\"ld-group\"><summary>")
    textElement("span", class: "ld-group-title", group.title)
    let totals = zip(table.columns, group.totals).filter { $1 != nil }
    if !totals.isEmpty {
      html.markup("<span class=\"ld-sums\">")
      for (column, total) in totals {
        html.markup("<span>")
        textElement("span", class: "ld-sum", column.title)
        html.markup(" ")
        if let total { value(total) }
        html.markup("</span> ")
      }
      html.markup("</span>")
    }
    html.markup("</summary>")
    openTable(of: table, shape)
    write(TableBlocks.Segment(group: nil, rows: rows), of: table, shape)
    html.markup("</table></details>")
  }

  private mutating func write(_ segment: TableBlocks.Segment, of table: Table, _ shape: TableShape) {
    html.markup("<tbody>\n")
    for row in segment.rows {
      if let day = row.dayLine {
        html.markup("<tr class=\"ld-day\"><td colspan=\"")
        html.number(max(table.columns.count, 1))
        html.markup("\">")
        text(day)
        html.markup("</td></tr>\n")
      }
      if let group = segment.group, row.id == segment.rows.first?.id {
        html.markup("<tr class=\"ld-group-row\">")
        titled(group.title, group.totals, scope: "rowgroup", of: table, shape)
      }
      write(row, of: table, shape)
    }
    html.markup("</tbody>")
  }

  private mutating func write(_ row: TableRow, of table: Table, _ shape: TableShape) {
    html.markup("<tr class=\"ld-line")
    toneClass(row.tone)
    if let state = row.state {
      html.markup(" ")
      html.markup(state.className)
    }
    html.markup("\"")
    id(row.id)
    html.markup(">")
    let target = address(of: row.destination)
    for (index, (column, cell)) in zip(table.columns, row.cells).enumerated() {
      // A heading without a text would be none.
      let isName = index == shape.nameColumn && cell != nil
      cellClass(column, index, shape, tag: isName ? "<th scope=\"row\"" : "<td")
      if !isName { columnTitle(column, shape, cell) }
      html.markup(">")
      if let cell { link(to: isName ? target : nil) { $0.value(cell) } }
      html.markup(isName ? "</th>" : "</td>")
    }
    html.markup("</tr>\n")
  }

  private mutating func write(_ totals: Table.Totals, of table: Table, _ shape: TableShape) {
    html.markup("<tfoot><tr>")
    titled(totals.title, totals.cells, scope: "row", of: table, shape)
    html.markup("</tfoot>")
  }

  /// Writes a title and cells, and ends the row. The title is in the column that names the rows or, if a cell is there
  /// or before it, in a row of its own.
  private mutating func titled(
    _ title: String, _ cells: [Value?], scope: StaticString, of table: Table, _ shape: TableShape
  ) {
    func openTitle(_ page: inout PageWriter) {
      page.html.markup("<th scope=\"")
      page.html.markup(scope)
      page.html.markup("\"")
    }
    let isEmpty = cells.allSatisfy { $0 == nil }
    let hasRoom = !isEmpty && cells[...min(shape.nameColumn, cells.count - 1)].allSatisfy { $0 == nil }
    if !hasRoom {
      openTitle(&self)
      html.markup(" colspan=\"")
      html.number(max(table.columns.count, 1))
      html.markup("\">")
      text(title)
      html.markup("</th></tr>\n")
      if isEmpty { return }
      html.markup("<tr>")
    }
    for (index, (column, cell)) in zip(table.columns, cells).enumerated() {
      if hasRoom, index == shape.nameColumn {
        openTitle(&self)
        html.markup(">")
        text(title)
        html.markup("</th>")
      } else {
        cellClass(column, index, shape, tag: "<td")
        columnTitle(column, shape, cell)
        html.markup(">")
        if let cell { value(cell) }
        html.markup("</td>")
      }
    }
    html.markup("</tr>\n")
  }

  /// Begins a cell, with the classes of its column.
  private mutating func cellClass(_ column: Table.Column, _ index: Int, _ shape: TableShape, tag: StaticString) {
    html.markup(tag)
    switch (column.alignment, shape.isOptional[index]) {
    case (.leading, false): break
    case (.leading, true): html.markup(" class=\"ld-more\"")
    case (.trailing, false): html.markup(" class=\"ld-end\"")
    case (.trailing, true): html.markup(" class=\"ld-end ld-more\"")
    }
  }

  /// Writes the title of a column into a cell that may be shown without the head of the table.
  private mutating func columnTitle(_ column: Table.Column, _ shape: TableShape, _ cell: Value?) {
    if cell != nil, shape.isList || shape.hasOptional { html.attribute("data-c", column.title) }
  }
}

extension TableRow.State {
  fileprivate var className: StaticString {
    switch self {
    case .paid: "ld-paid"
    case .partlyPaid: "ld-partly-paid"
    case .due: "ld-due"
    case .overdue: "ld-overdue"
    case .planned: "ld-planned"
    case .skipped: "ld-skipped"
    case .done: "ld-complete"
    case .processing: "ld-processing"
    case .failed: "ld-failed"
    case .reversed: "ld-reversed"
    }
  }
}
