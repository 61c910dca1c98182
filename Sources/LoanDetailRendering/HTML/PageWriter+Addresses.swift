import DesignSystem

extension PageWriter {
  /// The address of a destination; `nil` if it has none.
  func address(of destination: Destination?) -> String? {
    switch destination {
    case nil: nil
    case .item(let id): "#\(anchor(id))"
    case .link(let link): link.url
    case .screen, .flow, .event, .sourceFlow, .document: destination.flatMap { address(of: .opens($0)) }
    }
  }

  /// The address that the host gives; `nil` if it gives none, or one that would run a script.
  ///
  /// White space and control characters are encoded, because a browser would drop some of them and find a scheme.
  func address(of target: HTMLTarget) -> String? {
    guard let address = links.address(of: target, in: document) else { return nil }
    let encoded = address.percentEncoded { $0 > 0x20 && $0 != 0x7F }
    let scheme = encoded.prefix { !":/?#".contains($0) }.lowercased()
    return ["javascript", "data", "vbscript"].contains(scheme) ? nil : encoded
  }

  mutating func href(_ address: String) { html.attribute("href", address) }

  /// Writes what `body` writes as a link; without an address, as it is.
  mutating func link(to address: String?, _ body: (inout PageWriter) -> Void) {
    guard let address else { return body(&self) }
    html.markup("<a")
    href(address)
    html.markup(">")
    body(&self)
    html.markup("</a>")
  }
}

extension String {
  /// Returns the text with each byte that may not stay as it is percent-encoded (RFC 3986).
  func percentEncoded(except mayStay: (UInt8) -> Bool) -> String {
    guard !utf8.allSatisfy(mayStay) else { return self }
    var bytes: [UInt8] = []
    for byte in utf8 {
      if mayStay(byte) {
        bytes.append(byte)
      } else {
        bytes += "%\(byte < 16 ? "0" : "")\(String(byte, radix: 16, uppercase: true))".utf8
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
