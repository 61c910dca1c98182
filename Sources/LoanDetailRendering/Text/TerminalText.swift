import DesignSystem

/// A text that is safe to send to a terminal, with the number of columns it occupies.
///
/// Data reaches the output only through this type. It cleans the text:
/// - Every run of white space, including line breaks and tabs, becomes one space; leading and trailing space is
///   removed.
/// - No-break spaces are kept.
/// - Other control characters (ESC, C0, DEL, C1) become U+FFFD, so that they remain visible. The same applies to a
///   combining mark without a base character, which would change a character of the renderer.
/// - Invisible formatting characters (bidirectional controls, zero-width spaces, tags) are removed. The joiners used in
///   emoji and in some scripts are kept, and isolates in pairs, which a text from right to left needs.
package struct TerminalText {
  package let string: Substring
  let columns: Int

  package init(_ raw: String) {
    if Self.isClean(raw) {
      string = raw[...]
      columns = raw.unicodeScalars.count
    } else {
      string = Self.cleaned(raw)[...]
      columns = string.reduce(0) { $0 + DisplayWidth.columns(of: $1) }
    }
  }

  init(string: Substring, columns: Int) {
    self.string = string
    self.columns = columns
  }

  var isEmpty: Bool { string.isEmpty }

  /// Returns this text and another one, separated by a middle dot.
  func dotted(_ other: TerminalText) -> TerminalText {
    TerminalText(string: string + " · " + other.string, columns: columns + 3 + other.columns)
  }

  /// Whether a text needs no cleaning and has one column for each scalar.
  private static func isClean(_ raw: String) -> Bool {
    var previous: Unicode.Scalar = " "
    for scalar in raw.unicodeScalars {
      guard DisplayWidth.isPlain(scalar), scalar != " " || previous != " " else { return false }
      previous = scalar
    }
    return raw.isEmpty || (previous != " " && !isNoBreakSpace(previous) && !isNoBreakSpace(raw.unicodeScalars.first))
  }

  private static func cleaned(_ raw: String) -> String {
    var scalars = String.UnicodeScalarView()
    var owesSpace = false
    let keepsIsolates = Isolates.arePaired(in: raw)
    for scalar in raw.unicodeScalars {
      let properties = scalar.properties
      if properties.isWhitespace && !isNoBreakSpace(scalar) {
        owesSpace = !scalars.isEmpty
        continue
      }
      let isIsolate = keepsIsolates && Isolates.contain(scalar)
      if properties.generalCategory == .format && !isJoiner(scalar) && !isIsolate { continue }
      let beginsWord = scalars.isEmpty || owesSpace || isNoBreakSpace(scalars.last)
      if scalars.isEmpty && isNoBreakSpace(scalar) { continue }
      if owesSpace { scalars.append(" ") }
      owesSpace = false
      let isSafe = isIsolate || properties.generalCategory != .control && !(beginsWord && attaches(scalar))
      scalars.append(isSafe ? scalar : "\u{FFFD}")
    }
    while isNoBreakSpace(scalars.last) || scalars.last == " " { scalars.removeLast() }
    return String(scalars)
  }

  /// Whether a scalar combines with the preceding one.
  private static func attaches(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .format: true
    default: scalar.properties.isEmojiModifier
    }
  }

  private static func isNoBreakSpace(_ scalar: Unicode.Scalar?) -> Bool {
    scalar == "\u{A0}" || scalar == "\u{202F}" || scalar == "\u{2007}"
  }

  private static func isJoiner(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{200D}" || scalar == "\u{200C}"
  }
}
