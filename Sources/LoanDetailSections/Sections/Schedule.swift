import DesignSystem
import LoanArithmetic
import LoanDetailCore
import Loans
import Localization

/// All payments, past and future, by year, with their parts, statuses and totals, and a line between past and future.
/// Past years are folded.
///
/// ```
/// Payment schedule, RUB
///   #   Date          Payment   Principal  Status
/// ▸ 2025           131,187.40   61,240.12
///   2026           157,424.88   76,980.33
///   18  11/10/26    13,118.74    6,012.44    paid
///   Today · November 21, 2026
///   19  12/10/26    13,118.74    6,097.11
///   Total          787,124.40  500,000.00
/// ```
struct Schedule: LoanSection {
  static let name = SectionName.schedule
  static let summary = "Every payment, past and future, with its parts and its status."
  static let needs = [NeededFact("schedule", group: .schedule)]

  let loan: LoanOnScreen

  var title: LocalizedText? {
    facts.schedule.rows.isEmpty ? LoanWords.schedule : titleWithCurrency(LoanWords.schedule)
  }

  /// Whether a row or a number of payments is known.
  var hasContent: Bool {
    !facts.schedule.rows.isEmpty || PaymentCounts(loan: loan).hasContent || !plansWithPayments.isEmpty
  }

  var items: [Item] {
    PaymentCounts(loan: loan)
    if facts.schedule.rows.isEmpty {
      if plansWithPayments.isEmpty || facts.schedule.absence.reason != nil {
        absenceNote(
          LoanWords.schedule, because: facts.schedule.absence, otherwise: LoanWords.scheduleAbsent,
          orNone: LoanWords.noSchedule)
      }
    } else {
      notes
      schedule(rows: facts.schedule.rows, id: "rows", isComplete: !facts.schedule.isTruncated)
    }
  }

  /// The notes about the origin of the schedule, and about what it does not contain.
  @ItemsBuilder
  private var notes: [Item] {
    if facts.schedule.kind == .derived { note("derived", LoanWords.scheduleDerived) }
    if facts.schedule.kind == .plan { note("plan", LoanWords.schedulePlan) }
    beforeRepayment("booked")
    if let until = loan.unknownAfter {
      let _ = trace(id("fixed"), [facts.terms.rateFixing.source])
      note("fixed", LoanWords.laterPaymentsUnknown(after: value(until)))
      if facts.schedule.isTruncated, loan.lacksPayments(until: until) { truncation }
    } else if facts.schedule.isTruncated {
      truncation
    }
    beforeReset("reset")
  }

  /// The note that the source provided only a part of the schedule.
  private var truncation: [Item] {
    let given = facts.schedule.rows.count { $0.kind == .instalment }
    let shown = loan.paymentsInAll.value.map {
      LoanWords.payments(formatter.number(given), of: $0, formatter)(language)
    }
    return note(
      "truncated", LoanWords.truncated(shown ?? formatter.count(given, LoanWords.payments)), tone: .attention,
      missing: [lack(id("truncated"), LoanWords.schedule, because: .notDelivered)])
  }
}

struct PaymentCounts: LoanSection {
  static let name = SectionName.schedule
  static let summary = "The number of payments made, left and missed."

  let loan: LoanOnScreen

  /// Whether a number of payments is known, or the reason why it is not shown.
  var hasContent: Bool {
    hasRow(loan.paymentsDone) || loan.paymentsLeft.value != nil || hasRow(facts.schedule.overdue)
  }

  var items: [Item] {
    let done = loan.paymentsDone
    row("done", LoanWords.done, done)
    let left = loan.paymentsLeft
    if left.value != nil {
      let _ = facts.schedule.left.value == nil ? trace(id("left"), [loan.paymentsInAll.source, done.source]) : ()
      row("left", LoanWords.left, left)
    }
    row("overdue", LoanWords.missedCount, facts.schedule.overdue)
  }
}
