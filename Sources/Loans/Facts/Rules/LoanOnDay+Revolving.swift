package import LoanArithmetic

extension LoanOnDay {
  /// Whether a state replaces the payments of the contract by none, the contract has no payments of the customer, or
  /// the source states for this day that nothing is due on a revolving debt, apart from overdue amounts.
  package var hasNothingDue: Bool {
    if demand != .contract, nextObligation == nil { return true }
    if hasNoPayments { return true }
    return isRevolving && !isOfAnotherDay && obligations.value?.allSatisfy { $0.kind == .overdue } == true
  }

  /// Whether the source states that the contract has no payments of the customer, and neither a schedule, a plan nor a
  /// payment at the end adds one.
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

  /// Finds the stated obligations. If the source mentions none but fees and provides a statement of a debt that is
  /// still owed, its minimum payment and the amount that keeps the grace period are obligations too.
  ///
  /// Completed payments after the last day of the statement count as covering them.
  func findObligationsOrStatement() -> Fact<[Obligation]> {
    guard obligations.namesNoPayment, !statesNoDebt, let statement = revolving.statement.value else {
      return obligations
    }
    let fees = obligations.value ?? []
    let grace = revolving.grace.value.flatMap { $0.state == .running ? $0 : nil }
    let sums: [(Obligation.Kind, Money?, CalendarDate?)] = [
      (.minimum, statement.minimum, statement.due),
      (.statement, statement.amountForGrace ?? grace?.amount, grace?.until ?? statement.due),
    ]
    let source = revolving.statement
    let paid = paid(after: statement.until)
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
  func paid(after day: CalendarDate) -> Fact<Money> {
    let payments = (operations.value ?? []).filter {
      $0.date > day && $0.status == .completed && [.payment, .earlyRepayment].contains($0.kind)
        && $0.amount.currency == currency
    }
    guard let sum = Money.sum(payments.map(\.signedAmount), currency: currency), sum.isPositive else {
      return .notProvided
    }
    return .known(sum, origin: .derived(rule: "payments after the day of the statement"))
  }

  /// Finds whether the operations show what was paid since the last statement of a debt that is owed: they begin before
  /// its last day, and each one since then is a charge or a payment in its currency that is not under way.
  func findWhetherPaymentsSinceStatementAreShown() -> Bool {
    guard let closed = revolving.statement.value?.until, let operations = operations.value,
      debt.total.value?.isPositive ?? false, operations.contains(where: { $0.date <= closed })
    else { return false }
    return operations.allSatisfy { operation in
      switch operation.kind {
      case .purchase, .cash, .interestAccrual, .fee, .penalty, .insurance, .disbursement: true
      case .payment, .earlyRepayment:
        operation.date <= closed || operation.status != .processing && operation.amount.currency == currency
      case .refund, .waiver, .writeOff, .transfer, .unknown: operation.date <= closed
      }
    }
  }
}

extension Fact<[Obligation]> {
  /// Whether the source states no obligations, or only fees, so that the payments follow from other facts.
  package var namesNoPayment: Bool {
    value.map { !$0.isEmpty && $0.allSatisfy { $0.kind == .fee } } ?? isNotProvided
  }
}
