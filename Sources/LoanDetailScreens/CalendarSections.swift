package import DesignSystem
import LoanDetailSections

/// The sections of a main screen that a calendar is made of.
package enum CalendarSections {
  /// What will change.
  package static let changes = ItemID(rawValue: SectionName.changes.rawValue)
  /// The booked early repayments, after which the payments of the schedule are others.
  package static let bookedRepayments = ItemID(rawValue: SectionName.bookedRepayments.rawValue)
}
