/// The plural forms of a noun, named as in the cardinal plural rules of CLDR.
public struct PluralText: Sendable {
  private let english: (one: String, other: String)
  private let russian: (one: String, few: String, many: String)
  private let russianFraction: String

  /// Creates the forms of a noun.
  ///
  /// - Parameters:
  ///   - english: The English forms.
  ///   - russian: The Russian forms.
  ///   - russianFraction: The Russian form after a decimal fraction; by default `few`, which is correct for every noun
  ///     without an adjective.
  public init(
    en english: (one: String, other: String), ru russian: (one: String, few: String, many: String),
    russianFraction: String? = nil
  ) {
    self.english = english
    self.russian = russian
    self.russianFraction = russianFraction ?? russian.few
  }

  /// Returns the form for a count in a language, without the count itself.
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

  /// Returns the form for a decimal fraction such as 1.5 in a language, without the number itself.
  public func callAsFunction(ofFractionIn language: Language) -> String {
    switch language {
    case .english: english.other
    case .russian: russianFraction
    }
  }
}
