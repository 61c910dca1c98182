import DesignSystem
import LoanArithmetic
import LoanDetailSections
import Loans
import Localization

/// ```
/// Interest this year
///   Interest paid in 2026 . . . . .  RUB 81,442.00
///     Boat loan •• 4471 . . . . . .  RUB 50,442.00
///     Card •• 0456  . . . . . . . .  RUB 31,000.00
///   Not known for: Mortgage •• 1184.
/// ```
struct SummaryInterest: SummarySection {
  static let name: SectionName = "interest"
  static let summary = "The interest that was paid on all products this year."
  static let rule = "sum of the interest paid this year"

  let figures: SummaryFigures

  var title: LocalizedText? { LoanWords.interestPaid }
  var silence: String? { parts.isEmpty ? "what was paid this year is not known" : nil }

  var items: [Item] {
    let unknown = entries.filter { mayHavePaid($0) && interest(of: $0).value == nil }
    totals(
      "sum", { _ in LoanWords.interestOfYear(String(day.year)) }, parts,
      caption: unknown.isEmpty ? nil : said(LoanWords.withoutUnknown))
    allInOne("all", sums(parts))
    if !unknown.isEmpty {
      let names = language.list(unknown.map { $0.name(self)(language) })
      note("unknown", LoanWords.notKnownFor(names), tone: .attention)
    }
  }

  private var parts: [SummaryPart] {
    entries.map { SummaryPart(entry: $0, amount: interest(of: $0)) }.filter { $0.amount.value != nil }
  }

  /// The products of the customer, with those that ended this year or have another lender now.
  private var entries: [SummaryEntry] { figures.owed + figures.transferred + figures.ended.filter(endedThisYear) }

  /// Whether an ended product was settled this year. If its day is unknown, what was paid this year tells.
  private func endedThisYear(_ entry: SummaryEntry) -> Bool {
    entry.facts.settled.value.map { $0.year == day.year } ?? (interest(of: entry).value != nil)
  }

  /// Whether interest may have been paid: money was lent.
  private func mayHavePaid(_ entry: SummaryEntry) -> Bool {
    switch entry.facts.lifecycle.phase {
    case .application, .approved, .rejected, .withdrawn, .cancelled: false
    default: true
    }
  }

  /// The interest paid this year; not provided if the parts of the payments are unknown.
  private func interest(of entry: SummaryEntry) -> Fact<Money> {
    guard case .known(let paid, let origin, let asOf) = entry.loan.cost.paidThisYear else {
      return .notProvided
    }
    let sums = paid.portions.sums(in: entry.facts.currency)
    if let interest = sums.amount(of: .interest) { return .known(interest, origin: origin, asOf: asOf) }
    let isSplit = paid.total.flatMap { paid.portions.rest(of: $0) }?.isZero ?? false
    return isSplit ? .known(.zero(entry.facts.currency), origin: origin, asOf: asOf) : .notProvided
  }
}
