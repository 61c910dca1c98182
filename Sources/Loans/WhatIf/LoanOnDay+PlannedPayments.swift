import LoanArithmetic

extension LoanOnDay {
  /// Returns the payments to come, with terms that give exactly these payments, so that changes can be calculated.
  /// Early repayments that the customer has booked are included. Money of another payer is not, because it may not
  /// come.
  ///
  /// - Throws: The reason why there are none.
  func changeablePayments() throws(WhatIfObstacle) -> ComingPayments {
    guard lifecycle.phase.isOpen else { throw notOpen }
    guard !isRevolving, !isUnscheduled else {
      throw revolving.subPlans.value?.contains { !$0.schedule.isEmpty } ?? false ? .severalSchedules : .noInstalments
    }
    if onDayOfState.isOverdue { throw .overdue }
    // What remains to be paid at the end, and when, is then no longer that of the terms.
    if terms.balloon.value?.isSettledOtherwise ?? false { throw .irregularSchedule(.settledOtherwise) }
    guard var coming = comingPayments else { throw scheduleObstacle }
    for booked in onDayOfState.customersRepayments {
      guard booked.extent == .part, let amount = booked.amount, amount.isPositive, let effect = booked.effect,
        let changed = coming.repaying(amount, on: booked.on, effect: effect)
      else { throw .booked(booked.on) }
      coming = changed
    }
    return coming
  }

  /// The reason why the payments to come cannot be calculated: an irregular schedule, missing or differing terms.
  var scheduleObstacle: WhatIfObstacle {
    let isStated = schedule.kind == .full || schedule.kind == .plan
    let isUnknown = comingInstalments.isEmpty
    if isUnknown, isStated, !schedule.isTruncated, !schedule.rows.isEmpty { return .irregularSchedule(irregularity) }
    if terms.balloon.value?.kind == .residual { return .irregularSchedule(.lastPayment(terms.balloon.value?.due)) }
    if hasNoRate { return .noRate }
    let needed: [(fact: WhatIfObstacle.Needed, isMissing: Bool)] = [
      (.schedule, isUnknown), (.originalAmount, terms.originalAmount.value == nil),
      (.opened, opened.value == nil), (.rate, terms.rates.value?.isEmpty ?? true),
      (.interestRule, terms.interest.value == nil), (.amortisation, terms.amortisation.value == nil),
      (.paymentInterval, paymentPeriod == nil),
    ]
    let missing = needed.filter(\.isMissing).map(\.fact)
    return missing.isEmpty ? .differs(termsDifference) : .missing(missing)
  }

  /// Whether the source states that no rate applies to the contract.
  var hasNoRate: Bool { terms.rates == .absent(.notApplicable) }

  /// What the first open row is that is no whole instalment.
  private var irregularity: WhatIfObstacle.Irregularity {
    let open = schedule.rows.filter { $0.kind != .disbursement }.drop { $0.isPaid }
    for row in open where row.kind != .instalment || row.isBegun {
      switch row.kind {
      case .paymentHoliday: return .holiday(row.due)
      case .balloon, .residual: return .lastPayment(row.due)
      case .instalment: return .partlyPaid(row.due)
      case .disbursement, .downPayment, .earlyRepayment, .other: return .other
      }
    }
    return .other
  }
}
