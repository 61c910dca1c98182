import DesignSystem
import LoanArithmetic
import Loans

extension Actions {
  /// The parameters of the flow that an action of a kind starts, as `Flow.standard` describes them.
  func parameters(of kind: LoanAction.Kind) -> [CustomItem.Field] {
    switch kind {
    case .pay: payment()
    case .repayFull:
      parameter("suggestedAmount", facts.debt.payoff.value?.amount)
        + parameter("validOn", facts.debt.payoff.value?.validOn)
    case .changePaymentDate: parameter("dueBy", next?.due.value)
    case .setUpAutopay: parameter("suggestedAmount", next?.amount.value) + parameter("dueBy", next?.due.value)
    case .repayPart, .takePaymentHoliday, .orderStatement, .restructure, .refuse, .cancelInsurance, .contactAdviser,
      .dispute, .cancelRequest, .other:
      []
    }
  }

  /// The amount left to pay: the overdue amount or, if nothing is overdue, that of the next payment with its day.
  private func payment() -> [CustomItem.Field] {
    if loan.isOverdue { return parameter("suggestedAmount", loan.amountToCure.value) }
    guard let next, next.isUnpaid else { return [] }
    return parameter("suggestedAmount", next.remaining) + parameter("dueBy", next.due.value)
  }

  private var next: Obligation? { loan.nextObligation }

  private func parameter(_ name: String, _ money: Money?) -> [CustomItem.Field] {
    money.map { [CustomItem.Field(name, .value(value($0)))] } ?? []
  }

  private func parameter(_ name: String, _ date: CalendarDate?) -> [CustomItem.Field] {
    date.map { [CustomItem.Field(name, .value(value($0)))] } ?? []
  }
}
