public import LoanDetailCore

extension LoanWords {
  /// "Next payment".
  public static let nextPayment = LocalizedText(en: "Next payment", ru: "Ближайший платёж")
  static let togetherToPay = LocalizedText(en: "To pay in all", ru: "Всего к оплате")
  /// "Amount".
  public static let amount = LocalizedText(en: "Amount", ru: "Сумма")
  /// "Pay by".
  public static let payBy = LocalizedText(en: "Pay by", ru: "Оплатить не позднее")
  static let by = LocalizedText(en: "by", ru: "не позднее")
  static let today = LocalizedText(en: "today", ru: "сегодня")
  static let tomorrow = LocalizedText(en: "tomorrow", ru: "завтра")
  static let inDays = LocalizedText(en: "in", ru: "через")
  static let dayHasPassed = LocalizedText(
    en: "the day has passed since the data was sent", ru: "срок прошёл уже после отправки данных")
  static let timeIsOver = LocalizedText(en: "the time is over", ru: "срок прошёл")
  static let willBeTaken = LocalizedText(en: "Will be taken", ru: "Спишется")
  static let takenOn = LocalizedText(en: "Day of the automatic payment", ru: "День автоплатежа")
  /// "From the account".
  public static let fromAccount = LocalizedText(en: "From the account", ru: "Со счёта")
  static let autopayOn = LocalizedText(en: "taken automatically", ru: "спишется автоматически")
  static let autopayOff = LocalizedText(
    en: "automatic payment is off", ru: "автоплатёж выключен")
  /// "Automatic payment".
  public static let autopay = LocalizedText(en: "Automatic payment", ru: "Автоплатёж")
  static func autopayRefused(_ count: Int) -> LocalizedText {
    count > 1
      ? LocalizedText(en: "automatic payment was refused \(count) times", ru: "автоплатёж не прошёл \(count) раза")
      : LocalizedText(en: "automatic payment was refused", ru: "автоплатёж не прошёл")
  }
  static func including(_ part: String) -> LocalizedText {
    LocalizedText(en: "including \(part)", ru: "в том числе \(part)")
  }
  static let covered = LocalizedText(en: "Already covered", ru: "Уже обеспечено")
  static let coveredInFull = LocalizedText(
    en: "the payment is covered in full", ru: "платёж обеспечен полностью")
  static let stillToPay = LocalizedText(en: "still to put in:", ru: "осталось внести:")
  static let noNextPayment = LocalizedText(
    en: "The bank's system does not say when the next payment is and how much it is.",
    ru: "Система банка не сообщает дату и сумму следующего платежа.")
  static let paymentMadeOf = LocalizedText(en: "Payment", ru: "Платёж")

  static let achieves = LocalizedText(en: "What it is for", ru: "Для чего")

  /// What customers are told about the purpose of a payment.
  public static func text(of purpose: Obligation.Purpose) -> LocalizedText {
    switch purpose {
    case .avoidsPenalty: LocalizedText(en: "enough to avoid a penalty", ru: "достаточно, чтобы не платить неустойку")
    case .keepsGrace: LocalizedText(en: "keeps purchases free of interest", ru: "сохранит покупки без процентов")
    case .closes: LocalizedText(en: "pays off the debt", ru: "погасит весь долг")
    }
  }

  /// What customers call an obligation.
  public static func text(of kind: Obligation.Kind) -> LocalizedText {
    switch kind {
    case .instalment: LocalizedText(en: "Instalment", ru: "Платёж по графику")
    case .minimum: LocalizedText(en: "Minimum payment", ru: "Минимальный платёж")
    case .statement: LocalizedText(en: "Statement balance", ru: "Сумма по выписке")
    case .overdue: overdueTitle
    case .fee: LocalizedText(en: "Fee", ru: "Комиссия")
    }
  }
}
