import DesignSystem
import Localization

/// The advice to the customer. It begins with a title, which has no full stop.
extension LoanWords {
  static let whatToDo = LocalizedText(en: "What to do now", ru: "Что делать сейчас")
  static let nothingToDo = LocalizedText(en: "Nothing for now", ru: "Сейчас ничего делать не нужно")

  static let payOverdue = LocalizedText(en: "Pay the overdue amount now", ru: "Погасите просрочку сейчас")
  static func delayCosts(_ amount: Value, onlyPenalty isPenalty: Bool) -> LocalizedText {
    isPenalty
      ? LocalizedText(
        en: "The penalty for each day of delay is \(amount).", ru: "Неустойка за каждый день просрочки — \(amount).")
      : LocalizedText(en: "Each day of delay adds \(amount).", ru: "Каждый день просрочки добавляет \(amount).")
  }
  static let askAboutArrears = LocalizedText(
    en: "Ask the bank whether a payment is overdue", ru: "Уточните в банке, есть ли просрочка")

  static func askAboutPayment(of day: Value) -> LocalizedText {
    LocalizedText(
      en: "Ask the bank how much the payment of \(day) is", ru: "Уточните в банке сумму платежа за \(day)")
  }

  static let paymentOnItsWay = LocalizedText(
    en: "Your payment is being processed", ru: "Ваш платёж обрабатывается")
  static func onItsWay(_ amount: Value) -> LocalizedText {
    LocalizedText(
      en: "\(amount) is on its way. Do not pay a second time.", ru: "\(amount) уже в пути. Платить ещё раз не нужно.")
  }
  static func partOnItsWay(_ amount: Value, enough rest: Value) -> LocalizedText {
    LocalizedText(
      en: "\(amount) is already on its way: if it is not counted here yet, \(rest) is enough.",
      ru: "\(amount) уже в пути: если этот платёж здесь ещё не учтён, достаточно \(rest).")
  }
  static let paymentMayCover = LocalizedText(
    en: "A payment is already on its way: if it is not counted here yet, less is enough.",
    ru: "Один платёж уже в пути: если он здесь ещё не учтён, достаточно меньшей суммы.")
  static let otherAmountIsUnknown = LocalizedText(
    en: "Another payment is due that day: its amount is not known.",
    ru: "В тот же день нужен ещё один платёж: его сумма неизвестна.")

