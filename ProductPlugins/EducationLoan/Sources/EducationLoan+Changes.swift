import LoanArithmetic
import LoanDetailCore
import LoanDetailSections
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
  /// The changes of the payment: each new share of the interest, then full payments. `now` is the present payment, or
  /// `nil` if it is unknown.
  fileprivate func steps(paying now: Money?) -> [ComingChange] {
    var steps: [ComingChange] = []
    if case .known(let shares, let origin, _) = shares {
      steps = zip([nil] + shares, shares).compactMap { before, share in
        if let before, before.goesOn(in: share) { return nil }
        return ComingChange(
          .payment, on: share.from,
          reason: Words.shareOfInterest(percent: share.percent, insteadOf: before?.percent), origin: origin)
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
  var end: ComingChange? { ComingChange(rateAfter: rateWithout, lastDay: until, reason: Words.supportEnds) }

  /// Whether a change is the change of the rate at the end of the support.
  func isEnded(by change: ComingChange) -> Bool { change.kind == .rate() && change.day == end?.day }
}
