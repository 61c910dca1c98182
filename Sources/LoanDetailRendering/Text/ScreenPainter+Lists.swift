import DesignSystem

extension ScreenPainter {
  /// Draws each entry on its own line: date and text, amount, and a mark for its state.
  mutating func draw(_ timeline: Timeline) {
    begin(.other)
    drawTitle(timeline.title)
    for entry in timeline.entries {
      canvas.mark(entry.id)
      let name = TerminalText("\(entry.date.text) · \(entry.title)")
      let (mark, tone) = (entry.state.mark, entry.state.tone)
      if let money = entry.money {
        drawPair(name, TerminalText(money.text), mark: mark, tone: tone, valueStyle: TextStyle(tone: tone))
      } else {
        drawText(name, mark: mark, TextStyle(tone: tone))
      }
      drawCaption(entry.caption)
    }
  }

  /// Draws the summary of the chart, then its data: for each point one bar with the series stacked.
  mutating func draw(_ chart: Chart) {
    begin(.other)
    drawTitle(chart.title)
    drawText(chart.summary)
    var table = chart.table
    table.columns.append(Table.Column(id: "bar", title: "", priority: .low))
    let bars = ChartBars(chart)
    for (index, point) in chart.points.enumerated() {
      table.rows[index].cells.append(.text(bars.bar(of: point)))
    }
    drawRows(of: table, bars: table.columns.count - 1)
  }

  mutating func draw(_ group: ChipGroup) {
    begin(.rows)
    drawPair(
      TerminalText(group.label), TerminalText(group.chips.map(\.text).joined(separator: " · ")), tone: .neutral,
      valueStyle: .plain)
  }

  mutating func draw(_ divider: Divider) {
    begin(.other)
    canvas.move(to: indent)
    canvas.write("┄", times: measure - indent, .faint)
    canvas.endLine()
  }
}
