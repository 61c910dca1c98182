import Localization

extension LoanWords {
  static let rateChange = LocalizedText(en: "Change of the rate", ru: "Изменение ставки")
  static let newRate = LocalizedText(en: "New rate", ru: "Новая ставка")
  static let newRateFrom = LocalizedText(en: "First day of the new rate", ru: "Новая ставка действует с")
  static let paymentAfterChange = LocalizedText(en: "Payment after the change", ru: "Платёж после изменения")
  static let firstChangedPayment = LocalizedText(en: "First changed payment", ru: "Первый изменённый платёж")
  static let paymentsAfterChange = LocalizedText(
    en: "Payments left after the change", ru: "Останется платежей после изменения")
  static let reason = LocalizedText(en: "Reason", ru: "Причина")
  static let announced = LocalizedText(en: "Announced on", ru: "Дата уведомления")
  static let answerBy = LocalizedText(en: "Answer by", ru: "Ответить до")
}
