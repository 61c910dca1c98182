/// The forms of a noun by category. A category without a form uses that of `other`.
struct PluralForms: Sendable, Hashable {
  /// The forms in the order of `PluralCategory.allCases`.
  private let forms: [NounForm]

  /// Creates the forms of a translator's table; empty ones if there is no form at all.
  init(_ forms: [PluralCategory: String]) {
    self.forms = PluralCategory.allCases.map { NounForm(forms[$0] ?? forms[.other] ?? "") }
  }

  /// Creates the forms of a built-in language, which has no forms of its own for `zero` and `two`.
  init(one: String, few: String, many: String, other: String) {
    let (one, few, many, other) = (NounForm(one), NounForm(few), NounForm(many), NounForm(other))
    forms = [other, one, other, few, many, other]
  }

  private init(forms: [NounForm]) { self.forms = forms }

  subscript(category: PluralCategory) -> NounForm { forms[category.place] }

  /// The texts of the forms of a built-in language, each once: in English "one" and "other"; in Russian "one", the form
  /// after a fraction (nearly always that of "few"), "few" and "many".
  var texts: [String] { forms.dropFirst().reduce(into: []) { if !$0.contains($1.text) { $0.append($1.text) } } }

  /// Returns the forms in a spelling of English.
  func spelled(in spelling: EnglishSpelling) -> PluralForms {
    PluralForms(forms: forms.map { $0.spelled(in: spelling) })
  }
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
