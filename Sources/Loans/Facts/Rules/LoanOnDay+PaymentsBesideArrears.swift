package import LoanArithmetic

extension LoanOnDay {
  /// The payments of the coming week that are to be made beside the arrears, the next one first. Left out are those
  /// that may contain the arrears, that the source contradicts, or that may be on their way. What a payment being
  /// processed leaves after the arrears covers the first ones in its currency.
  package var paymentsBesideArrears: [Obligation] {
    guard let next = nextObligation else { return [] }
    let isNextSoon = next.isUnpaid && isRequired(next) && lastDay(of: next).map(isSoon) ?? false
    let all = (isNextSoon && contradictionOfNext == nil ? [next] : []) + paymentsSoon(beside: next)
    return withoutRestOnItsWay(
      all.filter { payment in
        guard let currency = payment.amount.value?.currency else { return false }
        let mayBeOnItsWay = isShown(.paymentProcessing) && amountOnItsWay.map { $0.currency == currency } ?? true
        if mayBeOnItsWay, !isCureOnItsWay { return false }
        return !isOwn(currency) || !isReplacedByOther(payment) && isBesideArrears(payment)
      })
  }

  /// Returns what is left of payments after the rest of the payment being processed that clears the arrears.
  private func withoutRestOnItsWay(_ payments: [Obligation]) -> [Obligation] {
    guard isCureOnItsWay, var rest = knownCure.flatMap({ amountOnItsWay?.subtracting($0) }) else { return payments }
    let origin = Origin.derived(rule: "what is covered, and the rest of a payment on its way")
    return payments.compactMap { payment in
      guard rest.isPositive, let left = payment.remaining, left.currency == rest.currency else { return payment }
      guard let missing = left.subtracting(rest), missing.isPositive, let amount = payment.amount.value else {
        rest = rest.subtracting(left) ?? .zero(rest.currency)
        return nil
      }
      rest = .zero(rest.currency)
      var payment = payment
      payment.covered = amount.subtracting(missing).map { .known($0, origin: origin) } ?? payment.covered
      return payment
    }
  }

  /// Whether the arrears cannot be a part of a payment: it does not close the debt, and its part without interest is no
  /// more than the debt that is not overdue. If its interest is unknown, it is less than the debt.
  func isBesideArrears(_ payment: Obligation) -> Bool {
    if purpose(of: payment).value == .closes { return false }
    guard let total = debt.total.value, let left = overdueAmount.value.flatMap(total.subtracting),
      let amount = payment.remaining
    else { return true }
    guard let interest = payment.portions.amount(of: .interest), let rest = amount.subtracting(interest) else {
      return left.isPositive && amount.minorUnits < total.minorUnits
    }
    return rest.minorUnits <= left.minorUnits
  }

  /// The payment that clears all arrears and makes the next payment too; `nil` if one of the two amounts is unknown, if
  /// the next one may contain the arrears, or if it need not be made.
  package var amountToCureWithNext: Fact<Money>? {
    guard isCureKnown, let cure = amountToCure.value, let payment = nextObligation, isRequired(payment),
      isBesideArrears(payment), let next = payment.remaining, next.isPositive,
      let sum = Money.sum([cure, next], currency: currency)
    else { return nil }
    return .known(sum, origin: .derived(rule: "overdue amount and next payment"))
  }
}
