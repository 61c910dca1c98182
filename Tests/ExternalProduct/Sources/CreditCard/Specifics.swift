import LoanArithmetic
import LoanDetailCore

/// What only a card has: the `specifics` of its records.
struct Specifics: Sendable {
  /// How much may be owed at most.
  var limit: Fact<Money>
  /// How much of the limit can be spent now; worked out where the source does not say.
  var available: Fact<Money>
  /// The day of the month a statement is made, 1...31.
  var statementDay: Fact<Int>
  /// The last day of the grace period.
  var interestFreeUntil: Fact<CalendarDate>
  /// What is to be paid by that day for no interest.
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
