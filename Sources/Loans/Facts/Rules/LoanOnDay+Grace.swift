package import LoanArithmetic

extension LoanOnDay {
  /// The state of the grace period; `nil` if it is unknown, also because the source states that it runs after its last
  /// day.
  package var graceState: GracePeriod.State? {
    guard let grace = revolving.grace.value else { return nil }
    let isPast = grace.until.map { $0 < day } ?? false
    return grace.state == .running && isPast ? nil : grace.state
  }

  /// The sum that keeps the grace period and is not fully paid: an obligation or, if none is for it, the amount of
  /// the period. `nil` if there is none.
  package var obligationForGrace: Obligation? {
    nextObligationsOfEachKind.first { keepsGrace($0) && $0.due.value.map { $0 >= day } ?? false } ?? amountOfGrace
  }

  /// The amount of a running grace period as an obligation, but no more than the debt; `nil` if that amount, or a
  /// statement that keeps the period, is paid.
  private var amountOfGrace: Obligation? {
    guard let grace = revolving.grace.value, graceState == .running, let until = grace.until, until >= day,
      let amount = grace.amount, amount.isPositive,
      !nextObligationsOfEachKind.contains(where: {
        $0.kind == .statement && isForGrace($0) && !$0.isUnpaid && $0.amount.value?.currency == amount.currency
      })
    else { return nil }
    var obligation = Obligation(kind: .statement)
    obligation.due = revolving.grace.map { _ in until }
    obligation.amount = revolving.grace.map { _ in amount }
    guard isOwn(amount.currency) else { return obligation }
    obligation.covered = revolving.statement.value.map { paid(after: $0.until) } ?? .notProvided
    // The amount may be of an earlier day than the debt, and more than the debt is never needed.
    if let debt = debt.total.value, let left = obligation.remaining, debt.minorUnits < left.minorUnits {
      obligation.amount = self.debt.total
      obligation.covered = .notProvided
    }
    return obligation.isUnpaid ? obligation : nil
  }

  /// Whether a payment keeps a grace period: the source neither states that the period is lost, nor that it is kept up
  /// to the day of the payment or a later one.
  package func isForGrace(_ obligation: Obligation) -> Bool {
    guard purpose(of: obligation).value == .keepsGrace else { return false }
    let grace = revolving.grace.value
    switch grace?.state {
    case .lost, .none?: return false
    case .kept:
      guard let until = grace?.until, let due = obligation.due.value else { return false }
      return until < due
    case .running, nil: return true
    }
  }

  /// Whether a statement keeps the grace period and is not fully paid.
  private func keepsGrace(_ obligation: Obligation) -> Bool {
    obligation.kind == .statement && obligation.isUnpaid && isForGrace(obligation)
      && contradiction(of: obligation) == nil
  }

  /// The obligations that keep the grace period in other currencies than ``obligationForGrace``, and are not fully
  /// paid.
  package var graceInOtherCurrencies: [Obligation] {
    guard let first = obligationForGrace?.amount.value else { return [] }
    return nextObligationsOfEachKind.filter { obligation in
      keepsGrace(obligation) && obligation.amount.value.map { $0.currency != first.currency } ?? false
        && obligation.due.value.map { $0 >= day } ?? false
    }
  }

  /// The sums that keep the grace period after the first one in their currency, for the purchases of later statements.
  package var laterForGrace: [Obligation] {
    guard let next = obligationForGrace else { return [] }
    let first = [next] + graceInOtherCurrencies
    return (obligationsOrStatement.value ?? []).filter { sum in
      guard let due = sum.due.value, let currency = sum.amount.value?.currency, keepsGrace(sum) else { return false }
      return first.contains { $0.amount.value?.currency == currency && $0.due.value.map { $0 < due } ?? false }
    }
  }

  /// Whether the grace period ends if the next minimum payment is not made in time.
  package var isGraceLostWithoutMinimum: Bool {
    revolving.grace.value?.needsMinimum == true && (graceState == .running || graceState == .kept)
  }

  /// The interest that the bank would charge if the grace period ended on the day of the facts; not provided if it
  /// does not run.
  package var interestIfGraceIsLost: Fact<Money> {
    guard case .known(let grace, let origin, let asOf) = revolving.grace, let interest = grace.interestIfLost,
      grace.state == nil || graceState == .running || graceState == .kept
    else { return .notProvided }
    return .known(interest, origin: origin, asOf: asOf)
  }
}
