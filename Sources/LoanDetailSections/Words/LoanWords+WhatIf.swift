import DesignSystem
import Loans
import Localization

/// The words of the answers to what-if questions, and of their previews beside actions.
extension LoanWords {
  static let notAnOffer = LocalizedText(
    en: "Calculated from the terms of the contract; the bank's own sum counts, this is not an offer.",
    ru: "Рассчитано по условиям договора. Это не предложение: верна сумма, которую назовёт банк.")
  static let ifPaidOnTime = LocalizedText(
    en: "This holds if all other payments are made on time.", ru: "Верно, если остальные платежи вносить вовремя.")

  // MARK: Early repayment

  /// The answer about an early repayment of a part, with its effect.
  static func earlyRepayment(of amount: Value, on day: Value, _ effect: LocalizedText) -> LocalizedText {
    LocalizedText(en: "\(amount) early on \(day): \(effect)", ru: "\(amount) досрочно \(day): \(effect)")
  }
  /// The two possible effects of an early repayment: a smaller payment, or the other effect.
  static func paymentFalls(by less: Value, or other: LocalizedText) -> LocalizedText {
    LocalizedText(en: "the payment falls by \(less), or \(other)", ru: "платёж станет меньше на \(less) или \(other)")
  }
  static func paymentFalls(by less: Value) -> LocalizedText {
    LocalizedText(en: "the payment falls by \(less)", ru: "платёж станет меньше на \(less)")
  }
  static func endsSooner(by time: String) -> LocalizedText {
    LocalizedText(en: "the loan ends \(time) sooner", ru: "кредит закончится раньше на \(time)")
  }
  static let lastPaymentFalls = LocalizedText(
    en: "only the last payment becomes smaller", ru: "меньше станет только последний платёж")
  static let lastPaymentFallsMost = LocalizedText(
    en: "mostly the last payment becomes smaller", ru: "меньше станет в основном последний платёж")
  static let lessInterest = LocalizedText(en: "less interest", ru: "процентов станет меньше")
  static func interestLess(_ saved: Value) -> LocalizedText {
    LocalizedText(en: "That saves \(saved) in interest.", ru: "Экономия на процентах — \(saved).")
  }
  static func interestLess(_ saved: Value, withSmallerPayment other: Value) -> LocalizedText {
    LocalizedText(
      en: "The shorter term saves \(saved) in interest, the smaller payment \(other).",
      ru: "Экономия на процентах — \(saved), если сократить срок, и \(other), если уменьшить платёж.")
  }
  static func debtFalls(by less: Value, on day: Value) -> LocalizedText {
    LocalizedText(en: "the debt on \(day) falls by \(less)", ru: "долг на \(day) станет меньше на \(less)")
  }
  static func interestLess(_ saved: Value, until day: Value) -> LocalizedText {
    LocalizedText(
      en: "The payments stay the same. That saves \(saved) in interest up to that day.",
      ru: "Платежи останутся прежними. Экономия на процентах до этого дня — \(saved).")
  }
  static func debt(on day: Value) -> LocalizedText { LocalizedText(en: "Debt on \(day)", ru: "Долг на \(day)") }
  static func payments(until day: Value) -> LocalizedText {
    LocalizedText(en: "Payments until \(day)", ru: "Платежи до \(day)")
  }
  static let withRepayment = LocalizedText(en: "With it", ru: "С погашением")
  static let figureName = LocalizedText(en: "What changes", ru: "Что изменится")
  static let asItIs = LocalizedText(en: "Without it", ru: "Без погашения")
  /// The effect of an early repayment, as the heading of a column.
  static func title(of effect: BookedRepayment.Effect) -> LocalizedText {
    switch effect {
    case .smallerPayment: LocalizedText(en: "Smaller payment", ru: "Меньше платёж")
    case .shorterTerm: LocalizedText(en: "Shorter term", ru: "Короче срок")
    }
  }
  static let paymentAfterwards = LocalizedText(en: "Payment afterwards", ru: "Платёж после этого")
  static let scheduleAfterwards = LocalizedText(en: "Payments afterwards", ru: "Платежи после этого")
  /// The heading of the payments after an early repayment with an effect.
  static func title(ofScheduleWith effect: BookedRepayment.Effect) -> LocalizedText {
    switch effect {
    case .smallerPayment: LocalizedText(en: "Payments if they become smaller", ru: "Платежи, если их уменьшить")
    case .shorterTerm: LocalizedText(en: "Payments if the term is shorter", ru: "Платежи, если сократить срок")
    }
  }
  static let contractForbids = LocalizedText(
    en: "By the contract, this is not allowed.", ru: "По договору так погашать нельзя.")
  static let noticeBy = LocalizedText(en: "Tell the bank by", ru: "Предупредить банк не позднее")
  static let noticeAhead = PluralText(
    en: ("{n} day ahead", "{n} days ahead"), ru: ("за {n} день", "за {n} дня", "за {n} дней"))

