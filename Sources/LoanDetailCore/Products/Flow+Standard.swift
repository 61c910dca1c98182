public import DesignSystem
import LoanArithmetic
import Loans

extension Flow {
  /// The flows that the actions of every product can start. They have the names of the kinds of `LoanAction`.
  ///
  /// Every parameter is optional and present only if the source states the fact. An amount has the currency of the
  /// product. The limits of an amount are not repeated, because the action states them (`minimum`, `maximum`). The
  /// limits of the inputs are in the action's form.
  public static let standard: [Flow] = [
    Flow(
      "pay", summary: "Pay what is due.",
      parameters: [
        .init("suggestedAmount", .money, "What is left to pay: the overdue amount, or else the next payment."),
        .init("dueBy", .date, "The last day of the next payment, unless something is overdue."),
      ]),
    Flow(
      "repayPart", summary: "Repay a part of the debt early.",
      inputs: [
        .init("amount", .money, "What is repaid beyond the payments of the schedule."),
        .init("on", .date, "The day of the repayment."),
        .init(
          "keep", .choice(EarlyRepayment.Kept.allCases.map(\.name)),
          "What stays the same: the payment, so that the term becomes shorter, or the term."),
      ], question: LoanAction.Kind.repayPart.question?.rawValue),
    Flow(
      "repayFull", summary: "Repay the whole debt early.",
      parameters: [
        .init("suggestedAmount", .money, "What is to be paid to end the contract."),
        .init("validOn", .date, "The day on which that amount is valid."),
      ],
      inputs: [.init("on", .date, "The day of the repayment.")],
      question: LoanAction.Kind.repayFull.question?.rawValue),
    Flow(
      "changePaymentDate", summary: "Change the day of the payments.",
      parameters: [.init("dueBy", .date, "The last day of the next payment, as it is now.")]),
    Flow(
      "setUpAutopay", summary: "Let the bank debit the payments.",
      parameters: [
        .init("suggestedAmount", .money, "The amount of the next payment."),
        .init("dueBy", .date, "The last day of the next payment."),
      ]),
    Flow(
      "takePaymentHoliday", summary: "Ask for a time without payments, or with smaller ones.",
      inputs: [.init("months", .integer, "The number of payments that are left out.")],
      question: LoanAction.Kind.takePaymentHoliday.question?.rawValue),
    Flow("orderStatement", summary: "Order a statement about the product."),
    Flow("restructure", summary: "Ask for easier terms because the payments are too high."),
    Flow("refuse", summary: "Refuse a loan that is approved or just paid out."),
    Flow("cancelInsurance", summary: "Cancel an insurance policy of the product."),
    Flow("contactAdviser", summary: "Write to or call the customer's adviser."),
    Flow("dispute", summary: "Dispute an operation."),
    Flow("cancelRequest", summary: "Take back a request that is not carried out yet, such as an early repayment."),
  ]
}
