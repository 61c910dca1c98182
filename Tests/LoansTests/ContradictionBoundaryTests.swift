import LoanArithmetic
import Loans
import Localization
import Testing

/// One case for each rule that finds a value on the wrong side of another one.
@Suite("A contradiction begins one minor unit, one day or one payment beyond a limit")
struct ContradictionBoundaryTests {
  /// A rule, and facts that are `excess` beyond its limit: 0 is the limit itself, 1 the smallest step beyond it.
  struct Limit: Sendable, CustomTestStringConvertible {
    let summary: String
    let set: @Sendable (inout LoanFacts, _ excess: Int) -> Void

    init(_ summary: String, _ set: @escaping @Sendable (inout LoanFacts, Int) -> Void) {
      (self.summary, self.set) = (summary, set)
    }

    var testDescription: String { summary }
  }

  private static func rub(_ excess: Int) -> Money { Money(minorUnits: 10_000 + Int64(excess), currency: .rub) }
  private static func day(_ excess: Int) -> CalendarDate { CalendarDate.epoch.adding(days: 20_000 + excess) ?? .epoch }
  private static func known<Value>(_ value: Value) -> Fact<Value> { .known(value, origin: .provider(field: "$.test")) }
  private static func percent(_ value: Int) -> ExactDecimal { ExactDecimal(coefficient: Int64(value), scale: 0) }
  private static func rate(above: Money? = nil, upTo: Money? = nil) -> AppliedRate {
    AppliedRate(rate: Rate(percent: percent(5)), above: above, upTo: upTo)
  }

  /// A payment of ``rub(_:)`` in five days.
  private static var next: Obligation {
    var next = Obligation(kind: .instalment)
    (next.due, next.amount) = (known(day(5)), known(rub(0)))
    return next
  }

  /// A payment that is made, and one to come on Tuesday, October 8, 2024.
  private static var rows: [ScheduleRow] {
    [
      ScheduleRow(number: 1, due: day(-26), payment: rub(0), status: .paid),
      ScheduleRow(number: 2, due: day(4), payment: rub(0)),
    ]
  }

  private static func operation(_ kind: LoanOperation.Kind, _ part: Money) -> LoanOperation {
    LoanOperation(id: "1", kind: kind, date: day(0), amount: rub(0), portions: [Portion(.principal, part)])
  }

  private static let debts: [Limit] = [
    Limit("More is overdue than is owed.") {
      $0.debt.total = known(rub(0))
      $0.debt.overdue.amount = known(rub($1))
    },
    Limit("The debt is below zero, and what is overpaid is not a part of it.") {
      $0.debt.total = known(Money(minorUnits: -Int64($1), currency: .rub))
      $0.debt.overpaid = known(rub(0))
    },
    Limit("Something is owed and nothing is needed to close the product.") {
      $0.debt.total = known(Money(minorUnits: Int64($1), currency: .rub))
      $0.debt.payoff = known(Payoff(amount: .zero(.rub)))
    },
    Limit("The payoff amount, with what is overdue or paid in advance, is less than the principal.") {
      $0.debt.principal = known(rub($1))
      $0.debt.payoff = known(Payoff(amount: rub(0), validOn: day(0)))
    },
    Limit("The parts of the operation of \(day(0)) are more than it.") {
      $0.operations = known([operation(.refund, rub($1))])
    },
    Limit("The paid part of the payment of \(day(0)) and the rest do not add up to it.") {
      $0.debt.overdue.items = known([MissedPayment(due: day(0), amount: rub(0), left: rub($1))])
    },
    Limit("The contract ends before its last payment.") {
      $0.schedule = PaymentSchedule(kind: .full, rows: rows)
      $0.ends = known(day(4 - $1))
    },
    Limit("The parties pay more than the whole payment.") {
      $0.parties = [60, 40 + $1].map { Party(role: .coBorrower, share: percent($0)) }
    },
    Limit("The parts that the parties pay are more than the next payment.") {
      $0.obligations = known([next])
      $0.parties = [Party(role: .borrower, pays: rub($1)), Party(role: .coBorrower, share: percent(1))]
    },
    Limit("The parts that the parties pay are less than the next payment.") {
      $0.obligations = known([next])
      $0.parties = [rub(-$1), .zero(.rub)].map { Party(role: .coBorrower, pays: $0) }
    },
    Limit("The parts do not add up to the whole.") {
      $0.debt.total = known(rub(0))
      $0.debt.principal = known(rub($1))
    },
    Limit("The automatic payment is more than the payment.") {
      var obligation = Obligation(kind: .minimum)
      (obligation.amount, obligation.autopayAmount) = (known(rub(0)), known(rub($1)))
      $0.obligations = known([obligation])
    },
    Limit("The original amount and the cost of the credit do not add up to the total repayment.") {
      $0.terms.originalAmount = known(rub(0))
      $0.terms.costOfCredit = known(rub(0))
      $0.terms.totalRepayment = known(Money(minorUnits: 20_000 + Int64($1), currency: .rub))
    },
    Limit("Another rate applies since the day of the announced one.") {
      $0.asOf = day(0)
      $0.terms.rates = known([rate()])
      // An announced rate has no kind, and may have other decimals.
      let announced = Rate(percent: ExactDecimal(coefficient: 50 + Int64($1), scale: 1))
      $0.terms.rateChange = known(AnnouncedRateChange(from: day(0), rate: announced))
    },
    Limit("More was paid in this year than since the beginning.") {
      $0.paid = known(PaidTotals(total: rub(0)))
      $0.paidThisYear = known(PaidTotals(total: rub($1)))
    },
    Limit("More payments are made than there are in all.") {
      $0.schedule.total = known(12)
      $0.schedule.paid = known(12 + $1)
    },
    Limit("The payments made and left are not all payments.") {
      $0.schedule.total = known(12)
      // Thirteen of twelve are another contradiction.
      $0.schedule.paid = known(13 - $1)
      $0.schedule.left = known(1)
    },
    Limit("More extensions are used than the contract allows.") {
      $0.extensionOfPayment = known(PaymentExtension(.available, used: 2 + $1, allowed: 2))
    },
    Limit("Everything cannot be repaid while something is overdue, and the payoff amount contains it.") {
      $0.debt.total = known(rub(0))
      $0.debt.overdue.amount = known(rub(0))
      $0.debt.payoff = known(Payoff(amount: rub($1 - 1)))
      $0.actions = [LoanAction(kind: .repayFull, state: .unavailable(reason: LocalizedText("Arrears"), until: nil))]
    },
  ]

