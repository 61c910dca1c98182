public import DesignSystem

/// Renders a screen for a person at a terminal.
///
/// No line is wider than the width, every informative item is drawn once in reading order, and nothing in the data can
/// reach the terminal as a control. The document's diagnostics are not drawn: they are for whoever runs the engine.
public struct TextRenderer: Renderer {
  /// The narrowest width anything can be drawn in.
  public static let minimumWidth = 20

  /// The columns a line may take: `minimumWidth` or more.
  public let width: Int
  /// Whether tones are shown in colour too.
  public let usesColor: Bool

  /// Makes a renderer; a width below `minimumWidth` is brought to it.
  public init(width: Int = 80, usesColor: Bool = false) {
    self.width = max(width, Self.minimumWidth)
    self.usesColor = usesColor
  }

  /// The screen as lines of text.
  public func render(_ document: ScreenDocument) -> [UInt8] {
    var painter = ScreenPainter(width: width, usesColor: usesColor)
    painter.draw(document.headerItem)
    for item in document.contentItems { painter.draw(item) }
    return painter.canvas.bytes
  }
}
