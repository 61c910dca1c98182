/// What a client already has of a screen or a list.
public enum HeldScreen: Sendable, Hashable {
  /// The client sent the ETags of its documents. The answer may be ``ScreenAnswer/unchanged(_:)``.
  case eTags(Set<String>)
  /// The client has some document and does not want another one, like `If-None-Match: *` in HTTP: the answer is
  /// ``ScreenAnswer/unchanged(_:)`` whenever the product can be shown.
  case any
  /// The client sent its document. The answer may also be a patch, if the patch is smaller than the document.
  case document([UInt8])

  /// The client sent the ETag of its document.
  public static func eTag(_ eTag: String) -> HeldScreen { .eTags([eTag]) }

  /// Reads the header `If-None-Match` of HTTP: `*`, or a list of entity tags, weak or strong; `nil` for anything else.
  ///
  /// Tags are compared weakly, as RFC 9110 asks for this header. Join the values of repeated headers with commas.
  public init?(ifNoneMatch header: String) {
    var rest = header.utf8[...]
    func skip(_ isSkipped: (UInt8) -> Bool) { rest = rest.drop(while: isSkipped) }
    let isSpace: (UInt8) -> Bool = { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    let isBetween: (UInt8) -> Bool = { isSpace($0) || $0 == UInt8(ascii: ",") }
    skip(isSpace)
    if rest.first == UInt8(ascii: "*") {
      skip { $0 == UInt8(ascii: "*") || isSpace($0) }
      guard rest.isEmpty, header.utf8.count(where: { $0 == UInt8(ascii: "*") }) == 1 else { return nil }
      self = .any
      return
    }
    var tags: Set<String> = []
    skip(isBetween)
    while !rest.isEmpty {
      if rest.starts(with: "W/".utf8) { rest = rest.dropFirst(2) }
      guard rest.popFirst() == UInt8(ascii: "\""), let end = rest.firstIndex(of: UInt8(ascii: "\"")) else { return nil }
      tags.insert(String(Substring(rest[..<end])))
      rest = rest[end...].dropFirst()
      skip(isSpace)
      guard rest.isEmpty || rest.first == UInt8(ascii: ",") else { return nil }
      skip(isBetween)
    }
    guard !tags.isEmpty else { return nil }
    self = .eTags(tags)
  }

  /// Whether a document with an ETag need not be sent.
  func holds(_ eTag: String) -> Bool {
    switch self {
    case .eTags(let tags): tags.contains(eTag)
    case .any: true
    case .document: false
    }
  }
}

extension HeldScreen {
  /// An ETag as the header `ETag` of HTTP: `W/"…"`. It is weak, because a document has the same ETag in compact and
  /// pretty JSON.
  public static func entityTag(_ eTag: String) -> String { "W/\"\(eTag)\"" }
}
