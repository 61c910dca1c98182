/// A language the engine has words in.
public enum Language: String, Sendable, Hashable, CaseIterable {
  case english = "en"
  case russian = "ru"

  /// The language of a locale such as `ru_RU`; English when the engine has no words in the locale's language.
  public init(locale: String) {
    let language = locale.prefix { $0 != "_" && $0 != "-" }.lowercased()
    self = Language(rawValue: language) ?? .english
  }
}

/// A text in every language the engine has words in, so that a missing translation does not compile.
public struct LocalizedText: Sendable, Hashable {
  /// The English text.
  public var english: String
  /// The Russian text.
  public var russian: String

  /// Makes a text from its translations.
  public init(en english: String, ru russian: String) {
    self.english = english
    self.russian = russian
  }

  /// A text that is the same in every language, such as a name.
  public init(verbatim text: String) {
    english = text
    russian = text
  }

  /// The text in a language.
  public func callAsFunction(_ language: Language) -> String {
    switch language {
    case .english: english
    case .russian: russian
    }
  }
}

/// The forms a counted noun takes, as CLDR's cardinal plural rules name them.
public struct PluralText: Sendable {
  private let english: (one: String, other: String)
  private let russian: (one: String, few: String, many: String)
  private let russianFraction: String

  /// Makes the forms: English one/other, Russian one/few/many; `russianFraction` follows a decimal fraction, and is few
  /// unless stated, as it is for every noun without an adjective.
  public init(
    en english: (one: String, other: String), ru russian: (one: String, few: String, many: String),
    russianFraction: String? = nil
  ) {
    self.english = english
    self.russian = russian
    self.russianFraction = russianFraction ?? russian.few
  }

  /// The form that goes with a count in a language, without the count.
  public func callAsFunction(_ count: Int, _ language: Language) -> String {
    switch language {
    case .english: count == 1 ? english.one : english.other
    case .russian:
      switch (count.magnitude % 10, count.magnitude % 100) {
      case (1, let tens) where tens != 11: russian.one
      case (2...4, let tens) where !(12...14).contains(tens): russian.few
      default: russian.many
      }
    }
  }

  /// The form that goes with a decimal fraction, such as 1.5, in a language, without the number.
  public func callAsFunction(ofFractionIn language: Language) -> String {
    switch language {
    case .english: english.other
    case .russian: russianFraction
    }
  }
}
