import LoanArithmetic

/// The balances of past days, as far as the record proves them.
///
/// The source states some balances: zero before the contract, the balance after an operation, those of statements, and
/// the debt on the day of the facts. If the operations between two of them lead exactly from one to the other, none is
/// missing there, and the balance of every day between is known. Elsewhere only the stated balances are.
struct BalanceHistory {
  /// A day on which the balance changed or is stated.
  private struct Point {
    var day: CalendarDate
    /// The change by the operations of the day, in minor units; `nil` if it is unknown.
    var change: Int64? = 0
    /// The balances at the end of the day that the source states, with their origins.
    var stated: [Int64: Origin] = [:]
    /// A balance that holds if the operations confirm it.
    var supposed: Int64?
    /// The balance at the end of the day; `nil` if it is unknown.
    var balance: Int64?
    /// Whether the operations of the day are all known, and so are those since the point before.
    var isLinked = false

    /// Whether the balance at the end of the day is stated or supposed.
    var isAnchor: Bool { !stated.isEmpty || supposed != nil }

    /// Adds the change by an operation. The sum is unknown if that change is, or if the sum is too large.
    mutating func add(_ other: Int64?) {
      guard let sum = change, let other else { return change = nil }
      let (total, isTooLarge) = sum.addingReportingOverflow(other)
      change = isTooLarge ? nil : total
    }

    /// Whether a balance can be the one at the end of the day: a stated one or, without any, the supposed one.
    func allows(_ balance: Int64) -> Bool {
      stated[balance] != nil || stated.isEmpty && supposed == balance
    }
  }

  /// What the balances consist of.
  let measure: BalanceMeasure
  private var points: [Point]

  /// Finds the balances of a loan. Without operations, none is known.
  init(of loan: LoanOnDay) {
    measure = loan.isRevolving ? .charged : .principal
    points = []
    guard let operations = loan.operations.value else { return }
    var found: [CalendarDate: Point] = [:]
    for operation in operations {
      let change = operation.change(of: measure, in: loan.currency)
      found[operation.bookingDay, default: Point(day: operation.bookingDay)].add(change)
    }
    for (day, balance, origin) in loan.statedBalances(of: measure, operations: operations) {
      found[day, default: Point(day: day)].stated[balance.minorUnits] = origin
    }
    if let opened = loan.opened.value, measure == .principal,
      let original = loan.terms.originalAmount.value, original.currency == loan.currency
    {
      found[opened, default: Point(day: opened)].supposed = original.minorUnits
    }
    points = found.values.filter { $0.day <= loan.lastKnownDay }.sorted { $0.day < $1.day }
    link()
  }

  /// Goes from anchor to anchor and notes what the operations between them prove. The balance that is only supposed is
  /// passed over if they do not prove it.
  private mutating func link() {
    // The last anchor that is stated or proven, and the one that is only supposed after it.
    var last: Int?
    var supposed: Int?
    for end in points.indices where points[end].isAnchor {
      let isProven = [last, supposed].compactMap(\.self).contains { prove(from: $0, to: end) }
      if isProven || !points[end].stated.isEmpty {
        last = end
        supposed = nil
      } else {
        supposed = end
      }
    }
    for index in points.indices where points[index].balance == nil && points[index].stated.count == 1 {
      points[index].balance = points[index].stated.keys.first
    }
  }

  /// Notes the balances between two anchors if the operations lead from one to the other in one way; returns whether
  /// they do.
  private mutating func prove(from start: Int, to end: Int) -> Bool {
    let first =
      points[start].balance.map { [$0] }
      ?? (points[start].stated.isEmpty ? [points[start].supposed].compactMap(\.self) : Array(points[start].stated.keys))
    var sum: Int128 = 0
    // The lowest and the highest sum on the way, which the balances must bear too.
    var least: Int128 = 0
    var most: Int128 = 0
    for index in (start + 1)...end {
      guard let change = points[index].change else { return false }
      sum += Int128(change)
      least = min(least, sum)
      most = max(most, sum)
    }
    let proven = first.filter { balance in
      guard Int64(exactly: Int128(balance) + least) != nil, Int64(exactly: Int128(balance) + most) != nil,
        let last = Int64(exactly: Int128(balance) + sum)
      else { return false }
      return points[end].allows(last)
    }
    guard proven.count == 1, var balance = proven.first else { return false }
    points[start].balance = balance
    for index in (start + 1)...end {
      balance += points[index].change ?? 0
      points[index].balance = balance
      points[index].isLinked = true
    }
    return true
  }

