import DesignSystem
public import Loans
public import Localization

/// The words about amounts: debts, fees, penalties, charges, disbursements and transactions.
extension LoanWords {
  static let owed = LocalizedText(en: "You owe", ru: "Общий долг")
  static func alsoOwed(in currency: String) -> LocalizedText {
    LocalizedText(en: "And in \(currency)", ru: "И ещё в \(currency)")
  }
  static func wholeDebt(in currency: String) -> LocalizedText {
    LocalizedText(en: "Whole debt in \(currency)", ru: "Весь долг в \(currency)")
  }
  static func debtUnknown(in currency: String) -> LocalizedText {
    LocalizedText(en: "The debt in \(currency) is not known.", ru: "Сумма долга в \(currency) неизвестна.")
  }
  package static func debtUnknown(_ name: LocalizedText, in currency: String) -> LocalizedText {
    LocalizedText(
      en: "\(name): the debt in \(currency) is not known.", ru: "\(name): сумма долга в \(currency) неизвестна.")
  }
  static let owedToNewLender = LocalizedText(en: "Owed to the new lender", ru: "Долг перед новым кредитором")
  static let borrowerOwes = LocalizedText(en: "The borrower owes", ru: "Долг заёмщика")
  /// "Total debt".
  public static let totalDebt = LocalizedText(en: "Total debt", ru: "Общий долг")
  static let unknownDay = LocalizedText(en: "the day of the data is unknown", ru: "дата данных неизвестна")
  package static let inYourFavour = LocalizedText(en: "In your favour", ru: "Переплата в вашу пользу")
  /// "Principal you owe".
  public static let principalOwed = LocalizedText(en: "Principal you owe", ru: "Остаток основного долга")
  static let payoff = LocalizedText(en: "To pay off in full", ru: "Для полного погашения")
  static func payoffOn(_ day: Value) -> LocalizedText { LocalizedText(en: "on \(day)", ru: "на \(day)") }
  /// "Payoff amount".
  public static let payoffAmount = LocalizedText(en: "Payoff amount", ru: "Сумма полного погашения")
  static func perDiem(_ amount: Value) -> LocalizedText {
    LocalizedText(en: "then \(amount) more every day", ru: "далее ещё \(amount) за каждый день")
  }
  static let dailyGrowth = LocalizedText(en: "Grows every day by", ru: "Растёт каждый день на")
  static let balanceAbsent = LocalizedText(en: "The balance is not available", ru: "Сумма долга недоступна")
  static let balanceAbsentText = LocalizedText(
    en: "The bank's system does not provide the current balance.",
    ru: "Система банка не сообщает, сколько вы сейчас должны.")
  static let balanceWithheldText = LocalizedText(
    en: "The bank does not disclose how much is owed.", ru: "Банк не раскрывает сумму долга.")
  static let balanceUnreadableText = LocalizedText(
    en: "The amount arrived with an error, and we will not guess it.",
    ru: "Сумма пришла с ошибкой, а додумывать её мы не станем.")
  /// "Debt".
  public static let debt = LocalizedText(en: "Debt", ru: "Долг")
  static let forecastOfDebt = LocalizedText(en: "The bank's forecast of the debt", ru: "Прогноз банка по долгу")
  static let forecastCount = LocalizedText(en: "Days in the forecast", ru: "Дат в прогнозе")
  package static let total = LocalizedText(en: "Total", ru: "Итого")
  static let notItemised = LocalizedText(en: "Not itemised by the bank", ru: "Без расшифровки банка")
  static let difference = LocalizedText(en: "Difference in the bank's data", ru: "Расхождение в данных банка")
  static let noComposition = LocalizedText(
    en: "The bank's system does not provide a breakdown of the amounts.",
    ru: "Система банка не сообщает, из чего складываются суммы.")
  static let nothingToItemise = LocalizedText(
    en: "There are no amounts to break down.", ru: "Сумм, которые раскладываются на части, нет.")

