import Localization

/// The words that only mortgages need.
enum Words {
  static let product = LocalizedText(en: "Mortgage", ru: "Ипотека")
  static let collateral = LocalizedText(en: "Mortgaged property", ru: "Жильё в залоге")
  static let home = LocalizedText(en: "Home", ru: "Жильё")
  static let homeUnknown = LocalizedText(
    en: "The bank's system provides no details of the home.", ru: "Система банка не сообщает подробностей о жилье.")
  static let area = LocalizedText(en: "Floor area", ru: "Площадь")
  static let squareMetres = LocalizedText(en: "m²", ru: "м²")
  static let rooms = LocalizedText(en: "Rooms", ru: "Комнат")
  static let subsidy = LocalizedText(en: "Reduced rate", ru: "Льготная ставка")
  static let programme = LocalizedText(en: "Programme", ru: "Программа")
  static let reducedUntil = LocalizedText(en: "Reduced until", ru: "Действует по")
  static let rateAfter = LocalizedText(en: "Rate after that", ru: "Ставка после")
  static let keptWhile = LocalizedText(en: "Kept while", ru: "Сохраняется, пока")
  /// The end of the programme, as the reason of a change of the rate.
  static func programmeEnds(_ programme: LocalizedText) -> LocalizedText {
    LocalizedText(en: "the programme ends: \(programme)", ru: "заканчивается программа: \(programme)")
  }
}
