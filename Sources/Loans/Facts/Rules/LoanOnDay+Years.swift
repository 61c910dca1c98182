package import LoanArithmetic

extension LoanOnDay {
  /// The payments of a complete schedule, added up by year and component.
  package struct YearlyPayments: Sendable, Hashable {
    /// The sum of each component over the whole schedule, in reading order.
    package var totals: [Portion]
    /// The years with payments, the earliest first.
    package var years: [Year]

    package struct Year: Sendable, Hashable {
      package var number: Int
      /// One amount per entry of `totals`; `nil` if the amounts of the year cannot be added up.
      package var amounts: [Money?]
    }
  }

  /// The payments added up by year and component.
  ///
  /// Skipped rows are left out. `nil` if rows or portions are missing or are not the whole payment, if the schedule has
  /// fewer than two years, or if an amount overflows.
  package var yearlyPayments: YearlyPayments? {
    let rows = schedule.rows.filter { $0.kind != .disbursement && status(of: $0) != .skipped }
    guard !schedule.isTruncated,
      rows.allSatisfy({ $0.hasNothing || $0.due != nil && $0.arePartsWhole(in: currency) })
    else { return nil }
    func sum(_ component: Portion.Component, in rows: [ScheduleRow]) -> Money? {
      rows.flatMap(\.portions).filter { $0.component == component }.sum(in: currency)
    }
    // A row without a day has nothing, and so belongs to no year.
    let years = Dictionary(grouping: rows.filter { !$0.portions.isEmpty }) { $0.due?.year }
    let numbers = years.keys.compactMap(\.self).sorted()
    let parts = rows.map(\.portions)
    let components = parts.components
    let totals = components.compactMap { component in
      sum(component, in: rows).map { Portion(component, $0, title: parts.title(of: component)) }
    }
    guard numbers.count > 1, !components.isEmpty, totals.count == components.count else { return nil }
    return YearlyPayments(
      totals: totals,
      years: numbers.map { year in
        YearlyPayments.Year(number: year, amounts: components.map { sum($0, in: years[year] ?? []) })
      })
  }
}

extension ScheduleRow {
  /// Whether neither the payment nor a part of it is other than zero.
  fileprivate var hasNothing: Bool {
    payment?.isZero ?? true && portions.indices.allSatisfy { portions[$0].amount.isZero }
  }

  /// Whether the parts are the whole payment, so that no component of it is missing. Of a payment that is not stated,
  /// they are.
  package func arePartsWhole(in currency: Currency) -> Bool {
    guard let payment else { return !portions.isEmpty }
    var sum = Int128(0)
    for place in portions.indices {
      guard portions[place].amount.currency == currency else { return false }
      sum += Int128(portions[place].amount.minorUnits)
    }
    return payment.currency == currency && sum == Int128(payment.minorUnits)
  }
}
