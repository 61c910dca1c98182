import LoanArithmetic
import Loans

/// The sums of a schedule's payments and of their parts, for each year and for all rows.
///
/// Disbursements, skipped payments, and rows of a payment holiday without a payment do not count. A sum is known only
/// if each other row states the amount in the currency of the loan. The sum of a part is known only if, in each of
/// these rows, the parts add up to the payment.
struct ScheduleSums {
  /// The sums of a year.
  struct Year {
    /// The sum of the payments, then of each component; `nil` if it is not known.
    var amounts: [Money?]
    /// Whether the year is over and all its payments are known to be paid.
    var isPast: Bool
  }

  /// The sum of the payments, then of each component; `nil` if it is not known.
  private(set) var all: [Money?]
  /// The years by the ids of their groups in the table, such as `2026`.
  private(set) var years: [String: Year] = [:]

  /// Adds up the rows of a loan's schedule, with the components in this order.
  init(of rows: [ScheduleRow], by components: [Portion.Component], of loan: LoanOnDay) {
    let empty = Columns(components, loan.facts.currency)
    // One part for each year, and one for the rows without a day.
    var parts: [(year: Int?, columns: Columns, isOwed: Bool)] = []
    var places: [Int?: Int] = [:]
    var place = 0
    for row in rows {
      let year = row.due?.year
      // Most rows are of the same year as the row before them.
      if parts.isEmpty || parts[place].year != year {
        place = places[year] ?? parts.count
        if place == parts.count {
          places[year] = place
          parts.append((year, empty, false))
        }
      }
      let status = loan.status(of: row)
      guard row.kind != .disbursement, status != .skipped else { continue }
      parts[place].columns.add(row)
      if status != .paid { parts[place].isOwed = true }
    }
    all = parts.reduce(into: empty) { $0.add($1.columns) }.sums
    for part in parts {
      guard let year = part.year else { continue }
      years[String(year)] = Year(amounts: part.columns.sums, isPast: year < loan.day.year && !part.isOwed)
    }
  }

  /// The sums of the payments and of each component, for some rows.
  private struct Columns {
    private let components: [Portion.Component]
    private let currency: Currency
    /// The sum of the payments, then of each component, in minor units; `nil` if it is not known.
    private var totals: [Int128?]

    init(_ components: [Portion.Component], _ currency: Currency) {
      self.components = components
      self.currency = currency
      totals = Array(repeating: 0, count: components.count + 1)
    }

    /// The totals as amounts; `nil` also for a sum that is too large.
    var sums: [Money?] {
      totals.map { total in
        total.flatMap { Int64(exactly: $0) }.map { Money(minorUnits: $0, currency: currency) }
      }
    }

    mutating func add(_ other: Columns) {
      for (index, total) in other.totals.enumerated() {
        totals[index] = if let sum = totals[index], let total { sum + total } else { nil }
      }
    }

    mutating func add(_ row: ScheduleRow) {
      // A row of a payment holiday may state no payment.
      guard row.payment != nil || row.kind != .paymentHoliday else { return }
      add(row.payment, at: 0)
      // Parts that are not the whole payment lack something, and nobody knows of which component.
      guard row.arePartsWhole(in: currency) else {
        for index in totals.indices.dropFirst() { totals[index] = nil }
        return
      }
      for portion in row.portions {
        if let index = components.firstIndex(of: portion.component) { add(portion.amount, at: index + 1) }
      }
    }

    /// Adds an amount to a total, which becomes unknown without an amount in the currency of the loan.
    private mutating func add(_ amount: Money?, at index: Int) {
      guard let sum = totals[index], let amount, amount.currency == currency else { return totals[index] = nil }
      totals[index] = sum + Int128(amount.minorUnits)
    }
  }
}
