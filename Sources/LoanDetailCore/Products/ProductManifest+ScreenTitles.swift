package import DesignSystem
package import Localization

extension ProductManifest {
  /// The title of a screen; `nil` for the main screen, which has the product's title, and for a screen without one.
  package func title(of screen: ScreenID) -> LocalizedText? { screenTitles[screen] ?? screen.standardTitle }
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
    default: nil
    }
  }
}
