import DesignSystem
import LoanArithmetic
import LoanDetailCore
import Loans
import Localization

/// A material fact that a record knows on a day.
struct KnownFact {
  let fact: MaterialFact
  /// The name of the fact in messages.
  let name: String
  /// Whether the main screen must show the fact.
  var isRequired = true
  /// The values that state the fact. One of them must be on the main screen.
  let values: [ExactValue]
  /// Further values that an item with the fact may show.
  var others: [ExactValue] = []
  /// The sources of the values.
  let sources: [ProvenanceLog.Source]

  /// Whether an item shows one of the values that state the fact.
  func isShown(by value: Value) -> Bool { values.contains { $0.isEqual(to: value) ?? false } }

  /// The value of the record that an item shows; `nil` if it shows another one.
  func value(in value: Value) -> ExactValue? { (values + others).first { $0.isEqual(to: value) ?? false } }

  /// Whether the record knows a value of the kind that an item shows.
  func isComparable(with value: Value) -> Bool { (values + others).contains { $0.isEqual(to: value) != nil } }
}

/// A value of a record.
enum ExactValue: CustomStringConvertible {
  case money(Money)
  case date(CalendarDate)
  case percent(ExactDecimal)

  /// The value as a record writes it.
  var description: String {
    switch self {
    case .money(let money): "\(money)"
    case .date(let day): "\(day)"
    case .percent(let decimal): "\(decimal) %"
    }
  }

  /// Whether an item's machine-readable value is this one; `nil` if it is of another kind.
  func isEqual(to value: Value) -> Bool? {
    switch (self, value) {
    case (.money(let money), .money(let shown)):
      money.minorUnits == shown.minorUnits && money.currency.code == shown.currency
    case (.date(let day), .date(let shown)): day.description == shown.iso
    case (.percent(let decimal), .percent(let shown)):
      // A rate of 6.40 % may be shown as 6.4 %.
      ExactDecimal(shown.value)?.trimmed() == decimal.trimmed()
    default: nil
    }
  }

  /// Whether the text and the spoken text of an item contain the value as the formatter writes it.
  func isSaid(by value: Value, using formatter: LocaleFormatter) -> Bool {
    let forms: [Value] =
      switch self {
      case .money(let money): [.money(formatter.money(money)), .money(formatter.figure(money))]
      case .date(let day): LocaleFormatter.DateStyle.allCases.map { .date(formatter.date(day, $0)) }
      case .percent(let decimal): [decimal, decimal.trimmed()].map { .percent(formatter.percent($0)) }
      }
    return forms.contains { value.text.contains($0.text) && value.spoken.contains($0.spoken) }
  }
}

extension LoanOnDay {
  /// The material facts that the record knows.
  ///
  /// A fact is required exactly if the shared sections show it. Facts from a schedule that is calculated from the terms
  /// are not required, because a product may do without it.
  var materialFacts: [KnownFact] {
    let stated: [KnownFact?] = [
      balance, overdue, cure, currentRate, fullCost, payoff, fees, comingPayment,
    ]
    return stated.compactMap(\.self) + nextPayment + needed
  }

  /// The same facts with a schedule calculated from the terms.
  var withCalculatedSchedule: LoanOnDay {
    LoanOnDay(facts, on: day)
  }

  private var balance: KnownFact? {
    guard let total = facts.debt.total.value else { return nil }
    // An amount below zero is shown as a positive one in the customer's favour.
    let values = [total, total.magnitude].compactMap(\.self).map(ExactValue.money)
    return KnownFact(fact: .balance, name: "the total debt", values: values, sources: [facts.debt.total.source])
  }

  private var overdue: KnownFact? {
    let amount = overdueAmount
    guard let money = amount.value, money.isPositive else { return nil }
    let since = overdueSince
    return KnownFact(
      fact: .overdue, name: "an overdue amount", values: [.money(money)],
      others: since.value.map { [.date($0)] } ?? [], sources: [amount.source])
  }

  private var cure: KnownFact? {
    let amount = amountToCure
    guard isOverdue, let money = amount.value, money.isPositive else { return nil }
    return KnownFact(
      fact: .cure, name: "the sum that makes the loan current", values: [.money(money)], sources: [amount.source])
  }

