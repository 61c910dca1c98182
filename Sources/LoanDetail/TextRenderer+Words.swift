public import LoanDetailCore
public import LoanDetailRendering

extension TextRenderer.Words {
  /// The words in the language of a locale, such as `ru_RU`.
  public init(locale: String, languages: Languages = .builtIn) {
    let language = languages.language(for: locale)
    self.init(notShown: Self.notShown(language), folded: Self.folded(language))
  }

  private static let notShown = LocalizedText(en: "Not shown at this width:", ru: "Не показано при этой ширине:")
  private static let folded = LocalizedText(
    en: "folded: only the totals are shown", ru: "свёрнуто: показаны только итоги")
}
