import LoanDetailJSON

/// A page of lines, written left to right and top to bottom into a UTF-8 buffer.
///
/// Spaces are written only when text follows them, so no line has trailing spaces.
struct TextCanvas {
  private(set) var bytes: [UInt8] = []
  private let usesColor: Bool
  /// The number of columns already written in the current line.
  private var written = 0
  /// The column of the next text.
  private(set) var column = 0
  /// The current style; it remains active over spaces between texts of the same style.
  private var current = TextStyle.plain

  init(usesColor: Bool) {
    self.usesColor = usesColor
    bytes.reserveCapacity(8_192)
  }

  mutating func write(_ text: TerminalText, _ style: TextStyle = .plain) {
    guard !text.isEmpty else { return }
    write(columns: text.columns, style) { bytes in
      var string = text.string
      string.withUTF8 { bytes.append(contentsOf: $0) }
    }
  }

  /// Writes a glyph `count` times.
  mutating func write(_ glyph: Glyph, times count: Int = 1, _ style: TextStyle = .plain) {
    guard count > 0 else { return }
    write(columns: count, style) { bytes in
      for _ in 0..<count { glyph.append(to: &bytes) }
    }
  }

  /// Writes a glyph in every second column, from the current one on, as long as the column is less than `end`.
  mutating func write(_ glyph: Glyph, spacedUntil end: Int, _ style: TextStyle) {
    guard column < end else { return }
    let others = (end - column - 1) / 2
    write(columns: 1 + 2 * others, style) { bytes in
      glyph.append(to: &bytes)
      for _ in 0..<others {
        bytes.append(UInt8(ascii: " "))
        glyph.append(to: &bytes)
      }
    }
  }

  /// Moves forward to a column of the current line; a smaller column has no effect.
  mutating func move(to target: Int) { column = max(column, target) }

  mutating func endLine() {
    turnOn(.plain)
    bytes.append(UInt8(ascii: "\n"))
    written = 0
    column = 0
  }

  private mutating func write(columns: Int, _ style: TextStyle, _ body: (inout [UInt8]) -> Void) {
    for _ in written..<column { bytes.append(UInt8(ascii: " ")) }
    turnOn(style)
    body(&bytes)
    column += columns
    written = column
  }

  private mutating func turnOn(_ style: TextStyle) {
    guard usesColor, style != current else { return }
    if current.sequence != nil { bytes.append(TextStyle.reset) }
    if let sequence = style.sequence { bytes.append(sequence) }
    current = style
  }
}

/// A one-column character that the renderer draws itself: for rules, marks, bars and leaders.
struct Glyph: ExpressibleByUnicodeScalarLiteral {
  let scalar: Unicode.Scalar

  init(unicodeScalarLiteral scalar: Unicode.Scalar) { self.scalar = scalar }

  /// Appends the UTF-8 of the scalar, which has at most three bytes.
  @inline(__always)
  fileprivate func append(to bytes: inout [UInt8]) {
    func byte(_ mark: UInt32, _ bits: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: mark | bits) }
    let value = scalar.value
    switch value {
    case ..<0x80: bytes.append(byte(0, value))
    case ..<0x800:
      bytes.append(byte(0xC0, value >> 6))
      bytes.append(byte(0x80, value & 0x3F))
    default:
      bytes.append(byte(0xE0, value >> 12))
      bytes.append(byte(0x80, value >> 6 & 0x3F))
      bytes.append(byte(0x80, value & 0x3F))
    }
  }
}
