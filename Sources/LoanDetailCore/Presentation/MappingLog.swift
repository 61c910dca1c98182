package import DesignSystem
package import LoanArithmetic
import Synchronization

/// What the mapping of a record tells the engine besides its items.
package struct MappingNotes: Sendable {
  /// The numbers of the record, in full, each once. The engine masks them in every text of the screen.
  package fileprivate(set) var numbers: [AccountNumber] = []
  /// The day of the record's facts.
  package fileprivate(set) var dataAsOf: CalendarDate?
  /// The local time, in minutes after the midnight at which the screen's day begins, at which the first statement of
  /// the screen is no longer true; `nil` if nothing depends on the time.
  package fileprivate(set) var lastMinute: Int?
  /// What the screen should show and cannot.
  package fileprivate(set) var missing: [ScreenDocument.Outcome.Missing] = []

  package init() {}

  static var minutesOfDay: Int { 1_440 }
}

extension PresentationContext {
  /// The time for which a screen is true that was made in this context.
  ///
  /// - Parameter notes: what its mapping noted; `nil` for a screen without a mapping.
  package func freshness(_ notes: MappingNotes?) -> ScreenDocument.Freshness {
    ScreenDocument.Freshness(
      asOf: "\(day)", dataAsOf: notes?.dataAsOf.map { "\($0)" }, timeZone: timeZone.identifier,
      validUntil: notes?.lastMinute.flatMap {
        $0 < MappingNotes.minutesOfDay ? timeZone.moment($0, on: day) : endOfDay
      })
  }
}

/// Collects ``MappingNotes`` while a screen is made.
package final class MappingLog: Sendable {
  private let collected = Mutex(MappingNotes())

  package init() {}

  /// The notes so far.
  package var notes: MappingNotes { collected.withLock(\.self) }

  /// Adds the facts that the screen, or a part of it, is made from. The day of several facts is the earliest one.
  package func add(_ facts: LoanFacts) {
    collected.withLock {
      for number in facts.numbers where !$0.numbers.contains(number) { $0.numbers.append(number) }
      $0.dataAsOf = [$0.dataAsOf, facts.asOf].compactMap(\.self).min()
    }
  }

  func add(lastMinute minutes: Int) {
    collected.withLock { $0.lastMinute = min($0.lastMinute ?? minutes, minutes) }
  }

  func add(missing: ScreenDocument.Outcome.Missing) {
    collected.withLock { $0.missing.append(missing) }
  }
}