  // MARK: Full repayment

  static func payoffNeeds(_ total: Value, on day: Value) -> LocalizedText {
    LocalizedText(en: "\(total) on \(day) repays everything", ru: "Для полного погашения \(day) нужно \(total)")
  }
  static func payoffNeeds(_ total: Value, on day: Value, in currency: String) -> LocalizedText {
    LocalizedText(
      en: "\(total) on \(day) repays the whole debt in \(currency)",
      ru: "\(day) для погашения всего долга в \(currency) нужно \(total)")
  }
  static func isWholePrincipal(_ amount: Value) -> LocalizedText {
    LocalizedText(
      en: "\(amount) is the whole principal or more, so this is a full repayment.",
      ru: "\(amount) — это весь основной долг или больше, поэтому погашение будет полным.")
  }
  static let withPaymentOfDay = LocalizedText(
    en: "The payment of that day is included.", ru: "Платёж по графику в этот день уже учтён.")
  static let ifPaymentsAreMade = LocalizedText(
    en: "This holds if every payment before that day is made.", ru: "Верно, если внести все платежи до этой даты.")
  static let laterDayAdds = LocalizedText(en: "Each later day adds", ru: "Каждый следующий день добавит")
  static let payoffOnOtherDays = LocalizedText(en: "Full repayment by day", ru: "Полное погашение по дням")
  static let which = LocalizedText(en: "Which day", ru: "Что за день")
  /// The reason why a day is in the table of full repayments.
  static func text(of reason: PayoffCalendar.Reason) -> LocalizedText {
    switch reason {
    case .asked: LocalizedText(en: "the day you chose", ru: "выбранная дата")
    case .today: today
    case .inTenDays: LocalizedText(en: "in ten days", ru: "через десять дней")
    case .nextPayment: LocalizedText(en: "the next payment day", ru: "день ближайшего платежа")
    case .monthEnd: LocalizedText(en: "the end of the month", ru: "конец месяца")
    }
  }
  static func afterPayment(_ reason: LocalizedText, of day: Value) -> LocalizedText {
    LocalizedText(en: "\(reason), after the payment of \(day)", ru: "\(reason), после платежа \(day)")
  }

  // MARK: Arrears

  static let settling = LocalizedText(en: "Settling what is overdue", ru: "Погашение просрочки")
  static func cureNeeds(_ total: Value, on day: Value) -> LocalizedText {
    LocalizedText(
      en: "\(total) on \(day) settles everything that is overdue", ru: "\(day) для погашения просрочки нужно \(total)")
  }
  static func thenPayment(_ amount: Value, on day: Value) -> LocalizedText {
    LocalizedText(en: "The next payment, \(amount), is due on \(day).", ru: "Следующий платёж, \(amount), — \(day).")
  }
  static func toPayOn(_ day: Value) -> LocalizedText { LocalizedText(en: "To pay on \(day)", ru: "Внести \(day)") }
  static func overdueOn(_ day: Value) -> LocalizedText {
    LocalizedText(en: "Overdue on \(day)", ru: "Просрочено на \(day)")
  }
  static let delayAddsUntilThen = LocalizedText(
    en: "Added by the delay until then", ru: "Добавится за дни до этой даты")
  static let debtAfterwards = LocalizedText(en: "Debt afterwards", ru: "Долг после этого")

  // MARK: Payment holiday