  /// The customer-facing name of a part of an amount.
  public static func text(of component: Portion.Component) -> LocalizedText {
    switch component {
    case .principal: LocalizedText(en: "Principal", ru: "Основной долг")
    case .interest: LocalizedText(en: "Interest", ru: "Проценты")
    case .insurance: LocalizedText(en: "Insurance", ru: "Страховка")
    case .fees: LocalizedText(en: "Fees", ru: "Комиссии")
    case .penalties: LocalizedText(en: "Penalties", ru: "Неустойка")
    case .other(let name): LocalizedText(verbatim: name)
    }
  }

  // MARK: Fees

  /// "Fees".
  public static let fees = LocalizedText(en: "Fees", ru: "Комиссии")
  static func outstanding(_ amount: Value) -> LocalizedText {
    LocalizedText(en: "\(amount) to pay", ru: "к оплате \(amount)")
  }
  static let paidFee = LocalizedText(en: "paid", ru: "оплачено")
  static let penalty = LocalizedText(en: "penalty", ru: "неустойка")
  static func atLeast(_ amount: Value) -> LocalizedText {
    LocalizedText(en: "at least \(amount)", ru: "не менее \(amount)")
  }
  static func atMost(_ amount: Value) -> LocalizedText {
    LocalizedText(en: "at most \(amount)", ru: "не более \(amount)")
  }

  /// A percentage with its base, such as "1% of the transaction".
  static func percent(_ percent: PercentValue, of base: Fee.Base) -> LocalizedText {
    let percent = Value.percent(percent)
    return switch base {
    case .operation: LocalizedText(en: "\(percent) of the transaction", ru: "\(percent) от суммы операции")
    case .originalAmount:
      LocalizedText(en: "\(percent) of the original amount", ru: "\(percent) от первоначальной суммы")
    case .principal: LocalizedText(en: "\(percent) of the principal owed", ru: "\(percent) от остатка основного долга")
    case .payment: LocalizedText(en: "\(percent) of the payment", ru: "\(percent) от суммы платежа")
    case .limit: LocalizedText(en: "\(percent) of the limit", ru: "\(percent) от лимита")
    case .other(let raw): LocalizedText(en: "\(percent) \(DataText(raw))", ru: "\(percent) \(DataText(raw))")
    }
  }

  /// The customer-facing text about the frequency of a fee.
  public static func text(of frequency: Fee.Frequency) -> LocalizedText {
    switch frequency {
    case .once: LocalizedText(en: "once", ru: "один раз")
    case .perInstalment: LocalizedText(en: "with each payment", ru: "с каждым платежом")
    case .monthly: LocalizedText(en: "every month", ru: "каждый месяц")
    case .yearly: LocalizedText(en: "every year", ru: "каждый год")
    case .perUse: LocalizedText(en: "each time", ru: "каждый раз")
    case .other(let raw): LocalizedText(verbatim: raw)
    }
  }

  // MARK: Penalty

  static let penaltyTitle = LocalizedText(en: "If you pay late", ru: "Если заплатить с опозданием")
  static let penaltyRate = LocalizedText(en: "Penalty", ru: "Неустойка")
  static let fine = LocalizedText(en: "Fine for each missed payment", ru: "Штраф за каждый пропуск платежа")
  static let lateFee = LocalizedText(en: "Fee for each missed payment", ru: "Комиссия за каждый пропуск платежа")
  static let contractInterest = LocalizedText(en: "Interest of the contract", ru: "Проценты по договору")
  static let penaltyCap = LocalizedText(en: "Limit", ru: "Ограничение")
  static let penaltyBase = LocalizedText(en: "Penalty is a percentage", ru: "Неустойка начисляется")

