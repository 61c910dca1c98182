public import LoanArithmetic

extension LoanOnDay {
  /// The sum of the amounts known to be used above the limits of the credit lines in the currency of the product; not
  /// provided if it is zero.
  package var overAllLimits: Fact<Money> {
    let over = ownLines.compactMap { overLimit(of: $0).value }
    guard lifecycle.phase.isOpen, let sum = Money.sum(over, currency: currency), sum.isPositive else {
      return .notProvided
    }
    return .known(sum, origin: .derived(rule: "what is used without the limit"))
  }

  /// The payment needed on the day so that no line exceeds its limit. Payments clear interest, fees and penalties first.
  package var paymentForLimits: Fact<Money> {
    overAllLimits.map { over in charges(until: day).flatMap(over.adding) ?? over }
  }

  /// Returns the debt less the used amounts of the lines, with what each day since that of the facts adds; `nil` if
  /// unknown, such as if the used amount of one line is.
  private func charges(until day: CalendarDate) -> Money? {
    let used = ownLines.compactMap { self.used(of: $0).value }
    guard let total = debt.total.value, revolving.lines.value != nil, used.count == ownLines.count,
      let used = Money.sum(used, currency: currency),
      let charges = total.subtracting(used), charges.minorUnits >= 0
    else { return nil }
    guard let asOf, let perDiem = debt.payoff.value?.perDiem,
      let growth = Money.zero(currency).adding(perDiem, times: max(0, asOf.days(until: day)))
    else { return charges }
    return charges.adding(allowed(growth))
  }

  /// The payment needed so that no line exceeds the lower limits of the next day with such limits, with the last day for
  /// it; `nil` if no line will. Payments clear interest, fees and penalties first, as they are on that day.
  package var paymentForNewLimit: (amount: Money, by: CalendarDate)? {
    let falls = ownLines.compactMap { line -> (over: Money, last: CalendarDate)? in
      guard let limit = line.newLimit.value, let from = line.newLimitFrom.value, from > self.day,
        line.limit.value.map({ limit.minorUnits < $0.minorUnits }) ?? true, let last = from.adding(days: -1),
        let over = self.used(of: line).value?.subtracting(limit), over.isPositive
      else { return nil }
      return (over, last)
    }
    guard let last = falls.map(\.last).min(),
      let over = Money.sum(falls.filter { $0.last == last }.map(\.over), currency: currency)
    else { return nil }
    return (charges(until: last).flatMap(over.adding) ?? over, last)
  }

  /// The announced limit that began on the day of the facts or since, differs from the stated limit, and is below what
  /// was used then; `nil` if there is none.
  package var limitSinceFacts: (limit: Money, from: CalendarDate)? {
    (revolving.lines.value ?? []).lazy.compactMap { line in
      guard let asOf = self.asOf, let limit = line.newLimit.value, let from = line.newLimitFrom.value,
        asOf <= from, from <= self.day, line.limit.value != limit,
        self.used(of: line).value?.subtracting(limit)?.isPositive ?? false
      else { return nil }
      return (limit, from)
    }.first
  }

  /// Whether the source states the old limit of a credit line after the day of its new limit.
  package func hasOldLimit(_ line: CreditLine) -> Bool {
    guard let asOf, let limit = line.limit.value, let new = line.newLimit.value, let from = line.newLimitFrom.value
    else { return false }
    return limit != new && from < min(asOf, day)
  }

  /// The announced limits that begin on the day or later.
  var newLimits: [ComingChange] {
    (revolving.lines.value ?? []).enumerated().compactMap { index, line in
      guard case .known(let from, let origin, _) = line.newLimitFrom, from >= day else { return nil }
      return ComingChange(
        .limit(line: index == 0 ? nil : line.id), on: from,
        limit: .init(from: line.limit.value == line.newLimit.value ? nil : line.limit.value, to: line.newLimit),
        origin: origin)
    }
  }

