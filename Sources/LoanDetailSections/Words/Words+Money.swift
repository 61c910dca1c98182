import LoanDetailCore

extension Words {
  static let owed = LocalizedText(en: "You owe", ru: "Общий долг")
  static let borrowerOwes = LocalizedText(en: "The borrower owes", ru: "Долг заёмщика")
  static let togetherToPay = LocalizedText(en: "To pay in all", ru: "Всего к оплате")
  static let totalDebt = LocalizedText(en: "total debt", ru: "общий долг")
  static let inYourFavour = LocalizedText(en: "In your favour", ru: "Переплата в вашу пользу")
  static let principalOwed = LocalizedText(en: "Principal you owe", ru: "Остаток основного долга")
  static let payoff = LocalizedText(en: "To pay off in full", ru: "Для полного погашения")
  static let payoffOn = LocalizedText(en: "on", ru: "на")
  static let payoffAmount = LocalizedText(en: "payoff amount", ru: "сумма полного погашения")
  static func perDiem(_ amount: String) -> LocalizedText {
    LocalizedText(en: "then \(amount) more every day", ru: "далее ещё \(amount) за каждый день")
  }
  static let dailyInterest = LocalizedText(en: "Grows every day by", ru: "Прибавляется за день")
  static let balanceAbsent = LocalizedText(en: "The balance is not available", ru: "Сумма долга недоступна")
  static let balanceAbsentText = LocalizedText(
    en: "The bank's system does not say how much is owed now.",
    ru: "Система банка не сообщает, сколько вы сейчас должны.")
  static let balanceWithheldText = LocalizedText(
    en: "The bank may not show how much is owed.", ru: "Банк не вправе показать сумму долга.")
  static let balanceUnreadableText = LocalizedText(
    en: "The amount arrived with an error, and we will not guess it.",
    ru: "Сумма пришла с ошибкой, а додумывать её мы не станем.")

  static let overdueTitle = LocalizedText(en: "Overdue", ru: "Просрочено")
  static let overdueAmount = LocalizedText(en: "Overdue amount", ru: "Просроченная сумма")
  static let overdueFrom = LocalizedText(en: "Overdue since", ru: "Просрочено с")

  static let nextPayment = LocalizedText(en: "Next payment", ru: "Ближайший платёж")
  static let amount = LocalizedText(en: "Amount", ru: "Сумма")
  static let payBy = LocalizedText(en: "Pay by", ru: "Оплатить не позднее")
  static let today = LocalizedText(en: "today", ru: "сегодня")
  static let tomorrow = LocalizedText(en: "tomorrow", ru: "завтра")
  static let inDays = LocalizedText(en: "in", ru: "через")
  static let dayHasPassed = LocalizedText(
    en: "the day has passed since the data was sent", ru: "срок прошёл уже после отправки данных")
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

  static let debt = LocalizedText(en: "Debt", ru: "Долг")
  static let debtInAll = LocalizedText(en: "In all", ru: "Всего")
  static let notItemised = LocalizedText(en: "Not itemised by the bank", ru: "Без расшифровки банка")
  static let difference = LocalizedText(en: "Difference in the bank's data", ru: "Расхождение в данных банка")
  static let noComposition = LocalizedText(
    en: "The bank's system does not say what the amounts are made of.",
    ru: "Система банка не сообщает, из чего складываются суммы.")

  static func text(of component: Portion.Component) -> LocalizedText {
    switch component {
    case .principal: LocalizedText(en: "Principal", ru: "Основной долг")
    case .interest: LocalizedText(en: "Interest", ru: "Проценты")
    case .insurance: LocalizedText(en: "Insurance", ru: "Страховка")
    case .fees: LocalizedText(en: "Fees", ru: "Комиссии")
    case .penalties: LocalizedText(en: "Penalties", ru: "Неустойка")
    }
  }

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
