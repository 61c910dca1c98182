import DesignSystem

/// The parts of the name of a locale, such as `sr_Latn_RS` or `pt-BR`.
package struct LocaleParts: Hashable {
  /// The language code in lower case; empty if the name is empty.
  package var language = ""
  /// The script, such as `Latn`; `nil` if the name has none.
  var script: String?
  /// The region in upper case; `nil` if the name has none.
  var region: String?

  /// Reads a name. After the language, four letters are the script, two or three the region; others are ignored.
  package init(_ name: String) {
    let parts = name.split { $0 == "_" || $0 == "-" }
    guard let first = parts.first else { return }
    language = first.lowercased()
    for part in parts.dropFirst() {
      switch part.count {
      case 4: script = part.prefix(1).uppercased() + part.dropFirst().lowercased()
      case 2, 3: region = part.uppercased()
      default: break
      }
    }
  }

  /// The possible codes of a language for this locale, such as `pt-BR` and `pt`, the most specific first.
  var names: [String] {
    let all = [[language, script, region], [language, region], [language, script], [language]]
    return all.reduce(into: []) { names, parts in
      let name = parts.compactMap(\.self).joined(separator: "-")
      if !names.contains(name) { names.append(name) }
    }
  }

  /// Whether the locale's script is written from right to left.
  var isRightToLeft: Bool { ReadingDirection(language: language, script: script) == .rightToLeft }
}
