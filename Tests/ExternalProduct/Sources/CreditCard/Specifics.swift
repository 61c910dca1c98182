import LoanArithmetic
import LoanDetailCore

/// The `specifics` of a card's record: the facts that only cards have.
struct Specifics: Sendable {
  /// The credit limit.
  var limit: Fact<Money>
  /// The part of the limit that can be spent now. It is calculated if the source does not state it.
  var available: Fact<Money>
  /// The day of the month for the statement, 1...31.
  var statementDay: Fact<Int>
  /// The last day of the grace period.
  var interestFreeUntil: Fact<CalendarDate>
  /// The amount to pay by that day to avoid interest.
  var interestFreeFor: Fact<Money>

  init(_ reader: ObjectReader, of facts: LoanFacts) {
    limit = reader.money("limit", in: facts.currency)
    available = reader.money("available", in: facts.currency)
    statementDay = reader.integer("statementDay", in: 1...31)
    interestFreeUntil = reader.date("interestFreeUntil")
    interestFreeFor = reader.money("interestFreeFor", in: facts.currency)
    if available == .notProvided, let limit = limit.value, let left = facts.debt.total.value.flatMap(limit.subtracting)
    {
      available = .known(
        left.isPositive ? left : .zero(facts.currency), origin: .derived(rule: "the limit less the debt"))
    }
  }
}
