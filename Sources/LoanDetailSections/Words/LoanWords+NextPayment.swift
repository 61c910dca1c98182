package import DesignSystem
public import Loans
public import Localization

/// The words about the next payment, about arrears, and about data that contradicts them.
extension LoanWords {
  /// "Next payment".
  public static let nextPayment = LocalizedText(en: "Next payment", ru: "Ближайший платёж")
  static let whichSum = LocalizedText(en: "Which sum is for what", ru: "Какая сумма для чего")
  /// "Whole debt".
  public static let wholeDebt = LocalizedText(en: "Whole debt", ru: "Весь долг")
  static let payOverdueFirst = LocalizedText(en: "pay it now", ru: "оплатите сейчас")
  static let isContradicted = LocalizedText(
    en: "other data of the bank contradicts it", ru: "другие данные банка этому противоречат")
  /// The day on which the earliest missed payment was due.
  package static func missedOn(_ day: Value) -> LocalizedText {
    LocalizedText(en: "first payment missed on \(day)", ru: "первый пропущенный платёж — \(day)")
  }
  static let nothingIsOverdue = LocalizedText(en: "nothing to pay", ru: "платить нечего")
  static let minimumOnlyEndsGrace = LocalizedText(
    en: "does not keep the grace period", ru: "льготный период не сохранит")
  static let minimumKeepsGraceToo = LocalizedText(
    en: "needed for the grace period too", ru: "нужен и для льготного периода")
  static let interestGoesOn = LocalizedText(
    en: "interest on the rest goes on", ru: "на остаток идут проценты")
  static let graceIsLost = LocalizedText(
    en: "no sum keeps it now: it is lost", ru: "сейчас сохранить нельзя: он утрачен")
  static let paysOffAll = LocalizedText(
    en: "pays off everything, with what came after the statement", ru: "погасит всё, включая операции после выписки"
  )
  static let fullRepayment = LocalizedText(en: "Full repayment", ru: "Полное погашение")
  static func debtOfStatement(_ day: Value) -> LocalizedText {
    LocalizedText(en: "the debt on \(day)", ru: "долг на \(day)")
  }
  static let togetherToPay = LocalizedText(en: "Total to pay", ru: "Всего к оплате")
  /// "Amount".
  public static let amount = LocalizedText(en: "Amount", ru: "Сумма")
  static let dueDate = LocalizedText(en: "Due date", ru: "Срок оплаты")
  /// "Pay by".
  public static let payBy = LocalizedText(en: "Pay by", ru: "Оплатить не позднее")
  static func by(_ day: Value) -> LocalizedText { LocalizedText(en: "by \(day)", ru: "не позднее \(day)") }
  static let today = LocalizedText(en: "today", ru: "сегодня")
  static let tomorrow = LocalizedText(en: "tomorrow", ru: "завтра")
  static let inDays = PluralText(
    en: ("in {n} day", "in {n} days"), ru: ("через {n} день", "через {n} дня", "через {n} дней"))
  static let inMonths = PluralText(
    en: ("in {n} month", "in {n} months"), ru: ("через {n} месяц", "через {n} месяца", "через {n} месяцев"))
  static let inMoreThanMonths = PluralText(
    en: ("in more than {n} month", "in more than {n} months"),
    ru: ("более чем через {n} месяц", "более чем через {n} месяца", "более чем через {n} месяцев"))
  static let inYears = PluralText(
    en: ("in {n} year", "in {n} years"), ru: ("через {n} год", "через {n} года", "через {n} лет"))
  static let inMoreThanYears = PluralText(
    en: ("in more than {n} year", "in more than {n} years"),
    ru: ("более чем через {n} год", "более чем через {n} года", "более чем через {n} лет"))
  static let dayHasPassed = LocalizedText(
    en: "the day has passed, the data is from before it", ru: "этот день прошёл, данные получены раньше")
  static let timeIsOver = LocalizedText(en: "the time is over", ru: "срок прошёл")
  static func isTaken(on day: Value) -> LocalizedText {
    LocalizedText(en: "debited on \(day)", ru: "списание \(day)")
  }
  package static func isTaken(before due: Value) -> LocalizedText {
    LocalizedText(en: "debited before the due date, \(due)", ru: "списание до срока оплаты, \(due)")
  }
  static func nothingToPay(on day: Value) -> LocalizedText {
    LocalizedText(en: "Nothing is to be paid on \(day).", ru: "Платёж за \(day) равен нулю: платить не нужно.")
  }
  static let willBeTaken = LocalizedText(en: "Will be debited", ru: "Спишется")
  static let takenOn = LocalizedText(en: "Day of the automatic payment", ru: "День автоплатежа")
  /// "From the account".
  public static let fromAccount = LocalizedText(en: "From the account", ru: "Со счёта")
  static let autopayOn = LocalizedText(en: "debited automatically", ru: "спишется автоматически")
  static func autopayOn(from account: Value) -> LocalizedText {
    LocalizedText(
      en: "debited automatically from the account \(account)", ru: "спишется автоматически со счёта \(account)")
  }
  static let autopayOff = LocalizedText(
    en: "automatic payment is off", ru: "автоплатёж выключен")
  /// "Automatic payment".
  public static let autopay = LocalizedText(en: "Automatic payment", ru: "Автоплатёж")
  static let autopayWasRefused = LocalizedText(en: "the automatic payment was refused", ru: "автоплатёж не прошёл")
  static let autopayWasRefusedOften = PluralText(
    en: ("the automatic payment was refused {n} time", "the automatic payment was refused {n} times"),
    ru: ("автоплатёж не прошёл {n} раз", "автоплатёж не прошёл {n} раза", "автоплатёж не прошёл {n} раз"))
  static func including(_ part: String) -> LocalizedText {
    LocalizedText(en: "including \(part)", ru: "в том числе \(part)")
  }
  static let covered = LocalizedText(en: "Already in the account", ru: "Уже на счёте")
  static let coveredInFull = LocalizedText(
    en: "the payment is covered in full", ru: "на платёж хватает")
  static func leftToDepositBesideArrears(_ amount: Value) -> LocalizedText {
    LocalizedText(
      en: "left to deposit, besides what is overdue: \(amount)", ru: "осталось внести, кроме просроченного: \(amount)")
  }

