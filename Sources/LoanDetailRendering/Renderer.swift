public import DesignSystem
import LoanDetailJSON

/// Turns a screen into the bytes of one output format.
///
/// A format needs only ``render(_:)``. Two renderers that are equal render every screen to the same bytes.
public protocol Renderer: Sendable, Hashable {
  /// The screen as UTF-8 that ends with a newline; the same document gives the same bytes.
  func render(_ document: ScreenDocument) -> [UInt8]

  /// The screen's bytes with their ETag.
  func rendering(_ document: ScreenDocument) -> Rendering
}

extension Renderer {
  /// The screen's bytes; the ETag is their SHA-256.
  public func rendering(_ document: ScreenDocument) -> Rendering { Rendering(bytes: render(document)) }
}

/// A rendered screen, ready to send.
public struct Rendering: Sendable, Hashable {
  /// The screen as UTF-8 that ends with a newline.
  public let bytes: [UInt8]
  /// Identifies what the screen shows, as 64 lower-case hexadecimal digits: renderings of one format with the same ETag
  /// show the same.
  public let eTag: String

  /// Makes a rendering whose format has an ETag of its own.
  public init(bytes: [UInt8], eTag: String) {
    self.bytes = bytes
    self.eTag = eTag
  }

  /// Makes a rendering; its ETag is the SHA-256 of the bytes.
  public init(bytes: [UInt8]) { self.init(bytes: bytes, eTag: ContentHash(of: bytes).hex) }
}
