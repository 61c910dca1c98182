public import LoanArithmetic

extension LoanOnDay {
  /// The sums of the amounts known to be used above the limits of the credit lines, for each currency in which there
  /// are such amounts; that of the product is the first.
  package var overAllLimits: [Fact<Money>] {
    guard lifecycle.phase.isOpen else { return [] }
    return sums(of: lines.compactMap { overLimit(of: $0).value }).map { derived($0, by: Self.overRule) }
  }

  /// The payments needed on the day so that no line is known to exceed its limit: one for each of ``overAllLimits``.
  /// Payments clear interest, fees and penalties first.
  package var paymentsForLimits: [Money] { overAllLimits.compactMap(\.value).map { withCharges($0, until: day) } }

  /// The payments needed so that no line exceeds its limit after the next day on which announced limits fall below what
  /// is used, with the last day for them: one for each currency of such limits, that of the product first. Payments
  /// clear interest, fees and penalties first, as they are on that day.
  package var paymentsForNewLimits: [(amount: Money, by: CalendarDate)] {
    guard lifecycle.phase.isOpen, let from = lines.compactMap({ dayOfFall(of: $0) }).min(),
      let last = from.adding(days: -1)
    else { return [] }
    let currencies = Set(lines.filter { dayOfFall(of: $0) == from }.compactMap(\.currency))
    return sums(of: lines.compactMap { excess(of: $0, on: from) }).filter { currencies.contains($0.currency) }
      .map { (amount: withCharges($0, until: last), by: last) }
  }

  /// Whether announced limits fall below what is used on several days.
  package var limitsFallAgain: Bool { Set(lines.lazy.compactMap { self.dayOfFall(of: $0) }).count > 1 }

  private var lines: [CreditLine] { revolving.lines.value ?? [] }

  /// Returns the first day of an announced limit to come that is lower than the stated one and than what is used of its
  /// line; `nil` for any other line.
  private func dayOfFall(of line: CreditLine) -> CalendarDate? {
    guard let from = line.newLimitFrom.value, from > day, let new = line.newLimit.value,
      line.limit.value.map({ new.minorUnits < $0.minorUnits }) ?? true, excess(of: line, on: from) != nil
    else { return nil }
    return from
  }

  /// Returns the amount used above the limit that a line has on a later day, as far as it is announced; `nil` if there
  /// is none or it is unknown.
  private func excess(of line: CreditLine, on target: CalendarDate) -> Money? {
    let isNew = line.newLimitFrom.value.map { $0 >= (asOf ?? day) && $0 <= target } ?? false
    guard let limit = (isNew ? line.newLimit : line.limit).value, let excess = used(of: line).value?.subtracting(limit),
      excess.isPositive
    else { return nil }
    return excess
  }

  /// Returns the sums of amounts in each currency, that of the product first. A sum that is too large is left out.
  private func sums(of amounts: [Money]) -> [Money] {
    if amounts.isEmpty { return [] }
    let groups = Dictionary(grouping: amounts, by: \.currency)
    let others = groups.keys.filter { $0 != currency }.sorted { $0.code < $1.code }
    return ([currency] + others).compactMap { code in groups[code].flatMap { Money.sum($0, currency: code) } }
  }

  /// Returns an amount with the charges that a payment clears first on a later day, as far as they are known.
  private func withCharges(_ amount: Money, until day: CalendarDate) -> Money {
    guard isOwn(amount.currency), let charges = charges(until: day) else { return amount }
    return amount.adding(charges) ?? amount
  }

  /// Returns the debt less the used amounts of the lines, with what each day since that of the facts adds; `nil` if it
  /// is unknown, for example because the used amount of one line is.
  private func charges(until day: CalendarDate) -> Money? {
    let parts = ownLines.map { self.used(of: $0) }.filter { $0 != .absent(.notApplicable) }
    let known = parts.compactMap(\.value)
    guard let total = debt.total.value, revolving.lines.value != nil, known.count == parts.count,
      let used = Money.sum(known, currency: currency), let charges = total.subtracting(used), charges.minorUnits >= 0
    else { return nil }
    guard let asOf, let perDiem = debt.payoff.value?.perDiem,
      let growth = Money.zero(currency).adding(perDiem, times: max(0, asOf.days(until: day)))
    else { return charges }
    return charges.adding(allowed(growth))
  }

