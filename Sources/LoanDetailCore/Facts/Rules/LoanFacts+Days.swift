package import LoanArithmetic

extension LoanFacts {
  /// Whether the source states that its facts are of another day than the given one.
  package func isOfAnotherDay(than day: CalendarDate) -> Bool { asOf.map { $0 != day } ?? false }

  /// The day of the facts, if it is another one than the given day.
  package func dayOfFacts(beside day: CalendarDate) -> CalendarDate? { asOf.flatMap { $0 == day ? nil : $0 } }

  /// The last day, not after `day`, for which the facts state what was paid.
  ///
  /// If the facts are older than `day`, a payment that was due in between may have been made: nobody knows.
  func lastKnownDay(on day: CalendarDate) -> CalendarDate { min(asOf ?? day, day) }
}
