import DesignSystem
public import Loans
public import Localization

extension LoanWords {
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

  static func tone(of overlay: Lifecycle.Overlay) -> Tone {
    switch overlay {
    case .overdue, .paymentFailed, .frozen, .collections: .critical
    case .rateChangeAnnounced, .disputed, .staleData, .partialData, .bankruptcy, .borrowerDied, .courtDecision,
      .subsidyLost, .paymentMisdirected:
      .attention
    case .forgiven: .positive
    case .paymentProcessing, .autopayOff, .earlyRepaymentScheduled, .paymentHoliday, .requestPending, .restructured,
      .partiallyDisbursed, .overpaid, .gracePeriod, .servicingTransfer, .refinancedInto, .refinancedFrom:
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
    case .writtenOff: LocalizedText(en: "Written off by the lender", ru: "Списан с баланса кредитора")
    case .rescheduled: LocalizedText(en: "Replaced by a new schedule", ru: "Действует новый график")
    case .transferred: LocalizedText(en: "Transferred to another lender", ru: "Долг передан другому кредитору")
    case .rejected: LocalizedText(en: "Application rejected", ru: "Заявка отклонена")
    case .withdrawn: LocalizedText(en: "Application withdrawn", ru: "Заявка отозвана")
    case .cancelled: LocalizedText(en: "Cancelled", ru: "Договор отменён")
    case .closedToSpending: LocalizedText(en: "Closed to new spending", ru: "Закрыт для новых трат")
    case .unknown(""): LocalizedText(en: "Status unknown", ru: "Статус неизвестен")
    case .unknown(let raw):
      LocalizedText(en: "Status: \(DataText(raw))", ru: "Статус: \(DataText(raw))")
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

  // MARK: Current state

  static let currentState = LocalizedText(en: "Current status", ru: "Что происходит сейчас")
  /// The heading of states that are stated only for the day of the facts.
  static let stateOfItsDay = LocalizedText(en: "The state of the loan", ru: "Состояние кредита")
  static let since = LocalizedText(en: "Since", ru: "С какого дня")
  static func messageOf(_ day: Value) -> LocalizedText {
    LocalizedText(en: "This message is as of \(day).", ru: "Сообщение по состоянию на \(day).")
  }

  static let actBy = LocalizedText(en: "Action required by", ru: "Примите меры не позднее")
  static let debtStaysDue = LocalizedText(
    en: "Closed to new spending; the debt must still be repaid", ru: "Закрыт для новых трат, долг нужно погасить")

  // MARK: Actions

  static let actions = LocalizedText(en: "What you can do", ru: "Что можно сделать")
  /// A state with its last day.
  static func until(_ text: LocalizedText, _ day: Value) -> LocalizedText {
    LocalizedText(en: "\(text) until \(day)", ru: "\(text) до \(day)")
  }
  /// The reason why something is not possible, with its last day.
  static func reason(_ text: LocalizedText, until day: Value) -> LocalizedText {
    LocalizedText(en: "\(text) (until \(day))", ru: "\(text) (по \(day))")
  }
  static func request(_ text: LocalizedText, of day: Value) -> LocalizedText {
    LocalizedText(en: "\(text) (requested on \(day))", ru: "\(text) (заявка от \(day))")
  }
  static func notAvailable(_ reason: LocalizedText) -> LocalizedText {
    LocalizedText(en: "Not available: \(reason)", ru: "Недоступно: \(reason)")
  }
  static func limits(from least: Value) -> LocalizedText { LocalizedText(en: "from \(least)", ru: "от \(least)") }
  static func limits(upTo most: Value) -> LocalizedText { LocalizedText(en: "up to \(most)", ru: "до \(most)") }
  static func limits(from least: Value, upTo most: Value) -> LocalizedText {
    LocalizedText(en: "from \(least) to \(most)", ru: "от \(least) до \(most)")
  }
  /// The time until which an action counts for today. `time` includes the name of its time zone.
  static func countsToday(before time: String) -> LocalizedText {
    LocalizedText(en: "counts today if done before \(time)", ru: "зачтём сегодня, если до \(time)")
  }
  /// A time with its time zone: Moscow time (МСК), UTC, or the name of the zone's city.
  static func time(_ time: String, in zone: BankTimeZone) -> LocalizedText {
    switch zone.identifier {
    case "Europe/Moscow": return LocalizedText(en: "\(time) Moscow time", ru: "\(time) МСК")
    case "UTC": return LocalizedText(en: "\(time) UTC", ru: "\(time) UTC")
    default:
      let city = zone.city
      return LocalizedText(en: "\(time) (\(city) time)", ru: "\(time) (\(city))")
    }
  }
  static func fee(_ amount: Value) -> LocalizedText { LocalizedText(en: "fee \(amount)", ru: "комиссия \(amount)") }
  static let noFee = LocalizedText(en: "no fee", ru: "без комиссии")

  /// The customer-facing name of an action.
  public static func text(of kind: LoanAction.Kind) -> LocalizedText {
    switch kind {
    case .pay: LocalizedText(en: "Make a payment", ru: "Внести платёж")
    case .repayPart: LocalizedText(en: "Repay part early", ru: "Погасить часть досрочно")
    case .repayFull: LocalizedText(en: "Repay in full early", ru: "Погасить полностью досрочно")
    case .changePaymentDate: LocalizedText(en: "Change the payment day", ru: "Изменить дату платежа")
    case .setUpAutopay: LocalizedText(en: "Set up automatic payment", ru: "Настроить автоплатёж")
    case .takePaymentHoliday: LocalizedText(en: "Take a payment holiday", ru: "Взять кредитные каникулы")
    case .orderStatement: LocalizedText(en: "Order a statement", ru: "Заказать справку")
    case .restructure: LocalizedText(en: "Request easier terms", ru: "Попросить о реструктуризации")
    case .refuse: LocalizedText(en: "Withdraw from the loan", ru: "Отказаться от кредита")
    case .cancelInsurance: LocalizedText(en: "Cancel the insurance", ru: "Отказаться от страховки")
    case .contactAdviser: LocalizedText(en: "Contact your adviser", ru: "Связаться с менеджером")
    case .cancelRequest: LocalizedText(en: "Cancel the request", ru: "Отменить заявку")
    case .dispute: LocalizedText(en: "Dispute a transaction", ru: "Оспорить операцию")
    case .change(let name): text(of: name)
    case .other(let raw): own(raw, or: LocalizedText(en: "Another request", ru: "Другое действие"))
    }
  }

  private static func text(of change: LoanChange.Name) -> LocalizedText {
    switch change {
    case .turnOnAutopay: LocalizedText(en: "Turn on automatic payment", ru: "Включить автоплатёж")
    case .turnOffAutopay: LocalizedText(en: "Turn off automatic payment", ru: "Отключить автоплатёж")
    case .cancelRepayment: LocalizedText(en: "Cancel the early repayment", ru: "Отменить досрочное погашение")
    case .changePaymentDay: LocalizedText(en: "Choose another payment day", ru: "Выбрать другой день платежа")
    case .freeze: LocalizedText(en: "Freeze the card", ru: "Заморозить карту")
    case .unfreeze: LocalizedText(en: "Unfreeze the card", ru: "Разморозить карту")
    case .extendPayment: LocalizedText(en: "Move the next payment", ru: "Перенести ближайший платёж")
    case .requestDocument: LocalizedText(en: "Ask for a document", ru: "Запросить документ")
    }
  }

  static let more = LocalizedText(en: "More", ru: "Подробнее")
}