  /// The ends of the periods for drawing money, and the beginnings of those for repaying it.
  var linePeriods: [ComingChange] {
    (revolving.lines.value ?? []).enumerated().flatMap { index, line -> [ComingChange] in
      let id = index == 0 ? nil : line.id
      let periods: [(ComingChange.Kind, Fact<CalendarDate>)] = [
        (.drawingEnds(line: id), line.drawUntil), (.repaymentPeriodBegins(line: id), line.repayFrom),
      ]
      return periods.compactMap { kind, stated in
        guard case .known(let on, let origin, _) = stated, on >= day else { return nil }
        return ComingChange(kind, on: on, origin: origin)
      }
    }
  }

  /// Whether the time for drawing money from a credit line is over.
  package func isDrawingOver(_ line: CreditLine) -> Bool { line.drawUntil.value.map { $0 < day } ?? false }

  /// Returns the used amount of a credit line: as stated; if the source does not mention it, the whole debt for the
  /// only line of a product; otherwise the limit less the available amount.
  ///
  /// The debt has priority because the available amount can be zero for another reason, such as a block.
  public func used(of line: CreditLine) -> Fact<Money> {
    guard line.used == .notProvided else { return line.used }
    if revolving.lines.value?.count == 1, isOwn(line.currency), let debt = debt.total.value {
      return .known(
        debt.minorUnits < 0 ? .zero(currency) : debt, origin: .derived(rule: "debt on the only credit line"))
    }
    guard let limit = line.limit.value, let used = line.available.value.flatMap(limit.subtracting) else {
      return .notProvided
    }
    return .known(used, origin: .derived(rule: "limit without what is available"))
  }

  /// Returns the available amount of a credit line: as stated or, if the source does not mention it, the limit less the
  /// used amount. It is below zero only if the source states that.
  ///
  /// It is not calculated for a product that is blocked, in collection or not active, or after the last day for drawing
  /// money, because less than the limit may be available.
  public func available(of line: CreditLine) -> Fact<Money> {
    guard line.available == .notProvided else { return line.available }
    guard lifecycle.phase == .active, lifecycle.overlays.isDisjoint(with: [.frozen, .collections]),
      !isDrawingOver(line), let limit = line.limit.value, let rest = used(of: line).value.flatMap(limit.subtracting)
    else { return .notProvided }
    return .known(
      rest.minorUnits < 0 ? .zero(rest.currency) : rest, origin: .derived(rule: "limit without what is used"))
  }

  /// Returns the amount used above the limit of a credit line; not provided if there is none or it is unknown. It is not
  /// concluded from the whole debt while the source states that something is available.
  public func overLimit(of line: CreditLine) -> Fact<Money> {
    guard line.used.value != nil || line.available.value?.isPositive != true, let limit = line.limit.value,
      let over = used(of: line).value?.subtracting(limit), over.isPositive
    else {
      return .notProvided
    }
    return .known(over, origin: .derived(rule: "what is used without the limit"), asOf: otherDayOfFacts)
  }

  /// Returns the purpose of a payment: as stated or, if the source does not mention it, by its kind. The minimum
  /// payment avoids a penalty unless other sums are due on its day. A statement keeps a grace period that is not lost.
  public func purpose(of obligation: Obligation) -> Fact<Obligation.Purpose> {
    guard obligation.purpose == .notProvided else { return obligation.purpose }
    switch (obligation.kind, graceState) {
    case (.minimum, _):
      guard !sumsBesideOthers.contains(obligation) else { return .notProvided }
      return .known(.avoidsPenalty, origin: .derived(rule: "purpose of a minimum payment"))
    case (.statement, .running), (.statement, .kept):
      return .known(.keepsGrace, origin: .derived(rule: "purpose of a statement in a grace period"))
    default: return .notProvided
    }
  }

  /// Finds the stated sums, apart from statements, that are due on a day with others, so that paying one is not enough.
  func findSumsBesideOthers() -> Set<Obligation> {
    let sums = (obligations.value ?? []).filter { $0.kind != .statement }
    return Set(Dictionary(grouping: sums, by: \.due.value).values.lazy.filter { $0.count > 1 }.joined())
  }
}
