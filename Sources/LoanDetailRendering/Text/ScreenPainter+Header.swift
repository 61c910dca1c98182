import DesignSystem

extension ScreenPainter {
  /// Draws the title and a line over the whole width, then the amounts and the statuses at the indent of the screen.
  mutating func draw(_ header: Header) {
    begin(.other)
    let outer = indent
    indent = 0
    drawText(TerminalText(header.title).withoutLeadingMark, .strong)
    if let subtitle = header.subtitle { drawText(TerminalText(subtitle).withoutLeadingMark, .faint) }
    canvas.write("━", times: measure, .faint)
    canvas.endLine()
    indent = outer
    for (number, amount) in header.amounts.enumerated() {
      canvas.mark(amount.id)
      if number == 0 { drawHeadline(amount) } else { draw(amount) }
    }
    for status in header.statuses {
      canvas.mark(status.id)
      draw(status)
    }
  }

  /// Draws the main figure of the screen with space around it.
  private mutating func drawHeadline(_ amount: Amount) {
    begin(.other)
    drawText(amount.label)
    drawText(amount.money.text, mark: amount.tone.mark, TextStyle(tone: amount.tone, isStrong: true))
    if let caption = amount.caption { drawText(caption, .faint) }
  }

  mutating func draw(_ status: Status) {
    begin(.statuses)
    let mark = status.tone.mark ?? (status.tone == .positive ? "✓" : "•")
    drawText(status.text, mark: mark, TextStyle(tone: status.tone))
  }

  mutating func draw(_ banner: Banner) {
    begin(.other)
    drawText(banner.title, mark: banner.tone.mark ?? "i", TextStyle(tone: banner.tone, isStrong: true))
    if let text = banner.text { drawText(text) }
    if case .item(let id)? = banner.destination, let action = actions[id] { drawText(action.title, mark: "→", .strong) }
  }

  mutating func draw(_ note: Note) {
    begin(.notes)
    drawText(note.text, mark: note.tone.mark, TextStyle(tone: note.tone))
  }
}
