import DesignSystem
import LoanArithmetic

extension LoanOnDay {
  /// Returns a note if the schedule cannot be calculated from the terms because its business days are not known.
  func missingCalendar() -> [Diagnostic] {
    guard schedule.rows.isEmpty, !isUnscheduled, let terms = scheduleTerms else { return [] }
    do throws(LoanArithmeticError) {
      _ = try Schedule(terms)
      return []
    } catch {
      guard error.field == .businessCalendar else { return [] }
      return [
        Diagnostic(
          id: "schedule.calendar-needed", severity: .note, path: "terms.holidays",
          summary: "The schedule is not calculated: the interest counts business days that are not known.",
          found: terms.businessCalendar?.covered.map { "holidays of \($0.lowerBound) to \($0.upperBound)" }
            ?? "no holidays",
          expected: "the holidays of all years of the schedule",
          advice: "The owners of the record add the published list of holidays, or the rows of the schedule.")
      ]
    }
  }
}
