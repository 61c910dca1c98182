import DesignSystem
import Localization

extension LoanWords {
  static let paymentHoliday = LocalizedText(en: "Payment holiday", ru: "Кредитные каникулы")
  static let firstDay = LocalizedText(en: "First day", ru: "Первый день")
  static let lastDay = LocalizedText(en: "Last day", ru: "Последний день")
  static let firstPaymentAfter = LocalizedText(en: "First full payment afterwards", ru: "Первый полный платёж после")
  static let holidayPayment = LocalizedText(en: "Payment during the holiday", ru: "Платёж во время каникул")
  static let nothingToPay = LocalizedText(en: "nothing to pay", ru: "платить не нужно")
  static let deferredSum = LocalizedText(en: "Deferred amount", ru: "Отложенная сумма")
  static let deferredDue = LocalizedText(en: "The deferred amount is due by", ru: "Отложенное оплатить до")
  static func toPayBy(_ day: Value) -> LocalizedText {
    LocalizedText(en: "to be paid by \(day)", ru: "оплатить до \(day)")
  }
  static let holidayInterest = LocalizedText(en: "Interest during the holiday", ru: "Проценты во время каникул")
  static func interestOfHoliday(continues: Bool) -> LocalizedText {
    continues
      ? LocalizedText(en: "continues to accrue", ru: "начисляются")
      : LocalizedText(en: "does not accrue", ru: "не начисляются")
  }

  static let holidayPrice = LocalizedText(en: "The holiday costs", ru: "Каникулы обойдутся в")
  static let moreInterest = LocalizedText(en: "more interest than without it", ru: "лишних процентов")
  static let lastPaymentWithHoliday = LocalizedText(
    en: "Last payment with the holiday", ru: "Последний платёж с каникулами")
  static func withoutHoliday(_ day: Value) -> LocalizedText {
    LocalizedText(en: "without it \(day)", ru: "без каникул \(day)")
  }
  static func later(by time: String) -> LocalizedText {
    LocalizedText(en: "\(time) later", ru: "позже на \(time)")
  }

  static let restructuring = LocalizedText(en: "Restructuring", ru: "Реструктуризация")
  static let agreedOn = LocalizedText(en: "Agreed on", ru: "Дата соглашения")
  static let agreedTerms = LocalizedText(en: "Agreed terms", ru: "О чём договорились")
}
