package import LoanArithmetic

/// The day and the amount of a payment.
struct PaymentOfDay: Hashable {
  var due: CalendarDate
  var amount: Money
}

extension LoanOnDay {
  /// Finds the obligations of the next day on which something must be paid; empty if there is none.
  ///
  /// These are the stated obligations of the earliest day that is not before ``lastKnownDay``, with the sum that a
  /// payment holiday put off. If the source states none, or only fees, which stand beside the regular payments, they
  /// come from the last statement, the first unpaid row of the schedule or the payments of the plans too. Payments that
  /// a booked repayment of the whole debt replaces are left out.
  func findNextObligations() -> [Obligation] {
    guard lifecycle.phase.isOpen, !hasPaymentsBeforeTheFacts else { return [] }
    let ahead = onLastKnownDay.obligationsAhead
    guard let soonest = ahead.compactMap(\.due.value).min() else { return Array(ahead.prefix(1)) }
    return ahead.filter { $0.due.value == soonest }.map { withPortionsOfSchedule($0) }
  }

  /// Finds the next obligations of each kind, the earliest first: for example, the minimum payment due on the 25th and
  /// the balance of the statement due on the 30th.
  ///
  /// If a kind has several obligations in one currency, only those of its earliest day are listed, and if nothing is
  /// left of these, what follows up to the first of which something is left. If there is one obligation only, or none
  /// has a day, the result is that of ``findNextObligations()``. ``purpose(of:)`` returns the purpose of each.
  func findNextObligationsOfEachKind() -> [Obligation] {
    guard lifecycle.phase.isOpen, !hasPaymentsBeforeTheFacts else { return [] }
    let ahead = onLastKnownDay.obligationsAhead
    guard ahead.count > 1, ahead.contains(where: { $0.due.value != nil }) else { return nextObligations }
    let groups = Obligation.Kind.allCases.flatMap { kind in
      ahead.filter { $0.kind == kind }.byCurrency(currency)
    }
    let next = groups.flatMap(Self.next)
    return next.map { withPortionsOfSchedule($0) }.sorted { left, right in
      switch (left.due.value, right.due.value) {
      case (let left?, let right?) where left != right: left < right
      case (.some, nil): true
      case (nil, .some): false
      default: left.kind.rank < right.kind.rank
      }
    }
  }

  /// Returns the obligations of the earliest day among those of one kind and currency. If nothing is left of these, the
  /// others up to the first of which something is left follow: none of an unknown amount is left out, and none hides
  /// it.
  private static func next(among same: [Obligation]) -> [Obligation] {
    guard let soonest = same.compactMap(\.due.value).min() else { return Array(same.prefix(1)) }
    let first = same.filter { $0.due.value == soonest }
    guard first.allSatisfy({ $0.amount.value != nil && !$0.isUnpaid }) else { return first }
    let open = same.filter { $0.isUnpaid || $0.isOfUnknownAmount }
    let last = open.filter(\.isUnpaid).compactMap(\.due.value).min() ?? open.compactMap(\.due.value).min()
    return first
      + open.filter { payment in
        guard let due = payment.due.value, let last else { return true }
        return due <= last
      }
  }

  /// Whether the schedule has payments from the day until a later day of the facts. The next payment of the facts is
  /// then not the next one of the day.
  package var hasPaymentsBeforeTheFacts: Bool {
    guard let asOf, day < asOf else { return false }
    return schedule.rows.contains { isOwed($0) && $0.due.map { (day..<asOf).contains($0) } ?? false }
  }

  /// Finds the obligations, stated or by the last statement, that are neither past nor replaced by a booked repayment,
  /// and what a payment holiday put off; if these are only fees, with the next payments of the schedule or of the
  /// plans; if nothing is left of the others, with the payments of the schedule that follow them in the coming week.
  ///
  /// An instalment of nothing stands only if no other payment is ahead. The rows of the schedule before the first
  /// stated payment count in its place.
  func findObligationsAhead() -> [Obligation] {
    let stated = (obligationsOrStatement.value ?? []).filter { obligation in
      guard obligation.kind != .overdue else { return false }
      return obligation.due.value.map { $0 >= day && !isReplacedByRepayment($0) } ?? true
    }
    let all = stated + [deferredObligation].compactMap(\.self)
    let ofNothing = all.filter(\.isInstalmentOfNothing)
    let ahead = all.filter { !$0.isInstalmentOfNothing }
    let payments = ahead.filter { $0.kind != .fee }
    guard payments.isEmpty || !ofNothing.isEmpty else { return ahead + rowsSoon(after: ahead) }
    let rows = nextRows(before: payments, except: ofNothing)
    let fees = ahead.filter { fee in
      guard fee.kind == .fee, let due = fee.due.value, daysOfFeesInSchedule.contains(due) else { return true }
      return !rows.contains { $0.due.value == due }
    }
    if !payments.isEmpty { return rows + fees + rowsSoon(after: ahead) }
    let planned = rows.isEmpty ? nextObligationsFromPlans : rows
    return (planned.isEmpty ? ofNothing : planned) + fees
  }

