public import LoanDetailRendering
public import Localization

extension HTMLRenderer.Words {
  /// The words in a language.
  public init(_ language: Language) {
    self.init(
      screens: Self.screens(language), earlier: Self.earlier(language), later: Self.later(language),
      allColumns: Self.allColumns(language), more: Self.more(language), figures: Self.figures(language),
      again: Self.again(language), asOf: Self.asOf(language))
  }

  private static let screens = LocalizedText(en: "More screens", ru: "Другие экраны")
  private static let earlier = LocalizedText(en: "Earlier rows", ru: "Предыдущие строки")
  private static let later = LocalizedText(en: "Later rows", ru: "Следующие строки")
  private static let allColumns = LocalizedText(en: "All columns", ru: "Все столбцы")
  private static let more = LocalizedText(en: "Show all", ru: "Показать всё")
  private static let figures = LocalizedText(en: "Show figures", ru: "Показать цифры")
  private static let again = LocalizedText(en: "Try again", ru: "Попробовать ещё раз")
  private static let asOf = LocalizedText(en: "Shown for", ru: "Показано на")
}
