import DesignSystem
import LoanArithmetic
import LoanDetailSections
import Loans
import Localization

/// The interest that was paid on all products this year.
///
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
  init(_ figures: SummaryFigures) { self.figures = figures }

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

  private var parts: [Part] {
    entries.map { ($0, interest(of: $0), nil, .neutral) }.filter { $0.amount.value != nil }
  }

  /// The products of the customer, with those that ended this year or have another lender now.
  private var entries: [SummaryEntry] { figures.owed + figures.elsewhere + figures.over.filter(endedThisYear) }

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

/// The debts of others that the customer secures or pays. They are not part of the customer's own debt.
///
/// ```
/// Debts of others
///   Boat loan •• 4471 . . . . . . . RUB 100,000.00
///     your role: guarantor; Paid on schedule
/// ```
struct SummaryOthers: SummarySection {
  static let name: SectionName = "others"
  static let summary = "What others owe and the customer secures or pays for."
  static let rule = "products in which the customer is a guarantor, a pledgor or a payer"

  let figures: SummaryFigures
  init(_ figures: SummaryFigures) { self.figures = figures }

  var title: LocalizedText? { LoanWords.debtsOfOthers }
  var silence: String? { figures.others.isEmpty ? "the customer secures no debt of others" : nil }

  var items: [Item] {
    each(figures.others, named: { "\(self.id).\($0.id)" }) { id, entry in
      let tone: Tone = entry.isOverdue ? .critical : .neutral
      Item.row(row(of: (entry, entry.owed ?? .notProvided, caption(of: entry), tone), id))
    }
    note("apart", LoanWords.othersApart)
  }

  private func caption(of entry: SummaryEntry) -> SpokenText? {
    let role = entry.facts.party(of: loan.scope).map { said(entry.own(LoanWords.yourRole(as: $0))) }
    return [role, entry.status.map { SpokenText($0.text, spoken: $0.spoken ?? $0.text) }].joinedTexts(
      by: language.semicolon)
  }
}

/// The debts that another organisation owns now. They are not part of the totals, because only the new lender knows
/// today's amounts.
///
/// ```
/// Debts to other lenders
///   Boat loan •• 4471 . . . . . . . RUB 100,000.00
///     now owed to: Sample Collection
/// ```
struct SummaryElsewhere: SummarySection {
  static let name: SectionName = "elsewhere"
  static let summary = "The debts that another organisation owns now."
  static let rule = "products whose debt another organisation owns"

  let figures: SummaryFigures
  init(_ figures: SummaryFigures) { self.figures = figures }

  var title: LocalizedText? { LoanWords.debtsElsewhere }
  var silence: String? { figures.elsewhere.isEmpty ? "no debt has another owner" : nil }

  var items: [Item] {
    each(figures.elsewhere, named: { "\(self.id).\($0.id)" }) { id, entry in
      let lender = entry.facts.transfer.value?.to.map { said(LoanWords.nowOwed(to: $0)) }
      let status = entry.status.map { SpokenText($0.text, spoken: $0.spoken ?? $0.text) }
      Item.row(row(of: (entry, entry.owed ?? .notProvided, lender ?? status, .neutral), id))
    }
    note("apart", LoanWords.elsewhereApart)
  }
}