  static func haveReady(_ amount: Value, on day: Value) -> LocalizedText {
    LocalizedText(
      en: "Have \(amount) in the account on \(day)", ru: "К \(day) на счёте должно быть \(amount)")
  }
  static func deposit(_ amount: Value, by day: Value) -> LocalizedText {
    LocalizedText(en: "Deposit \(amount) by \(day)", ru: "Внесите \(amount) не позднее \(day)")
  }
  static func neededForRepayment(_ amount: Value) -> LocalizedText {
    LocalizedText(
      en: "The early repayment needs \(amount) in the account.",
      ru: "Для досрочного погашения на счёте нужно \(amount).")
  }
  static func readyForRepayment(_ amount: Value, on day: Value) -> LocalizedText {
    LocalizedText(
      en: "\(amount) for the early repayment of \(day) is in the account.",
      ru: "\(amount) для досрочного погашения \(day) уже на счёте.")
  }
  /// A repayment by money that is not a payment of the customer.
  static func willBeRepaid(_ amount: Value?, on day: Value, from payer: String, isIncome: Bool) -> LocalizedText {
    switch (amount, isIncome) {
    case (let amount?, true):
      LocalizedText(
        en: "\(amount) is repaid on \(day) from money that comes to the account (\(payer)).",
        ru: "\(day) из поступления на счёт (\(payer)) погасится \(amount).")
    case (nil, true):
      LocalizedText(
        en: "The debt is repaid on \(day) from money that comes to the account (\(payer)).",
        ru: "\(day) из поступления на счёт (\(payer)) погасится долг.")
    case (let amount?, false):
      LocalizedText(
        en: "Another \(amount) is paid for you, expected by \(day): \(payer).",
        ru: "Ещё \(amount) заплатят за вас, ожидаем не позднее \(day): \(payer).")
    case (nil, false):
      LocalizedText(
        en: "A repayment is paid for you, expected by \(day): \(payer).",
        ru: "Погашение за вас ожидаем не позднее \(day): \(payer).")
    }
  }
  static func ownPart(_ amount: Value) -> LocalizedText {
    LocalizedText(en: "Your part is \(amount).", ru: "Ваша часть — \(amount).")
  }
  static func unlessItComes(_ otherwise: LocalizedText) -> LocalizedText {
    LocalizedText(en: "If it does not come: \(otherwise).", ru: "Если деньги не придут: \(otherwise).")
  }
  static let askAboutRepayment = LocalizedText(
    en: "Ask the bank how much the booked early repayment needs",
    ru: "Узнайте в банке, сколько нужно для запланированного досрочного погашения")
  static let repaymentIsNotTold = LocalizedText(
    en: "The data does not state its day or amount.", ru: "В данных нет его даты и суммы.")
  static let askForTheSum = LocalizedText(
    en: "Ask the bank how much must be in the account.", ru: "Узнайте в банке, сколько должно быть на счёте.")
  static func keepGrace(_ amount: Value, by day: Value) -> LocalizedText {
    LocalizedText(
      en: "To keep purchases interest-free, pay \(amount) by \(day).",
      ru: "Чтобы покупки остались без процентов, внесите \(amount) не позднее \(day).")
  }
  static func keepGrace(in currency: String, _ amount: Value, by day: Value) -> LocalizedText {
    LocalizedText(
      en: "To keep purchases in \(currency) interest-free, pay \(amount) by \(day).",
      ru: "Чтобы покупки в \(currency) остались без процентов, внесите \(amount) не позднее \(day).")
  }
  /// A payment beside the one of the task. A payment in another currency is a debt of its own (`isOtherDebt`).
  static func alsoPay(_ amount: Value, by day: Value?, isAtLeast: Bool, isOtherDebt: Bool) -> LocalizedText {
    let sum =
      day.map { LocalizedText(en: "\(amount) by \($0)", ru: "\(amount) не позднее \($0)") }
      ?? LocalizedText(en: "\(amount)", ru: "\(amount)")
    return switch (isAtLeast, isOtherDebt) {
    case (true, true):
      LocalizedText(
        en: "Also pay at least \(sum): it is a debt of its own.",
        ru: "Внесите также не меньше \(sum): это отдельный долг.")
    case (false, true):
      LocalizedText(
        en: "Also pay \(sum): it is a debt of its own.", ru: "Внесите также \(sum): это отдельный долг.")
    case (true, false): LocalizedText(en: "Also pay at least \(sum).", ru: "Внесите также не меньше \(sum).")
    case (false, false): LocalizedText(en: "Also pay \(sum).", ru: "Внесите также \(sum).")
    }
  }
  static func laterPayTo(_ name: LocalizedText, from day: Value) -> LocalizedText {
    LocalizedText(en: "From \(day), pay to \(name).", ru: "С \(day) получатель платежей — \(name).")
  }
  static func repaymentOn(_ day: Value) -> LocalizedText {
    LocalizedText(en: "An early repayment is booked for \(day)", ru: "На \(day) запланировано досрочное погашение")
  }

  static func nothingToPayUntil(_ day: Value) -> LocalizedText {
    LocalizedText(en: "No payment is due through \(day)", ru: "По \(day) включительно платить не нужно")
  }
  static let nothingToPayNow = LocalizedText(en: "No payment is due now", ru: "Сейчас платить не нужно")
  static func firstPayment(_ amount: Value, on day: Value) -> LocalizedText {
    LocalizedText(en: "The next payment is \(amount) on \(day).", ru: "Следующий платёж — \(amount), \(day).")
  }

  static func checkPayment(of day: Value) -> LocalizedText {
    LocalizedText(en: "Check that the payment of \(day) was made", ru: "Проверьте, что платёж за \(day) внесён")
  }
  static func checkRepayment(of day: Value) -> LocalizedText {
    LocalizedText(
      en: "Check that the early repayment of \(day) was carried out",
      ru: "Проверьте, что досрочное погашение \(day) прошло")
  }
  static func checkRepaymentToo(of day: Value) -> LocalizedText {
    LocalizedText(
      en: "Check also that the early repayment of \(day) was carried out.",
      ru: "Проверьте также, прошло ли досрочное погашение \(day).")
  }
  static func dataIsOlder(_ day: Value) -> LocalizedText {
    LocalizedText(
      en: "The data is as of \(day) and does not show later payments.",
      ru: "Данные на \(day): что оплачено позже, из них не видно.")
  }
  static func dataIsOlderThanTransactions(_ day: Value) -> LocalizedText {
    LocalizedText(
      en: "The data is as of \(day) and does not show later transactions.",
      ru: "Данные на \(day): более поздних операций в них нет.")
  }

