import LoanArithmetic

extension LoanFacts {
  /// Whether the debt can be repaid and taken again, like that of a credit card: the source states a credit line, a
  /// statement, a grace period or a rule of the minimum payment.
  package var isRevolving: Bool {
    revolving.lines.value?.isEmpty == false || revolving.statement.value != nil || revolving.grace.value != nil
      || revolving.minimumRule.value != nil || revolving.closingDay.value != nil
  }

  /// The stated obligations; if the source states none and gives a statement, what is to be paid by the statement.
  ///
  /// A completed payment after the last day of the statement covers a part of it, as far as the operations are known.
  var obligationsOrStatement: Fact<[Obligation]> {
    guard obligations == .notProvided, let statement = revolving.statement.value, let due = statement.due else {
      return obligations
    }
    let source = revolving.statement
    let paid = paid(after: statement.until)
    let sums: [(Obligation.Kind, Money?)] = [(.minimum, statement.minimum), (.statement, statement.amountForGrace)]
    return source.map { _ in
      sums.compactMap { kind, sum in
        guard let sum, sum.isPositive else { return nil }
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
