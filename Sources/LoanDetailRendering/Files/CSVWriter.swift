import DesignSystem

/// Writes lines of values in UTF-8.
struct CSVWriter {
  private(set) var bytes: [UInt8] = []
  private let dialect: CSVRenderer.Dialect

  init(_ dialect: CSVRenderer.Dialect) {
    self.dialect = dialect
    if dialect.hasByteOrderMark { bytes += "\u{FEFF}".utf8 }
  }

  /// Writes fields as a line.
  mutating func writeLine(_ fields: [CSVField]) {
    for (index, field) in fields.enumerated() {
      if index > 0 { bytes += String(dialect.separator).utf8 }
      switch field {
      case .text(let text): write(harmless(text))
      case .number(let number): write(number.replacing(".", with: dialect.decimalSeparator))
      }
    }
    bytes += "\r\n".utf8
  }

  /// Writes a value, in quotation marks where the format needs them.
  private mutating func write(_ text: String) {
    let needsQuotes = text.unicodeScalars.contains { scalar in
      scalar == dialect.separator || scalar == "\"" || scalar == "\r" || scalar == "\n"
    }
    bytes += needsQuotes ? "\"\(text.replacing("\"", with: "\"\""))\"".utf8 : text.utf8
  }

  /// Returns a text that does no harm in a terminal or a spreadsheet.
  ///
  /// Signs of direction are left out, because a file has no use for them. Ends of lines other than a line feed become
  /// spaces, and other control characters U+FFFD. A text that begins a formula gets an apostrophe before it; a
  /// spreadsheet may skip spaces and invisible characters before the formula.
  private func harmless(_ text: String) -> String {
    var plain = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where !Isolates.contain(scalar) {
      switch scalar {
      case "\n": plain.append(scalar)
      // A spreadsheet may take a tab for the end of a value.
      case "\t": plain.append(dialect.hasByteOrderMark ? " " : scalar)
      case "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": plain.append(" ")
      default: plain.append(scalar.properties.generalCategory == .control ? "\u{FFFD}" : scalar)
      }
    }
    let first = plain.first { !$0.properties.isWhitespace && !$0.properties.isDefaultIgnorableCodePoint }
    if let first, Self.formulaSigns.contains(first) {
      plain.insert("'", at: plain.startIndex)
    }
    return String(plain)
  }

  /// The signs that make a spreadsheet take a text for a formula, some also in their wide form.
  private static let formulaSigns: Set<Unicode.Scalar> = [
    "=", "+", "-", "@", "|", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}",
  ]
}
