import DesignSystem

extension ScreenPainter {
  /// Draws a text on as many lines as it needs, with a mark in the margin of the first line.
  mutating func drawText(_ text: String, mark: Glyph? = nil, _ style: TextStyle = .plain) {
    drawText(TerminalText(text), mark: mark, style)
  }

  mutating func drawText(_ text: TerminalText, mark: Glyph? = nil, _ style: TextStyle = .plain) {
    guard !text.isEmpty else { return }
    hang(mark, style.tone)
    let room = measure - indent
    guard text.columns > room else { return drawLine(text, style) }
    for line in text.wrapped(to: room) { drawLine(line, style) }
  }

  /// Writes a mark in the margin before the text.
  mutating func hang(_ mark: Glyph?, _ tone: Tone) {
    guard let mark else { return }
    canvas.move(to: indent - Self.margin)
    canvas.write(mark, TextStyle(tone: tone, isStrong: true))
  }

  /// Draws a label and its value at the right edge.
  ///
  /// A long label continues on further lines; the value is then on the last one. If the value leaves too little room
  /// for the label, the value goes on a line of its own below it.
  mutating func drawPair(
    _ label: TerminalText, _ value: TerminalText, mark: Glyph? = nil, tone: Tone, valueStyle: TextStyle
  ) {
    let room = measure - indent
    let labelRoom = room - value.columns - 2
    hang(mark, tone)
    if labelRoom >= label.columns {
      drawPairLine(label, value, valueStyle)
    } else if labelRoom >= max(label.longestWord, room / 3) {
      let lines = label.wrapped(to: labelRoom)
      for line in lines.dropLast() { drawLine(line) }
      drawPairLine(lines.last ?? label, value, valueStyle)
    } else {
      drawText(label)
      indented { $0.drawValueAlone(value, valueStyle) }
    }
  }

  /// Draws a label, a leader and a value on one line.
  private mutating func drawPairLine(_ label: TerminalText, _ value: TerminalText, _ valueStyle: TextStyle) {
    canvas.move(to: indent)
    canvas.write(label)
    drawLeader(to: measure - value.columns)
    canvas.write(value, valueStyle)
    canvas.endLine()
  }

  private mutating func drawLine(_ line: TerminalText, _ style: TextStyle = .plain) {
    canvas.move(to: indent)
    canvas.write(line, style)
    canvas.endLine()
  }

  /// Aligns a short value with the others at the right edge, and draws a long one as running text.
  private mutating func drawValueAlone(_ value: TerminalText, _ style: TextStyle) {
    let lines = value.wrapped(to: measure - indent)
    for line in lines {
      canvas.move(to: lines.count == 1 ? measure - line.columns : indent)
      canvas.write(line, style)
      canvas.endLine()
    }
  }

  /// Moves to a column with leader dots before it, aligned with the dots of the other lines. With room for fewer than
  /// six columns, there are no dots.
  private mutating func drawLeader(to target: Int) {
    guard target - canvas.column >= 6 else { return canvas.move(to: target) }
    let column = canvas.column + 1
    canvas.move(to: column + column % 2)
    canvas.write(".", spacedUntil: target - 1, .faint)
    canvas.move(to: target)
  }
}
