public import DesignSystem

/// Renders a screen as text for a terminal.
///
/// No line is wider than ``width``. Every informative item is drawn once, in reading order. Control characters in the
/// data cannot reach the terminal. No text of the data looks like another line of the screen: its rules become hyphens,
/// its leaders an ellipsis, and none of its further lines begins with a mark. The diagnostics of the document are not
/// drawn, because they are for the operator of the engine.
///
/// A table that is too narrow for its columns leaves some out and names them in a line below: first columns of low
/// priority, then columns of normal priority, each from the last to the first. If not even the columns of high priority
/// fit, each row becomes a list of all its cells. Groups that the document folds, such as the past years of a schedule,
/// are one line with their totals, unless ``unfoldsGroups`` is true.
public struct TextRenderer: Renderer {
  /// The smallest supported width in columns.
  public static let minimumWidth = 20

  /// The renderer's own words, in the language of the reader.
  public struct Words: Sendable, Hashable {
    /// The words before the headings of columns that do not fit.
    public var notShown: String
    /// The explanation of the mark of a folded group, with the way to see its rows.
    public var folded: String

    public init(notShown: String = "Not shown at this width:", folded: String = "folded") {
      self.notShown = notShown
      self.folded = folded
    }
  }

  /// The maximum number of columns of a line, ``minimumWidth`` or more.
  public let width: Int
  /// Whether tones also have colours.
  public let usesColor: Bool
  /// Whether the rows of folded groups are drawn.
  public let unfoldsGroups: Bool
  /// The renderer's own words, which no document contains.
  public let words: Words

  /// Creates a renderer; a smaller `width` is raised to ``minimumWidth``.
  public init(width: Int = 80, usesColor: Bool = false, unfoldsGroups: Bool = false, words: Words = Words()) {
    self.width = max(width, Self.minimumWidth)
    self.usesColor = usesColor
    self.unfoldsGroups = unfoldsGroups
    self.words = words
  }

  /// Returns the screen as lines of text in UTF-8.
  public func render(_ document: ScreenDocument) -> [UInt8] {
    var painter = painted(document)
    return painter.canvas.takeText()
  }

  /// Returns the lines of the screen, and where its items begin.
  package func lines(of document: ScreenDocument) -> (lines: [String], places: [TextPlace]) {
    let painter = painted(document, tellsPlaces: true)
    var canvas = painter.canvas
    let text = String(decoding: canvas.takeText(), as: UTF8.self)
    return (text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init), canvas.places)
  }

  /// Returns a painter that has drawn the screen.
  private func painted(_ document: ScreenDocument, tellsPlaces: Bool = false) -> ScreenPainter {
    var painter = ScreenPainter(self, pages: document.pages, tellsPlaces: tellsPlaces)
    for action in document.contentItems.linkedActions { painter.actions[action.id] = action }
    painter.draw(document.headerItem)
    for item in document.contentItems { painter.draw(item) }
    painter.drawOtherPages()
    return painter
  }
}
