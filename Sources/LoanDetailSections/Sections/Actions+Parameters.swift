import DesignSystem
import LoanArithmetic
import LoanDetailCore
import Loans
import Localization

extension Actions {
  /// The parameters of the flow that an action of a kind starts or of the event that it sends, as `Flow.standard` and
  /// `Event.change(_:)` describe them.
  func parameters(of kind: LoanAction.Kind) -> [CustomItem.Field] {
    switch kind {
    case .pay: payment()
    case .repayFull:
      parameter("suggestedAmount", facts.debt.payoff.value?.amount)
        + parameter("validOn", facts.debt.payoff.value?.validOn)
    case .changePaymentDate: parameter("dueBy", next?.due.value)
    case .setUpAutopay: parameter("suggestedAmount", next?.amount.value) + parameter("dueBy", next?.due.value)
    case .change(.cancelRepayment): parameter("on", loan.cancellableRepayment?.on)
    case .repayPart, .takePaymentHoliday, .orderStatement, .restructure, .refuse, .cancelInsurance, .contactAdviser,
      .dispute, .cancelRequest, .change, .other:
      []
    }
  }

  /// The amount that the customer's task asks for, with its day; empty if the task asks for no payment.
  private func payment() -> [CustomItem.Field] {
    guard let payment = loan.paymentOfTask else { return [] }
    return parameter("suggestedAmount", payment.amount) + parameter("dueBy", payment.by)
  }

  /// The next payment; `nil` if it is unknown.
  private var next: Obligation? { loan.nextObligation }

  /// A parameter with an amount; empty without an amount.
  private func parameter(_ name: String, _ money: Money?) -> [CustomItem.Field] {
    money.map { [CustomItem.Field(name, .value(value($0)))] } ?? []
  }

  /// A parameter with a day; empty without a day.
  private func parameter(_ name: String, _ date: CalendarDate?) -> [CustomItem.Field] {
    date.map { [CustomItem.Field(name, .value(value($0)))] } ?? []
  }
}
