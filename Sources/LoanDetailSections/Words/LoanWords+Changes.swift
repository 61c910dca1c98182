import DesignSystem
package import Loans
package import Localization

/// The words about changes of the loan: coming ones, holidays, later payment days, and the payment at the end.
extension LoanWords {
  static let whatWillChange = LocalizedText(en: "What will change", ru: "Что изменится")
  static func changesKnown(on day: Value) -> LocalizedText {
    LocalizedText(en: "Changes known on \(day)", ru: "Изменения, известные на \(day)")
  }
  static let subPlan = LocalizedText(en: "Plan inside the debt", ru: "Отдельный план погашения")

  static func insteadOf(_ value: Value) -> LocalizedText {
    LocalizedText(en: "instead of \(value)", ru: "вместо \(value)")
  }
  static func more(_ amount: Value, than before: Value) -> LocalizedText {
    LocalizedText(en: "\(amount) more than before (\(before))", ru: "на \(amount) больше, чем до этого (\(before))")
  }
  static func less(_ amount: Value, than before: Value) -> LocalizedText {
    LocalizedText(en: "\(amount) less than before (\(before))", ru: "на \(amount) меньше, чем до этого (\(before))")
  }

  static func rateChanges(_ subject: LocalizedText?) -> LocalizedText {
    guard let subject else { return LocalizedText(en: "The rate changes", ru: "Меняется ставка") }
    return LocalizedText(en: "\(subject): new rate", ru: "\(subject): новая ставка")
  }
  /// The end of a rate, with the use or the plan that it applies to and the rate itself, if they are known.
  static func rateEnds(_ subject: LocalizedText?, _ rate: String?) -> LocalizedText {
    switch (subject, rate) {
    case (nil, nil): LocalizedText(en: "The rate ends", ru: "Заканчивается ставка")
    case (nil, let rate?): LocalizedText(en: "The rate of \(rate) ends", ru: "Заканчивается ставка \(rate)")
    case (let subject?, nil): LocalizedText(en: "This rate ends: \(subject)", ru: "Заканчивается ставка: \(subject)")
    case (let subject?, let rate?):
      LocalizedText(en: "This rate ends: \(subject), \(rate)", ru: "Заканчивается ставка: \(subject), \(rate)")
    }
  }
  static func fixedRateEnds(_ rate: String?) -> LocalizedText {
    guard let rate else { return LocalizedText(en: "The fixed rate ends", ru: "Заканчивается фиксированная ставка") }
    return LocalizedText(en: "The fixed rate of \(rate) ends", ru: "Заканчивается фиксированная ставка \(rate)")
  }
  /// The end of a sub-plan, with its title if it has one.
  static func planEnds(_ plan: LocalizedText?) -> LocalizedText {
    plan.map { LocalizedText(en: "This plan ends: \($0)", ru: "Заканчивается план: \($0)") }
      ?? LocalizedText(en: "A separate plan ends", ru: "Заканчивается отдельный план")
  }
  static func insuranceEnds(_ kind: LocalizedText) -> LocalizedText {
    LocalizedText(en: "Insurance ends: \(kind)", ru: "Заканчивается страховка: \(kind)")
  }

  static func insuranceHasEnded(_ kind: LocalizedText) -> LocalizedText {
    LocalizedText(en: "the insurance has ended: \(kind)", ru: "закончилась страховка: \(kind)")
  }

  static let paymentChanges = LocalizedText(en: "The payment changes", ru: "Меняется платёж")
  static let repaymentBegins = LocalizedText(
    en: "Payments begin to reduce the debt", ru: "Начинается погашение основного долга")
  static let rateResets = LocalizedText(en: "The rate is adjusted", ru: "Пересматривается ставка")
  static let rateKnownOn = LocalizedText(en: "New rate known on", ru: "Новая ставка станет известна")
  static let rateWasKnownOn = LocalizedText(en: "New rate known since", ru: "Новая ставка известна с")
  static let rateSeenAt = LocalizedText(en: "Where to see it", ru: "Где её узнать")
  static let graceEnds = LocalizedText(en: "The grace period ends", ru: "Заканчивается льготный период")
  static let graceOfFirstPurchasesEnds = LocalizedText(
    en: "The grace period of the first purchases ends", ru: "Заканчивается льготный период первых покупок")
  static let limitChanges = LocalizedText(en: "The credit limit changes", ru: "Меняется кредитный лимит")
  static func limitFalls(to limit: Value, on day: String) -> LocalizedText {
    LocalizedText(
      en: "The credit limit falls to \(limit) on \(day)", ru: "Кредитный лимит снизится до \(limit) с \(day)")
  }
  static let holidayBegins = LocalizedText(en: "The payment holiday begins", ru: "Начинаются кредитные каникулы")
  static let holidayEnds = LocalizedText(en: "The payment holiday ends", ru: "Заканчиваются кредитные каникулы")
  static let answerToChangeBy = LocalizedText(
    en: "Answer to the change of the rate by", ru: "Ответить на изменение ставки не позднее")
  static let balloon = LocalizedText(en: "Large last payment", ru: "Большой последний платёж")
  static let residual = LocalizedText(en: "Residual value", ru: "Выкупная стоимость")
  package static let lastPayment = LocalizedText(en: "Last payment", ru: "Последний платёж")
  static let contractEnds = LocalizedText(en: "The contract ends", ru: "Заканчивается договор")