  /// Returns the payments of the first open day of the schedule that is before all stated payments and on which the
  /// source does not state a payment of nothing.
  private func nextRows(before payments: [Obligation], except ofNothing: [Obligation]) -> [Obligation] {
    let first = payments.compactMap(\.due.value).min()
    return nextObligationsFromSchedule(except: Set(ofNothing.compactMap(\.due.value))).filter { row in
      row.due.value.map { due in first.map { due < $0 } ?? true } ?? false
    }
  }

  /// Returns the payments of the first open day of the schedule after stated obligations of which nothing is left, if
  /// that day is in the coming week.
  private func rowsSoon(after stated: [Obligation]) -> [Obligation] {
    let payments = stated.filter { $0.kind != .fee }
    guard payments.allSatisfy({ $0.amount.value != nil && !$0.isUnpaid }),
      let last = payments.compactMap(\.due.value).max()
    else { return [] }
    return nextObligationsFromSchedule(after: last).filter { $0.due.value.map(isSoon) ?? false }
  }

  /// Finds the next payment as one obligation; `nil` if there is none.
  ///
  /// Minimum payments, instalments, fees and a balloon of the same day are added up. The balance of a statement is left
  /// out, because it contains them. Of a statement and one other obligation, the kind decides. Of several currencies,
  /// the first with something left to pay decides, that of the product before others.
  func findNextObligation() -> Obligation? {
    let currencies = nextObligations.byCurrency(currency)
    let next = currencies.first { $0.contains(where: \.isUnpaid) } ?? currencies.first ?? []
    if next.count == 1 { return next[0] }
    let main = next.min { $0.kind.rank < $1.kind.rank }
    let together = next.filter { $0.kind != .statement }
    return together.count > 1 ? sum(of: together) ?? main : main
  }

  /// Adds the portions of the schedule row with the same day and amount to an obligation without portions.
  private func withPortionsOfSchedule(_ stated: Obligation) -> Obligation {
    guard stated.portions.isEmpty, stated.kind != .fee, let due = stated.due.value, let amount = stated.amount.value,
      let row = rowsOfPayments[PaymentOfDay(due: due, amount: amount)]
    else { return stated }
    var split = stated
    split.portions = schedule.rows[row].portions
    split.portionsOrigin = origins[.schedule]
    return split
  }

  /// Finds the days on which the rows of the schedule contain exactly the fees that the source states for the day.
  func findDaysOfFeesInSchedule() -> Set<CalendarDate> {
    let fees = schedule.rows.lazy.compactMap { row -> (due: CalendarDate, fees: Money)? in
      guard row.kind.isOwed, let due = row.due, let fees = row.portions.amount(of: .fees) else { return nil }
      return (due, fees)
    }
    let days = Dictionary(grouping: fees, by: \.due).compactMap { due, rows -> CalendarDate? in
      let stated = (obligationsByDay[due] ?? []).filter { $0.kind == .fee }.map(\.amount.value)
      guard !stated.isEmpty, !stated.contains(nil),
        let sum = Money.sum(stated.compactMap(\.self), currency: currency)
      else { return nil }
      return sum == Money.sum(rows.map(\.fees), currency: currency) ? due : nil
    }
    return Set(days)
  }

  /// Finds the place of the first row of the schedule of each day and amount that the customer owes.
  func findRowsOfPayments() -> [PaymentOfDay: Int] {
    let owed = schedule.rows.enumerated().lazy.compactMap { index, row -> (PaymentOfDay, Int)? in
      guard row.kind.isOwed, let due = row.due, let amount = row.payment else { return nil }
      return (PaymentOfDay(due: due, amount: amount), index)
    }
    return Dictionary(owed) { first, _ in first }
  }

  /// Returns the first unpaid row after a day, or from the day of the facts on except some days, and the others of its
  /// day, such as a balloon with the last instalment. A row of nothing comes before others only if all are such rows.
  private func nextObligationsFromSchedule(
    after last: CalendarDate? = nil, except days: Set<CalendarDate> = []
  ) -> [Obligation] {
    guard lifecycle.phase != .maturedUnpaid, !hasLeftPlan else { return [] }
    func isAhead(_ row: ScheduleRow) -> Bool {
      guard isOwed(row), let due = row.due, due >= day, last.map({ $0 < due }) ?? true, row.payment != nil else {
        return false
      }
      return row.isOpen(on: day) && !isReplacedByRepayment(due) && !days.contains(due)
    }
    let first =
      schedule.rows.first { isAhead($0) && $0.payment?.isZero == false } ?? schedule.rows.first(where: isAhead)
    guard let first else { return [] }
    let origin = Origin.derived(rule: "first unpaid row of the schedule")
    return schedule.rows.filter { $0.due == first.due && isAhead($0) }.compactMap { row in
      guard let due = row.due, let payment = row.payment else { return nil }
      var obligation = Obligation(row, kind: row.obligationKind, due: due, amount: payment, origin: origin)
      if let paid = row.partPaid { obligation.covered = .known(paid, origin: origin) }
      return obligation
    }
  }