  private static let days: [Limit] = [
    Limit("A payment is missed before its last day.") {
      $0.debt.overdue.items = known([MissedPayment(due: day($1))])
    },
    Limit("The grace period runs after its last day.") {
      $0.revolving.grace = known(GracePeriod(state: .running, until: day(-$1)))
    },
    Limit("The grace period is lost before the day of its loss.") {
      $0.revolving.grace = known(GracePeriod(state: .lost, lostOn: day($1)))
    },
    Limit("The last statement is not closed yet.") { $0.revolving.statement = known(Statement(until: day($1))) },
    Limit("The product is settled and something is owed.") {
      $0.debt.total = known(rub(0))
      $0.settled = known(day(1 - $1))
    },
    Limit("The automatic payment comes after the last day for it.") {
      var obligation = Obligation(kind: .minimum)
      (obligation.due, obligation.autopayDay) = (known(day(5)), known(day(5 + $1)))
      $0.obligations = known([obligation])
    },
    Limit("The day of the automatic payment is over, and the payment is not made.") {
      var obligation = Obligation(kind: .minimum)
      (obligation.due, obligation.autopayDay, obligation.amount) = (known(day(5)), known(day(-$1)), known(rub(1)))
      obligation.autopay = known(true)
      $0.obligations = known([obligation])
    },
    Limit("The state \"frozen\" is over.") {
      $0.lifecycle.overlays = [.frozen]
      $0.lifecycle.details = [.frozen: Lifecycle.OverlayDetails(until: day(-$1))]
    },
    Limit("Something is overdue since a day that is still to come.") {
      $0.debt.overdue.amount = known(rub(0))
      $0.debt.overdue.since = known(day($1))
    },
    Limit("The state \"collections\" has not begun.") {
      $0.lifecycle.overlays = [.collections]
      $0.lifecycle.details = [.collections: Lifecycle.OverlayDetails(since: day($1))]
    },
    Limit("A change of the rate is announced and no rate to come is stated.") {
      $0.lifecycle.overlays = [.rateChangeAnnounced]
      $0.terms.rates = known([AppliedRate(rate: Rate(percent: percent(5)), from: day(1 - $1))])
    },
  ]

