import DesignSystem
import LoanArithmetic
import LoanDetailCore
import Loans
import Localization

/// ```
/// Debt
///   Principal . . . . . . . . .  RUB 10,000.00
///   Interest  . . . . . . . . . . . RUB 100.00
///   Total . . . . . . . . . . .  RUB 10,100.00
/// ```
struct DebtParts: LoanSection {
  static let name: SectionName = "composition.debt"
  static let summary = "The parts of the debt."
  static let needs = [NeededFact("debt.total", \.debt.total)]

  let loan: LoanOnScreen

  var title: LocalizedText? { LoanWords.debt }
  /// Whether parts are known.
  var hasContent: Bool { facts.debt.total.value != nil && !facts.debt.portions.isEmpty }

  var items: [Item] {
    breakdown(
      .id("debt.parts"), LoanWords.total, facts.debt.total, facts.debt.portions, states: .balance
    ) { component in
      switch component {
      case .principal: facts.debt.principal.source
      case .interest: facts.debt.interest.source
      case .fees: facts.debt.fees.source
      case .penalties: facts.debt.penalties.source
      case .insurance: nil
      case .other: facts.debt.otherPortions.source
      }
    }
  }
}

struct OverdueParts: LoanSection {
  static let name: SectionName = "composition.overdue"
  static let summary = "The parts of the overdue amount."
  static let needs = OverdueNotice.needs

  let loan: LoanOnScreen

  var title: LocalizedText? { LoanWords.overdueTitle }

  var silence: String? {
    loan.overdueAmount.value?.isPositive ?? false ? nil : "no overdue amount is known"
  }

  /// Whether parts are known.
  var hasContent: Bool { silence == nil && !facts.debt.overdue.portions.isEmpty }

  var items: [Item] {
    breakdown(
      .id("overdue.parts"), LoanWords.overdueAmount, loan.overdueAmount, facts.debt.overdue.portions,
      states: .overdue
    ) { _ in facts.debt.overdue.portionsOrigin.map { .known($0, asOf: nil) } }
  }
}

struct PaymentParts: LoanSection {
  static let name: SectionName = "composition.payment"
  static let summary = "The parts of the next payment."
  static let needs = NextPayment.needs

  let loan: LoanOnScreen

  var title: LocalizedText? { LoanWords.nextPayment }

  /// Whether parts are known.
  var hasContent: Bool {
    loan.nextObligation.map { $0.amount.value != nil && !$0.portions.isEmpty } ?? false
  }

  var items: [Item] {
    if let next = loan.nextObligation {
      breakdown(
        .id("payment.parts"), LoanWords.paymentMadeOf, next.amount, next.portions, states: .nextPaymentAmount
      ) { _ in next.portionsOrigin.map { .known($0, asOf: nil) } }
    }
  }
}

/// A note that no parts of the debt are known, for a screen that would be empty otherwise.
struct NoComposition: LoanSection {
  static let name: SectionName = "composition.absent"
  static let summary = "A note that no parts of the debt are known."
  static let needs = DebtParts.needs

  let loan: LoanOnScreen

  var items: [Item] {
    if facts.debt.total == .absent(.notApplicable) {
      note(.id(id), LoanWords.nothingToItemise)
    } else {
      note(.id(id), LoanWords.noComposition, missing: [lack(id, LoanWords.debt, because: .notProvided)])
    }
  }
}

/// A chart of the payments of each year; empty if the schedule is not complete or covers one year only.
struct YearlyPayments: LoanSection {
  static let name: SectionName = "composition.years"
  static let summary = "The payments of each year by their parts, as a chart."
  static let needs = [NeededFact("schedule", group: .schedule)]

  let loan: LoanOnScreen

  var title: LocalizedText? { titleWithCurrency(LoanWords.scheduleByYear) }
  static let emptiness = "the schedule is not complete, or covers one year only"
  /// Whether there is a chart.
  var hasContent: Bool { loan.yearlyPayments != nil }

  var items: [Item] {
    if let payments = loan.yearlyPayments {
      beforeRepayment("booked")
      chart(payments)
    }
  }

  private func chart(_ payments: LoanOnDay.YearlyPayments) -> Item {
    let parts: [(any CaptionText)?] = payments.totals.map { total in
      said(LoanWords.amount(of: inside(title(of: total)), value(total.amount)))
    }
    let summary = said(LoanWords.overWholeTerm(parts.joinedTexts(by: language.comma) ?? ""))
    return .chart(
      Chart(
        id: "composition.years.chart", title: titleWithCurrency(LoanWords.scheduleByYear)(language),
        summary: summary.text, shape: .stackedBars,
        axis: LoanWords.year(language),
        series: payments.totals.map { total in
          Chart.Series(id: total.component.idName, title: title(of: total)(language))
        },
        points: payments.years.map { year in
          Chart.Point(
            id: "composition.years.\(year.number)", label: "\(year.number)",
            amounts: year.amounts.map { $0.map { context.formatter.figure($0) } })
        }, ticks: context.formatter.ticks(for: payments.years.map(\.amounts), drawnAs: .stackedBars)))
  }
}
