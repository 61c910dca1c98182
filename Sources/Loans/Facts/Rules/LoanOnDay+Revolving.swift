package import LoanArithmetic

extension LoanOnDay {
  /// Whether a state replaces the payments of the contract by none, the contract has no payments of the customer, or the
  /// source states for this day that nothing is due on a revolving debt, apart from overdue amounts.
  package var hasNothingDue: Bool {
    if demand != .contract, nextObligation == nil { return true }
    if hasNoPayments { return true }
    return isRevolving && !isOfAnotherDay && obligations.value?.allSatisfy { $0.kind == .overdue } == true
  }

  /// Whether the source states that the contract has no payments of the customer, and no schedule, plan or payment at the
  /// end is one.
  package var hasNoPayments: Bool {
    obligations == .absent(.notApplicable) && nextObligation == nil && planPayments.isEmpty
      && (terms.balloon.value.map { $0.kind == .residual } ?? true)
  }

  /// The day on which the next statement closes; not provided without a closing day. In a month without that day, it is
  /// the last day of the month.
  package var nextClosing: Fact<CalendarDate> {
    guard lifecycle.phase.isOpen, let closingDay = revolving.closingDay.value,
      let january = CalendarDate(year: day.year, month: 1, day: closingDay)
    else { return .notProvided }
    let closed = revolving.statement.value?.until
    let next = (0...13).lazy.compactMap { january.adding(months: $0) }.first { next in
      next >= day && closed.map { next > $0 } ?? true
    }
    return next.map { .known($0, origin: .derived(rule: "closing day of statements")) } ?? .notProvided
  }

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

  /// The amount of a grace period that runs, but no more than the debt, as an obligation; `nil` if a statement is paid
  /// that keeps it, or the amount.
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
      (obligation.amount, obligation.covered) = (self.debt.total, .notProvided)
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
  }

  /// The obligations that keep the grace period in other currencies than ``obligationForGrace``, and are not fully paid.
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

  /// Finds the stated obligations. If the source mentions none but fees and provides a statement, its minimum payment and
  /// the amount that keeps the grace period are obligations too.
  ///
  /// Completed payments after the last day of the statement count as covering them.
  func findObligationsOrStatement() -> Fact<[Obligation]> {
    let fees = obligations.value ?? []
    guard obligations == .notProvided || !fees.isEmpty && fees.allSatisfy({ $0.kind == .fee }),
      let statement = revolving.statement.value
    else { return obligations }
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
      } + fees.filter { !isInMinimum($0, of: statement) }
    }
  }

  /// Whether a fee is due with the minimum payment of a statement, which contains the fees of the statement.
  private func isInMinimum(_ fee: Obligation, of statement: Statement) -> Bool {
    guard let due = statement.due, fee.due.value == due, let amount = fee.amount.value, let fees = statement.fees else {
      return false
    }
    return amount.currency == fees.currency && amount.minorUnits <= fees.minorUnits
  }

  /// The sum of the completed payments in the currency of the product after a day, less those that were returned; not
  /// provided if nothing is left of it.
  private func paid(after day: CalendarDate) -> Fact<Money> {
    let payments = (operations.value ?? []).filter {
      $0.date > day && $0.status == .completed && [.payment, .earlyRepayment].contains($0.kind)
        && $0.amount.currency == currency
    }
    guard let sum = Money.sum(payments.map(\.signedAmount), currency: currency), sum.isPositive else {
      return .notProvided
    }
    return .known(sum, origin: .derived(rule: "payments after the day of the statement"))
  }
}