  /// Whether the interest of the contract continues while a payment is late.
  static func interestOfContract(continues: Bool) -> LocalizedText {
    continues
      ? LocalizedText(en: "continues", ru: "начисляются и дальше")
      : LocalizedText(en: "stops while you are late", ru: "на время просрочки не начисляются")
  }

  /// The amount on which a penalty is charged.
  static func text(of base: PenaltyTerms.Base) -> LocalizedText {
    switch base {
    case .overduePrincipal: LocalizedText(en: "of the overdue principal", ru: "от просроченного основного долга")
    case .overdueAmount: LocalizedText(en: "of the overdue amount", ru: "от просроченной суммы")
    case .debt: LocalizedText(en: "of the whole debt", ru: "от всей суммы долга")
    }
  }

  // MARK: Limit of all charges

  static let mostThatMayBeCharged = LocalizedText(en: "The most that can be charged", ru: "Сколько могут начислить")
  static let chargeCap = LocalizedText(en: "Cap on all charges", ru: "Все начисления вместе — не больше")
  static let chargedSoFar = LocalizedText(en: "Charged so far", ru: "Уже начислено")
  static let mayStillBeCharged = LocalizedText(en: "May still be charged", ru: "Ещё могут начислить")
  static let capReachedIfUnpaid = LocalizedText(
    en: "Reached if nothing is paid", ru: "Если не платить, предел наступит")
  static let dailyCap = LocalizedText(en: "Interest rate at most", ru: "Ставка — не выше")
  static let nothingMoreMayBeCharged = LocalizedText(
    en: "The cap is reached: nothing more may be charged.", ru: "Предел достигнут: больше начислять нельзя.")
  static func chargedAboveCap(_ amount: Value) -> LocalizedText {
    LocalizedText(
      en: "\(amount) more is charged than may be. Ask for a correction.",
      ru: "Начислено на \(amount) больше, чем можно. Потребуйте исправить.")
  }
  static let chargesEnd = LocalizedText(
    en: "The charges reach their cap if nothing is paid", ru: "Если не платить, начисления достигнут предела")

  // MARK: Cost

  static let whatItCosts = LocalizedText(en: "What it costs", ru: "Сколько стоит кредит")
  static let paidSoFar = LocalizedText(en: "Paid so far", ru: "Уже выплачено")
  static let paidThisYear = LocalizedText(en: "Paid this year", ru: "Выплачено в этом году")
  static let interestThisYear = LocalizedText(en: "Interest paid this year", ru: "Проценты, выплаченные в этом году")
  static let leftInAll = LocalizedText(en: "Left to pay", ru: "Осталось выплатить")
  static let withoutWhatADelayAdds = LocalizedText(
    en: "without what the delay adds", ru: "без учёта того, что добавит просрочка")

  // MARK: Disbursement

  static let payouts = LocalizedText(en: "Paid out in parts", ru: "Выдача частями")
  static let paidOut = LocalizedText(en: "Paid out", ru: "Выдано")
  static let isPaidOut = LocalizedText(en: "paid out", ru: "выдано")
  static let payoutNeeds = LocalizedText(en: "Needed for it", ru: "Что для этого нужно")
  static func payout(_ number: String) -> LocalizedText { LocalizedText(en: "Part \(number)", ru: "Часть \(number)") }
  static func payouts(_ done: String, of all: String) -> LocalizedText {
    LocalizedText(en: "\(done) of \(all)", ru: "\(done) из \(all)")
  }
  /// The noun after "of" and a number of parts.
  static let ofParts = PluralText(en: ("part", "parts"), ru: ("части", "частей", "частей"))
  static let disbursement = LocalizedText(en: "Disbursement", ru: "Получение денег")
  static let earliest = LocalizedText(en: "Not before", ru: "Не раньше")
  static func after(_ time: String) -> LocalizedText { LocalizedText(en: "after \(time)", ru: "после \(time)") }
  static func before(_ time: String) -> LocalizedText { LocalizedText(en: "before \(time)", ru: "до \(time)") }
  static let refuseUntil = LocalizedText(en: "You can withdraw until", ru: "Отказаться можно не позднее")

