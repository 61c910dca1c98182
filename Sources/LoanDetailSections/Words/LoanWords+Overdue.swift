public import Localization

extension LoanWords {
  static let overdueTitle = LocalizedText(en: "Overdue", ru: "Просрочено")
  static let delayAdds = LocalizedText(en: "Each day of delay adds", ru: "Каждый день просрочки добавляет")
  static let toBeCurrent = LocalizedText(en: "To be current today", ru: "Чтобы погасить просрочку сегодня")
  /// The label of a sum that is valid on another day.
  static let toBeCurrentThen = LocalizedText(en: "To be current", ru: "Чтобы погасить просрочку")
  static func withPayment(of day: String) -> LocalizedText {
    LocalizedText(en: "With the payment of \(day)", ru: "Вместе с платежом \(day)")
  }
  static let bankNext = LocalizedText(en: "What comes next", ru: "Что будет дальше")
  static func fromDay(_ day: String) -> LocalizedText { LocalizedText(en: "From \(day)", ru: "С \(day)") }
  static let ifHardToPay = LocalizedText(en: "If it is hard to pay", ru: "Если платить трудно")
  static let missedCount = LocalizedText(en: "Number of missed payments", ru: "Пропущено платежей")
  static let missedPayments = LocalizedText(en: "Missed payments", ru: "Пропущенные платежи")
  static let paidPart = LocalizedText(en: "Paid", ru: "Оплачено")
  static let leftPart = LocalizedText(en: "Left to pay", ru: "Осталось")
  static let paidOn = LocalizedText(en: "Paid on", ru: "Дата оплаты")
  /// "Overdue amount".
  public static let overdueAmount = LocalizedText(en: "Overdue amount", ru: "Просроченная сумма")
  static let overdueFrom = LocalizedText(en: "Overdue since", ru: "Просрочено с")
}
