package import DesignSystem
package import Localization

extension ProductManifest {
  /// The title of a screen; `nil` for the main screen, which has the product's title, and for a screen without one.
  package func title(of screen: ScreenID) -> LocalizedText? { screenTitles[screen] ?? screen.standardTitle }

  /// The icon of a screen; `nil` for a screen without one.
  package func icon(of screen: ScreenID) -> Action.Icon? {
    screenIcons[screen] ?? (screen == screens.first ? .overview : screen.standardIcon)
  }
}

extension ScreenID {
  /// The title of a screen that all products have; `nil` for the main screen and for a product's own screens.
  package var standardTitle: LocalizedText? {
    switch self {
    case .details: LocalizedText(en: "All details", ru: "Все подробности")
    case .composition: LocalizedText(en: "What the debt is made of", ru: "Из чего складывается долг")
    case .schedule: LocalizedText(en: "Payment schedule", ru: "График платежей")
    case .operations: LocalizedText(en: "Transactions", ru: "Операции")
    case .whatIf: LocalizedText(en: "What if", ru: "Что, если")
    case .statement: LocalizedText(en: "Statement of account", ru: "Выписка")
    default: nil
    }
  }

  /// The icon of a screen that all products have; `nil` for the main screen and for a product's own screens.
  package var standardIcon: Action.Icon? {
    switch self {
    case .details: .details
    case .composition: .breakdown
    case .schedule: .schedule
    case .operations: .operations
    case .whatIf: .calculation
    case .statement: .operations
    default: nil
    }
  }
}
