public import LoanArithmetic

/// One loan on one day: the facts of a record, and what follows from them on that day.
///
/// Sections, headers, summaries and what-ifs are made from it. Its rules are properties named after what they answer.
/// Most are calculated at most once, on first use:
///
/// ```swift
/// let loan = LoanOnDay(record.facts, on: day)
/// loan.facts.debt.total.value     // what the source states
/// loan.nextObligation?.due.value  // what follows on this day
/// loan.isOverdue
/// ```
///
/// A loan must be used by one thread only, because it stores its answers without a lock.
open class LoanOnDay {
  /// The day for which the rules answer.
  public final let day: CalendarDate
  /// The changes that only the product knows.
  public final let ownChanges: [ComingChange]
  /// The changes that were to come on the day of the facts and whose day is past now, the soonest first. Whether they
  /// came as announced is unknown.
  package final let changesSinceFacts: [ComingChange]
  @usableFromInline final let frozen: FrozenFacts
  /// Whether a state of the day of the facts excuses everything that is overdue.
  package final let isExcused: Bool
  /// The same facts on the other day that was last used. It is never this loan, to avoid a reference cycle.
  private final var other: LoanOnDay?

  /// Creates the loan of a record for the screens of a day.
  ///
  /// Its facts are those of the record that hold on the day, with a schedule calculated from the terms if the source
  /// provides none.
  ///
  /// - Parameters:
  ///   - facts: the facts of the record.
  ///   - day: the day for which the rules answer.
  ///   - changes: the coming changes that only the product knows.
  public convenience init(_ facts: LoanFacts, on day: CalendarDate, adding changes: [ComingChange] = []) {
    self.init(FrozenFacts(facts), on: day, adding: changes)
  }

  /// Creates the loan of a record and shares the facts of the record.
  package init(_ facts: FrozenFacts, on day: CalendarDate, adding changes: [ComingChange] = []) {
    let original = LoanOnDay(asStated: facts, on: day, adding: changes)
    isExcused = original.onDayOfState.excusesArrears
    (frozen, changesSinceFacts) = original.stated
    self.day = day
    ownChanges = changes
  }

  /// Creates a loan with the facts as they are.
  init(
    asStated facts: FrozenFacts, on day: CalendarDate, adding changes: [ComingChange] = [], isExcused: Bool = false
  ) {
    frozen = facts
    self.isExcused = isExcused
    self.day = day
    ownChanges = changes
    changesSinceFacts = []
  }

  /// The facts that hold on the day.
  @inlinable
  public final var facts: LoanFacts {
    _read { yield frozen.facts }
  }

  /// The same facts, seen on another day.
  package final func on(_ day: CalendarDate) -> LoanOnDay {
    if day == self.day { return self }
    if let other, other.day == day { return other }
    let loan = LoanOnDay(asStated: frozen, on: day, adding: ownChanges, isExcused: isExcused)
    other = loan
    return loan
  }

  /// Whether the source states its facts for another day than this one.
  package final var isOfAnotherDay: Bool { otherDayOfFacts != nil }

  /// The day of the facts; `nil` if it is this day or unknown.
  package final var otherDayOfFacts: CalendarDate? { asOf.flatMap { $0 == day ? nil : $0 } }

  /// The day of the facts or, if that is later or unknown, this day.
  ///
  /// If the facts are older, it is unknown whether a payment that was due in between was made.
  final var lastKnownDay: CalendarDate { min(asOf ?? day, day) }

  /// The same facts, seen on ``dayOfState``.
  final var onDayOfState: LoanOnDay { on(dayOfState) }

  /// The same facts, seen on ``lastKnownDay``.
  final var onLastKnownDay: LoanOnDay { on(lastKnownDay) }

  // MARK: Values that follow from the facts on the day