  /// The payments after known changes. The main screen must show one of the payments that the record states.
  private var comingPayment: KnownFact? {
    let stated = paymentsAfterChanges
    let all = stated + withCalculatedSchedule.paymentsAfterChanges
    guard !all.isEmpty else { return nil }
    let values = (stated.isEmpty ? all : stated).compactMap(\.value).map(ExactValue.money)
    return KnownFact(
      fact: .comingPayment, name: "the payment after a coming change", isRequired: !stated.isEmpty, values: values,
      others: all.compactMap(\.value).map(ExactValue.money), sources: all.map(\.source))
  }

  /// The known payments after changes and booked early repayments to come.
  private var paymentsAfterChanges: [Fact<Money>] {
    let changes = comingChanges.compactMap { $0.payment?.after }
    let repayments = comingRepayments.map { outcome(of: $0).paymentAfter }
    return (changes + repayments).filter { $0.value != nil }
  }

  private var currentRate: KnownFact? {
    let rate = rate(on: day)
    guard let applied = rate.value else { return nil }
    return KnownFact(
      fact: .rate, name: "the rate", values: [.percent(applied.rate.percent)],
      others: (facts.terms.rates.value ?? []).map { .percent($0.rate.percent) }, sources: [rate.source])
  }

  private var fullCost: KnownFact? {
    guard let cost = facts.terms.fullCost.value else { return nil }
    return KnownFact(
      fact: .fullCost, name: "the full cost", values: [.percent(cost.percent)],
      others: cost.amount.map { [.money($0)] } ?? [], sources: [facts.terms.fullCost.source])
  }

  /// The day and the amount of the next payment, each if it is known. They are required only if the record states them.
  private var nextPayment: [KnownFact] {
    let stated = nextObligation
    let obligations = [stated, withCalculatedSchedule.nextObligation].compactMap(\.self)
    let sameDay = nextObligations.compactMap(\.amount.value).map(ExactValue.money)
    let days = obligations.map(\.due)
    let amounts = obligations.map(\.amount)
    return [
      KnownFact(
        fact: .nextPaymentDate, name: "the day of the next payment", isRequired: stated?.due.value != nil,
        values: days.compactMap(\.value).map(ExactValue.date), sources: days.map(\.source)),
      KnownFact(
        fact: .nextPaymentAmount, name: "the amount of the next payment", isRequired: stated?.amount.value != nil,
        values: amounts.compactMap(\.value).map(ExactValue.money), others: sameDay,
        sources: amounts.map(\.source) + nextObligations.map(\.amount.source)),
    ].filter { !$0.values.isEmpty }
  }

  /// The balance that the account needs for the next booked early repayment by the customer.
  private var needed: [KnownFact] {
    let needs = comingRepayments.filter { $0.payer == nil }.map { repaymentNeed(of: $0) }
    guard let first = needs.first, let total = first.total.value else { return [] }
    return [
      KnownFact(
        fact: .neededOnDay, name: "the sum for the booked early repayment", values: [.money(total)],
        others: needs.dropFirst().compactMap(\.total.value).map(ExactValue.money), sources: [first.total.source])
    ]
  }

  private var payoff: KnownFact? {
    guard let payoff = facts.debt.payoff.value else { return nil }
    return KnownFact(
      fact: .payoff, name: "the payoff amount", isRequired: facts.lifecycle.phase.isOpen,
      values: [.money(payoff.amount)],
      others: (payoff.validOn.map { [.date($0)] } ?? []) + (payoff.perDiem.map { [.money($0)] } ?? []),
      sources: [facts.debt.payoff.source])
  }

  /// The fees that are charged or owed. They are on the details screen, so the main screen need not show them.
  private var fees: KnownFact? {
    let charged = facts.terms.fees.value ?? []
    let amounts = (charged.flatMap { [$0.amount, $0.outstanding] } + [facts.debt.fees.value]).compactMap(\.self)
    let percentages = charged.compactMap { fee in
      if case .percentage(let percent, _, _, _) = fee.charge { percent } else { nil }
    }
    guard !amounts.isEmpty || !percentages.isEmpty else { return nil }
    return KnownFact(
      fact: .fees, name: "the fees", isRequired: false,
      values: amounts.map(ExactValue.money) + percentages.map(ExactValue.percent),
      others: charged.compactMap(\.due).map(ExactValue.date),
      sources: [facts.terms.fees.source, facts.debt.fees.source])
  }
}
