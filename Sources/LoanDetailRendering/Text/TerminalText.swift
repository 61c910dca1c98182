import DesignSystem

/// A text that is safe to send to a terminal, with the number of columns it occupies.
///
/// Data reaches the output only through this type. It cleans the text:
/// - Every run of white space, including line breaks, tabs and signs that look like a space, becomes one space; leading
///   and trailing space is removed. A no-break space is kept, unless it is beside another space.
/// - What looks like a part of another line of the screen changes: signs of rules and bars, and dashes in a row, become
///   hyphens, and a leader of dots becomes one ellipsis.
/// - Other control characters (ESC, C0, DEL, C1) become U+FFFD, so that they remain visible. The same applies to a
///   combining mark without a base character, which would change a character of the renderer.
/// - Invisible formatting characters (bidirectional controls, zero-width spaces, tags) are removed. The joiners used in
///   emoji and in some scripts are kept, and so are isolates in pairs, which right-to-left text needs.
package struct TerminalText {
  /// The clean text.
  package let string: String
  /// The number of columns that the text occupies.
  let columns: Int
  /// Whether each scalar has one column and is a cluster of its own.
  let isPlain: Bool

  /// Cleans a text.
  package init(_ raw: String) {
    if let columns = Self.plainColumns(of: raw) {
      self.init(string: raw, columns: columns, isPlain: true)
    } else {
      let string = String(Self.withoutLines(Self.cleaned(raw)))
      self.init(string: string, columns: string.reduce(0) { $0 + DisplayWidth.columns(of: $1) })
    }
  }

  /// Creates the text of a bar that the renderer draws itself, of signs with one column each.
  init(bar: String) { self.init(string: bar, columns: bar.unicodeScalars.count, isPlain: true) }

  /// Creates a text that is clean already.
  init(string: String, columns: Int, isPlain: Bool = false) {
    self.string = string
    self.columns = columns
    self.isPlain = isPlain
  }

  var isEmpty: Bool { string.isEmpty }

  /// Returns this text and another one, separated by a middle dot.
  func dotted(_ other: TerminalText) -> TerminalText {
    TerminalText(
      string: string + " · " + other.string, columns: columns + 3 + other.columns, isPlain: isPlain && other.isPlain)
  }

  /// Returns the columns of a text that needs no cleaning and has one column for each scalar; `nil` for any other text.
  private static func plainColumns(of raw: String) -> Int? {
    raw.withBytes { utf8 -> Int? in
      var index = 0
      // The number of bytes that follow the first one of their scalar, and count as no column.
      var following = 0
      var endOfNoBreakSpace = 0
      var glance = LineGlance()
      while index < utf8.count {
        let byte = utf8[index]
        if byte &- 0x21 < 0x5E {
          if byte == stop, glance.finds(UInt32(byte), at: index..<index + 1, of: utf8) { return nil }
          index += 1
        } else if byte == space {
          guard index > 0, utf8[index - 1] != space, index + 1 < utf8.count else { return nil }
          index += 1
        } else {
          guard let (scalar, length) = scalar(at: index, of: utf8), DisplayWidth.isPlain(scalar) else { return nil }
          if ScreenSigns.isNoBreakSpace(scalar) {
            guard index > endOfNoBreakSpace, index + length < utf8.count, utf8[index - 1] != space,
              utf8[index + length] != space, !glance.isAfterDot(index)
            else { return nil }
            endOfNoBreakSpace = index + length
          } else if LineGlance.isWorthwhile(scalar), glance.finds(scalar, at: index..<index + length, of: utf8) {
            return nil
          }
          following += length - 1
          index += length
        }
      }
      return utf8.count - following
    }
  }

  private static let space = UInt8(ascii: " ")
  private static let stop = UInt8(ascii: ".")

  /// Returns the scalar that begins at a byte of well-formed UTF-8; `nil` if it has four bytes.
  @inline(__always)
  private static func scalar(at index: Int, of utf8: Span<UInt8>) -> (value: UInt32, length: Int)? {
    let first = UInt32(utf8[index])
    let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : 3
    guard first < 0xF0 else { return nil }
    var scalar = length == 1 ? first : length == 2 ? first & 0x1F : first & 0x0F
    for place in index + 1..<index + length { scalar = scalar << 6 | UInt32(utf8[place]) & 0x3F }
    return (scalar, length)
  }

  /// Returns a text with its white space, control characters and invisible characters cleaned.
  private static func cleaned(_ raw: String) -> String.UnicodeScalarView {
    var scalars = String.UnicodeScalarView()
    // The space that is due before the next scalar; `nil` if none is.
    var blank: Unicode.Scalar?
    // Whether the text has had nothing but isolates since its beginning or the last space.
    var beginsWord = true
    let keepsIsolates = Isolates.arePaired(in: raw)
    for scalar in raw.unicodeScalars {
      if ScreenSigns.isBlank(scalar) {
        let mayBreak = !ScreenSigns.isNoBreakSpace(scalar.value)
        if !beginsWord, mayBreak || blank == nil { blank = mayBreak ? " " : scalar }
        continue
      }
      let category = scalar.properties.generalCategory
      let isIsolate = keepsIsolates && Isolates.contain(scalar)
      if category == .format && !isJoiner(scalar) && !isIsolate { continue }
      if let due = blank {
        scalars.append(due)
        blank = nil
        beginsWord = true
      }
      let isSafe = isIsolate || category != .control && !(beginsWord && attaches(scalar))
      scalars.append(isSafe ? scalar : "\u{FFFD}")
      if !isIsolate { beginsWord = false }
    }
    return scalars
  }

  /// Whether a scalar combines with the preceding one.
  private static func attaches(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .format: true
    default: scalar.properties.isEmojiModifier
    }
  }

  private static func isJoiner(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{200D}" || scalar == "\u{200C}"
  }
}
