import DesignSystem

extension DivKitWriter {
  mutating func write(_ section: Section) {
    let outer = sectionTitle
    sectionTitle = section.title
    block(.section, Traits(id: section.id.rawValue)) {
      $0.heading(.heading, section.title, of: section.id)
      $0.write(section.items)
      if let destination = section.destination, let action = $0.action(of: section.id, opening: destination) {
        let label = "\($0.words.more): \(section.title)"
        $0.text(
          .way, $0.words.more, Traits(id: section.id.part("more"), label: label, role: .button, opens: action))
      }
    }
    sectionTitle = outer
  }

  mutating func write(_ timeline: Timeline) {
    list(timeline, timeline.title) {
      for entry in timeline.entries { $0.write(entry) }
    }
  }

  private mutating func write(_ entry: Timeline.Entry) {
    let action = entry.destination.flatMap { self.action(of: entry.id, opening: $0) }
    let traits = Traits(
      id: entry.id.rawValue, label: entry.accessibilityLabel, mode: .merge, role: action == nil ? nil : .button,
      opens: action)
    block(.row, traits) {
      $0.block(.pair) {
        $0.text(.mark, String(entry.state.mark.scalar), tone: entry.state.tone)
        $0.emptyBlock(.gap)
        $0.text(action == nil ? .label : .link, "\(entry.date.text) · \(entry.title)", tone: entry.state.tone)
        if let money = entry.money {
          $0.emptyBlock(.gap)
          $0.text(.value, money.text, tone: entry.state.tone)
        }
      }
      $0.text(.caption, entry.caption ?? "")
    }
  }

  /// Writes the message of a chart, and its figures as rows.
  mutating func write(_ chart: Chart) {
    list(chart, chart.title) {
      $0.text(.text, chart.summary, Traits(id: chart.id.part("summary")))
      $0.writeRows(of: chart.table)
    }
  }

  /// Writes the rows of a table one below the other, because no phone has room for its columns.
  mutating func write(_ table: Table) {
    list(table, table.title) {
      $0.writeRows(of: table)
      $0.writePage(of: table.id)
    }
  }

  /// Writes the rows of a table with the headings of their groups, the line of the day and the totals.
  private mutating func writeRows(of table: Table) {
    let groups = table.groupByFirstRow
    for row in table.rows {
      if let group = groups[row.id] { write(group, above: row, under: table.columns) }
      if let line = row.dayLine { text(.subheading, line, Traits(id: row.id.part("day"))) }
      if let plain = row.row(under: table.columns) {
        write(plain, label: row.accessibilityLabel(under: table.columns))
      }
    }
    for total in table.totals?.rows(of: table) ?? [] { write(total, isTotal: true) }
  }

  /// Writes the heading of a group with its totals.
  private mutating func write(_ group: Table.Group, above row: TableRow, under columns: [Table.Column]) {
    let label = group.label(under: columns, \.spoken)
    block(.row, Traits(id: row.id.part("group"), label: label, mode: .merge, role: .header)) {
      $0.text(.subheading, group.title)
      $0.text(.caption, group.line(under: columns, \.text))
    }
  }

  mutating func write(_ group: ChipGroup) {
    list(group, group.label, heading: .label) {
      $0.block(.chips, Traits(id: group.id.part("chips"))) {
        for chip in group.chips {
          $0.text(.chip, chip.text, tone: chip.tone, Traits(id: chip.id.rawValue, label: chip.text))
        }
      }
    }
  }

  /// Writes a list: its heading, unless the section around it has the same one, and its blocks.
  private mutating func list(
    _ item: some ItemContent, _ title: String, heading style: DivKitTemplate.Style = .subheading,
    _ body: (inout DivKitWriter) -> Void
  ) {
    let shown = Heading.shown(title, inside: sectionTitle) ?? ""
    block(.list, Traits(id: item.id.rawValue, label: shown.isEmpty ? item.accessibilityLabel : "")) {
      $0.heading(style, shown, of: item.id, label: item.accessibilityLabel)
      body(&$0)
    }
  }

  /// Writes a heading; nothing if the title is empty. `label` is its text for a screen reader, if that is another one.
  private mutating func heading(
    _ style: DivKitTemplate.Style, _ title: String, of id: ItemID, label: String? = nil
  ) {
    text(style, title, Traits(id: id.part("title"), label: label ?? title, role: .header))
  }
}