  /// The payment of an amount; `due` is the last day in words, or `nil` without one.
  static func payNow(_ amount: Value, _ due: LocalizedText?, isAtLeast: Bool) -> LocalizedText {
    switch (due, isAtLeast) {
    case (let due?, true): LocalizedText(en: "Pay at least \(amount) \(due)", ru: "Внесите не меньше \(amount) \(due)")
    case (let due?, false): LocalizedText(en: "Pay \(amount) \(due)", ru: "Оплатите \(amount) \(due)")
    case (nil, true): LocalizedText(en: "Pay at least \(amount)", ru: "Внесите не меньше \(amount)")
    case (nil, false): LocalizedText(en: "Pay \(amount)", ru: "Оплатите \(amount)")
    }
  }
  /// The deposit of an amount into the account; `due` is the last day in words, or `nil` without one.
  static func depositToAccount(_ amount: Value, _ due: LocalizedText?, isAtLeast: Bool) -> LocalizedText {
    switch (due, isAtLeast) {
    case (let due?, true):
      LocalizedText(en: "Deposit at least \(amount) \(due)", ru: "Внесите на счёт не меньше \(amount) \(due)")
    case (let due?, false): LocalizedText(en: "Deposit \(amount) \(due)", ru: "Внесите на счёт \(amount) \(due)")
    case (nil, true): LocalizedText(en: "Deposit at least \(amount)", ru: "Внесите на счёт не меньше \(amount)")
    case (nil, false): LocalizedText(en: "Deposit \(amount)", ru: "Внесите на счёт \(amount)")
    }
  }
  static func makePayment(_ due: LocalizedText) -> LocalizedText {
    LocalizedText(en: "Make the payment \(due)", ru: "Внесите платёж \(due)")
  }
  static let moneyIsThereNotTaken = LocalizedText(
    en: "The money is in the account, but it will not be debited automatically.",
    ru: "Деньги на счёте есть, но автоматически они не спишутся.")
  static func willBeTaken(_ amount: Value, on day: Value) -> LocalizedText {
    LocalizedText(
      en: "\(amount) is in the account and will be debited on \(day).",
      ru: "Нужная сумма, \(amount), уже на счёте и спишется \(day).")
  }
  static func isCovered(_ amount: Value, of day: Value) -> LocalizedText {
    LocalizedText(
      en: "The payment of \(day) is covered in full: \(amount).", ru: "Платёж за \(day) обеспечен полностью: \(amount)."
    )
  }
  static func thenTakenFrom(_ account: Value) -> LocalizedText {
    LocalizedText(
      en: "The payment is then debited automatically from the account \(account).",
      ru: "Платёж спишется автоматически со счёта \(account).")
  }
  static func onlyTaken(_ amount: Value) -> LocalizedText {
    LocalizedText(en: "Only \(amount) is debited automatically.", ru: "Автоматически спишется только \(amount).")
  }
  static let thenTaken = LocalizedText(
    en: "The payment is then debited automatically.", ru: "Платёж спишется автоматически.")
  static let autopayIsOff = LocalizedText(en: "Automatic payment is off.", ru: "Автоплатёж выключен.")
  /// The refusal of an automatic payment, with its days if they are known.
  static func autopayRefused(_ days: String?) -> LocalizedText {
    guard let days else {
      return LocalizedText(
        en: "The automatic payment was refused: pay it yourself.", ru: "Автоплатёж не прошёл: внесите платёж сами.")
    }
    return autopayRefused(on: days)
  }
  private static func autopayRefused(on days: String) -> LocalizedText {
    LocalizedText(
      en: "The automatic payment was refused (\(days)): pay it yourself.",
      ru: "Автоплатёж не прошёл (\(days)): внесите платёж сами.")
  }
  /// The statement that a payment is interest alone, with the first payment that repays principal.
  static func isInterestOnly(then first: (amount: Value, day: Value)?) -> LocalizedText {
    guard let first else {
      return LocalizedText(
        en: "This is interest only: the debt does not fall.", ru: "Это только проценты: долг пока не уменьшается.")
    }
    return LocalizedText(
      en: "This is interest only: the debt does not fall. From \(first.day), the payment is \(first.amount).",
      ru: "Это только проценты: долг пока не уменьшается. С \(first.day) платёж — \(first.amount).")
  }
  static func laterCostsRate(_ rate: Value) -> LocalizedText {
    LocalizedText(en: "A late payment costs a penalty of \(rate).", ru: "За просрочку начисляется неустойка \(rate).")
  }
  static func laterCosts(_ fee: Value) -> LocalizedText {
    LocalizedText(en: "A late payment costs a fee of \(fee).", ru: "Просрочка платежа стоит \(fee).")
  }

