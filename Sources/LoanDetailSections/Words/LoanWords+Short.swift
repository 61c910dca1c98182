import DesignSystem
import Loans
import Localization

/// Short forms of statuses and titles, for narrow screens. With a day in digits, each has at most 40 characters.
extension LoanWords {
  /// A short form with the day on which it was true.
  static func shortOfItsDay(_ text: LocalizedText, _ day: Value) -> LocalizedText {
    LocalizedText(en: "\(text) (\(day))", ru: "\(text) (\(day))")
  }

  /// The short form of a state; `nil` if its usual words are short enough.
  static func short(of overlay: Lifecycle.Overlay) -> LocalizedText? {
    switch overlay {
    case .earlyRepaymentScheduled: LocalizedText(en: "Early repayment booked", ru: "Досрочное погашение назначено")
    case .requestPending: LocalizedText(en: "Request being considered", ru: "Заявка рассматривается")
    case .servicingTransfer: LocalizedText(en: "Moving to another servicer", ru: "Обслуживание передаётся")
    case .paymentMisdirected: LocalizedText(en: "Payment went elsewhere", ru: "Платёж на другом счёте")
    case .forgiven: LocalizedText(en: "Debt partly forgiven", ru: "Часть долга прощена")
    default: nil
    }
  }

  /// The short form of a phase; `nil` if its usual words are short enough.
  static func short(of phase: Lifecycle.Phase) -> LocalizedText? {
    switch phase {
    case .maturedUnpaid: LocalizedText(en: "Term over, debt unpaid", ru: "Срок истёк, есть долг")
    case .approved: LocalizedText(en: "Approved, not yet paid out", ru: "Одобрено, ещё не выдано")
    case .transferred: LocalizedText(en: "With another lender", ru: "У другого кредитора")
    case .closedToSpending: LocalizedText(en: "No spending, debt is due", ru: "Закрыт, долг не погашен")
    case .deferred: LocalizedText(en: "Payments partly deferred", ru: "Частичная отсрочка")
    default: nil
    }
  }

  static let shortArrearsUnclear = LocalizedText(en: "Overdue or not: unclear", ru: "Просрочка под вопросом")

  // MARK: Coming changes

  static func shortPayment(_ payment: String, from day: String) -> LocalizedText {
    LocalizedText(en: "Payment \(payment) from \(day)", ru: "Платёж \(payment) с \(day)")
  }
  static func shortRate(_ rate: String, from day: String) -> LocalizedText {
    LocalizedText(en: "Rate \(rate) from \(day)", ru: "Ставка \(rate) с \(day)")
  }
  static func shortLimit(_ limit: Value, from day: String) -> LocalizedText {
    LocalizedText(en: "Limit \(limit) from \(day)", ru: "Лимит \(limit) с \(day)")
  }
  static func shortChange(from day: String) -> LocalizedText {
    LocalizedText(en: "Terms change on \(day)", ru: "Условия изменятся \(day)")
  }
  static let shortPolicyEnded = LocalizedText(en: "The insurance has ended", ru: "Страховка закончилась")

  // MARK: Tasks

  /// The payment of an amount by a day in digits; `nil` to leave out the day.
  static func shortPay(_ amount: Value, by day: Value?) -> LocalizedText {
    guard let day else { return LocalizedText(en: "Pay \(amount)", ru: "Внесите \(amount)") }
    return LocalizedText(en: "Pay \(amount) by \(day)", ru: "Внесите \(amount) к \(day)")
  }
  static func shortDeposit(_ amount: Value, by day: Value?) -> LocalizedText {
    guard let day else { return LocalizedText(en: "Deposit \(amount)", ru: "На счёт: \(amount)") }
    return LocalizedText(en: "Deposit \(amount) by \(day)", ru: "На счёт \(amount) к \(day)")
  }
  static func shortPayAtLeast(_ amount: Value, by day: Value?) -> LocalizedText {
    guard let day else { return LocalizedText(en: "Pay at least \(amount)", ru: "Не меньше \(amount)") }
    return LocalizedText(en: "Pay at least \(amount) by \(day)", ru: "Не меньше \(amount) к \(day)")
  }
  static func shortMakePayment(by day: Value) -> LocalizedText {
    LocalizedText(en: "Make the payment by \(day)", ru: "Внесите платёж к \(day)")
  }
  static func shortEarlyRepayment(on day: Value) -> LocalizedText {
    LocalizedText(en: "Early repayment on \(day)", ru: "Досрочное погашение \(day)")
  }
  static func shortCheckPayment(of day: Value) -> LocalizedText {
    LocalizedText(en: "Check the payment of \(day)", ru: "Проверьте платёж за \(day)")
  }
  static func shortCheckRepayment(of day: Value) -> LocalizedText {
    LocalizedText(en: "Check the repayment of \(day)", ru: "Проверьте погашение \(day)")
  }
  static func shortAskAboutPayment(of day: Value) -> LocalizedText {
    LocalizedText(en: "Ask about the payment of \(day)", ru: "Уточните платёж за \(day)")
  }
  static let shortAskAboutRepayment = LocalizedText(
    en: "Ask about the early repayment", ru: "Уточните досрочное погашение")
  static let shortAskAboutArrears = LocalizedText(
    en: "Ask whether a payment is overdue", ru: "Уточните, есть ли просрочка")
  static func shortNothingUntil(_ day: Value) -> LocalizedText {
    LocalizedText(en: "No payment through \(day)", ru: "По \(day) платить не нужно")
  }
  static func shortPayByEnd(_ day: Value) -> LocalizedText {
    LocalizedText(en: "Repay by \(day)", ru: "Погасите долг к \(day)")
  }
  static func shortKeepGrace(by day: Value) -> LocalizedText {
    LocalizedText(en: "Interest-free if paid by \(day)", ru: "Без процентов, если до \(day)")
  }
  static let shortPayAnyTime = LocalizedText(en: "Repay when you can", ru: "Погасите, когда сможете")
  static let shortNothingToPay = LocalizedText(en: "Nothing to pay now", ru: "Сейчас платить не нужно")
  static let shortNothingToPayHere = LocalizedText(en: "Nothing to pay here", ru: "Здесь платить не нужно")
  static let shortCheckLimit = LocalizedText(en: "Check your debt against the limit", ru: "Проверьте долг и лимит")
  static let shortNoPayments = LocalizedText(en: "You make no payments", ru: "Вы ничего не платите")

  /// The short form of a task in a state that replaces the payments of the contract.
  static func shortTask(in state: Lifecycle.Overlay) -> LocalizedText? {
    switch state {
    case .bankruptcy: LocalizedText(en: "Bankruptcy: pay by the case only", ru: "Банкротство: платите только по делу")
    case .courtDecision: LocalizedText(en: "A court has decided on the debt", ru: "По долгу есть решение суда")
    case .disputed: LocalizedText(en: "In dispute: nothing to pay now", ru: "Идёт спор: сейчас платить не нужно")
    default: shortNothingToPay
    }
  }
}