  static func holidayCosts(_ cost: Value, for time: String) -> LocalizedText {
    LocalizedText(
      en: "\(time) without payments: \(cost) more interest", ru: "\(time) без платежей: процентов больше на \(cost)")
  }
  /// The day of the last payment, with its delay if that is known.
  static func endsOn(_ day: Value, later: LocalizedText?) -> LocalizedText {
    guard let later else {
      return LocalizedText(en: "The last payment is then on \(day).", ru: "Последний платёж тогда — \(day).")
    }
    return LocalizedText(
      en: "The last payment is then on \(day), \(later).", ru: "Последний платёж тогда — \(day), \(later).")
  }
  static let firstLeftOut = LocalizedText(en: "First payment left out", ru: "Первый пропущенный платёж")
  static let lastLeftOut = LocalizedText(en: "Last payment left out", ru: "Последний пропущенный платёж")
  static let firstAfterHoliday = LocalizedText(en: "First payment afterwards", ru: "Первый платёж после каникул")
  static let paymentAfterHoliday = LocalizedText(en: "Payment afterwards", ru: "Платёж после каникул")
  static let holidayAssumption = LocalizedText(
    en: "As if interest continues and the payments afterwards stay the same until the debt is repaid.",
    ru: "Если проценты начисляются, а платежи после каникул остаются прежними, пока долг не погашен.")
  static let otherPartsUnknown = LocalizedText(
    en: "The payments contain more than principal and interest, so the new ones are not known in full.",
    ru: "В платежи входят не только долг и проценты, поэтому новые платежи целиком не известны.")

  // MARK: Card

  static let repayingDebt = LocalizedText(en: "Repaying the debt", ru: "Погашение долга")
  static func paidOffByMinimum(in time: String, interest: Value) -> LocalizedText {
    LocalizedText(
      en: "By minimum payments, the debt is repaid in \(time), with \(interest) in interest",
      ru: "Минимальными платежами долг будет погашен за \(time), проценты — \(interest)")
  }
  static func paidOff(by amount: Value, in time: String, interest: Value) -> LocalizedText {
    LocalizedText(
      en: "By \(amount) a month, the debt is repaid in \(time), with \(interest) in interest",
      ru: "По \(amount) в месяц долг будет погашен за \(time), проценты — \(interest)")
  }
  static func withMinimumOnly(_ time: String, _ interest: Value) -> LocalizedText {
    LocalizedText(
      en: "By minimum payments alone it takes \(time), with \(interest) in interest.",
      ru: "Одними минимальными платежами — \(time), проценты — \(interest).")
  }
  static func yearsAndMonths(_ years: String, _ months: String) -> LocalizedText {
    LocalizedText(en: "\(years) \(months)", ru: "\(years) \(months)")
  }
  static let firstMinimum = LocalizedText(
    en: "Minimum payment on this debt", ru: "Минимальный платёж с такого долга")
  static func belowMinimumPayment(_ minimum: Value) -> LocalizedText {
    LocalizedText(
      en: "This is less than the minimum payment of \(minimum), so something would be overdue every month.",
      ru: "Это меньше минимального платежа, \(minimum): каждый месяц возникала бы просрочка.")
  }
  static let minimumIsNotKnown = LocalizedText(
    en: "The bank does not provide the minimum payment: with less than it, something would be overdue every month.",
    ru: "Банк не сообщает минимальный платёж: если платить меньше него, каждый месяц будет возникать просрочка.")
  static let monthlyPayment = LocalizedText(en: "Payment a month", ru: "Платёж в месяц")
  static let itTakes = LocalizedText(en: "Time until the debt is repaid", ru: "Срок погашения")
  static let paidInAll = LocalizedText(en: "Paid in all", ru: "Всего будет внесено")
  static let besideMinimum = LocalizedText(
    en: "compared with minimum payments", ru: "по сравнению с минимальными платежами")
  static func cardAssumption(_ rate: Value) -> LocalizedText {
    LocalizedText(
      en: "As if nothing more is spent, and the whole debt costs \(rate), a twelfth of it each month.",
      ru: "Если больше ничего не тратить, а на весь долг действует ставка \(rate), по 1/12 в месяц.")
  }

  // MARK: Rate