  static let nothingOwed = LocalizedText(en: "You no longer owe anything", ru: "Вы больше ничего не должны")
  static let notPaidOut = LocalizedText(
    en: "Nothing to pay: the money is not paid out yet", ru: "Платить пока не нужно: деньги ещё не выданы")
  static func payTo(_ name: LocalizedText) -> LocalizedText {
    LocalizedText(en: "Pay to \(name), not to us", ru: "Платите не нам: получатель — \(name)")
  }
  static let doNotPayHere = LocalizedText(
    en: "Do not pay here: the debt was transferred", ru: "Не платите здесь: долг передан другому кредитору")

  // MARK: Card and overdraft

  static func payForGrace(_ amount: Value, _ due: LocalizedText) -> LocalizedText {
    LocalizedText(
      en: "Pay \(amount) \(due) to keep purchases interest-free",
      ru: "Внесите \(amount) \(due), чтобы покупки остались без процентов")
  }
  /// The end of the grace period without the next minimum payment, with the interest up to a day if it is known.
  static func graceEndsWithout(_ interest: (amount: Value, day: Value)?) -> LocalizedText {
    guard let interest else {
      return LocalizedText(
        en: "Without this payment, the grace period ends.", ru: "Без этого платежа льготный период прервётся.")
    }
    return LocalizedText(
      en: "Without this payment, the grace period ends: the interest up to \(interest.day) is \(interest.amount).",
      ru: "Без этого платежа льготный период прервётся: проценты по \(interest.day) — \(interest.amount).")
  }
  static func thenPay(_ amount: Value, by day: Value) -> LocalizedText {
    LocalizedText(
      en: "Then pay another \(amount) by \(day).", ru: "Затем внесите ещё \(amount) не позднее \(day).")
  }
  static let onlyChargesLeft = LocalizedText(
    en: "Only fees and penalties are left to pay.", ru: "Осталось оплатить только комиссии и неустойку.")
  static let nothingBeforeStatement = LocalizedText(
    en: "Nothing to pay before the next statement", ru: "До следующей выписки платить не нужно")
  static func statementCloses(_ day: Value) -> LocalizedText {
    LocalizedText(en: "It closes on \(day).", ru: "Она закроется \(day).")
  }
  static let payAnyTime = LocalizedText(
    en: "Repay when you can: the contract sets no deadline",
    ru: "Погасите, когда сможете: срок в договоре не установлен")
  static func payByEnd(_ day: Value) -> LocalizedText {
    LocalizedText(
      en: "Repay by \(day): the contract ends then",
      ru: "Погасите долг не позднее \(day): в этот день заканчивается договор")
  }
  static let nothingDueNow = LocalizedText(en: "No payment date is set", ru: "Дата платежа не назначена")
  static let noPaymentsToMake = LocalizedText(
    en: "You make no payments under this contract", ru: "По этому договору вы ничего не платите")
  static func dayAdds(_ amount: Value) -> LocalizedText {
    LocalizedText(en: "Each day adds \(amount) to the debt.", ru: "Каждый день долг растёт на \(amount).")
  }
  static let nothingIsOwed = LocalizedText(en: "You owe nothing", ru: "Долга нет")
  static func ownMoney(_ amount: Value) -> LocalizedText {
    LocalizedText(en: "\(amount) in the account is your own money.", ru: "На счёте \(amount) ваших собственных денег.")
  }
  static let isWholeDebt = LocalizedText(en: "This is the whole debt.", ru: "Это весь долг.")
}
