/// Prepares texts from data for a reader: drops invisible characters, and masks numbers.
///
/// The engine applies it to every text of every screen after the product has made it, so a plugin cannot bypass it.
/// JSON and text output therefore have the same texts. A text with few digits and no invisible characters costs one
/// pass over its bytes and no memory.
///
/// Invisible characters are Unicode's category *format*, such as zero-width spaces, soft hyphens, direction marks and
/// tags. The joiners (U+200C, U+200D) and variation selectors, which scripts and emoji need, stay; so do isolates in
/// pairs, which keep the order of figures in right-to-left text.
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
    guard glance.mayHaveFormat || glance.mayHaveNumber else { return nil }
    let visible = glance.mayHaveFormat ? text.withoutFormat : nil
    guard let mask, glance.mayHaveNumber else { return visible }
    return mask.masked(visible ?? text) ?? visible
  }

  /// Returns the text of an amount as a reader may see it; `nil` if it does not change. The digits of the amount itself
  /// are not masked. Fewer than 13 digits are too few for a card.
  func changed(_ text: String, stating value: Int64) -> String? {
    let visible = withoutFormat(text)
    guard let mask, text.utf8.count >= 13, TextGlance.isWorthwhile(text, digits: 13, andOtherScripts: false),
      let masked = mask.masked(visible ?? text)
    else { return visible }
    let found = TextSigns(text).signs.filter { $0.kind == .digit }.map(\.code)
    return "\(value.magnitude)".utf8.map { UInt32($0) - 48 }.starts(with: found.drop { $0 == 0 }) ? visible : masked
  }

  /// Returns the text without invisible characters; `nil` if it has none. Days and rates need no other change, because
  /// they contain no number to mask.
  func withoutFormat(_ text: String) -> String? { TextGuard(masking: nil).changed(text) }
}

extension String {
  /// The text without invisible characters; `nil` if it has none.
  fileprivate var withoutFormat: String? {
    let keepsIsolates = Isolates.arePaired(in: self)
    func isDropped(_ scalar: Unicode.Scalar) -> Bool {
      scalar.value >= 0xAD && scalar.properties.generalCategory == .format && scalar != "\u{200C}"
        && scalar != "\u{200D}" && !(keepsIsolates && Isolates.contain(scalar))
    }
    guard unicodeScalars.contains(where: isDropped) else { return nil }
    var visible = UnicodeScalarView()
    visible.append(contentsOf: unicodeScalars.lazy.filter { !isDropped($0) })
    return String(visible)
  }
}
