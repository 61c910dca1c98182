import DesignSystem
import Localization

/// The words that only car loans need.
enum Words {
  static let product = LocalizedText(en: "Car loan", ru: "Автокредит")
  static let pledgedCar = LocalizedText(en: "Pledged car", ru: "Автомобиль в залоге")
  static let car = LocalizedText(en: "Car", ru: "Автомобиль")
  static let make = LocalizedText(en: "Make", ru: "Марка")
  static let model = LocalizedText(en: "Model", ru: "Модель")
  static let year = LocalizedText(en: "Year of manufacture", ru: "Год выпуска")
  static let vin = LocalizedText(en: "Vehicle identification number (VIN)", ru: "VIN")
  static let mileage = LocalizedText(en: "Mileage", ru: "Пробег")
  static let kilometres = PluralText(en: ("km", "km"), ru: ("км", "км", "км"))
  /// The day on which the mileage was read.
  static func readOn(_ day: Value) -> LocalizedText { LocalizedText(en: "on \(day)", ru: "на \(day)") }
  static let titleNumber = LocalizedText(en: "Title certificate number", ru: "Номер ПТС")
  static let titleHolder = LocalizedText(en: "Where the title certificate is", ru: "Где ПТС")
  static func text(of holder: Vehicle.TitleHolder) -> LocalizedText {
    switch holder {
    case .bank: LocalizedText(en: "at the bank", ru: "в банке")
    case .customer: LocalizedText(en: "with the borrower", ru: "у заёмщика")
    case .electronic: LocalizedText(en: "electronic", ru: "электронный")
    }
  }
  static let pledgeNumber = LocalizedText(en: "Number in the register of pledges", ru: "Номер в реестре залогов")
}
