/// Prepares texts from data for a reader: drops invisible characters, and masks numbers.
///
/// Readers of records return `DataText`. Only a `Language` turns it into a `String`, and it applies this guard. A text
/// with few digits and no invisible characters costs one pass over its bytes and no allocation.
///
/// Invisible characters are Unicode's category *format* and those that are ignorable by default, such as zero-width
/// spaces, soft hyphens, direction marks and tags. The joiners (U+034F, U+200C, U+200D), the fillers of syllables
/// (U+115F, U+1160) and variation selectors, which scripts and emoji need, stay; so do isolates in pairs, which keep
/// the order of figures in right-to-left text.
package struct TextGuard: Sendable {
  private let mask: NumberMask?

  /// Creates a guard with a mask; with `nil`, numbers are shown in full.
  package init(masking mask: NumberMask?) { self.mask = mask }

  /// The guard for messages: it masks every number that matches a pattern of ``NumberMask``.
  package static let messages = TextGuard(masking: NumberMask())

  /// Returns the text as a reader may see it.
  package func callAsFunction(_ text: String) -> String { changed(text) ?? text }

  /// Returns the text as a reader may see it; `nil` if it does not change.
  func changed(_ text: String) -> String? {
    guard TextGlance.isWorthwhile(text, digits: mask?.fewestDigits ?? .max) else { return nil }
    let glance = TextGlance(at: text, for: mask)
    let mayHaveNumber = glance.mayHaveNumber || text.utf8.contains(UInt8(ascii: "%"))
    guard glance.mayHaveFormat || mayHaveNumber else { return nil }
    let visible = glance.mayHaveFormat ? text.withoutFormat : nil
    guard let mask, mayHaveNumber else { return visible }
    return mask.masked(visible ?? text) ?? visible
  }

  /// Returns the text for copying: without invisible characters, or `nil` if it contains a number that is masked.
  package func copyable(_ text: String) -> String? {
    let visible = TextGuard(masking: nil)(text)
    return self(text) == visible ? visible : nil
  }

  /// Returns the link that a reader may open: the start page of the host if the address of a page contains a number
  /// that is masked, otherwise the link itself. A telephone number is not masked.
  package func callAsFunction(_ link: Link) -> Link {
    guard let startPage = link.startPage, changed(link.url) != nil else { return link }
    return startPage
  }
}

extension String {
  /// The invisible characters besides variation selectors that scripts and emoji need.
  private static let needed: [Unicode.Scalar] = ["\u{34F}", "\u{115F}", "\u{1160}", "\u{200C}", "\u{200D}"]

  /// The text without invisible characters; `nil` if it has none.
  fileprivate var withoutFormat: String? {
    let keepsIsolates = Isolates.arePaired(in: self)
    func isDropped(_ scalar: Unicode.Scalar) -> Bool {
      guard scalar.value >= 0xAD, !Self.needed.contains(scalar) else { return false }
      let properties = scalar.properties
      return (properties.generalCategory == .format || properties.isDefaultIgnorableCodePoint)
        && !properties.isVariationSelector && !(keepsIsolates && Isolates.contain(scalar))
    }
    guard unicodeScalars.contains(where: isDropped) else { return nil }
    var visible = UnicodeScalarView()
    visible.append(contentsOf: unicodeScalars.lazy.filter { !isDropped($0) })
    return String(visible)
  }
}