  static func leftToDeposit(_ amount: Value) -> LocalizedText {
    LocalizedText(en: "left to deposit: \(amount)", ru: "осталось внести: \(amount)")
  }
  static let noNextPayment = LocalizedText(
    en: "The bank's system does not provide the date and the amount of the next payment.",
    ru: "Система банка не сообщает дату и сумму следующего платежа.")
  static let paymentMadeOf = LocalizedText(en: "Payment", ru: "Платёж")

  static let achieves = LocalizedText(en: "Purpose of the payment", ru: "Для чего")

  /// The customer-facing text about the purpose of a payment.
  public static func text(of purpose: Obligation.Purpose) -> LocalizedText {
    switch purpose {
    case .avoidsPenalty: LocalizedText(en: "enough to avoid a penalty", ru: "достаточно, чтобы не платить неустойку")
    case .keepsGrace: LocalizedText(en: "keeps purchases interest-free", ru: "сохранит покупки без процентов")
    case .closes: LocalizedText(en: "pays off the debt", ru: "погасит весь долг")
    }
  }

  /// The customer-facing name of an obligation.
  public static func text(of kind: Obligation.Kind) -> LocalizedText {
    switch kind {
    case .instalment: LocalizedText(en: "Instalment", ru: "Платёж по графику")
    case .minimum: LocalizedText(en: "Minimum payment", ru: "Минимальный платёж")
    case .statement: LocalizedText(en: "Statement balance", ru: "Сумма по выписке")
    case .overdue: overdueTitle
    case .fee: LocalizedText(en: "Fee", ru: "Комиссия")
    case .balloon: balloon
    case .other: LocalizedText(en: "Payment", ru: "Платёж")
    }
  }

  // MARK: Overdue