  // MARK: Transactions

  /// "Transactions".
  public static let operations = LocalizedText(en: "Transactions", ru: "Операции")
  static let recentOperations = LocalizedText(en: "Recent transactions", ru: "Последние операции")
  static let noOperations = LocalizedText(en: "There are no transactions to show.", ru: "Операций нет.")
  static let operationsAbsent = LocalizedText(
    en: "The bank's system does not provide the transactions.", ru: "Система банка не передаёт операции.")
  static let operation = LocalizedText(en: "Transaction", ru: "Операция")
  static let booked = LocalizedText(en: "Booked on", ru: "Дата проведения")
  static let reference = LocalizedText(en: "Reference", ru: "Номер для обращений")
  /// The number of a payment and of all payments, for a transaction.
  static func instalment(_ number: String, of count: String) -> LocalizedText {
    LocalizedText(en: "payment \(number) of \(count)", ru: "платёж \(number) из \(count)")
  }

  /// The customer-facing name of an operation.
  public static func text(of kind: LoanOperation.Kind) -> LocalizedText {
    switch kind {
    case .disbursement: LocalizedText(en: "Loan disbursed", ru: "Выдача кредита")
    case .payment: LocalizedText(en: "Payment", ru: "Платёж")
    case .earlyRepayment: LocalizedText(en: "Early repayment", ru: "Досрочное погашение")
    case .interestAccrual: LocalizedText(en: "Interest accrued", ru: "Начисление процентов")
    case .fee: LocalizedText(en: "Fee", ru: "Комиссия")
    case .penalty: LocalizedText(en: "Penalty", ru: "Неустойка")
    case .insurance: LocalizedText(en: "Insurance", ru: "Страховка")
    case .refund: LocalizedText(en: "Refund", ru: "Возврат")
    case .waiver: LocalizedText(en: "Debt waived", ru: "Прощение долга")
    case .writeOff: LocalizedText(en: "Debt written off", ru: "Списание долга")
    case .transfer: LocalizedText(en: "Transfer", ru: "Перевод")
    case .purchase: LocalizedText(en: "Purchase", ru: "Покупка")
    case .cash: LocalizedText(en: "Cash withdrawal", ru: "Снятие наличных")
    case .unknown(let raw): own(raw, or: LocalizedText(en: "Another transaction", ru: "Другая операция"))
    }
  }

  /// The customer-facing status of an operation.
  public static func text(of status: LoanOperation.Status) -> LocalizedText {
    switch status {
    case .completed: LocalizedText(en: "done", ru: "выполнено")
    case .processing: LocalizedText(en: "in progress", ru: "в обработке")
    case .failed: LocalizedText(en: "failed", ru: "отказ")
    case .reversed: LocalizedText(en: "reversed", ru: "отмена")
    }
  }

  static let statusIsUnknown = LocalizedText(en: "status unknown", ru: "статус неизвестен")

  // MARK: Money that is not in the debt

  static let unapplied = LocalizedText(en: "Received, not applied yet", ru: "Получено, но ещё не учтено")
  static let escrow = LocalizedText(en: "Account for taxes and insurance", ru: "Счёт на налоги и страховку")
  static let escrowBalance = LocalizedText(en: "Balance of the account", ru: "На счёте")
  static let escrowPayment = LocalizedText(en: "Part of each payment", ru: "Из каждого платежа")
  static let escrowShortage = LocalizedText(en: "Shortage on the account", ru: "На счёте не хватает")
  static let homeCurrency = LocalizedText(en: "In your currency", ru: "В вашей валюте")
  static let exchangeRate = LocalizedText(en: "Exchange rate", ru: "Курс")
  static let rateSinceBeginning = LocalizedText(
    en: "Change of the rate since the contract began", ru: "Изменение курса с начала договора")
}
