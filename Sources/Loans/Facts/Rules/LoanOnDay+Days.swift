package import LoanArithmetic

extension LoanOnDay {
  /// Whether the source states that its facts are of another day.
  package final var isOfAnotherDay: Bool { asOf.map { $0 != day } ?? false }

  /// The day of the facts, if it is another one.
  package final var otherDayOfFacts: CalendarDate? { asOf.flatMap { $0 == day ? nil : $0 } }

  /// The last day, not after this one, for which the facts state what was paid.
  ///
  /// If the facts are older, a payment that was due in between may have been made: nobody knows.
  final var lastKnownDay: CalendarDate { min(asOf ?? day, day) }
}
