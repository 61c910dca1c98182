import DesignSystem
import LoanArithmetic

/// What the reader of a pager can change.
struct BrowserSettings: Sendable {
  var locale: String
  /// The day; `nil` for the source's, else today.
  var day: CalendarDate?
  var client: ClientProfile?
}
