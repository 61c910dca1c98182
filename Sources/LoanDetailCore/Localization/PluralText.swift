import DesignSystem

/// The plural forms of a noun, named as in the cardinal plural rules of CLDR.
///
/// A form that is a whole sentence has the place of the number as `{n}`:
///
/// ```swift
/// PluralText(en: ("in {n} day", "in {n} days"), ru: ("через {n} день", "через {n} дня", "через {n} дней"))
/// ```
///
/// ``LocaleFormatter/count(_:_:)`` puts the number there; without the place, before the form.
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
    self.english = Forms([.one: english.one, .other: english.other])
    self.russian = Forms([
      .one: russian.one, .few: russian.few, .many: russian.many, .other: russianFraction ?? russian.few,
    ])
  }

  /// Returns the form for a count in a language, without the count itself.
  public func callAsFunction(_ count: Int, _ language: Language) -> String {
    form(in: language) { $0.category(of: count) }
  }

  /// Returns the form for a decimal fraction such as 1.5 in a language, without the number itself.
  public func callAsFunction(ofFractionIn language: Language) -> String {
    form(in: language) { $0.fractionCategory }
  }

  /// Returns a number with the form for it.
  func counted(_ number: String, _ form: String) -> String {
    guard form.utf8.contains(UInt8(ascii: "{")), form.includes("{n}") else { return "\(number) \(form)" }
    return form.exchanging("{n}", for: number)
  }

  private func form(in language: Language, _ category: (PluralRule) -> PluralCategory) -> String {
    switch language.words {
    case .english(let spelling): spelling.spelled(english[category(.english)])
    case .russian: russian[category(.russian)]
    case .table(let table):
      if let forms = table.forms(of: english[.one], english[.other], besideRussian: russian[.one]) {
        forms[category(table.rule)]
      } else {
        form(in: table.fallback, category)
      }
    }
  }
}

/// The forms of a noun by category. A category without a form has that of `other`.
struct Forms: Sendable, Hashable {
  /// The forms in the order of the categories.
  private let forms: [String]

  init(_ forms: [PluralCategory: String]) {
    self.forms = PluralCategory.allCases.map { forms[$0] ?? forms[.other] ?? "" }
  }

  subscript(category: PluralCategory) -> String { forms[category.place] }
}

extension PluralCategory {
  /// The place of the category in `allCases`.
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
