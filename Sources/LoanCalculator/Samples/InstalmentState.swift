import LoanArithmetic
import LoanDetailJSON

/// The amounts owed on a sample in instalments on its day.
struct InstalmentState {
  /// The debt and the amount of a payoff, in the form of records.
  let debt: JSONValue
  /// The penalty for the missed payments.
  let penalty: Money

  /// Calculates the amounts. All are zero if nothing is owed.
  init(_ sample: InstalmentSample) throws(CalculationError) {
    do throws(LoanArithmeticError) {
      let zero = Money.zero(sample.identity.currency)
      guard sample.isOpen else {
        penalty = zero
        debt = Self.debt(
          principal: zero, interest: zero, penalties: zero, total: zero, overdue: ["amount": .money(zero)])
        return
      }
      let terms = sample.terms
      let asOf = sample.identity.asOf
      let last = sample.paidRows.last
      let quote = try PayoffQuote(
        principal: last.map { sample.money($0.balance) } ?? terms.principal,
        unpaidInterest: last.map { sample.money($0.accruedInterest) }, annualRatePercent: terms.annualRatePercent,
        since: last?.date ?? sample.identity.opened, on: asOf, by: terms.dailyConvention,
        calendar: terms.businessCalendar)
      let penalties = try sample.penalty(on: asOf)
      penalty = penalties
      guard let total = quote.total.adding(penalties),
        let next = asOf.adding(days: 1), let growth = try sample.penalty(on: next).subtracting(penalties),
        let perDiem = quote.perDiem.adding(growth)
      else { throw LoanArithmeticError.amountOverflow }
      debt = Self.debt(
        principal: quote.principal, interest: quote.interest, penalties: penalties, total: total,
        overdue: try sample.overdue(withPenalties: penalties),
        payoff: .members(["amount": .money(total), "validOn": .date(asOf), "perDiem": .money(perDiem)]))
    } catch {
      throw CalculationError(error, in: sample.identity.path)
    }
  }

  /// Returns the debt as JSON; without a payoff, if it is `nil`.
  private static func debt(
    principal: Money, interest: Money, penalties: Money, total: Money, overdue: KeyValuePairs<String, JSONValue?>,
    payoff: JSONValue? = nil
  ) -> JSONValue {
    .members([
      "total": .money(total), "principal": .money(principal), "interest": .money(interest),
      "fees": .money(.zero(total.currency)), "penalties": .money(penalties), "overdue": .members(overdue),
      "payoff": payoff,
    ])
  }
}

extension InstalmentSample {
  /// Returns the penalty on a day: interest at the penalty rate on each whole missed payment since its due date; zero
  /// without a penalty rate.
  func penalty(on day: CalendarDate) throws(LoanArithmeticError) -> Money {
    var total = Money.zero(identity.currency)
    guard let penaltyRate else { return total }
    for row in missedRows {
      let part = try DayCount.actual365Fixed.interest(
        on: money(row.payment), annualRatePercent: penaltyRate, from: row.date ?? day, to: day)
      guard let sum = total.adding(part) else { throw LoanArithmeticError.amountOverflow }
      total = sum
    }
    return total
  }

  /// Returns the members about what is overdue: the missed payments and the penalties.
  fileprivate func overdue(
    withPenalties penalties: Money
  ) throws(LoanArithmeticError) -> KeyValuePairs<String, JSONValue?> {
    guard let first = missedRows.first?.date else { return ["amount": .money(.zero(identity.currency))] }
    guard let principal = Money.sum(missedRows.map { money($0.principal) }, currency: identity.currency),
      let interest = Money.sum(missedRows.map { money($0.interest) }, currency: identity.currency),
      let amount = Money.sum([principal, interest, penalties], currency: identity.currency)
    else { throw LoanArithmeticError.amountOverflow }
    return [
      "amount": .money(amount), "since": .date(first),
      "portions": .members([
        "principal": .money(principal), "interest": .money(interest),
        "penalties": penalties.isZero ? nil : .money(penalties),
      ]),
    ]
  }
}