  private static let cards: [Limit] = [
    Limit("More is available than the limit leaves.") {
      $0.revolving.lines = known([
        CreditLine(id: "a", limit: known(rub(0)), available: known(rub($1)), used: known(.zero(.rub)))
      ])
    },
    Limit("The limit for cash is above the limit.") {
      $0.revolving.lines = known([CreditLine(id: "a", limit: known(rub(0)), cashLimit: known(rub($1)))])
    },
    Limit("More cash is available than its limit allows.") {
      $0.revolving.lines = known([CreditLine(id: "a", cashLimit: known(rub(0)), cashAvailable: known(rub($1)))])
    },
    Limit("The minimum payment is above the balance of the statement.") {
      $0.revolving.statement = known(Statement(until: day(0), closing: rub(0), minimum: rub($1)))
    },
    Limit("The sums of the statement of \(day(-30)) do not lead from its opening to its closing balance.") {
      let zero = Money.zero(.rub)
      $0.revolving.earlierStatements = known([
        Statement(
          until: day(-30), opening: rub(0), closing: rub($1), payments: zero, purchases: zero, cash: zero,
          interest: zero, fees: zero)
      ])
    },
    Limit("The grace period ends after the last day for the payment.") {
      $0.revolving.statement = known(Statement(until: day(0), due: day(20)))
      $0.revolving.grace = known(GracePeriod(state: .running, until: day(20 + $1)))
    },
    Limit("More keeps the grace period than its statement says.") {
      $0.revolving.statement = known(Statement(until: day(0), amountForGrace: rub(0)))
      $0.revolving.grace = known(GracePeriod(state: .running, amount: rub($1)))
    },
    Limit("More payments of sub-plan 1 are made than there are in all.") {
      $0.revolving.subPlans = known([SubPlan(id: "a", kind: .cash, paid: 4 + $1, payments: 4)])
    },
    Limit("The last day for drawing money has passed, and something is available.") {
      $0.asOf = day($1)
      $0.revolving.lines = known([CreditLine(id: "a", available: known(rub(0)), drawUntil: known(day(0)))])
    },
    Limit("The parts of payment 1 of sub-plan 1 do not add up to it.") {
      let row = ScheduleRow(number: 1, due: day(20), payment: rub(0), portions: [Portion(.interest, rub($1))])
      $0.revolving.subPlans = known([SubPlan(id: "a", kind: .cash, schedule: [row])])
    },
    Limit("The payments of sub-plan 1 to come do not repay what is left of it.") {
      let row = ScheduleRow(
        due: day(20), payment: rub(0), portions: [Portion(.principal, rub(0))], balance: .zero(.rub))
      $0.revolving.subPlans = known([SubPlan(id: "a", kind: .cash, left: rub($1), schedule: [row])])
    },
    Limit("More is left of sub-plan 1 than it began with.") {
      $0.revolving.subPlans = known([SubPlan(id: "a", kind: .cash, original: rub(0), left: rub($1))])
    },
  ]

  private static let terms: [Limit] = [
    Limit("The lower limit of rate 1 is above its upper limit.") {
      let rate = Rate(percent: percent(5))
      $0.terms.rates = known([AppliedRate(rate: rate, minimum: percent(4 + $1), maximum: percent(4))])
    },
    Limit("The part of the debt of rate 1 ends before it begins.") {
      $0.terms.rates = known([rate(above: rub($1 - 1), upTo: rub(0))])
    },
    Limit("Rates 1 and 2 apply to the same part of the debt.") {
      $0.terms.rates = known([rate(upTo: rub(0)), rate(above: rub(-$1))])
    },
    Limit("The smallest amount of fee 1 is above its largest amount.") {
      let charge = Fee.Charge.percentage(percent(1), of: .payment, minimum: rub($1), maximum: rub(0))
      $0.terms.fees = known([Fee(title: LocalizedText("Fee"), charge: charge)])
    },
    Limit("A part of the allowance is more than the allowance.") {
      var rules = PrepaymentRules()
      rules.allowance = PrepaymentAllowance(amount: rub(0), used: rub($1))
      $0.terms.prepayment = known(rules)
    },
    Limit("The last day to agree on a new rate is after the fixed rate.") {
      $0.terms.rateFixing = known(RateFixing(until: day(100), agreeBy: day(100 + $1)))
    },
    Limit("The rate is fixed for longer than the contract.") {
      $0.ends = known(day(100))
      $0.terms.rateFixing = known(RateFixing(until: day(100 + $1)))
    },
    Limit("The payment at the end is more than the original amount.") {
      $0.terms.originalAmount = known(rub(0))
      $0.terms.balloon = known(Balloon(.balloon, amount: rub($1)))
    },
    Limit("The payment at the end is more than the principal that is owed.") {
      $0.debt.principal = known(rub(0))
      $0.terms.balloon = known(Balloon(.balloon, amount: rub($1)))
    },
    Limit("The payment at the end comes after the end of the contract.") {
      $0.ends = known(day(100))
      $0.terms.balloon = known(Balloon(.balloon, due: day(100 + $1)))
    },
    Limit("The last day to choose is after the day of the payment.") {
      $0.terms.balloon = known(Balloon(.balloon, due: day(100), waysOut: [.init(.pay, chooseBy: day(100 + $1))]))
    },
    Limit("More than one way out is chosen.") {
      $0.terms.balloon = known(
        Balloon(.balloon, waysOut: [.init(.pay, isChosen: true), .init(.refinance, isChosen: $1 == 1)]))
    },
  ]

  @Test("and not at the limit itself", arguments: debts + days + cards + terms)
  func limit(_ limit: Limit) {
    func found(_ excess: Int) -> Bool {
      var facts = LoanFacts(currency: .rub, lifecycle: Lifecycle(phase: .active))
      facts.asOf = Self.day(0)
      limit.set(&facts, excess)
      return facts.contradictions(at: "$").contains { $0.summary == limit.summary }
    }
    #expect(!found(0), "at the limit")
    #expect(found(1), "beyond the limit")
  }
}