  /// The payments of the plans of the next day, as one; empty if a minimum payment contains them, or if that of a plan
  /// is unknown.
  private var nextObligationsFromPlans: [Obligation] {
    guard !listsWholePayments, !isMinimumOfPlans, knowsPaymentsOfAllPlans, let next = planPayments.first else {
      return []
    }
    let origin = Origin.derived(rule: "payments of the plans")
    var obligation = Obligation(kind: .instalment)
    (obligation.due, obligation.amount) = (.known(next.due, origin: origin), .known(next.total, origin: origin))
    return [obligation]
  }

  /// Finds whether the debt no longer follows a schedule calculated from the terms, whose next payment would be a
  /// guess.
  ///
  /// This is the case if, on the day of the facts, the principal differs from the planned one by more than 1 % of the
  /// original amount, for example after early or missed payments.
  func findWhetherPlanIsLeft() -> Bool {
    guard schedule.kind == .derived, let principal = debt.principal.value, let original = terms.originalAmount.value
    else { return false }
    let known = lastKnownDay
    let past = schedule.rows.last { ($0.due ?? known) < known }
    guard let planned = past.map(\.balance) ?? original, let gap = planned.subtracting(principal)?.magnitude else {
      return true
    }
    return gap.minorUnits > original.minorUnits / 100
  }
}

extension PaymentSchedule {
  /// The next obligation of a source that states a schedule but neither obligations nor a current day.
  ///
  /// It is the first unpaid row, with the amount that is left of it. It is not provided unless the rows are certain:
  /// the schedule is full and complete, and every row is either paid or states its day and what is left to pay.
  ///
  /// Without a day, this rule cannot find out whether the row is overdue; it follows the status that the source states.
  /// With a day, ``LoanOnDay/nextObligations`` applies.
  package func firstObligation(in phase: Lifecycle.Phase) -> Fact<[Obligation]> {
    let instalments = rows.filter { $0.kind != .disbursement }
    guard phase.isOpen, kind == .full, !isTruncated, total.value != nil,
      instalments.allSatisfy({ $0.status == .paid || $0.outstanding != nil && $0.due != nil }),
      let row = instalments.first(where: { $0.status != .paid }), let due = row.due, let outstanding = row.outstanding,
      outstanding.isPositive
    else { return .notProvided }
    let origin = Origin.derived(rule: "first unpaid schedule row")
    var obligation = Obligation(
      row, kind: row.status == .overdue ? .overdue : row.obligationKind, due: due, amount: outstanding, origin: origin)
    if row.payment != outstanding { obligation.portions = [] }
    return .known([obligation], origin: origin)
  }
}

extension Obligation {
  /// The amount that is left to pay; the whole amount if nothing is known to be covered.
  package var remaining: Money? {
    amount.value.flatMap { amount in covered.value.map { amount.subtracting($0) } ?? amount }
  }

  /// Whether the amount is unknown, and not because there is none.
  var isOfUnknownAmount: Bool { amount.value == nil && amount != .absent(.notApplicable) }

  /// Whether it is a payment, and not only a fee, of an unknown amount.
  var isPaymentOfUnknownAmount: Bool { kind != .fee && isOfUnknownAmount }

  var isInstalmentOfNothing: Bool { kind == .instalment && amount.value?.isZero ?? false }

  /// Whether something is known to be left to pay.
  ///
  /// If the remaining amount is too large to be counted, the covered amount has the opposite sign, so that the
  /// remaining amount has the sign of the whole amount.
  package var isUnpaid: Bool { (remaining ?? amount.value)?.isPositive ?? false }

  /// Creates the obligation to pay a row of a schedule.
  fileprivate init(_ row: ScheduleRow, kind: Kind, due: CalendarDate, amount: Money, origin: Origin) {
    self.init(kind: kind)
    self.due = .known(due, origin: origin)
    self.amount = .known(amount, origin: origin)
    portions = row.portions
  }
}

extension ScheduleRow {
  /// The kind of the obligation to pay the row.
  var obligationKind: Obligation.Kind { kind == .balloon ? .balloon : .instalment }
}

extension Obligation.Kind {
  /// The priority of the kind if one obligation represents several; 0 is the highest.
  var rank: Int {
    switch self {
    case .minimum: 0
    case .instalment: 1
    case .balloon: 2
    case .other: 3
    case .statement: 4
    case .fee: 5
    case .overdue: 6
    }
  }
}
