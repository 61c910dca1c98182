/// The plural forms of a noun, named as in the cardinal plural rules of CLDR.
///
/// In a form that is a phrase, `{n}` is the place of the number:
///
/// ```swift
/// PluralText(en: ("in {n} day", "in {n} days"), ru: ("через {n} день", "через {n} дня", "через {n} дней"))
/// ```
///
/// ``LocaleFormatter/count(_:_:)`` puts the number there or, in a form without `{n}`, before the form.
public struct PluralText: Sendable, Hashable {
  private let english: PluralForms
  private let russian: PluralForms

  /// Creates the forms of a noun. Write them as string literals.
  ///
  /// - Parameters:
  ///   - english: the English forms.
  ///   - russian: the Russian forms.
  ///   - russianFraction: the Russian form after a decimal fraction; by default `few`, which is correct for every noun
  ///     without an adjective.
  public init(
    en english: (one: String, other: String), ru russian: (one: String, few: String, many: String),
    russianFraction: String? = nil
  ) {
    self.english = PluralForms(one: english.one, few: english.other, many: english.other, other: english.other)
    self.russian = PluralForms(
      one: russian.one, few: russian.few, many: russian.many, other: russianFraction ?? russian.few)
  }

  /// Returns the form for a count in a language, without the count itself.
  public func callAsFunction(_ count: Int, _ language: Language) -> String {
    forms(in: language)[count].text
  }

  /// Returns the form for a decimal fraction such as 1.5 in a language, without the number itself.
  public func callAsFunction(ofFractionIn language: Language) -> String {
    forms(in: language).ofFraction.text
  }

  /// Returns the forms of the noun in a language, or those of the product's own noun in its place.
  func forms(in language: Language) -> NounForms {
    (language.replacements?[self] ?? self).ownForms(in: language)
  }

  /// Returns the code of the language in which a reader gets the noun; `nil` if it is the reader's own.
  func otherLanguage(for language: Language) -> String? {
    guard case .table(let table) = language.words else { return nil }
    let noun = language.replacements?[self] ?? self
    let own = table.forms(
      one: noun.english[.one].text, other: noun.english[.other].text, besideRussian: noun.russian[.one].text)
    return own == nil ? table.fallback.code : nil
  }

  /// Returns the forms of this noun in a language; in the fallback language of a table that does not have it.
  private func ownForms(in language: Language) -> NounForms {
    switch language.words {
    case .english(let spelling): NounForms(forms: english, rule: .english, spelling: spelling)
    case .russian: NounForms(forms: russian, rule: .russian)
    case .table(let table):
      table.forms(one: english[.one].text, other: english[.other].text, besideRussian: russian[.one].text)
        .map { NounForms(forms: $0, rule: table.rule) } ?? ownForms(in: table.fallback)
    }
  }

  /// The keys by which a product's replacement finds the noun, the most exact one first.
  var keys: [TextKey] {
    let (one, other) = (english[.one].text, english[.other].text)
    return [
      TextKey(one: one, other: other, besideRussian: russian[.one].text), TextKey(one: one, other: other),
    ]
  }

  /// The English forms and the Russian ones, each once.
  package var texts: (english: [String], russian: [String]) { (english.texts, russian.texts) }
}
