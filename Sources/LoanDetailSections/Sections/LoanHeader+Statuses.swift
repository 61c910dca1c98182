import DesignSystem
import LoanArithmetic
import LoanDetailCore
import Loans
import Localization

extension LoanHeader {
  /// The states that the customer should know, the worst first.
  ///
  /// The general status of an announced rate change is left out if a status with its figures is shown.
  var statuses: [Status] {
    let states = loan.headline
    let showsRateChange = states.contains { if case .change(let change) = $0 { change.kind == .rate() } else { false } }
    var names = UniqueNames()
    return states.filter { !showsRateChange || $0 != .overlay(.rateChangeAnnounced) }.map { state in
      var status = untracedStatus(of: state)
      status.short = shortForm(of: status.text, among: shortForms(of: state))
      status.destination = destination(of: state)
      status.id = names.next(status.id.rawValue)
      trace(status.id, sources(of: state))
      return status
    }
  }

  /// The status of a state, without a short form, a destination and origins.
  private func untracedStatus(of state: HeadlineState) -> Status {
    switch state {
    case .overdue(let since):
      Status(
        id: "status.overdue", text: dated(overdueText(since: since), loan.validity(of: .overdue)),
        tone: .critical, fact: .overdue)
    case .contradictedArrears:
      Status(
        id: "status.arrears", text: dated(LoanWords.arrearsUnclear, loan.validity())(language), tone: .attention)
    case .overlay(let overlay):
      Status(
        id: "status.\(overlay.rawValue)", text: dated(text(of: overlay), loan.validity(of: overlay)),
        tone: overlay.tone)
    case .overLimit(let over):
      Status(
        id: "status.overLimit", text: dated(LoanWords.isAboveLimit(value(over)), loan.validity())(language),
        tone: .critical)
    case .paymentDue(let days, let isDebited):
      Status(id: "status.due", text: dueText(inDays: days, isDebited: isDebited), tone: .attention)
    case .change(let change):
      Status(id: "status.change.\(change.kind.name)", text: text(of: change), tone: .attention)
    case .policyEnded(let policy):
      Status(
        id: "status.policy.\(InsurancePolicy.Kind.named.name(of: policy.kind))", text: text(of: policy),
        tone: .attention)
    case .dataOfAnotherDay(let factsDay):
      Status(
        id: "status.dataDay", text: LoanWords.dataAsOf(value(factsDay))(language),
        tone: .attention)
    case .phase(let phase):
      Status(
        id: "status.phase", text: dated(inWords(phase)(language), loan.validityOfPhase),
        tone: phase.tone)
    case .nothingOverdue:
      Status(
        id: "status.phase", text: (loan.isUnscheduled ? LoanWords.nothingOverdue : LoanWords.onSchedule)(language),
        tone: .positive)
    }
  }

  /// The origins of a state.
  private func sources(of state: HeadlineState) -> [ProvenanceLog.Source] {
    switch state {
    case .overdue, .contradictedArrears:
      [loan.overdueAmount.source, loan.overdueSince.source, source(.overlays)]
    case .overlay: [source(.overlays)]
    case .overLimit: loan.overAllLimits.map(\.source)
    case .paymentDue: [facts.obligations.source]
    case .change(let change): [.known(change.origin, asOf: nil)]
    case .policyEnded: [facts.insurance.source]
    case .dataOfAnotherDay: [source(rule: "the day the source's data is true for")]
    case .phase, .nothingOverdue: [source(.phase)]
    }
  }

  /// The words of an overlay, with its last day if it has one.
  private func text(of overlay: Lifecycle.Overlay) -> String {
    let words = inWords(overlay)
    return (facts.lifecycle.details[overlay]?.until.map { LoanWords.until(words, value($0)) } ?? words)(language)
  }

  /// The effect of a serious change: the new limit, payment or rate with its day, or only the change and its day.
  private func text(of change: ComingChange) -> String {
    let day = text(change.day)
    if let limit = change.limit?.after.value { return LoanWords.limitFalls(to: value(limit), on: day)(language) }
    let words: LocalizedText =
      switch (change.kind, change.rate?.after.value, change.payment?.after.value) {
      case (.insuranceEnds(let kind), let rate?, _):
        LoanWords.insuranceEnds(LoanWords.text(of: kind), on: day, rate: text(rate))
      case (.rate, nil, let payment?), (.payment, _, let payment?), (.repaymentBegins, _, let payment?),
        (.rate, _, let payment?) where change.mayRaisePayment:
        LoanWords.rises(payment: text(payment), on: change.paymentFrom.map { text($0) } ?? day)
      case (.rate, let rate?, _):
        change.endedPolicy.map { LoanWords.insuranceEnded(LoanWords.text(of: $0), rate: text(rate), on: day) }
          ?? LoanWords.rises(rate: text(rate), on: day)
      case (_, _, let payment?): LoanWords.comes(sentence(of: change), amount: text(payment), on: day)
      case (_, _, nil): LoanWords.comes(sentence(of: change), on: day)
      }
    return words(language)
  }

  /// The rate of the loan without a policy that has ended; the kind of the policy if the day or the rate is unknown.
  private func text(of policy: InsurancePolicy) -> String {
    let kind = LoanWords.text(of: policy.kind)
    guard let until = policy.until, let rate = policy.rateWithout else { return kind(language) }
    return LoanWords.insuranceEnded(kind, on: value(until), rate: value(rate))(language)
  }

  /// The number of days overdue; after more than 90 days, also the day of the first missed payment.
  private func overdueText(since: CalendarDate?) -> String {
    guard let since else { return LoanWords.overdue(language) }
    let days = since.days(until: loan.dayOfState)
    let count = formatter.count(days, LoanWords.overdueBy)
    return days <= 90 ? count : "\(count), \(LoanWords.missedOn(value(since))(language))"
  }

  /// The distance of a payment, which the customer makes or the bank debits.
  private func dueText(inDays days: Int, isDebited: Bool) -> String {
    switch days {
    case 0: (isDebited ? LoanWords.autopayToday : LoanWords.dueToday)(language)
    case 1: (isDebited ? LoanWords.autopayTomorrow : LoanWords.dueTomorrow)(language)
    default: formatter.count(days, isDebited ? LoanWords.autopayIn : LoanWords.dueIn)
    }
  }
}

extension LoanSection {
  /// The words of an overlay. Data of the day of a transfer or later states that the loan has moved. While something is
  /// owed, only a part of the debt is forgiven.
  func inWords(_ overlay: Lifecycle.Overlay) -> LocalizedText {
    let hasMoved = overlay == .servicingTransfer && loan.isWithAnotherOrganisation && !loan.isOfAnotherDay
    if hasMoved { return LoanWords.withAnotherServicer }
    let isInPart = overlay == .forgiven && facts.debt.total.value?.isPositive ?? false
    return isInPart ? LoanWords.partlyForgiven : LoanWords.text(of: overlay)
  }

  /// The words of a phase. For a product closed to new spending, they add that the debt must still be repaid, unless
  /// nothing is owed. For a deferral with a payment due, they state that it is partial.
  func inWords(_ phase: Lifecycle.Phase) -> LocalizedText {
    switch phase {
    case .closedToSpending where facts.debt.total.value?.isPositive ?? true: LoanWords.debtStaysDue
    case .deferred where loan.nextObligation?.amount.value?.isPositive ?? false: LoanWords.partlyDeferred
    default: LoanWords.text(of: phase)
    }
  }
}
