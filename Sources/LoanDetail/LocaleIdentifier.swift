/// The name of a locale in the form that the engine uses: language, script and region with underscores, such as
/// `sr_Latn_RS`.
package struct LocaleIdentifier: Hashable, Sendable {
  /// The name, such as `ru_RU`.
  package let rawValue: String

  /// Reads `ru`, `ru_RU`, `ru-RU` or `sr-Latn-RS`, in upper or lower case; `nil` if the text is not a locale.
  package init?(_ text: String) {
    var parts = text.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }[...]
    guard let language = parts.popFirst(), (2...3).contains(language.count), language.allSatisfy(\.isLatinLetter) else {
      return nil
    }
    var name = language.lowercased()
    if let script = parts.first, script.count == 4, script.allSatisfy(\.isLatinLetter) {
      parts.removeFirst()
      name += "_" + script.prefix(1).uppercased() + script.dropFirst().lowercased()
    }
    if let region = parts.popFirst() {
      let isCountry = region.count == 2 && region.allSatisfy(\.isLatinLetter)
      let isArea = region.count == 3 && region.allSatisfy { $0.isASCII && $0.isWholeNumber }
      guard isCountry || isArea else { return nil }
      name += "_" + region.uppercased()
    }
    guard parts.isEmpty else { return nil }
    rawValue = name
  }
}

extension Character {
  /// Whether the character is one of the 26 Latin letters, in either case.
  fileprivate var isLatinLetter: Bool { isASCII && isLetter }
}
