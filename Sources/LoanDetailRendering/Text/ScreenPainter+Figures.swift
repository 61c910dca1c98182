import DesignSystem

extension ScreenPainter {
  mutating func draw(_ amount: Amount) {
    begin(.rows)
    drawPair(
      TerminalText(amount.label), TerminalText(amount.money.text), mark: amount.tone.mark, tone: amount.tone,
      valueStyle: TextStyle(tone: amount.tone, isStrong: true))
    drawCaption(amount.caption)
  }

  mutating func draw(_ row: Row) {
    begin(.rows)
    drawRow(row)
  }

  /// Draws the total, then its parts, indented below it.
  mutating func draw(_ breakdown: Breakdown) {
    begin(.other)
    drawRow(breakdown.total, isStrong: true)
    indented { painter in for part in breakdown.parts { painter.drawRow(part) } }
  }

  /// Draws the bar between the label and the text if there is room, otherwise below them.
  mutating func draw(_ progress: ProgressBar) {
    begin(.other)
    let label = TerminalText(progress.label)
    let text = TerminalText(progress.text)
    let room = measure - indent - label.columns - text.columns - 4
    if room >= Self.narrowestBar {
      canvas.move(to: indent)
      canvas.write(label)
      canvas.move(to: indent + label.columns + 2)
      drawBar(progress.permille, of: room)
      canvas.move(to: measure - text.columns)
      canvas.write(text)
    } else {
      drawPair(label, text, tone: .neutral, valueStyle: .plain)
      canvas.move(to: indent)
      drawBar(progress.permille, of: measure - indent)
    }
    canvas.endLine()
  }

  /// The number of columns that a bar beside its label and its text needs.
  private static let narrowestBar = 10

  /// Draws a bar of `room` columns: a full one only for 1000 ‰, and an empty one only for 0 ‰.
  private mutating func drawBar(_ permille: Int, of room: Int) {
    let done = permille == 1000 ? room : min(max(room * permille / 1000, permille.signum()), room - 1)
    canvas.write("█", times: done, TextStyle(tone: .positive))
    canvas.write("░", times: room - done, .faint)
  }

  private mutating func drawRow(_ row: Row, isStrong: Bool = false) {
    drawPair(
      TerminalText(row.label), TerminalText(row.value.text), mark: row.tone.mark, tone: row.tone,
      valueStyle: TextStyle(tone: row.tone, isStrong: isStrong))
    drawCaption(row.caption)
  }

  mutating func drawCaption(_ caption: String?) {
    guard let caption else { return }
    indented { $0.drawText(caption, .faint) }
  }
}
