public import DesignSystem

/// Turns a screen into the bytes of one output format.
public protocol Renderer: Sendable {
  /// The screen as UTF-8 that ends with a newline; the same document gives the same bytes.
  func render(_ document: ScreenDocument) -> [UInt8]
}
