public import LoanDetailRendering
public import Localization

extension TextRenderer.Words {
  /// The words in a language.
  public init(_ language: Language) {
    self.init(notShown: Self.notShown(language), folded: Self.folded(language))
  }

  private static let notShown = LocalizedText(en: "Not shown at this width:", ru: "Не показано при этой ширине:")
  private static let folded = LocalizedText(
    en: "folded: only the totals are shown", ru: "свёрнуто: показаны только итоги")
}