  /// The announced limit that began on the day of the facts or since, differs from the stated limit, and is below what
  /// was used then; `nil` if there is none.
  package var limitSinceFacts: (limit: Money, from: CalendarDate)? {
    guard lifecycle.phase.isOpen else { return nil }
    return lines.lazy.compactMap { line in
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
    lines.enumerated().compactMap { index, line in
      guard case .known(let from, let origin, _) = line.newLimitFrom, from >= day else { return nil }
      return ComingChange(
        .limit(line: index == 0 ? nil : line.id), on: from,
        limit: .init(from: line.limit.value == line.newLimit.value ? nil : line.limit.value, to: line.newLimit),
        origin: origin)
    }
  }

  /// The ends of the periods for drawing money, and the beginnings of those for repaying it.
  var linePeriods: [ComingChange] {
    lines.enumerated().flatMap { index, line -> [ComingChange] in
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

  /// Returns the limit of a credit line that is in force on the day; `nil` if it is unknown, also because an announced
  /// limit has begun that the source does not state as the limit.
  private func limitInForce(of line: CreditLine) -> Money? {
    let hasBegun = line.newLimitFrom.value.map { $0 <= day } ?? false
    return hasBegun && line.newLimit.value != line.limit.value ? nil : line.limit.value
  }

  /// Returns the used amount of a credit line: as stated or, if the source does not mention it, the limit less the
  /// available amount, but not less than zero.
  ///
  /// For the only line of a product, it is the whole debt if nothing is available, or if that or the limit is unknown,
  /// and never more than the debt, because less may be available for another reason, such as a block.
  public func used(of line: CreditLine) -> Fact<Money> {
    guard line.used == .notProvided else { return line.used }
    let used = line.limit.value.flatMap { limit in line.available.value.flatMap(limit.subtracting) }
    if lines.count == 1, isOwn(line.currency), let debt = debt.total.value,
      line.available.value?.isZero ?? true || used.map({ debt.minorUnits < $0.minorUnits }) ?? true
    {
      return derived(debt.atLeastZero, by: "debt on the only credit line")
    }
    return used.map { derived($0.atLeastZero, by: "limit without what is available") } ?? .notProvided
  }

  /// Returns the available amount of a credit line: as stated or, if the source does not mention it, the limit less the
  /// used amount. It is below zero only if the source states that.
  ///
  /// It is not calculated for a product that is blocked, in collection or not active, or after the last day for drawing
  /// money, because less than the limit may be available, nor while it is unknown which limit is in force.
  public func available(of line: CreditLine) -> Fact<Money> {
    guard line.available == .notProvided else { return line.available }
    guard lifecycle.phase == .active, lifecycle.overlays.isDisjoint(with: [.frozen, .collections]),
      !isDrawingOver(line), let limit = limitInForce(of: line),
      let rest = used(of: line).value.flatMap(limit.subtracting)
    else { return .notProvided }
    return derived(rest.atLeastZero, by: "limit without what is used")
  }

  /// Returns the amount of a credit line that is available in cash: as stated, but no more than the source states to be
  /// available at all. Many sources state the limit for cash without what is used of the line.
  package func cashAvailable(of line: CreditLine) -> Fact<Money> {
    guard let cash = line.cashAvailable.value, let all = line.available.value?.atLeastZero,
      all.currency == cash.currency, all.minorUnits < cash.minorUnits
    else { return line.cashAvailable }
    return derived(all, by: "cash, no more than what is available")
  }

  /// Returns the amount used above the limit of a credit line; not provided if there is none or it is unknown.
  public func overLimit(of line: CreditLine) -> Fact<Money> {
    guard let limit = line.limit.value, let over = used(of: line).value?.subtracting(limit), over.isPositive else {
      return .notProvided
    }
    return derived(over, by: Self.overRule)
  }

  private static let overRule = "what is used without the limit"

  /// Returns an amount that follows from what is used, which is that of the day of the facts.
  private func derived(_ amount: Money, by rule: String) -> Fact<Money> {
    .known(amount, origin: .derived(rule: rule), asOf: otherDayOfFacts)
  }
}

extension Money {
  /// This amount; zero if it is negative.
  fileprivate var atLeastZero: Money { minorUnits < 0 ? .zero(currency) : self }
}
