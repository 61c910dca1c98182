public import DesignSystem
public import LoanDetailJSON

/// Renders a screen as the bytes of one output format.
///
/// A format must only implement ``render(_:)``. Two equal renderers must render every screen to the same bytes.
///
/// ```swift
/// struct TitleRenderer: Renderer {
///   func render(_ document: ScreenDocument) -> [UInt8] { Array("\(document.subject.title)\n".utf8) }
/// }
/// ```
public protocol Renderer: Sendable, Hashable {
  /// Returns the screen as UTF-8 with a newline at the end; the same document always gives the same bytes.
  func render(_ document: ScreenDocument) -> [UInt8]

  /// The layout of this renderer's JSON; `nil`, the default, if its format is not JSON.
  ///
  /// Lists and patches have JSON formats of their own, which are written with this layout.
  var jsonLayout: JSONLayout? { get }

  /// Returns the screen's bytes and their ETag.
  func rendering(_ document: ScreenDocument) -> Rendering
}

extension Renderer {
  public var jsonLayout: JSONLayout? { nil }

  /// Returns the screen's bytes; the ETag is their SHA-256.
  public func rendering(_ document: ScreenDocument) -> Rendering { Rendering(bytes: render(document)) }
}

/// A rendered screen, ready to send.
public struct Rendering: Sendable, Hashable {
  /// The screen as UTF-8 with a newline at the end.
  public let bytes: [UInt8]
  /// The ETag that the format defines; `nil` if it is the SHA-256 of the bytes.
  private let definedETag: String?

  /// Creates a rendering with an ETag that the format defines.
  public init(bytes: [UInt8], eTag: String) {
    self.bytes = bytes
    definedETag = eTag
  }

  /// Creates a rendering whose ETag is the SHA-256 of the bytes.
  public init(bytes: [UInt8]) {
    self.bytes = bytes
    definedETag = nil
  }

  /// Identifies the content of the screen, as 64 lower-case hexadecimal digits. Two renderings of one format with the
  /// same ETag show the same content.
  ///
  /// The ETag is calculated at each use, unless the format defines it.
  public var eTag: String { definedETag ?? ContentHash(of: bytes).hex }

  public static func == (left: Rendering, right: Rendering) -> Bool {
    left.bytes == right.bytes && (left.definedETag == right.definedETag || left.eTag == right.eTag)
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
}
