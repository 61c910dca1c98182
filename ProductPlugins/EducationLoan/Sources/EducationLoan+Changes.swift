import LoanArithmetic
import LoanDetailCore
public import Loans

extension EducationLoan {
  /// The later shares of the interest during the studies, the first full payment, and the end of the state's support.
  public var ownChanges: [ComingChange] {
    guard record.facts.lifecycle.phase.isOpen else { return [] }
    let paid = record.facts.obligations.value?.first { $0.kind == .instalment }?.amount.value
    return (deferral?.steps(paying: paid) ?? []) + [support?.end].compactMap(\.self)
  }
}

extension Deferral {
  /// The changes of the payment: each share of the interest, then full payments. `now` is the present payment.
  fileprivate func steps(paying now: Money?) -> [ComingChange] {
    var steps: [ComingChange] = []
    if case .known(let shares, let origin, _) = shares {
      steps = zip([nil] + shares, shares).map { before, share in
        ComingChange(
          .payment, on: share.from,
          reason: before.map { Words.shareOfInterest(percent: share.percent, insteadOf: $0.percent) }
            ?? Words.shareOfInterest(percent: share.percent), origin: origin)
      }
    }
    if case .known(let day, let origin, _) = fullFrom {
      let payment = fullPayment.value.map { _ in ComingChange.Step(from: now, to: fullPayment) }
      steps.append(
        ComingChange(
          .payment, on: day, payment: payment, paymentFrom: day, reason: Words.fullPaymentsBegin, origin: origin))
    }
    return steps
  }
}

extension Support {
  /// The change of the rate at the end of the support; `nil` if the day is unknown.
  var end: ComingChange? {
    guard case .known(let until, let origin, _) = until, let next = until.adding(days: 1) else { return nil }
    return ComingChange(
      .rate(), on: next,
      rate: rateWithout.value.map { _ in .init(to: rateWithout.map { Rate(percent: $0) }) },
      reason: Words.supportEnds, origin: origin)
  }

  /// Whether a change is the change of the rate at the end of the support.
  func isEnded(by change: ComingChange) -> Bool { change.kind == .rate() && change.day == end?.day }
}
