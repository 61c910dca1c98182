package import DesignSystem
import LoanDetailJSON

/// A page of lines, written left to right and top to bottom into a UTF-8 buffer.
///
/// Spaces are written only when text follows them, so no line has trailing spaces.
struct TextCanvas {
  private var bytes = ByteBuffer(capacity: 8_192)
  private let usesColor: Bool
  /// The number of columns already written in the current line.
  private var written = 0
  /// The column of the next text.
  private(set) var column = 0
  /// The current style; it remains active over spaces between texts of the same style.
  private var current = TextStyle.plain

  /// The items whose first line is not complete yet; `nil` if the places of items are not wanted.
  private var waiting: [ItemID]?
  /// The first lines of items, from 0.
  private(set) var places: [TextPlace] = []
  /// The number of the current line, from 0.
  private var line = 0

  init(usesColor: Bool, tellsPlaces: Bool = false) {
    self.usesColor = usesColor
    waiting = tellsPlaces ? [] : nil
  }

  /// States that the next line with a text is the first one of an item.
  mutating func mark(_ id: ItemID) { waiting?.append(id) }

  /// Returns the page without a copy, and empties the canvas.
  mutating func takeText() -> [UInt8] { bytes.takeText() }

  mutating func write(_ text: TerminalText, _ style: TextStyle = .plain) {
    guard !text.isEmpty else { return }
    begin(text.columns, style)
    bytes.append(text.string)
  }

  /// Writes a glyph `count` times.
  mutating func write(_ glyph: Glyph, times count: Int = 1, _ style: TextStyle = .plain) {
    guard count > 0 else { return }
    begin(count, style)
    bytes.append(glyph.utf8, times: count)
  }

  /// Writes a glyph in every second column, from the current one on, as long as the column is less than `end`.
  mutating func write(_ glyph: Glyph, spacedUntil end: Int, _ style: TextStyle) {
    guard column < end else { return }
    let others = (end - column - 1) / 2
    begin(1 + 2 * others, style)
    bytes.append(glyph.utf8.followed(by: UInt8(ascii: " ")), times: others)
    bytes.append(glyph.utf8, times: 1)
  }

  /// Moves forward to a column of the current line; a smaller column has no effect.
  mutating func move(to target: Int) { column = max(column, target) }

  mutating func endLine() {
    if let ids = waiting, written > 0, !ids.isEmpty {
      places += ids.map { TextPlace(item: $0, line: line) }
      waiting = []
    }
    line += 1
    turnOn(.plain)
    bytes.append(UInt8(ascii: "\n"))
    written = 0
    column = 0
  }

  /// Writes the spaces up to the current column, and the style. The caller then writes the text.
  private mutating func begin(_ columns: Int, _ style: TextStyle) {
    if column > written { bytes.append(ShortBytes(UInt8(ascii: " ")), times: column - written) }
    turnOn(style)
    column += columns
    written = column
  }

  /// Changes to a style, if colours are used and the style is another one.
  private mutating func turnOn(_ style: TextStyle) {
    guard usesColor, style != current else { return }
    if current.sequence != nil { bytes.append(TextStyle.reset) }
    if let sequence = style.sequence { bytes.append(sequence) }
    current = style
  }
}

/// The first line of an item.
package struct TextPlace: Sendable, Hashable {
  package let item: ItemID
  /// The number of the line, from 0.
  package let line: Int
}
