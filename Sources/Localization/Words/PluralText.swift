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
  private let english: Forms
  private let russian: Forms

  /// Creates the forms of a noun. Write them as string literals.
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
    self.english = Forms(one: english.one, few: english.other, many: english.other, other: english.other)
    self.russian = Forms(
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

  /// The forms of the noun in a language.
  func forms(in language: Language) -> NounForms {
    (language.replacements?[self] ?? self).ownForms(in: language)
  }

  /// The language in which a reader gets the noun; `nil` if it is the reader's own.
  func otherLanguage(for language: Language) -> String? {
    guard case .table(let table) = language.words else { return nil }
    let noun = language.replacements?[self] ?? self
    let own = table.forms(
      of: noun.english[.one].text, noun.english[.other].text, besideRussian: noun.russian[.one].text)
    return own == nil ? table.fallback.code : nil
  }

  private func ownForms(in language: Language) -> NounForms {
    switch language.words {
    case .english(let spelling): NounForms(forms: english, rule: .english, spelling: spelling)
    case .russian: NounForms(forms: russian, rule: .russian)
    case .table(let table):
      table.forms(of: english[.one].text, english[.other].text, besideRussian: russian[.one].text)
        .map { NounForms(forms: $0, rule: table.rule) } ?? ownForms(in: table.fallback)
    }
  }

  /// The keys by which a product's replacement finds the noun, the most exact one first.
  var keys: [TextKey] {
    let (one, other) = (english[.one].text, english[.other].text)
    return [TextKey(one, other, besideRussian: russian[.one].text), TextKey(one, other)]
  }

  /// The English forms and the Russian ones, each once.
  package var texts: (english: [String], russian: [String]) { (english.texts, russian.texts) }
}

/// The forms of a noun by category. A category without a form uses that of `other`.
struct Forms: Sendable, Hashable {
  /// The forms in the order of the categories.
  private let forms: [NounForm]

  init(_ forms: [PluralCategory: String]) {
    self.forms = PluralCategory.allCases.map { NounForm(forms[$0] ?? forms[.other] ?? "") }
  }

  init(one: String, few: String, many: String, other: String) {
    let (one, few, many, other) = (NounForm(one), NounForm(few), NounForm(many), NounForm(other))
    forms = [other, one, other, few, many, other]
  }

  private init(forms: [NounForm]) { self.forms = forms }

  subscript(category: PluralCategory) -> NounForm { forms[category.place] }

  /// The texts of the forms, each once: in English "one" and "other", in Russian "one", "few" and "many".
  var texts: [String] { forms.dropFirst().reduce(into: []) { if !$0.contains($1.text) { $0.append($1.text) } } }

  /// Returns the forms in a spelling of English.
  func spelled(in spelling: EnglishSpelling) -> Forms { Forms(forms: forms.map { $0.spelled(in: spelling) }) }
}

extension PluralCategory {
  /// The index of the category in `allCases`.
  fileprivate var place: Int {
    switch self {
    case .zero: 0
    case .one: 1
    case .two: 2
    case .few: 3
    case .many: 4
    case .other: 5
    }
  }
}
