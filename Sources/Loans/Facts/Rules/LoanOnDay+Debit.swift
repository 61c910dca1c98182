package import LoanArithmetic

/// The way in which a payment is debited.
package enum Debit: Sendable, Hashable {
  /// The bank debits it automatically.
  case automatic
  /// The automatic payment is off.
  case off
  /// The automatic payment was refused on these days since the last successful payment, the latest first.
  case refused([CalendarDate])
  case unknown
}

extension LoanOnDay {
  /// Returns how an obligation is debited. A failed payment is a refusal of the automatic payment only if the source
  /// states that there is one, and until a payment succeeds. A payment of zero is not debited.
  package func debit(of obligation: Obligation) -> Debit {
    if obligation.amount.value?.isZero ?? false { return .unknown }
    if obligation.autopay.value == false || isShown(.autopayOff) { return .off }
    let isAutomatic = obligation.autopay.value == true
    if let taken = obligation.autopayAmount.value, taken.isZero { return isAutomatic ? .unknown : .off }
    guard isAutomatic else { return .unknown }
    let refused = refusedPayments(in: obligation.amount.value?.currency ?? currency)
    if !refused.isEmpty { return .refused(refused) }
    if isShown(.paymentFailed) {
      return .refused([lifecycle.details[.paymentFailed]?.since].compactMap(\.self))
    }
    return isShown(.frozen) ? .unknown : .automatic
  }

  /// The days of the payments in a currency that failed since the last one that succeeded, the latest first.
  private func refusedPayments(in currency: Currency) -> [CalendarDate] {
    let all = operations.value ?? []
    let payments = all.indices.filter {
      all[$0].kind == .payment && all[$0].amount.currency == currency && all[$0].date <= day
    }
    let failed = payments.filter { all[$0].status == .failed }.map { all[$0].date }
    let succeeded = payments.lazy.filter { all[$0].status == .completed }.map { all[$0].date }.max()
    return failed.filter { failed in succeeded.map { $0 < failed } ?? true }.sorted(by: >)
  }
}
