/// A language that the engine supports.
public enum Language: String, Sendable, Hashable, CaseIterable {
  case english = "en"
  case russian = "ru"

  /// The language of a locale such as `ru_RU`; English if the engine does not support it.
  public init(locale: String) {
    let language = locale.prefix { $0 != "_" && $0 != "-" }.lowercased()
    self = Language(rawValue: language) ?? .english
  }
}
