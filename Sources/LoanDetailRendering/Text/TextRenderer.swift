public import DesignSystem

/// Renders a screen as text for a terminal.
///
/// No line is wider than ``width``. Every informative item is drawn once, in reading order. Control characters in the
/// data cannot reach the terminal. The diagnostics of the document are not drawn, because they are for the operator of
/// the engine.
public struct TextRenderer: Renderer {
  /// The smallest supported width in columns.
  public static let minimumWidth = 20

  /// The maximum number of columns of a line, ``minimumWidth`` or more.
  public let width: Int
  /// Whether tones also have colours.
  public let usesColor: Bool

  /// Creates a renderer; a smaller `width` is raised to ``minimumWidth``.
  public init(width: Int = 80, usesColor: Bool = false) {
    self.width = max(width, Self.minimumWidth)
    self.usesColor = usesColor
  }

  /// Returns the screen as lines of text in UTF-8.
  public func render(_ document: ScreenDocument) -> [UInt8] {
    var painter = ScreenPainter(width: width, usesColor: usesColor, pages: document.pages)
    painter.draw(document.headerItem)
    for item in document.contentItems { painter.draw(item) }
    painter.drawOtherPages()
    return painter.canvas.bytes
  }
}
