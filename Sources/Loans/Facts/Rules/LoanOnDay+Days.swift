package import LoanArithmetic

extension LoanOnDay {
  /// Whether the source states its facts for another day than this one.
  package final var isOfAnotherDay: Bool { asOf.map { $0 != day } ?? false }

  /// The day of the facts; `nil` if it is this day or unknown.
  package final var otherDayOfFacts: CalendarDate? { asOf.flatMap { $0 == day ? nil : $0 } }

  /// The day of the facts or, if that is later or unknown, this day.
  ///
  /// If the facts are older, it is unknown whether a payment that was due in between was made.
  final var lastKnownDay: CalendarDate { min(asOf ?? day, day) }
}
