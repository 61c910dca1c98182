/// A locale's name in the one form the engine uses: language, script and region with underscores, such as `sr_Latn_RS`.
struct LocaleIdentifier: Hashable, Sendable {
  let rawValue: String

  /// Reads `ru`, `ru_RU`, `ru-RU` or `sr-Latn-RS` in any case; `nil` for what cannot be a locale.
  init?(_ text: some StringProtocol) {
    let pattern = /([A-Za-z]{2,3})(?:[_-]([A-Za-z]{4}))?(?:[_-]([A-Za-z]{2}|[0-9]{3}))?/
    guard let match = String(text).wholeMatch(of: pattern) else { return nil }
    let parts: [String?] = [match.1.lowercased(), match.2?.capitalizedASCII, match.3?.uppercased()]
    rawValue = parts.compactMap(\.self).joined(separator: "_")
  }

  /// The locale a POSIX environment asks for: the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that says anything.
  ///
  /// `C`, `POSIX` and what cannot be read are `en_US`.
  init(environment: [String: String]) {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
    let value = names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    let locale = LocaleIdentifier(value.prefix { $0 != "." && $0 != "@" })
    rawValue = locale?.rawValue ?? "en_US"
  }
}

extension Substring {
  fileprivate var capitalizedASCII: String { prefix(1).uppercased() + dropFirst().lowercased() }
}