  /// The label of the day of a change.
  static func day(of kind: ComingChange.Kind) -> LocalizedText {
    switch kind {
    case .rate, .rateResets: newRateFrom
    case .payment, .repaymentBegins: firstChangedPayment
    case .holidayBegins, .repaymentPeriodBegins, .limit: firstDay
    case .lastPayment, .answerBy, .chooseBy: payBy
    case .rateEnds, .insuranceEnds, .graceEnds, .drawingEnds, .planEnds, .holidayEnds, .contractEnds, .chargeCapReached:
      lastDay
    }
  }

  /// The label of the rate after a change.
  package static func rateAfter(_ kind: ComingChange.Kind) -> LocalizedText {
    if case .insuranceEnds = kind { rateWithout } else { newRate }
  }

  /// The label of the payment after a change.
  package static func paymentAfter(_ kind: ComingChange.Kind) -> LocalizedText {
    switch kind {
    case .holidayBegins: holidayPayment
    case .holidayEnds: firstPaymentAfter
    case .lastPayment: amount
    default: paymentAfterChange
    }
  }

  static func insuranceEnds(_ kind: LocalizedText, on day: String, rate: String) -> LocalizedText {
    LocalizedText(
      en: "\(kind): insurance ends on \(day), without it the rate rises to \(rate)",
      ru: "\(kind): страховка заканчивается \(day), без неё ставка вырастет до \(rate)")
  }
  /// The end of a policy in the past, with the rate without it.
  static func insuranceEnded(_ kind: LocalizedText, on day: Value, rate: Value) -> LocalizedText {
    LocalizedText(
      en: "\(kind): insurance ended on \(day), without it the rate is \(rate)",
      ru: "\(kind): страховка закончилась \(day), без неё ставка \(rate)")
  }
  /// The coming rise of the rate because of a policy that has ended.
  static func insuranceEnded(_ kind: LocalizedText, rate: String, on day: String) -> LocalizedText {
    LocalizedText(
      en: "\(kind): insurance ended, the rate rises to \(rate) on \(day)",
      ru: "\(kind): страховка закончилась, ставка вырастет до \(rate) с \(day)")
  }
  static func rises(payment: String, on day: String) -> LocalizedText {
    LocalizedText(en: "The payment rises to \(payment) on \(day)", ru: "Платёж вырастет до \(payment) с \(day)")
  }
  static func rises(rate: String, on day: String) -> LocalizedText {
    LocalizedText(en: "The rate rises to \(rate) on \(day)", ru: "Ставка вырастет до \(rate) с \(day)")
  }
  /// A change with its day.
  static func comes(_ change: LocalizedText, on day: String) -> LocalizedText {
    LocalizedText(en: "\(change) on \(day)", ru: "\(change) — \(day)")
  }
  /// A change with its amount and its day.
  static func comes(_ change: LocalizedText, amount: String, on day: String) -> LocalizedText {
    LocalizedText(en: "\(change) of \(amount) on \(day)", ru: "\(change) \(amount) — \(day)")
  }

  // MARK: Change of the rate

  static let rateChange = LocalizedText(en: "Change of the rate", ru: "Изменение ставки")
  static let newRate = LocalizedText(en: "New rate", ru: "Новая ставка")
  static let newRateFrom = LocalizedText(en: "First day of the new rate", ru: "Новая ставка действует с")
  static let paymentAfterChange = LocalizedText(en: "Payment after the change", ru: "Платёж после изменения")
  static let firstChangedPayment = LocalizedText(en: "First changed payment", ru: "Первый изменённый платёж")
  static let paymentsAfterChange = LocalizedText(
    en: "Payments left after the change", ru: "Останется платежей после изменения")
  static let reason = LocalizedText(en: "Reason", ru: "Причина")
  static let announced = LocalizedText(en: "Announced on", ru: "Дата уведомления")
  static let answerBy = LocalizedText(en: "Answer by", ru: "Ответить не позднее")

  // MARK: Payment holiday and restructuring

  static let paymentHoliday = LocalizedText(en: "Payment holiday", ru: "Кредитные каникулы")
  static let firstDay = LocalizedText(en: "First day", ru: "Первый день")
  static let lastDay = LocalizedText(en: "Last day", ru: "Последний день")
  static let firstPaymentAfter = LocalizedText(en: "First full payment afterwards", ru: "Первый полный платёж после")
  static let holidayPayment = LocalizedText(en: "Payment during the holiday", ru: "Платёж во время каникул")
  static let nothingToPay = LocalizedText(en: "nothing to pay", ru: "платить не нужно")
  static let deferredSum = LocalizedText(en: "Deferred amount", ru: "Отложенная сумма")
  static let deferredDue = LocalizedText(en: "The deferred amount is due by", ru: "Отложенное оплатить не позднее")
  static func toPayBy(_ day: Value) -> LocalizedText {
    LocalizedText(en: "to be paid by \(day)", ru: "оплатить не позднее \(day)")
  }
  static let holidayInterest = LocalizedText(en: "Interest during the holiday", ru: "Проценты во время каникул")
  static func interestOfHoliday(continues: Bool) -> LocalizedText {
    continues
      ? LocalizedText(en: "continues to accrue", ru: "начисляются")
      : LocalizedText(en: "does not accrue", ru: "не начисляются")
  }