  /// The obligations that are neither past nor replaced, and what stands for them if the source states none but fees.
  private(set) final lazy var obligationsAhead: [Obligation] = findObligationsAhead()
  /// The obligations of the next day on which something must be paid; empty if there is none.
  package private(set) final lazy var nextObligations: [Obligation] = findNextObligations()
  /// The next payment as one obligation; `nil` if there is none.
  package private(set) final lazy var nextObligation: Obligation? = findNextObligation()
  /// What the source states against the next payment, or against a part of it; `nil` if there is nothing.
  package private(set) final lazy var contradictionOfNext: PaymentContradiction? = findContradictionOfNext()
  /// The next obligations of each kind, the earliest first.
  public private(set) final lazy var nextObligationsOfEachKind: [Obligation] = findNextObligationsOfEachKind()
  /// The stated obligations; if the source states none and gives a statement, the payments of the statement.
  private(set) final lazy var obligationsOrStatement: Fact<[Obligation]> = findObligationsOrStatement()
  /// Whether the operations show what was paid since the last statement of a debt that is owed.
  private(set) final lazy var showsPaymentsSinceStatement: Bool = findWhetherPaymentsSinceStatementAreShown()
  /// Whether the debt no longer follows a schedule calculated from the terms, whose next payment would be a guess.
  private(set) final lazy var hasLeftPlan: Bool = findWhetherPlanIsLeft()
  /// The overdue amount.
  package private(set) final lazy var overdueAmount: Fact<Money> = findOverdueAmount()
  /// The day on which the earliest missed payment was due.
  package private(set) final lazy var overdueSince: Fact<CalendarDate> = findOverdueSince()
  /// Whether any fact shows that the product is overdue.
  package private(set) final lazy var isOverdue: Bool = findWhetherOverdue()
  /// The arrears of a source that also states that nothing is overdue; `nil` without such a contradiction.
  package private(set) final lazy var contradictedArrears: Fact<Money>? = findContradictedArrears()
  /// The overdue rows of the schedule and of the sub-plans.
  private(set) final lazy var overdueRows: [ScheduleRow] = findOverdueRows()
  /// The stated sums, apart from statements, that are due on a day with others.
  private(set) final lazy var sumsBesideOthers: Set<Obligation> = findSumsBesideOthers()
  /// The early repayments booked for the day or later, the earliest first; empty unless the product is open.
  package private(set) final lazy var comingRepayments: [BookedRepayment] = findComingRepayments()
  /// The early repayments that the customer has booked for the day or later, by their days.
  private(set) final lazy var repaymentsByDay: [CalendarDate: RepaymentsOfDay] = findRepaymentsByDay()
  /// The stated obligations that are not overdue, by their days.
  private(set) final lazy var obligationsByDay: [CalendarDate?: [Obligation]] = findObligationsByDay()
  /// The first account that an obligation states, or else that of the product.
  private(set) final lazy var accountOfObligations: Fact<AccountNumber> = findAccountOfObligations()
  /// The days on which the rows of the schedule contain exactly the fees that the source states for the day.
  private(set) final lazy var daysOfFeesInSchedule: Set<CalendarDate> = findDaysOfFeesInSchedule()
  /// The days on which the rate changes, each with the rate that applies from then on.
  private(set) final lazy var ratePeriods: [RatePeriod] = findRatePeriods()
  /// The place of the first row of the schedule of each day and amount that the customer owes.
  private(set) final lazy var rowsOfPayments: [PaymentOfDay: Int] = findRowsOfPayments()
  /// The booked repayment of the whole debt by the customer; `nil` if there is none. A repayment by another payer
  /// replaces no payment, because the money may not come.
  ///
  /// If the facts are older than `day`, a repayment booked for the days in between counts too, because it may have
  /// taken place.
  package private(set) final lazy var closingRepayment: BookedRepayment? = findClosingRepayment()
  /// The unpaid instalments, if they form an unbroken series up to the end of the schedule; otherwise empty.
  private(set) final lazy var comingInstalments: [ScheduleRow] = findComingInstalments()
  /// The fixed rate that ends before the loan, if no rate is known for the time after it; `nil` otherwise.
  private(set) final lazy var openFixing: RateFixing? = facts.openFixing
  /// The place in the schedule of the balloon that is due with the last instalment; `nil` if there is none.
  private(set) final lazy var balloonPlace: Int? = findBalloonPlace()
  /// The payments to come, with terms whose schedule gives exactly these payments; `nil` if there are no such terms.
  private(set) final lazy var comingPayments: ComingPayments? = findComingPayments()
  /// The known changes of the next twelve months, the soonest first.
  public private(set) final lazy var comingChanges: [ComingChange] = findComingChanges()
  /// The policies that ended before ``lastKnownDay``, are not renewed, and without which the loan has another rate.
  private(set) final lazy var endedPolicies: [InsurancePolicy] = findEndedPolicies()
  /// The ends of policies that are not renewed, each with the rate of the loan without the policy.
  private(set) final lazy var policiesThatEnd: [ComingChange] = findPoliciesThatEnd()
  /// The states that the customer should know, the worst first; there is always at least one.
  package private(set) final lazy var headline: [HeadlineState] = findHeadline()
  /// What a screen may ask the customer to pay.
  package private(set) final lazy var demand: Demand = findDemand()
  /// The customer's task; `nil` if the facts show none, and before the day of the facts.
  package private(set) final lazy var task: LoanTask? = findTask()
  /// The cost of the product.
  package private(set) final lazy var cost: LoanCost = findCost()
  /// The effects of the possible actions, as soon as each is possible.
  package private(set) final lazy var actionPreviews: ActionPreviews = findActionPreviews()
  /// The payments of all sub-plans from the day on, the earliest first.
  public private(set) final lazy var planPayments: [PlanPayments] = findPlanPayments()
  /// The rates of the day that the terms state for sub-plans, by the ids of the plans.
  private(set) final lazy var ratesOfPlans: [String: Rate] = findRatesOfPlans()
}

