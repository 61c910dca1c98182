extension TerminalText {
  /// Returns the text, or as much of it as fits into `room` columns with an ellipsis at its end; empty without room.
  package func clipped(to room: Int) -> String {
    guard columns > room else { return string }
    guard room > 0 else { return "" }
    var text = ""
    var width = 0
    for character in string {
      let own = DisplayWidth.columns(of: character)
      guard width + own < room else { break }
      text.append(character)
      width += own
    }
    return text + "…"
  }
}
