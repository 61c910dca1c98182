/// The address of a web page (`https:`) or a telephone number (`tel:`). No other address can be a link.
///
/// ```swift
/// Link("https://bank.example/help")   // a link
/// Link("tel:+7-800-555-35-35")        // a link
/// Link("http://bank.example")         // nil: not encrypted
/// Link("https://bank.example@evil.example")  // nil: hides where it leads
/// ```
///
/// A link is an absolute URI of RFC 3986 in ASCII with at most 2,048 characters. It has no user information, no spaces and
/// no control characters. An international host name is in its ASCII form, which begins with `xn--`. A telephone number
/// has 2 to 15 digits after a plus sign, or 2 to 12 without one.
public struct Link: Sendable, Hashable, CustomStringConvertible {
  /// The complete address, as it was given.
  public let url: String

  private static let longest = 2_048
  private static let telephone = "tel:"

  /// Makes a link; `nil` if the text is not an address that a client may open.
  public init?(_ url: String) {
    guard url.utf8.count <= Self.longest, Self.origin(of: url) != nil || Self.isTelephone(url) else { return nil }
    self.url = url
  }

  private init(origin: Substring) { url = "\(origin)/" }

  /// Whether the link is a telephone number, and not a page.
  public var isTelephone: Bool { url.hasPrefix(Self.telephone) }

  /// The address as a person reads it: a telephone number without `tel:`, a page as it is.
  public var text: String {
    isTelephone ? String(url.dropFirst(Self.telephone.count)) : url
  }

  public var description: String { url }

  /// The start page of the host; `nil` for a telephone number.
  var startPage: Link? { Self.origin(of: url).map(Link.init(origin:)) }

  /// The address of a page with its percent-encoded characters decoded.
  var decoded: String {
    var (bytes, rest) = ([UInt8](), Substring(url))
    while let character = rest.first {
      if character == "%", let byte = UInt8(rest.dropFirst().prefix(2), radix: 16) {
        bytes.append(byte)
        rest = rest.dropFirst(3)
      } else {
        bytes += character.utf8
        rest = rest.dropFirst()
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The part of a page's address before its path; `nil` if the text is not the address of a page.
  ///
  /// `@` is not allowed before the path, so there is no user information.
  private static func origin(of url: String) -> Substring? {
    let label = /[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?/
    let page =
      /(https:\/\/[A-Za-z0-9][A-Za-z0-9.-]*(?::[0-9]{1,5})?)(?:[\/?#](?:[A-Za-z0-9._~:\/?#@!$&'()*+,;=\[\]-]|%[0-9A-Fa-f]{2})*)?/
    guard let origin = url.wholeMatch(of: page)?.1 else { return nil }
    let host = origin.dropFirst("https://".count).prefix { $0 != ":" }
    let labels = host.split(separator: ".", omittingEmptySubsequences: false)
    return labels.allSatisfy { $0.wholeMatch(of: label) != nil } ? origin : nil
  }

  private static func isTelephone(_ url: String) -> Bool {
    guard let number = url.wholeMatch(of: /tel:(\+?)[0-9][0-9.()-]*/) else { return false }
    return (2...(number.1.isEmpty ? 12 : 15)).contains(url.utf8.count { (48...57).contains($0) })
  }
}
