extension TerminalText {
  /// Returns the beginning of the text that fits into some columns, with an ellipsis if the text is longer.
  package func clipped(to room: Int) -> String {
    guard columns > room else { return string }
    guard room > 0 else { return "" }
    var (text, width) = ("", 0)
    for character in string {
      let own = DisplayWidth.columns(of: character)
      guard width + own < room else { break }
      text.append(character)
      width += own
    }
    return text + "…"
  }
}
