import DesignSystem
import Loans
import Localization

/// The words about states in which the customer does not simply pay by the contract.
extension LoanWords {
  /// The title of the advice if nothing may be demanded because of a state.
  static func payNothing(in state: Lifecycle.Overlay) -> LocalizedText {
    switch state {
    case .bankruptcy:
      LocalizedText(
        en: "Do not pay this debt yourself: it is settled in the bankruptcy case",
        ru: "Не платите сами: долг погашается в деле о банкротстве")
    case .courtDecision:
      LocalizedText(
        en: "Nothing has to be paid now under the court's decision",
        ru: "По решению суда сейчас ничего платить не нужно")
    case .disputed:
      LocalizedText(
        en: "Nothing has to be paid until the dispute is decided", ru: "Пока спор не решён, платить не нужно")
    default: LocalizedText(en: "Nothing has to be paid now", ru: "Сейчас платить не нужно")
    }
  }
  /// The title of the advice if a state replaces the payments of the contract and no payment is stated.
  static func follow(_ state: Lifecycle.Overlay) -> LocalizedText {
    switch state {
    case .courtDecision:
      LocalizedText(
        en: "The debt is collected under the court's decision", ru: "Долг взыскивают по решению суда")
    case .bankruptcy:
      LocalizedText(
        en: "Pay only by the plan that the court approved", ru: "Платите только по плану, который утвердил суд")
    default: text(of: state)
    }
  }
  static func takeBack(_ amount: Value) -> LocalizedText {
    LocalizedText(en: "Claim back your \(amount)", ru: "Заберите свои \(amount)")
  }
  static let payOtherProduct = LocalizedText(
    en: "Nothing to pay here: pay the loan that repaid this one",
    ru: "Здесь платить не нужно: платите по кредиту, который погасил этот")
  static func stillOwed(_ amount: Value) -> LocalizedText {
    LocalizedText(en: "You still owe \(amount)", ru: "Вы по-прежнему должны \(amount)")
  }
  static let writtenOffIsNotForgiven = LocalizedText(
    en: "The lender wrote the debt off in its books. That does not forgive it.",
    ru: "Кредитор списал долг со своего баланса, но не простил его.")
  static func payOnly(to name: LocalizedText) -> LocalizedText {
    LocalizedText(en: "Pay to: \(name).", ru: "Кому платить: \(name).")
  }
  /// The contact who acts in place of the bank, by its role and its name.
  static func writeTo(_ role: LocalizedText, named name: LocalizedText) -> LocalizedText {
    LocalizedText(en: "Write to: \(role) \(name).", ru: "Куда писать: \(role) \(name).")
  }
  static let debtOfDeceased = LocalizedText(en: "Debt of the deceased", ru: "Долг умершего заёмщика")

  /// Whether an amount must be paid while a state lasts. `since` is the first day of the state.
  static func meanwhile(
    _ state: Lifecycle.Overlay, _ amount: Value, since: Value?, mustPay: Bool
  ) -> LocalizedText {
    let name = self.amount(of: state)
    if state == .paymentMisdirected, !mustPay {
      return since.map {
        LocalizedText(
          en: "Do not pay the \(amount) of \($0) a second time.", ru: "Платёж \(amount) от \($0) повторять не нужно.")
      } ?? LocalizedText(en: "Do not pay the \(amount) a second time.", ru: "Платёж \(amount) повторять не нужно.")
    }
    return mustPay
      ? LocalizedText(en: "\(name): \(amount) must be paid meanwhile.", ru: "\(name): \(amount) пока нужно платить.")
      : LocalizedText(
        en: "\(name): \(amount) need not be paid meanwhile.", ru: "\(name): \(amount) пока платить не нужно.")
  }

  // MARK: Details of a state

  static let otherState = LocalizedText(en: "Another state", ru: "Другое состояние")
  /// The label of the amount that a state concerns.
  static func amount(of state: Lifecycle.Overlay?) -> LocalizedText {
    switch state {
    case .bankruptcy: LocalizedText(en: "Claim filed in the case", ru: "Заявлено в деле")
    case .courtDecision: LocalizedText(en: "Amount of the decision", ru: "Взыскано решением")
    case .disputed: LocalizedText(en: "Disputed amount", ru: "Спорная сумма")
    case .forgiven: LocalizedText(en: "Forgiven", ru: "Прощено")
    case .refinancedInto, .refinancedFrom: LocalizedText(en: "Repaid", ru: "Погашено")
    default: amount
    }
  }
  /// The label of the first day of a state.
  static func since(_ state: Lifecycle.Overlay?) -> LocalizedText {
    switch state {
    case .borrowerDied: LocalizedText(en: "Day of death", ru: "Дата смерти")
    case .courtDecision: LocalizedText(en: "Day of the decision", ru: "Дата решения")
    case .paymentMisdirected: LocalizedText(en: "Paid on", ru: "Дата платежа")
    case .forgiven, .refinancedInto, .refinancedFrom: LocalizedText(en: "Date", ru: "Дата")
    default: since
    }
  }
  static let partlyForgiven = LocalizedText(en: "A part of the debt is forgiven", ru: "Часть долга прощена")
  static let caseNumber = LocalizedText(en: "Case number", ru: "Номер дела")
  static let decidedBy = LocalizedText(en: "Decided by", ru: "Кто решает")
  static let payTo = LocalizedText(en: "Pay to", ru: "Кому платить")
  static let mustPay = LocalizedText(en: "Must it be paid meanwhile?", ru: "Нужно ли платить пока")
  static let claimsUntil = LocalizedText(
    en: "Creditors can file claims until", ru: "Последний день для требований кредиторов")
  static let isInTime = LocalizedText(en: "Counts as paid in time", ru: "Считается внесённым вовремя")
  static let otherProduct = LocalizedText(en: "The other loan", ru: "Другой кредит")
  static let effect = LocalizedText(en: "What this means", ru: "Что это значит")
  static let nextStep = LocalizedText(en: "What you can do", ru: "Что можно сделать")
}