  static let holidayPrice = LocalizedText(en: "The holiday costs", ru: "Каникулы обойдутся в")
  static let moreInterest = LocalizedText(en: "more interest than without it", ru: "лишних процентов")
  static let lastPaymentWithHoliday = LocalizedText(
    en: "Last payment with the holiday", ru: "Последний платёж с каникулами")
  static func withoutHoliday(_ day: Value) -> LocalizedText {
    LocalizedText(en: "without it \(day)", ru: "без каникул \(day)")
  }
  static func later(by time: String) -> LocalizedText {
    LocalizedText(en: "\(time) later", ru: "позже на \(time)")
  }

  static let restructuring = LocalizedText(en: "Restructuring", ru: "Реструктуризация")
  static let agreedOn = LocalizedText(en: "Agreed on", ru: "Дата соглашения")
  static let agreedTerms = LocalizedText(en: "Agreed terms", ru: "О чём договорились")

  // MARK: Later payment day

  static let laterPaymentDay = LocalizedText(en: "Later payment day", ru: "Перенос срока оплаты")
  static let newPaymentDay = LocalizedText(en: "New payment day", ru: "Новый срок оплаты")
  static let newPaymentDayIfGranted = LocalizedText(
    en: "New payment day, if granted", ru: "Новый срок, если согласуют")
  static let paymentDayNow = LocalizedText(en: "Payment day now", ru: "Срок оплаты теперь")
  static let costOfExtension = LocalizedText(en: "What it costs", ru: "Стоимость переноса")
  static let toPayForExtension = LocalizedText(en: "To pay at once for it", ru: "Для этого сразу оплатить")
  static let paidForExtension = LocalizedText(en: "Paid at once for it", ru: "Для этого сразу оплачено")
  static let askForExtensionBy = LocalizedText(en: "Ask for it by", ru: "Попросить не позднее")
  static let extensionRequestedOn = LocalizedText(en: "Asked for on", ru: "Запрос от")
  static let extendedOn = LocalizedText(en: "Granted on", ru: "Перенесён")
  static let extensionsUsed = LocalizedText(en: "Times used", ru: "Переносов использовано")
  static let extensionIsNotPossible = LocalizedText(en: "Not possible now", ru: "Сейчас нельзя")
  static let reasonNotGiven = LocalizedText(en: "no reason is given", ru: "причина не указана")
  static let dayIfNotGranted = LocalizedText(en: "Payment day until then", ru: "Пока срок прежний")

  // MARK: Payment at the end

  static let chooseWayOutBy = LocalizedText(
    en: "Choose what to do with the last payment by", ru: "Решить, как быть с последним платежом, не позднее")
  static let chooseBy = LocalizedText(en: "Choose by", ru: "Выбрать не позднее")
  static let chosen = LocalizedText(en: "chosen", ru: "выбрано")
  static let afterwards = LocalizedText(en: "Payments afterwards", ru: "Платежи потом")
  static let notOwed = LocalizedText(
    en: "You pay it only if you keep the financed object.",
    ru: "Платить нужно, только если оставляете предмет договора себе.")
  static let costsBeside = LocalizedText(en: "Fee", ru: "Комиссия")

  /// The name of the payment at the end; a general one if the source states no kind.
  static func text(of kind: Balloon.Kind?) -> LocalizedText {
    switch kind {
    case .balloon: balloon
    case .residual: residual
    case nil: LocalizedText(en: "Payment at the end", ru: "Платёж в конце договора")
    }
  }

  /// The heading of the ways to settle the payment at the end.
  static func waysOut(of kind: Balloon.Kind?) -> LocalizedText {
    switch kind {
    case .balloon: LocalizedText(en: "What to do with the large last payment", ru: "Как быть с последним платежом")
    case .residual, nil: LocalizedText(en: "What to do at the end", ru: "Что можно сделать в конце договора")
    }
  }

  /// The name of a way to settle the payment at the end. `thing` is the kind of the security that can be returned.
  static func text(of way: Balloon.WayOut.Kind, returning thing: Security.Kind?) -> LocalizedText {
    switch (way, thing) {
    case (.pay, _): LocalizedText(en: "Pay it in one sum", ru: "Заплатить всю сумму сразу")
    case (.giveBack, .vehicle): LocalizedText(en: "Return the car instead", ru: "Вернуть автомобиль вместо оплаты")
    case (.giveBack, _): LocalizedText(en: "Return the thing instead", ru: "Вернуть вещь вместо оплаты")
    case (.refinance, _): LocalizedText(en: "Pay it in instalments", ru: "Платить эту сумму частями")
    case (.other(let name), _): own(name, or: LocalizedText(en: "Another way", ru: "Другой вариант"))
    }
  }
}
