import DesignSystem

extension ScreenPainter {
  mutating func draw(_ group: ActionGroup) {
    begin(.other)
    for action in group.actions { draw(action) }
  }

  private mutating func draw(_ action: Action) {
    canvas.mark(action.id)
    switch action.state {
    case .available: drawAction(action, mark: "→")
    case .unavailable(let reason, _, _): drawAction(action, mark: "×", because: reason)
    case .pending(let text, _): drawAction(action, mark: "…", because: text)
    }
  }

  private mutating func drawAction(_ action: Action, mark: Glyph, because reason: String? = nil) {
    drawText(action.title, mark: mark, reason == nil ? .strong : .plain)
    indented {
      if let reason { $0.drawText(reason) }
      if let details = action.details { $0.drawText(details, .faint) }
      if case .link(let link) = action.destination { $0.drawText(link.text, .faint) }
    }
  }
}
