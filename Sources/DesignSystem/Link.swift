/// The address of a web page (`https:`) or a telephone number (`tel:`). No other address can be a link.
///
/// ```swift
/// Link("https://bank.example/help")   // a link
/// Link("tel:+7-800-555-35-35")        // a link
/// Link("http://bank.example")         // nil: not encrypted
/// Link("https://bank.example@evil.example")  // nil: hides where it leads
/// ```
///
/// A link has at most 2,048 characters, and only those that RFC 3986 allows in a URI. It has no user information, no
/// spaces and no control characters, and the name of its host has no number of a card or an account. An international
/// host name is in its ASCII form, which begins with `xn--`. A telephone number has 2 to 15 digits after a plus sign,
/// or 2 to 12 without one.
public struct Link: Sendable, Hashable, CustomStringConvertible {
  /// The complete address, as it was given.
  public let url: String

  /// The length of the longest address, in bytes.
  private static let longest = 2_048
  private static let telephone = "tel:"

  /// Makes a link; `nil` if the text is not an address that a client may open.
  public init?(_ url: String) {
    guard url.utf8.count <= Self.longest else { return nil }
    guard Self.origin(of: url).map({ !NumberMask.containsCardOrAccount(String($0)) }) ?? Self.isValidTelephone(url)
    else { return nil }
    self.url = url
  }

  /// Makes a link to the start page at an origin.
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

  /// The part of a page's address before its path; `nil` if the text is not the address of a page.
  ///
  /// `@` is not allowed before the path, so there is no user information.
  private static func origin(of url: String) -> Substring? {
    guard url.hasPrefix("https://") else { return nil }
    var rest = url.utf8.dropFirst("https://".utf8.count)
    let host = rest.prefix { isAlphanumeric($0) || ".-".utf8.contains($0) }
    guard host.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).allSatisfy(isLabel) else {
      return nil
    }
    rest = rest[host.endIndex...]
    if rest.first == UInt8(ascii: ":") {
      let port = rest.dropFirst().prefix(while: isDigit)
      guard (1...5).contains(port.count) else { return nil }
      rest = rest[port.endIndex...]
    }
    return isPath(rest) ? url[..<rest.startIndex] : nil
  }

  /// Whether a text is a part of a host's name between two dots.
  private static func isLabel(_ text: Substring.UTF8View) -> Bool {
    guard let first = text.first, let last = text.last else { return false }
    return isAlphanumeric(first) && isAlphanumeric(last)
  }

  /// Whether a text can follow the host in an address: a path, a query and a fragment, or nothing.
  private static func isPath(_ text: Substring.UTF8View) -> Bool {
    guard let first = text.first else { return true }
    guard "/?#".utf8.contains(first) else { return false }
    var rest = text
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%") {
        guard rest.count >= 2, rest.prefix(2).allSatisfy(isHexadecimal) else { return false }
        rest = rest.dropFirst(2)
      } else if !isAlphanumeric(byte), !"._~:/?#@!$&'()*+,;=[]-".utf8.contains(byte) {
        return false
      }
    }
    return true
  }

  /// Whether a text is `tel:` with a number of an allowed length.
  private static func isValidTelephone(_ url: String) -> Bool {
    guard url.hasPrefix(telephone) else { return false }
    var number = url.utf8.dropFirst(telephone.utf8.count)
    let isInternational = number.first == UInt8(ascii: "+")
    if isInternational { number = number.dropFirst() }
    guard let first = number.first, isDigit(first), number.allSatisfy({ isDigit($0) || ".()-".utf8.contains($0) })
    else { return false }
    return (2...(isInternational ? 15 : 12)).contains(number.count(where: isDigit))
  }

  private static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }
  private static func isAlphanumeric(_ byte: UInt8) -> Bool { isDigit(byte) || 0x61...0x7A ~= byte | 0x20 }
  private static func isHexadecimal(_ byte: UInt8) -> Bool { isDigit(byte) || 0x61...0x66 ~= byte | 0x20 }
}
