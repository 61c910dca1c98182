/// What a server sends: a screen or a list.
public protocol RenderedAnswer: Sendable {
  /// The output of the reader's renderer, ready to send.
  var bytes: [UInt8] { get }
  /// Identifies the content.
  var eTag: String { get }
  /// The moment until which the answer is valid, in seconds since the beginning of 1970 in UTC; `nil` if it does not
  /// depend on the time.
  var validUntil: Int? { get }
}

extension RenderedAnswer {
  /// The ETag as the header `ETag` of HTTP; see ``HeldScreen/entityTag(_:)``.
  public var entityTag: String { HeldScreen.entityTag(eTag) }
}

extension RenderedScreen: RenderedAnswer {}

extension RenderedList: RenderedAnswer {}
