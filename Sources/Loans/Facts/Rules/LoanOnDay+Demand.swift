import LoanArithmetic

/// What a screen may ask the customer to pay.
package enum Demand: Sendable, Hashable {
  /// The payments of the contract.
  case contract
  /// Only the obligations that the source states, because the state replaces the payments of the contract.
  case statedOnly(Lifecycle.Overlay)
  /// Nothing, because of the state.
  case nothing(Lifecycle.Overlay)

  /// Whether an action of a kind makes sense. Nothing can be paid or deferred if nothing may be demanded.
  func allows(_ kind: LoanAction.Kind) -> Bool {
    guard case .nothing = self else { return true }
    return switch kind {
    case .pay, .repayPart, .repayFull, .changePaymentDate, .setUpAutopay, .takePaymentHoliday, .restructure,
      .change(.turnOnAutopay), .change(.changePaymentDay), .change(.extendPayment):
      false
    case .change, .orderStatement, .refuse, .cancelInsurance, .contactAdviser, .dispute, .cancelRequest, .other:
      true
    }
  }
}

extension LoanOnDay {
  /// Finds what a screen may ask the customer to pay.
  ///
  /// - In a bankruptcy, creditors are paid in the court case alone (in Russia, Federal Law 127-FZ, article 213.11),
  ///   unless the source states that the customer must pay, for example by a plan that the court approved.
  /// - The dead owe nothing, and heirs nothing before they accept. A co-borrower still owes the payments of the
  ///   contract.
  /// - A court decision replaces the payments of the contract by those of the decision.
  /// - In any other state that is about the whole debt, nothing may be demanded if the source states that nothing must
  ///   be paid because of the state.
  func findDemand() -> Demand {
    if lifecycle.overlays.isEmpty { return .contract }
    func mustPay(_ overlay: Lifecycle.Overlay) -> Bool? { lifecycle.details[overlay]?.mustPay }
    if isShown(.bankruptcy) { return mustPay(.bankruptcy) ?? false ? .statedOnly(.bankruptcy) : .nothing(.bankruptcy) }
    if isShown(.borrowerDied) {
      if mustPay(.borrowerDied) ?? facts.parties.contains(where: { $0.role == .coBorrower }) { return .contract }
      return .nothing(.borrowerDied)
    }
    if isShown(.courtDecision) {
      return mustPay(.courtDecision) ?? true ? .statedOnly(.courtDecision) : .nothing(.courtDecision)
    }
    let suspending = Lifecycle.Overlay.allCases.first { overlay in
      isShown(overlay) && mustPay(overlay) == false && lifecycle.details[overlay].map(isOfWholeDebt) ?? false
    }
    return suspending.map(Demand.nothing) ?? .contract
  }

  /// Whether a state excuses everything that is overdue: its amount is at least as large, and need not be paid or was
  /// paid in time, such as a disputed purchase or a payment that arrived at another account.
  var excusesArrears: Bool {
    lifecycle.details.contains { overlay, details in
      guard isShown(overlay), details.mustPay == false || details.isInTime == true, let amount = details.amount,
        let overdue = unexcusedOverdueAmount.value
      else { return false }
      return overdue.isPositive && overdue.currency == amount.currency && overdue.minorUnits <= amount.minorUnits
    }
  }

  /// Whether nobody owes the debt because the borrower has died.
  package var isDebtOfDeceased: Bool { demand == .nothing(.borrowerDied) }

  /// Whether a state is about the whole debt: its amount is not smaller, or it has none. An amount that the source
  /// withholds or that cannot be read may be smaller.
  private func isOfWholeDebt(_ details: Lifecycle.OverlayDetails) -> Bool {
    guard let amount = details.amount else {
      return switch details.amountAbsence {
      case .notProvided, .notApplicable: true
      case .withheld, .unreadable: false
      }
    }
    return debt.total.value.map { amount.minorUnits >= $0.minorUnits } ?? false
  }
}

extension LoanFacts {
  /// Removes what a screen may not ask the customer to pay.
  mutating func drop(except demand: Demand) {
    if demand == .contract { return }
    lifecycle.overlays.subtract([
      .overdue, .paymentFailed, .autopayOff, .earlyRepaymentScheduled, .paymentHoliday, .gracePeriod,
      .rateChangeAnnounced,
    ])
    if !debt.overdue.isStatedAsNothing { debt.overdue = Overdue() }
    debt.payoff = .absent(.notApplicable)
    schedule = PaymentSchedule()
    schedule.absence = .notApplicable
    terms.payment = .absent(.notApplicable)
    terms.penalty = .absent(.notApplicable)
    terms.rateChange = .absent(.notApplicable)
    terms.balloon = .absent(.notApplicable)
    terms.prepayment = .absent(.notApplicable)
    terms.chargeCap = .absent(.notApplicable)
    revolving.statement = .absent(.notApplicable)
    revolving.grace = .absent(.notApplicable)
    revolving.subPlans = revolving.subPlans.map { all in all.map(\.withoutPayments) }
    holiday = .absent(.notApplicable)
    extensionOfPayment = .absent(.notApplicable)
    bookedRepayments = .absent(.notApplicable)
    guard case .nothing = demand else { return }
    lifecycle.overlays.remove(.collections)
    obligations = .absent(.notApplicable)
    debt.overdue.amount = .absent(.notApplicable)
  }
}

extension SubPlan {
  /// The plan without the payments to come.
  fileprivate var withoutPayments: SubPlan {
    var plan = self
    plan.payment = nil
    plan.nextDue = nil
    return plan
  }
}