  static func paymentAtRate(_ rate: Value, from day: Value, _ payment: Value) -> LocalizedText {
    LocalizedText(
      en: "At \(rate) from \(day), the payment is \(payment)", ru: "При ставке \(rate) с \(day) платёж — \(payment)")
  }
  /// The difference from the payment without the change; `day` is the first day of the payment, if it is known.
  static func thatIs(_ difference: Value, more isMore: Bool, from day: Value?) -> LocalizedText {
    switch (day, isMore) {
    case (let day?, true):
      LocalizedText(
        en: "From \(day), that is \(difference) more than without the change.",
        ru: "С \(day) это на \(difference) больше, чем без изменения.")
    case (let day?, false):
      LocalizedText(
        en: "From \(day), that is \(difference) less than without the change.",
        ru: "С \(day) это на \(difference) меньше, чем без изменения.")
    case (nil, true):
      LocalizedText(en: "That is \(difference) more than without the change.", ru: "Это на \(difference) больше.")
    case (nil, false):
      LocalizedText(en: "That is \(difference) less than without the change.", ru: "Это на \(difference) меньше.")
    }
  }
  static let paymentStays = LocalizedText(en: "The payment does not change.", ru: "Платёж не изменится.")
  static func before(_ rate: Value) -> LocalizedText { LocalizedText(en: "before it \(rate)", ru: "до этого \(rate)") }
  static func withoutChange(_ payment: Value) -> LocalizedText {
    LocalizedText(en: "without the change \(payment)", ru: "без изменения \(payment)")
  }
  static func replaces(_ rate: Value, from day: Value) -> LocalizedText {
    LocalizedText(
      en: "The contract has \(rate) from \(day); here it falls away.",
      ru: "По договору с \(day) действует \(rate); в этом расчёте её нет.")
  }
  static let rateFrom = LocalizedText(en: "New rate from", ru: "Новая ставка с")
  static let moreInterestToEnd = LocalizedText(en: "More interest until the end", ru: "Процентов до конца больше на")
  static let lessInterestToEnd = LocalizedText(en: "Less interest until the end", ru: "Процентов до конца меньше на")

  // MARK: Previews

  /// The statement that a figure is calculated; `isAtRateOfToday` if the rate of its payments may change.
  static func calculated(atRateOfToday isAtRateOfToday: Bool) -> LocalizedText {
    isAtRateOfToday
      ? LocalizedText(en: "calculated at the present rate", ru: "рассчитано по нынешней ставке") : calculated
  }
  /// The effect of an early repayment of a part, in a few words beside the action.
  static func preview(_ amount: Value, sooner: String, saved: Value, _ calculated: LocalizedText) -> LocalizedText {
    LocalizedText(
      en: "\(amount) now: \(sooner) sooner, \(saved) less interest (\(calculated))",
      ru: "\(amount) сейчас: раньше на \(sooner), процентов меньше на \(saved) (\(calculated))")
  }
  static func preview(
    _ amount: Value, on day: Value, sooner: String, saved: Value, _ calculated: LocalizedText
  ) -> LocalizedText {
    LocalizedText(
      en: "\(amount) on \(day): \(sooner) sooner, \(saved) less interest (\(calculated))",
      ru: "\(amount), если внести \(day): раньше на \(sooner), процентов меньше на \(saved) (\(calculated))")
  }
  static func everythingToday(_ total: Value) -> LocalizedText {
    LocalizedText(en: "\(total) today", ru: "\(total) сегодня")
  }
  static func payoffTodayCalculated(_ total: Value) -> LocalizedText {
    LocalizedText(en: "\(total) today (calculated)", ru: "\(total) сегодня (рассчитано)")
  }
  static func everything(_ total: Value, on day: Value) -> LocalizedText {
    LocalizedText(en: "\(total) on \(day)", ru: "\(total) на \(day)")
  }
  static func everythingCalculated(_ total: Value, on day: Value) -> LocalizedText {
    LocalizedText(en: "\(total) on \(day) (calculated)", ru: "\(total) на \(day) (рассчитано)")
  }
  /// The effect of a payment holiday, in a few words beside the action.
  static func preview(
    holiday time: String, cost: Value, later: String, _ calculated: LocalizedText
  ) -> LocalizedText {
    LocalizedText(
      en: "\(time): \(cost) more interest, the loan ends \(later) later (\(calculated))",
      ru: "\(time): процентов больше на \(cost), кредит закончится позже на \(later) (\(calculated))")
  }
}