  /// Returns the balance at the end of a day, in minor units: as the source states it or, if it states none, derived.
  func balance(endOf day: CalendarDate) -> Fact<Int64> {
    guard let index = points.lastIndex(where: { $0.day <= day }), let balance = points[index].balance else {
      return .notProvided
    }
    let point = points[index]
    if point.day == day, let origin = point.stated[balance] { return .known(balance, origin: origin) }
    // After the last point, an operation may be missing.
    let isUntilNext = index + 1 < points.count && points[index + 1].isLinked
    guard point.day == day || isUntilNext else { return .notProvided }
    return .known(balance, origin: .derived(rule: "stated balances and the operations between them"))
  }

  /// Whether the operations of all days of a period are known to lead from its opening to its closing balance.
  func isComplete(from first: CalendarDate, to last: CalendarDate) -> Bool {
    points.allSatisfy { $0.day < first || $0.day > last || $0.isLinked }
  }
}

extension LoanOnDay {
  /// Returns the balances that the source states, with their days and origins.
  fileprivate func statedBalances(
    of measure: BalanceMeasure, operations: [LoanOperation]
  ) -> [(CalendarDate, Money, Origin)] {
    var found: [(CalendarDate?, Money?, Origin?)] = [
      (opened.value?.adding(days: -1), .zero(currency), .derived(rule: "nothing is owed before the contract"))
    ]
    switch measure {
    case .principal:
      found += endsOfDays(operations).map { ($0.day, $0.balance, self.operations.origin) }
      found.append((dayOfDebt(debt.principal), debt.principal.value, debt.principal.origin))
    case .charged:
      let statements = revolving.statement.map { [$0] }
      for all in [statements, revolving.earlierStatements] {
        for statement in all.value ?? [] {
          found += [
            (statement.from?.adding(days: -1), statement.opening, all.origin),
            (statement.until, statement.closing, all.origin),
          ]
        }
      }
      found.append((lastKnownDay, chargedDebt, debt.total.origin))
    }
    return found.compactMap { day, balance, origin in
      guard let day, let balance, let origin, balance.currency == currency else { return nil }
      return (day, balance, origin)
    }
  }

  /// Returns the balances that operations state and that may be those at the end of a day.
  ///
  /// The order of the operations of a day is unknown, so a balance with which another operation of the day begins is
  /// left out, unless that leaves none. A day has no balance if the status of an operation is unknown, or if an
  /// operation that may change the principal states none.
  private func endsOfDays(_ operations: [LoanOperation]) -> [(day: CalendarDate, balance: Money)] {
    struct Day {
      /// The balances after the operations.
      var ends: [Money] = []
      /// The balances before the operations that change them, in minor units.
      var begins: Set<Int64> = []
      /// Whether the balance after each operation is known.
      var isKnown = true
    }
    var days: [CalendarDate: Day] = [:]
    for operation in operations where operation.status == .completed || operation.status == nil {
      guard operation.status != nil else {
        days[operation.bookingDay, default: Day()].isKnown = false
        continue
      }
      let change = operation.change(of: .principal, in: currency)
      // The balance after an operation of a sub-plan is that of the plan.
      guard let balance = operation.balance, operation.subPlan == nil else {
        if change != 0 { days[operation.bookingDay, default: Day()].isKnown = false }
        continue
      }
      days[operation.bookingDay, default: Day()].ends.append(balance)
      guard let change, change != 0 else { continue }
      let (before, isTooLarge) = balance.minorUnits.subtractingReportingOverflow(change)
      if !isTooLarge { days[operation.bookingDay]?.begins.insert(before) }
    }
    return days.flatMap { day, found -> [(day: CalendarDate, balance: Money)] in
      guard found.isKnown else { return [] }
      let last = found.ends.filter { !found.begins.contains($0.minorUnits) }
      return (last.isEmpty ? found.ends : last).map { (day, $0) }
    }
  }

  /// The debt that is charged on the day of the facts, less what was overpaid; `nil` unless all of it is principal,
  /// because the source does not state how much of the rest is charged already.
  private var chargedDebt: Money? {
    guard let total = debt.total.value, total == debt.principal.value, total.currency == currency,
      dayOfDebt(debt.total) == lastKnownDay
    else { return nil }
    guard let own = debt.overpaid.value, !own.isZero else { return total }
    let (charged, isTooLarge) = total.minorUnits.subtractingReportingOverflow(own.minorUnits)
    return own.currency == currency && !isTooLarge ? Money(minorUnits: charged, currency: currency) : nil
  }

  /// Returns the day of an amount of the debt; `nil` if that is after ``lastKnownDay``.
  private func dayOfDebt(_ amount: Fact<Money>) -> CalendarDate? {
    let stated = amount.asOf ?? asOf ?? day
    return stated <= lastKnownDay ? stated : nil
  }
}
