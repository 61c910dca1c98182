import DesignSystem
public import Loans
public import Localization

extension LoanWords {
  package static let schedule = LocalizedText(en: "Payment schedule", ru: "График платежей")
  static let scheduleAbsent = LocalizedText(
    en: "The bank's system does not provide a payment schedule.", ru: "Система банка не передаёт график платежей.")
  static let scheduleDerived = LocalizedText(
    en: "Calculated from the agreed terms: early and late payments are not included, and the bank's own schedule may "
      + "differ.",
    ru: "Рассчитан по условиям договора: досрочные и просроченные платежи в нём не учтены, график банка может "
      + "отличаться.")
  static let schedulePlan = LocalizedText(
    en: "This is the agreed plan: what was actually paid is listed under transactions.",
    ru: "Это план по договору: фактические платежи — в операциях.")
  /// The note about an incomplete schedule. `shown` is the delivered part, such as "18 of 60 payments".
  static func truncated(_ shown: String) -> LocalizedText {
    LocalizedText(
      en: "The bank's system provided only a part of the schedule: \(shown).",
      ru: "Система банка передала только часть графика: \(shown).")
  }
  static func payment(_ number: String) -> LocalizedText {
    LocalizedText(en: "Payment \(number)", ru: "Платёж \(number)")
  }
  /// The line between the past and the future rows of a table.
  static func dayLine(_ day: Value) -> LocalizedText { LocalizedText(en: "Today · \(day)", ru: "Сегодня · \(day)") }
  static let done = LocalizedText(en: "Payments made", ru: "Сделано платежей")
  static let left = LocalizedText(en: "Payments left", ru: "Осталось платежей")
  static let number = LocalizedText(en: "#", ru: "№")
  /// "Date".
  public static let date = LocalizedText(en: "Date", ru: "Дата")
  /// "Payment".
  public static let payment = LocalizedText(en: "Payment", ru: "Платёж")
  /// "Balance after".
  public static let balance = LocalizedText(en: "Balance after", ru: "Остаток долга")

  /// The status of a payment that was late: "paid 82 days late".
  static func paidLate(_ days: String) -> LocalizedText {
    LocalizedText(en: "paid \(days) late", ru: "оплачен на \(days) позже")
  }

  /// The unpaid rest of a partly paid payment.
  static func leftToPay(_ amount: String) -> LocalizedText {
    LocalizedText(en: "\(amount) left", ru: "осталось \(amount)")
  }

  static let rowStatus = LocalizedText(en: "Status", ru: "Статус")

  /// The customer-facing status of a payment of the schedule.
  public static func text(of status: ScheduleRow.Status) -> LocalizedText {
    switch status {
    case .paid: LocalizedText(en: "paid", ru: "оплачен")
    case .partiallyPaid: LocalizedText(en: "partly paid", ru: "оплачен частично")
    case .overdue: LocalizedText(en: "overdue", ru: "просрочен")
    case .due: LocalizedText(en: "due today", ru: "сегодня")
    case .upcoming: LocalizedText(en: "upcoming", ru: "впереди")
    case .skipped: LocalizedText(en: "skipped", ru: "пропущен")
    }
  }

  /// The customer-facing name of a payment of the schedule; `nil` for an ordinary one.
  public static func text(of kind: ScheduleRow.Kind) -> LocalizedText? {
    switch kind {
    case .instalment: nil
    case .disbursement: LocalizedText(en: "disbursed", ru: "выдача")
    case .downPayment: LocalizedText(en: "down payment", ru: "первый взнос")
    case .earlyRepayment: LocalizedText(en: "early repayment", ru: "досрочно")
    case .paymentHoliday: LocalizedText(en: "payment holiday", ru: "каникулы")
    case .balloon: LocalizedText(en: "balloon payment", ru: "крупный последний платёж")
    case .residual: LocalizedText(en: "residual value", ru: "выкупная стоимость")
    }
  }

  static let paymentsAround = LocalizedText(en: "Recent and upcoming", ru: "Прошедшие и ближайшие платежи")
  static let scheduleByYear = LocalizedText(en: "Schedule by year", ru: "График по годам")
  static func amount(of part: String, _ amount: Value) -> LocalizedText {
    LocalizedText(en: "\(part) \(amount)", ru: "\(part) \(amount)")
  }
  static func overWholeTerm(_ parts: SpokenText) -> LocalizedText {
    LocalizedText(en: "Over the whole term: \(parts).", ru: "За весь срок: \(parts).")
  }
  static let year = LocalizedText(en: "Year", ru: "Год")
}
