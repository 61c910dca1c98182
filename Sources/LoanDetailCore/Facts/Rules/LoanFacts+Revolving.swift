import LoanArithmetic

extension LoanFacts {
  /// Whether the debt can be repaid and taken again, like that of a credit card: the source states a credit line, a
  /// statement, a grace period or a rule of the minimum payment.
  package var isRevolving: Bool {
    revolving.lines.value?.isEmpty == false || revolving.statement.value != nil || revolving.grace.value != nil
      || revolving.minimumRule.value != nil || revolving.closingDay.value != nil
  }

  /// The stated obligations; if the source states none and gives a statement, what is to be paid by the statement and to
  /// keep the grace period.
  ///
  /// A completed payment after the last day of the statement covers a part of it, as far as the operations are known.
  var obligationsOrStatement: Fact<[Obligation]> {
    guard obligations == .notProvided, let statement = revolving.statement.value else { return obligations }
    let grace = revolving.grace.value.flatMap { $0.state == .running ? $0 : nil }
    let sums: [(Obligation.Kind, Money?, CalendarDate?)] = [
      (.minimum, statement.minimum, statement.due),
      (.statement, statement.amountForGrace ?? grace?.amount, grace?.until ?? statement.due),
    ]
    let (source, paid) = (revolving.statement, paid(after: statement.until))
    return source.map { _ in
      sums.compactMap { kind, sum, due in
        guard let sum, let due, sum.isPositive else { return nil }
        var obligation = Obligation(kind: kind)
        obligation.due = source.map { _ in due }
        obligation.amount = source.map { _ in sum }
        obligation.covered = paid.map { $0.minorUnits < sum.minorUnits ? $0 : sum }
        return obligation
      }
    }
  }

  /// The sum of the completed payments after a day; not provided if none is known.
  private func paid(after day: CalendarDate) -> Fact<Money> {
    let payments = (operations.value ?? []).filter {
      $0.date > day && $0.status == .completed && [.payment, .earlyRepayment].contains($0.kind)
    }
    guard let sum = Money.sum(payments.map(\.amount), currency: currency), sum.isPositive else { return .notProvided }
    return .known(sum, origin: .derived(rule: "payments after the day of the statement"))
  }
}
