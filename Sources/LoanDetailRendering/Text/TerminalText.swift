/// A text that is safe to send to a terminal, with the columns it takes.
///
/// It is the only way for data to reach the output, and cleans what it is made from:
/// - every run of white space (line breaks and tabs too) becomes one space, and none is left at the ends;
/// - no-break spaces stay what they are;
/// - other control characters (ESC, C0, DEL, C1) become U+FFFD, so that nothing is hidden, and so does a combining
///   mark with nothing to stand on, which would change a character of the renderer's own;
/// - invisible formatting characters (bidirectional controls, zero-width spaces, tags) are dropped; the joiners that
///   emoji and some scripts are written with stay.
package struct TerminalText {
  /// The cleaned text.
  package let string: Substring
  let columns: Int

  /// Cleans a text.
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

  /// This text and another with a middle dot between.
  func dotted(_ other: TerminalText) -> TerminalText {
    TerminalText(string: string + " · " + other.string, columns: columns + 3 + other.columns)
  }

  /// Whether a text can be taken as it is, one column a scalar.
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
    for scalar in raw.unicodeScalars {
      let properties = scalar.properties
      if properties.isWhitespace && !isNoBreakSpace(scalar) {
        owesSpace = !scalars.isEmpty
        continue
      }
      if properties.generalCategory == .format && !isJoiner(scalar) { continue }
      let beginsWord = scalars.isEmpty || owesSpace || isNoBreakSpace(scalars.last)
      if scalars.isEmpty && isNoBreakSpace(scalar) { continue }
      if owesSpace { scalars.append(" ") }
      owesSpace = false
      let isSafe = properties.generalCategory != .control && !(beginsWord && attaches(scalar))
      scalars.append(isSafe ? scalar : "\u{FFFD}")
    }
    while isNoBreakSpace(scalars.last) || scalars.last == " " { scalars.removeLast() }
    return String(scalars)
  }

  /// Whether a scalar becomes one with whatever stands before it.
  private static func attaches(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .format: true
    default: scalar.properties.isEmojiModifier
    }
  }

  private static func isNoBreakSpace(_ scalar: Unicode.Scalar?) -> Bool {
    scalar == "\u{A0}" || scalar == "\u{202F}" || scalar == "\u{2007}"
  }

  /// The zero-width joiner and non-joiner.
  private static func isJoiner(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{200D}" || scalar == "\u{200C}"
  }
}