// The facts that the rules read.
extension LoanOnDay {
  final var currency: Currency { facts.currency }
  final var asOf: CalendarDate? { facts.asOf }
  final var opened: Fact<CalendarDate> { facts.opened }
  final var ends: Fact<CalendarDate> { facts.ends }
  final var settled: Fact<CalendarDate> { facts.settled }
  final var lifecycle: Lifecycle { _read { yield frozen.facts.lifecycle } }
  final var debt: Debt { _read { yield frozen.facts.debt } }
  final var revolving: Revolving { _read { yield frozen.facts.revolving } }
  final var obligations: Fact<[Obligation]> { _read { yield frozen.facts.obligations } }
  final var terms: Terms { _read { yield frozen.facts.terms } }
  final var schedule: PaymentSchedule { _read { yield frozen.facts.schedule } }
  final var operations: Fact<[LoanOperation]> { _read { yield frozen.facts.operations } }
  final var contacts: Fact<[Contact]> { facts.contacts }
  final var extensionOfPayment: Fact<PaymentExtension> { facts.extensionOfPayment }
  final var security: Fact<[Security]> { facts.security }
  final var insurance: Fact<[InsurancePolicy]> { facts.insurance }
  final var holiday: Fact<PaymentHolidayTerms> { facts.holiday }
  final var restructuring: Fact<Restructuring> { facts.restructuring }
  final var transfer: Fact<LoanTransfer> { facts.transfer }
  final var account: Fact<AccountNumber> { facts.account }
  final var paid: Fact<PaidTotals> { facts.paid }
  final var paidThisYear: Fact<PaidTotals> { facts.paidThisYear }
  final var bookedRepayments: Fact<[BookedRepayment]> { facts.bookedRepayments }
  final var closing: Fact<[ClosingStep]> { facts.closing }
  final var actions: [LoanAction] { facts.actions }
  package final var isRevolving: Bool { facts.isRevolving }
  package final var isUnscheduled: Bool { facts.isUnscheduled }
  final var origins: [LoanFacts.Group: Origin] { facts.origins }
}

extension LoanFacts {
  /// The facts as they are, seen on a day: nothing is left out because it is past, and no schedule is calculated.
  package func on(_ day: CalendarDate) -> LoanOnDay { LoanOnDay(asStated: FrozenFacts(self), on: day) }
}
