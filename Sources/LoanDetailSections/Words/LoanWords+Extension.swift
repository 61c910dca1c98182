import DesignSystem
import Localization

extension LoanWords {
  static let laterPaymentDay = LocalizedText(en: "Later payment day", ru: "Перенос срока оплаты")
  static let newPaymentDay = LocalizedText(en: "New payment day", ru: "Новый срок оплаты")
  static let newPaymentDayIfGranted = LocalizedText(
    en: "New payment day, if granted", ru: "Новый срок, если согласуют")
  static let paymentDayNow = LocalizedText(en: "Payment day now", ru: "Срок оплаты теперь")
  static let costOfExtension = LocalizedText(en: "What it costs", ru: "Стоимость переноса")
  static let toPayForExtension = LocalizedText(en: "To pay at once for it", ru: "Для этого сразу оплатить")
  static let paidForExtension = LocalizedText(en: "Paid at once for it", ru: "Для этого сразу оплачено")
  static let askForExtensionBy = LocalizedText(en: "Ask for it by", ru: "Попросить не позднее")
  static let extensionRequestedOn = LocalizedText(en: "Asked for on", ru: "Запрос от")
  static let extendedOn = LocalizedText(en: "Granted on", ru: "Перенесён")
  static let extensionsUsed = LocalizedText(en: "Times used", ru: "Переносов использовано")
  static let extensionIsNotPossible = LocalizedText(en: "Not possible now", ru: "Сейчас нельзя")
  static let reasonNotGiven = LocalizedText(en: "no reason is given", ru: "причина не указана")
  static let dayIfNotGranted = LocalizedText(en: "Payment day until then", ru: "Пока срок прежний")
}
