import LoanArithmetic
import LoanDetailCore

/// The sums of a schedule's payments and of their parts, of each year and of all rows.
///
/// A sum is there only if it is the whole truth: each row that counts states the amount, and all are in one currency. What
/// the bank lends, and payments that were skipped, do not count.
struct ScheduleSums {
  /// The sums of a year.
  struct Year {
    var amounts: [Money?]
    /// Whether the year is over and everything of it is known to be paid.
    var isPast: Bool
  }

  /// The sum of the payments, then of each component; `nil` if it is not known.
  private(set) var all: [Money?]
  /// The years by the id of their group.
  private(set) var years: [String: Year] = [:]

  init(of rows: [ScheduleRow], by components: [Portion.Component], in facts: LoanFacts, on day: CalendarDate) {
    let currency = facts.currency
    var columns = Columns(components, currency)
    var byYear: [Int: (columns: Columns, isOwed: Bool)] = [:]
    let empty = (columns: Columns(components, currency), isOwed: false)
    for row in rows {
      let status = facts.status(of: row, on: day)
      let counts = row.kind != .disbursement && status != .skipped
      if counts { columns.add(row) }
      guard let number = row.due?.year else { continue }
      if counts { byYear[number, default: empty].columns.add(row) }
      let isOwed = counts && status != .paid
      if isOwed || byYear[number] == nil { byYear[number, default: empty].isOwed = isOwed }
    }
    all = columns.sums
    for (number, year) in byYear {
      years[String(number)] = Year(amounts: year.columns.sums, isPast: number < day.year && !year.isOwed)
    }
  }

  /// The sums of each column of some rows.
  private struct Columns {
    private let components: [Portion.Component]
    private let currency: Currency
    private var totals: [Int128?]

    init(_ components: [Portion.Component], _ currency: Currency) {
      self.components = components
      self.currency = currency
      totals = Array(repeating: 0, count: components.count + 1)
    }

    var sums: [Money?] {
      totals.map { total in
        total.flatMap { Int64(exactly: $0) }.map { Money(minorUnits: $0, currency: currency) }
      }
    }

    mutating func add(_ row: ScheduleRow) {
      // A day without a payment, such as one of a payment holiday.
      guard row.payment != nil || row.kind != .paymentHoliday else { return }
      add(row.payment, at: 0)
      guard !row.portions.isEmpty else {
        if row.payment?.isZero != true { for index in totals.indices.dropFirst() { totals[index] = nil } }
        return
      }
      for portion in row.portions {
        if let index = components.firstIndex(of: portion.component) { add(portion.amount, at: index + 1) }
      }
    }

    private mutating func add(_ amount: Money?, at index: Int) {
      guard let sum = totals[index], let amount, amount.currency == currency else { return totals[index] = nil }
      totals[index] = sum + Int128(amount.minorUnits)
    }
  }
}
