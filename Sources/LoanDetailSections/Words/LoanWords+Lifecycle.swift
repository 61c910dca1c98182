import DesignSystem
public import Loans
public import Localization

extension LoanWords {
  static let overdue = LocalizedText(en: "Payment overdue", ru: "Есть просрочка")
  static let overdueBy = PluralText(
    en: ("Overdue by {n} day", "Overdue by {n} days"),
    ru: ("Просрочка {n} день", "Просрочка {n} дня", "Просрочка {n} дней"))
  static func overdueSince(_ day: Value, _ count: String) -> LocalizedText {
    LocalizedText(en: "\(count), since \(day)", ru: "\(count), с \(day)")
  }
  static let maturedUnpaid = LocalizedText(
    en: "The term has ended, the debt is unpaid", ru: "Срок истёк, долг не погашен")
  static let dueToday = LocalizedText(en: "Payment due today", ru: "Платёж сегодня")
  static let dueTomorrow = LocalizedText(en: "Payment due tomorrow", ru: "Платёж завтра")
  static let dueIn = PluralText(
    en: ("Payment due in {n} day", "Payment due in {n} days"),
    ru: ("Платёж через {n} день", "Платёж через {n} дня", "Платёж через {n} дней"))
  static func dataOf(_ day: Value) -> LocalizedText {
    LocalizedText(en: "Data as of \(day)", ru: "Данные на \(day)")
  }
  static let onSchedule = LocalizedText(en: "Paid on schedule", ru: "Платежи по графику")
  static let nothingOverdue = LocalizedText(en: "Nothing is overdue", ru: "Просрочки нет")

  /// The name of the missing data, if the source states only that some data is missing.
  static let partOfData = LocalizedText(en: "Part of the data", ru: "Часть данных")

  /// The customer-facing text about a state of the loan.
  public static func text(of overlay: Lifecycle.Overlay) -> LocalizedText {
    switch overlay {
    case .overdue: overdue
    case .paymentProcessing: LocalizedText(en: "Payment is being processed", ru: "Платёж обрабатывается")
    case .paymentFailed: LocalizedText(en: "The last payment failed", ru: "Последний платёж не прошёл")
    case .autopayOff: LocalizedText(en: "Automatic payment is off", ru: "Автоплатёж выключен")
    case .earlyRepaymentScheduled:
      LocalizedText(en: "Early repayment is scheduled", ru: "Запланировано досрочное погашение")
    case .paymentHoliday: paymentHoliday
    case .requestPending: LocalizedText(en: "Your request is being considered", ru: "Ваша заявка рассматривается")
    case .restructured: LocalizedText(en: "Restructured", ru: "Долг реструктурирован")
    case .partiallyDisbursed: LocalizedText(en: "Partly disbursed", ru: "Выдана часть суммы")
    case .frozen: LocalizedText(en: "Transactions are blocked", ru: "Операции заблокированы")
    case .collections: LocalizedText(en: "In debt collection", ru: "Долг передан на взыскание")
    case .overpaid: LocalizedText(en: "Overpaid", ru: "Есть переплата")
    case .rateChangeAnnounced: LocalizedText(en: "The rate is going to change", ru: "Ставка скоро изменится")
    case .gracePeriod: gracePeriod
    case .servicingTransfer:
      LocalizedText(en: "Being transferred to another servicer", ru: "Обслуживание передаётся другой организации")
    case .disputed: LocalizedText(en: "In dispute", ru: "Оспаривается")
    case .staleData: LocalizedText(en: "The data may be out of date", ru: "Данные могли устареть")
    case .partialData: LocalizedText(en: "Some data is missing", ru: "Часть данных недоступна")
    }
  }

  static func tone(of overlay: Lifecycle.Overlay) -> Tone {
    switch overlay {
    case .overdue, .paymentFailed, .frozen, .collections: .critical
    case .rateChangeAnnounced, .disputed, .staleData, .partialData: .attention
    case .paymentProcessing, .autopayOff, .earlyRepaymentScheduled, .paymentHoliday, .requestPending, .restructured,
      .partiallyDisbursed, .overpaid, .gracePeriod, .servicingTransfer:
      .neutral
    }
  }

  /// The customer-facing text about a phase of the loan.
  public static func text(of phase: Lifecycle.Phase) -> LocalizedText {
    switch phase {
    case .application: LocalizedText(en: "Application under review", ru: "Заявка на рассмотрении")
    case .approved: LocalizedText(en: "Approved, not yet disbursed", ru: "Одобрено, деньги ещё не выданы")
    case .active: LocalizedText(en: "Active", ru: "Действует")
    case .deferred: LocalizedText(en: "Payments are deferred", ru: "Платежи отсрочены")
    case .maturedUnpaid: maturedUnpaid
    case .repaid: LocalizedText(en: "Paid off", ru: "Долг погашен")
    case .closed: LocalizedText(en: "Closed", ru: "Договор закрыт")
    case .writtenOff: LocalizedText(en: "Written off", ru: "Долг списан")
    case .rescheduled: LocalizedText(en: "Replaced by a new schedule", ru: "Действует новый график")
    case .transferred: LocalizedText(en: "Transferred to another lender", ru: "Долг передан другому кредитору")
    case .rejected: LocalizedText(en: "Application rejected", ru: "Заявка отклонена")
    case .withdrawn: LocalizedText(en: "Application withdrawn", ru: "Заявка отозвана")
    case .cancelled: LocalizedText(en: "Cancelled", ru: "Договор отменён")
    case .closedToSpending: LocalizedText(en: "Closed to new spending", ru: "Закрыт для новых трат")
    case .unknown(""): LocalizedText(en: "Status unknown", ru: "Статус неизвестен")
    case .unknown(let raw): LocalizedText(en: "Status: \(raw)", ru: "Статус: \(raw)")
    }
  }

  static let partlyDeferred = LocalizedText(
    en: "Payments are partly deferred", ru: "Платежи отсрочены частично")

  static func tone(of phase: Lifecycle.Phase) -> Tone {
    switch phase {
    case .repaid: .positive
    case .maturedUnpaid: .critical
    case .writtenOff, .unknown: .attention
    case .closed, .rescheduled, .transferred, .rejected, .withdrawn, .cancelled: .muted
    case .application, .approved, .active, .deferred, .closedToSpending: .neutral
    }
  }
}