  package static let overdueTitle = LocalizedText(en: "Overdue", ru: "Просрочено")
  /// The label of all that a day of delay adds, as the source states it, or of what the penalty terms add.
  static func delayAdds(onlyPenalty isPenalty: Bool) -> LocalizedText {
    isPenalty
      ? LocalizedText(en: "Penalty for each day of delay", ru: "Неустойка за каждый день просрочки")
      : LocalizedText(en: "Each day of delay adds", ru: "Каждый день просрочки добавляет")
  }
  static let toBeCurrent = LocalizedText(en: "To be current today", ru: "Чтобы погасить просрочку сегодня")
  /// The label of a sum that is valid on another day.
  static let toBeCurrentThen = LocalizedText(en: "To be current", ru: "Чтобы погасить просрочку")
  static func withPenalties(_ amount: Value, on day: Value) -> LocalizedText {
    LocalizedText(
      en: "with penalties of \(amount) as of \(day)", ru: "вместе с неустойкой \(amount), начисленной на \(day)")
  }
  static func withPayment(of day: String) -> LocalizedText {
    LocalizedText(en: "With the payment of \(day)", ru: "Вместе с платежом \(day)")
  }
  static let bankNext = LocalizedText(en: "What comes next", ru: "Что будет дальше")
  static func fromDay(_ day: String) -> LocalizedText { LocalizedText(en: "From \(day)", ru: "С \(day)") }
  static let ifHardToPay = LocalizedText(en: "If it is hard to pay", ru: "Если платить трудно")
  static let missedCount = LocalizedText(en: "Number of missed payments", ru: "Пропущено платежей")
  static let missedPayment = LocalizedText(en: "Missed payment", ru: "Пропущенный платёж")
  /// One of several payments with the same name, with its day.
  static func payment(_ name: LocalizedText, of day: String) -> LocalizedText {
    LocalizedText(en: "\(name), \(day)", ru: "\(name), \(day)")
  }
  static let missedPayments = LocalizedText(en: "Missed payments", ru: "Пропущенные платежи")
  static let paidPart = LocalizedText(en: "Paid", ru: "Оплачено")
  static let leftPart = LocalizedText(en: "Left to pay", ru: "Осталось")
  static let paidOn = LocalizedText(en: "Paid on", ru: "Дата оплаты")
  /// "Overdue amount".
  public static let overdueAmount = LocalizedText(en: "Overdue amount", ru: "Просроченная сумма")
  /// The label of the day on which the earliest missed payment was due. The delay begins on the next day.
  static let overdueFrom = LocalizedText(en: "First missed payment", ru: "Первый пропущенный платёж")
  static let daysOfDelay = PluralText(
    en: ("{n} day of delay", "{n} days of delay"), ru: ("{n} день просрочки", "{n} дня просрочки", "{n} дней просрочки")
  )

  // MARK: Arrears that the source contradicts

  static let isAnythingOverdue = LocalizedText(en: "Is a payment overdue?", ru: "Есть ли просрочка?")
  static let arrearsUnclear = LocalizedText(
    en: "The data about overdue payments is contradictory", ru: "Данные о просрочке противоречивы")
  static let asStated = LocalizedText(en: "as the bank states it", ru: "по данным банка")
  static let missedInAll = LocalizedText(en: "Missed payments in all", ru: "Всего по пропущенным платежам")
  static let arrearsContradict = LocalizedText(
    en: "The bank's data states that nothing is overdue and also that a payment was missed.",
    ru: "В данных банка указано, что просрочки нет, и в них же — что платёж пропущен.")
  static let debtContradicts = LocalizedText(
    en: "The bank's data states that nothing is overdue and also that the debt is not repaid after its last payment.",
    ru: "В данных банка указано, что просрочки нет, и в них же — что после последнего платежа долг не погашен.")

  // MARK: A payment that the source contradicts

  static func isInHoliday(_ amount: Value, until day: Value) -> LocalizedText {
    LocalizedText(
      en: "The bank's data states \(amount) for this day, and also a payment holiday until \(day).",
      ru: "В данных банка на этот день указан платёж \(amount), и в них же — кредитные каникулы по \(day).")
  }
  /// A payment that is less in a holiday: the amount that is stated for it, and the reduced one.
  static func isReducedInHoliday(_ amount: Value, until day: Value, to reduced: Value) -> LocalizedText {
    LocalizedText(
      en: "The bank's data states \(amount) for this day, and also a payment of \(reduced) in a holiday until \(day).",
      ru: "В данных банка на этот день указан платёж \(amount), и в них же — \(reduced) на время каникул по \(day).")
  }
  /// A payment that differs from the announced one.
  static func isNotAnnounced(_ amount: Value, beside announced: Value) -> LocalizedText {
    LocalizedText(
      en: "The bank's data states \(amount) for this day, and also announces \(announced).",
      ru: "В данных банка на этот день указан платёж \(amount), а объявлен другой — \(announced).")
  }
  /// A payment of a debt that is not owed.
  static func isNotOwed(_ amount: Value) -> LocalizedText {
    LocalizedText(
      en: "The bank's data states \(amount) for this day, and also that nothing is owed.",
      ru: "В данных банка на этот день указан платёж \(amount), и в них же — что долга нет.")
  }
  static func afterRepayment(of day: Value) -> LocalizedText {
    LocalizedText(en: "After the early repayment of \(day)", ru: "После досрочного погашения \(day)")
  }
  /// A payment that differs from the one after an early repayment.
  static func isNotAfterRepayment(_ amount: Value, of day: Value, beside after: Value) -> LocalizedText {
    LocalizedText(
      en: "The bank's data states \(amount) for this day, and also \(after) after the early repayment of \(day).",
      ru: "В данных банка на этот день указан платёж \(amount), а после досрочного погашения \(day) — \(after).")
  }
}
