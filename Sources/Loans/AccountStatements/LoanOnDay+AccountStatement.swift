package import LoanArithmetic

/// A statement of account: the operations of a period, and the balances before and after them.
package struct AccountStatement: Sendable {
  /// An operation of the period.
  package struct Entry: Sendable {
    package var operation: LoanOperation
    /// The change of the balance: positive if more is owed after it; `nil` if it is unknown.
    package var change: Money?
    /// Whether the operation is a completed charge that is owed and not paid, or undoes one.
    var isOwedCharge: Bool
  }

  package var from: CalendarDate
  package var to: CalendarDate
  package var measure: BalanceMeasure
  /// The balance at the beginning of the first day; not provided unless the changes lead from it to ``closing``.
  package var opening: Fact<Money>
  /// The balance at the end of the last day.
  package var closing: Fact<Money>
  /// The operations, the oldest first.
  package var entries: [Entry]
}

/// The reason why there is no statement for a period.
package enum StatementFault: Sendable, Hashable {
  /// The period begins before this first day of the contract.
  case beginsBefore(CalendarDate)
  /// The period begins after this day, the last that the facts tell about.
  case beginsAfter(CalendarDate)
  /// The period ends before this first day of the contract.
  case endsBefore(CalendarDate)
  /// The period ends after this day, the last that the facts tell about.
  case endsAfter(CalendarDate)

  /// The parameter of the request that is at fault.
  package var parameter: String {
    switch self {
    case .beginsBefore, .beginsAfter: StatementPeriod.parameters[0]
    case .endsBefore, .endsAfter: StatementPeriod.parameters[1]
    }
  }
}

extension LoanOnDay {
  /// Returns the statement for a period, or the reason why there is none.
  package func statement(for period: StatementPeriod) -> Result<AccountStatement, StatementFault> {
    days(of: period).map { from, to in
      let history = BalanceHistory(of: self)
      let all = operations.value ?? []
      let owed = all.owedCharges
      // The source lists the latest operation of a day first.
      let booked = all.indices.filter { (from...to).contains(all[$0].bookingDay) }
        .sorted { (all[$0].bookingDay, $1) < (all[$1].bookingDay, $0) }
      let entries = booked.map { index in
        AccountStatement.Entry(
          operation: all[index], change: all[index].change(of: history.measure, in: currency).map(money),
          isOwedCharge: owed.contains(index))
      }
      let closing = history.balance(endOf: to)
      let isProven = closing.value != nil && history.isComplete(from: from, to: to)
      let opening = isProven ? from.adding(days: -1).map(history.balance) ?? .notProvided : .notProvided
      return AccountStatement(
        from: from, to: to, measure: history.measure, opening: opening.map(money),
        closing: closing.map(money), entries: entries)
    }
  }

  private func money(_ minorUnits: Int64) -> Money { Money(minorUnits: minorUnits, currency: currency) }

  /// Returns the first and the last day of a period, with those that it leaves open, or the reason why there is no
  /// statement for it.
  private func days(of period: StatementPeriod) -> Result<(CalendarDate, CalendarDate), StatementFault> {
    let known = lastKnownDay
    let opened = opened.value
    let lastMonth = period == .lastMonth ? known.firstOfMonth?.adding(days: -1) : nil
    // A contract that began after the last full month has no days in it.
    let isYoung = opened.flatMap { day in lastMonth.map { $0 < day } } ?? false
    let to = period.to ?? (isYoung ? nil : lastMonth) ?? known
    if to > known { return .failure(.endsAfter(known)) }
    if let opened, to < opened { return .failure(.endsBefore(opened)) }
    let month = to.firstOfMonth ?? to
    let from = period.from ?? opened.map { max(month, $0) } ?? month
    if from > to { return .failure(.beginsAfter(known)) }
    if let opened, from < opened { return .failure(.beginsBefore(opened)) }
    return .success((from, to))
  }
}

extension AccountStatement {
  /// Returns the sum of the completed operations of some kinds, less those that undo one; `nil` if there is none, or if
  /// they cannot be added up.
  package func sum(of kinds: Set<LoanOperation.Kind>) -> Money? {
    let amounts = entries.map(\.operation).filter { kinds.contains($0.kind) && $0.status == .completed }
      .map(\.signedAmount)
    return amounts.first.flatMap { Money.sum(amounts, currency: $0.currency) }
  }

  /// Returns the interest, fees and other costs of the period: for ``BalanceMeasure/principal`` those that were paid,
  /// for ``BalanceMeasure/charged`` those that were charged; `nil` if a payment has no parts.
  package func costs(in currency: Currency) -> [Portion]? {
    var all: [Portion] = []
    let counted = entries.filter { $0.operation.status == .completed && !(measure == .principal && $0.isOwedCharge) }
    for operation in counted.map(\.operation) {
      switch (measure, operation.kind.chargedComponent) {
      // Interest is paid in the payments.
      case (.principal, .interest?), (.charged, nil): continue
      case (.principal, nil):
        guard operation.kind == .payment || operation.kind == .earlyRepayment else { continue }
        if operation.portions.isEmpty { return nil }
      case (.principal, _?), (.charged, _?): break
      }
      all += operation.signedPortions
    }
    return all.filter { $0.component != .principal }.sums(in: currency)
  }
}

extension StatementFault: Error {}

extension CalendarDate {
  fileprivate var firstOfMonth: CalendarDate? {
    let parts = components
    return CalendarDate(year: parts.year, month: parts.month, day: 1)
  }
}
