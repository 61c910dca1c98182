package import DesignSystem
import LoanArithmetic
import LoanDetailCore
import LoanDetailGateways
package import LoanDetailSections
import Loans
import Localization

// What the tests of this package's products ask of one record.
extension RecordProduct {
  /// Creates a product from a record of a portfolio, whose data is of November 21, 2026.
  package init(json record: String) throws {
    try self.init(
      reading: LoanRecord(
        portfolioJSON: Array(record.utf8), for: .allCustomers, version: .two, asOf: CalendarDate("2026-11-21")))
  }

  /// Returns the rows of a screen of a record by their ids, in English, each with its caption after a bar; empty if the
  /// product does not have the screen.
  package static func rows(
    of record: String, on screen: ScreenID = .main, asOf: String = "2026-11-21", revealsNumbers: Bool = false
  ) throws -> [String: String] {
    guard let day = CalendarDate(asOf) else { throw SnapshotError.noDay(asOf) }
    let context = PresentationContext(
      formatter: LocaleFormatter(locale: "en_US"), asOf: day, revealsNumbers: revealsNumbers)
    return try Self(json: record).viewModel(for: screen, in: context)?.contentItems.rows ?? [:]
  }
}

extension [Item] {
  /// The rows among the items and inside them by their ids, with plain spaces.
  fileprivate var rows: [String: String] {
    reduce(into: [:]) { rows, item in
      if case .row(let row) = item {
        rows[row.id.rawValue] = [row.value.text, row.caption].compactMap(\.self).joined(separator: " | ")
          .replacing("\u{a0}", with: " ").replacing("\u{202f}", with: " ")
      }
      rows.merge(item.children.rows) { $1 }
    }
  }
}
