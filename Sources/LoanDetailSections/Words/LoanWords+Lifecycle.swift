import DesignSystem
public import Loans
public import Localization

/// The words about the state of a loan, in its header and in the section about it.
extension LoanWords {
  // MARK: Statuses in the header

  static let overdue = LocalizedText(en: "Payment overdue", ru: "Есть просрочка")
  static let overdueBy = PluralText(
    en: ("Overdue by {n} day", "Overdue by {n} days"),
    ru: ("Просрочка {n} день", "Просрочка {n} дня", "Просрочка {n} дней"))
  static let maturedUnpaid = LocalizedText(
    en: "The term has ended, the debt is unpaid", ru: "Срок истёк, долг не погашен")
  static let dueToday = LocalizedText(en: "Payment due today", ru: "Платёж сегодня")
  static let dueTomorrow = LocalizedText(en: "Payment due tomorrow", ru: "Платёж завтра")
  static let dueIn = PluralText(
    en: ("Payment due in {n} day", "Payment due in {n} days"),
    ru: ("Платёж через {n} день", "Платёж через {n} дня", "Платёж через {n} дней"))
  static let autopayToday = LocalizedText(en: "Automatic payment today", ru: "Автоплатёж сегодня")
  static let autopayTomorrow = LocalizedText(en: "Automatic payment tomorrow", ru: "Автоплатёж завтра")
  static let autopayIn = PluralText(
    en: ("Automatic payment in {n} day", "Automatic payment in {n} days"),
    ru: ("Автоплатёж через {n} день", "Автоплатёж через {n} дня", "Автоплатёж через {n} дней"))
  /// The day of the data, as a state.
  static func dataAsOf(_ day: Value) -> LocalizedText {
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
    case .paymentFailed: LocalizedText(en: "A payment failed", ru: "Платёж не прошёл")
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
      LocalizedText(en: "Moving to another servicer", ru: "Обслуживание передаётся другой организации")
    case .disputed: LocalizedText(en: "In dispute", ru: "Оспаривается")
    case .staleData: LocalizedText(en: "The data may be out of date", ru: "Данные могли устареть")
    case .partialData: LocalizedText(en: "Some data is missing", ru: "Часть данных недоступна")
    case .bankruptcy: LocalizedText(en: "Bankruptcy case", ru: "Идёт дело о банкротстве")
    case .borrowerDied: LocalizedText(en: "The borrower has died", ru: "Заёмщик умер")
    case .courtDecision: LocalizedText(en: "A court has decided", ru: "Есть решение суда")
    case .subsidyLost: LocalizedText(en: "The reduced terms are lost", ru: "Льготные условия отменены")
    case .paymentMisdirected:
      LocalizedText(en: "A payment is at another account", ru: "Платёж на другом счёте")
    case .forgiven: LocalizedText(en: "Debt forgiven", ru: "Долг прощён")
    case .refinancedInto: LocalizedText(en: "Repaid by another loan", ru: "Погашен новым кредитом")
    case .refinancedFrom: LocalizedText(en: "Repaid another loan", ru: "Погасил другой кредит")
    }
  }

  static let withAnotherServicer = LocalizedText(en: "With another servicer", ru: "Обслуживает другая организация")

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
    case .writtenOff: LocalizedText(en: "Written off by the lender", ru: "Списан с баланса кредитора")
    case .rescheduled: LocalizedText(en: "Replaced by a new schedule", ru: "Действует новый график")
    case .transferred: LocalizedText(en: "Transferred to another lender", ru: "Долг передан другому кредитору")
    case .rejected: LocalizedText(en: "Application rejected", ru: "Заявка отклонена")
    case .withdrawn: LocalizedText(en: "Application withdrawn", ru: "Заявка отозвана")
    case .cancelled: LocalizedText(en: "Cancelled", ru: "Договор отменён")
    case .closedToSpending: LocalizedText(en: "Closed to new spending", ru: "Закрыт для новых трат")
    // The record states no phase.
    case .unknown(""): LocalizedText(en: "Status unknown", ru: "Статус неизвестен")
    case .unknown(let raw):
      LocalizedText(en: "Status: \(DataText(raw))", ru: "Статус: \(DataText(raw))")
    }
  }

  /// A deferral during which a payment is due. The record states no phase of its own for it.
  static let partlyDeferred = LocalizedText(
    en: "Payments are partly deferred", ru: "Платежи отсрочены частично")

  // MARK: Current state

  static let currentState = LocalizedText(en: "Current status", ru: "Что происходит сейчас")
  /// The heading of states that are known only for the day of the facts.
  static let stateOnDayOfFacts = LocalizedText(en: "The state of the loan", ru: "Состояние кредита")
  static let since = LocalizedText(en: "Since", ru: "С какого дня")
  /// The day of a message.
  static func messageAsOf(_ day: Value) -> LocalizedText {
    LocalizedText(en: "This message is as of \(day).", ru: "Сообщение по состоянию на \(day).")
  }

  static let actBy = LocalizedText(en: "Action required by", ru: "Примите меры не позднее")
  static let debtStaysDue = LocalizedText(
    en: "Closed to new spending; the debt must still be repaid", ru: "Закрыт для новых трат, долг нужно погасить")
}
