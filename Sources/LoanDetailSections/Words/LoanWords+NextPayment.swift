import LoanDetailCore

extension LoanWords {
  static let nextPayment = LocalizedText(en: "Next payment", ru: "Ближайший платёж")
  static let togetherToPay = LocalizedText(en: "To pay in all", ru: "Всего к оплате")
  static let amount = LocalizedText(en: "Amount", ru: "Сумма")
  static let payBy = LocalizedText(en: "Pay by", ru: "Оплатить не позднее")
  static let today = LocalizedText(en: "today", ru: "сегодня")
  static let tomorrow = LocalizedText(en: "tomorrow", ru: "завтра")
  static let inDays = LocalizedText(en: "in", ru: "через")
  static let dayHasPassed = LocalizedText(
    en: "the day has passed since the data was sent", ru: "срок прошёл уже после отправки данных")
  static let timeIsOver = LocalizedText(en: "the time is over", ru: "срок прошёл")
  static let willBeTaken = LocalizedText(en: "Will be taken", ru: "Спишется")
  static let takenOn = LocalizedText(en: "Day of the automatic payment", ru: "День автоплатежа")
  static let fromAccount = LocalizedText(en: "From the account", ru: "Со счёта")
  static let autopayOn = LocalizedText(en: "taken automatically", ru: "спишется автоматически")
  static let autopayOff = LocalizedText(
    en: "automatic payment is off", ru: "автоплатёж выключен")
  static let autopay = LocalizedText(en: "Automatic payment", ru: "Автоплатёж")
  static let covered = LocalizedText(en: "Already covered", ru: "Уже обеспечено")
  static let coveredInFull = LocalizedText(
    en: "the payment is covered in full", ru: "платёж обеспечен полностью")
  static let stillToPay = LocalizedText(en: "still to put in:", ru: "осталось внести:")
  static let noNextPayment = LocalizedText(
    en: "The bank's system does not say when the next payment is and how much it is.",
    ru: "Система банка не сообщает дату и сумму следующего платежа.")
  static let paymentMadeOf = LocalizedText(en: "Payment", ru: "Платёж")

  static func text(of kind: Obligation.Kind) -> LocalizedText {
    switch kind {
    case .instalment: LocalizedText(en: "Instalment", ru: "Платёж по графику")
    case .minimum: LocalizedText(en: "Minimum payment", ru: "Минимальный платёж")
    case .statement: LocalizedText(en: "Statement balance", ru: "Сумма по выписке")
    case .overdue: overdueTitle
    case .fee: LocalizedText(en: "Fee", ru: "Комиссия")
    }
  }
}
