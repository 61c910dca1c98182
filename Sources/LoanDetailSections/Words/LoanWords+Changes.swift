import DesignSystem
package import Loans
package import Localization

extension LoanWords {
  static let whatWillChange = LocalizedText(en: "What will change", ru: "Что изменится")
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
    guard let subject else { return LocalizedText(en: "The rate changes", ru: "Изменится ставка") }
    return LocalizedText(en: "\(subject): new rate", ru: "\(subject): новая ставка")
  }
  static func rateEnds(_ subject: LocalizedText?, _ rate: String?) -> LocalizedText {
    switch (subject, rate) {
    case (nil, nil): LocalizedText(en: "The rate ends", ru: "Заканчивается ставка")
    case (nil, let rate?): LocalizedText(en: "The rate of \(rate) ends", ru: "Заканчивается ставка \(rate)")
    case (let subject?, nil): LocalizedText(en: "Ends: \(subject)", ru: "Заканчивается: \(subject)")
    case (let subject?, let rate?):
      LocalizedText(en: "Ends: \(subject), \(rate)", ru: "Заканчивается: \(subject), \(rate)")
    }
  }
  static func insuranceEnds(_ kind: LocalizedText) -> LocalizedText {
    LocalizedText(en: "Insurance ends: \(kind)", ru: "Заканчивается страховка: \(kind)")
  }

  static func insuranceHasEnded(_ kind: LocalizedText) -> LocalizedText {
    LocalizedText(en: "the insurance has ended: \(kind)", ru: "закончилась страховка: \(kind)")
  }

  static let paymentChanges = LocalizedText(en: "The payment changes", ru: "Изменится платёж")
  static let graceEnds = LocalizedText(en: "The grace period ends", ru: "Заканчивается льготный период")
  static let limitChanges = LocalizedText(en: "The credit limit changes", ru: "Изменится кредитный лимит")
  static func limitFalls(to limit: Value, on day: String) -> LocalizedText {
    LocalizedText(
      en: "The credit limit falls to \(limit) on \(day)", ru: "Кредитный лимит снизится до \(limit) с \(day)")
  }
  static let holidayBegins = LocalizedText(en: "The payment holiday begins", ru: "Начинаются кредитные каникулы")
  static let holidayEnds = LocalizedText(en: "The payment holiday ends", ru: "Заканчиваются кредитные каникулы")
  static let answerToChangeBy = LocalizedText(
    en: "Answer to the change of the rate by", ru: "Ответить на изменение ставки до")
  static let balloon = LocalizedText(en: "Large last payment", ru: "Большой последний платёж")
  static let residual = LocalizedText(en: "Residual value", ru: "Выкупная стоимость")
  package static let lastPayment = LocalizedText(en: "Last payment", ru: "Последний платёж")
  static let contractEnds = LocalizedText(en: "The contract ends", ru: "Заканчивается договор")

  /// The label of the day of a change.
  static func day(of kind: ComingChange.Kind) -> LocalizedText {
    switch kind {
    case .rate: newRateFrom
    case .payment: firstChangedPayment
    case .holidayBegins, .limit: firstDay
    case .lastPayment, .answerBy, .chooseBy: payBy
    case .rateEnds, .insuranceEnds, .graceEnds, .planEnds, .holidayEnds, .contractEnds, .chargeCapReached: lastDay
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
  static func insuranceEnded(_ kind: LocalizedText, on day: Value, rate: Value) -> LocalizedText {
    LocalizedText(
      en: "\(kind): insurance ended on \(day), without it the rate is \(rate)",
      ru: "\(kind): страховка закончилась \(day), без неё ставка \(rate)")
  }
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
  static func comes(_ change: LocalizedText, on day: String) -> LocalizedText {
    LocalizedText(en: "\(change) on \(day)", ru: "\(change) — \(day)")
  }
  static func comes(_ change: LocalizedText, amount: String, on day: String) -> LocalizedText {
    LocalizedText(en: "\(change) of \(amount) on \(day)", ru: "\(change) \(amount) — \(day)")
  }
}
