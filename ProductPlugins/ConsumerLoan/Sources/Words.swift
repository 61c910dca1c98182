import Localization

/// The words that only consumer loans need.
enum Words {
  static let product = LocalizedText(en: "Consumer loan", ru: "Потребительский кредит")
  static let rateCondition = LocalizedText(en: "Rate and insurance", ru: "Ставка и страховка")
  static let rateWithoutInsurance = LocalizedText(en: "Rate without insurance", ru: "Ставка без страховки")
}
