import LoanArithmetic
import LoanDetailCore
import Loans
import Localization

extension LoanRecord {
  /// The record as one that may have changed since, because its source does not answer.
  ///
  /// - Parameter readOn: the day on which it was read, for a record that does not state for which day it is true.
  func marked(readOn day: CalendarDate?) -> LoanRecord {
    var record = self
    var facts = record.facts
    facts.asOf = facts.asOf ?? day
    facts.lifecycle.overlays.insert(.staleData)
    var details = facts.lifecycle.details[.staleData] ?? Lifecycle.OverlayDetails()
    details.since = details.since ?? facts.asOf
    details.reason = details.reason ?? StoreWords.sourceIsSilent
    facts.lifecycle.details[.staleData] = details
    record.facts = facts
    record.diagnostics.append(.oldRecord(of: facts.asOf))
    return record
  }
}

extension SummaryPage {
  func marked(readOn day: CalendarDate?) -> SummaryPage {
    SummaryPage(entries: entries.map { $0.map { $0.marked(readOn: day) } }, next: next)
  }
}

extension RecordRevision {
  /// The revision as that of an old record.
  var marked: RecordRevision {
    var revision = self
    revision.isOld = true
    return revision
  }
}

extension Diagnostic {
  /// Whether it states that a record is an old one, because the source does not answer.
  package var isOfOldRecord: Bool { id == Self.oldRecordID }

  private static let oldRecordID = "source.old-record"

  static var nothingIsKnown: Diagnostic {
    Diagnostic(
      id: "source.silent", severity: .error, path: "source",
      summary: "The source does not answer, and nothing is known from before.")
  }

  static var sourceIsSilent: Diagnostic {
    Diagnostic(
      id: "source.offline", severity: .warning, path: "source",
      summary: "The source does not answer. Only what it answered before can be shown.")
  }

  fileprivate static func oldRecord(of day: CalendarDate?) -> Diagnostic {
    Diagnostic(
      id: oldRecordID, severity: .warning, path: "source",
      summary: "The source does not answer. The record is the one that it gave last.",
      found: day.map { "a record of \($0)" })
  }
}
