import LoanDetail
import LoanDetailRendering

/// The address of a screen as a resource, such as `loan-detail://screens/mortgage:2001/schedule`.
struct ScreenAddress {
  private static let start = "loan-detail://screens/"
  /// The template of all addresses (RFC 6570).
  static let template = "\(start){product}/{screen}{?cursor}"

  let product: String
  let screen: String
  /// The cursor of a part of a text that is longer than one answer; `nil` for the first part.
  let cursor: String?

  init(product: String, screen: String) {
    self.product = product
    self.screen = screen
    cursor = nil
  }

  /// Reads an address; `nil` if it is not that of a screen.
  init?(_ address: String) {
    guard address.hasPrefix(Self.start) else { return nil }
    let sides = address.dropFirst(Self.start.count).split(
      separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let path = sides[0].split(separator: "/", omittingEmptySubsequences: false)
    guard path.count == 2, let product = PercentEncoding.decoded(path[0]), !product.isEmpty,
      let screen = PercentEncoding.decoded(path[1]), !screen.isEmpty
    else { return nil }
    self.product = product
    self.screen = screen
    guard sides.count == 2 else {
      cursor = nil
      return
    }
    guard sides[1].hasPrefix("cursor="), let cursor = PercentEncoding.decoded(sides[1].dropFirst("cursor=".count))
    else {
      return nil
    }
    self.cursor = cursor
  }

  /// The address as a text, without a cursor.
  var text: String { Self.start + [product, screen].map(QueryLinks.encoded).joined(separator: "/") }
}
