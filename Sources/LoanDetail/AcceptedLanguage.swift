import Localization

extension LoanDetailService {
  /// Returns the locale that a client prefers among those whose language the service has.
  ///
  /// ```swift
  /// let locale = loans.locale(acceptLanguage: "kk;q=0.9, ru-RU;q=0.8", otherwise: "en_US")  // "ru_RU"
  /// ```
  ///
  /// What is not a language in the header is ignored, as RFC 9110 asks for.
  ///
  /// - Parameters:
  ///   - header: the header `Accept-Language` of HTTP; `nil` if there is none.
  ///   - locale: the locale for a client without a preference, or with languages that the service does not have.
  public func locale(acceptLanguage header: String?, otherwise locale: String) -> String {
    var best: (locale: String, weight: Double)?
    for part in (header ?? "").split(separator: ",").prefix(100) {
      let parts = part.split(separator: ";").map { $0.trimmed }
      guard let range = parts.first, let weight = Self.weight(in: parts.dropFirst()), weight > best?.weight ?? 0 else {
        continue
      }
      if range == "*" {
        best = (locale, weight)
      } else if let name = LocaleIdentifier(range)?.rawValue, has(languageOf: name) {
        best = (name, weight)
      }
    }
    return best?.locale ?? locale
  }

  /// Whether there are words in the language of a locale.
  private func has(languageOf locale: String) -> Bool {
    let code = options.languages.language(for: locale).code
    return code.split(separator: "-").first?.lowercased() == locale.split(separator: "_").first?.lowercased()
  }

  /// The weight of a language among its parameters, from 0 to 1; 1 if none is stated, and `nil` if it cannot be read.
  private static func weight(in parameters: ArraySlice<String>) -> Double? {
    guard let parameter = parameters.first(where: { $0.lowercased().hasPrefix("q=") }) else { return 1 }
    return Double(parameter.dropFirst(2)).flatMap { (0...1).contains($0) ? $0 : nil }
  }
}

extension Substring {
  /// The text without spaces and tabs at its ends.
  fileprivate var trimmed: String {
    let isSpace: (Character) -> Bool = { $0 == " " || $0 == "\t" }
    return String(drop(while: isSpace).reversed().drop(while: isSpace).reversed())
  }
}
