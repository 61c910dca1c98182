import DesignSystem
import LoanArithmetic
import Loans
import Localization

/// The conditions of an early repayment by the contract and the bank: price, notice, and whether it is possible now.
struct WhatIfRules: WhatIfSection {
  static let name: SectionName = "what-if.rules"
  static let summary = "What the bank asks for an early repayment, and whether it is possible now."
  static let needs = [NeededFact("terms.prepayment", \.terms.prepayment)]
  static let emptiness = "the bank asks for nothing"

  let loan: LoanOnScreen

  var isPartOfAnswer: Bool { kind != nil }
  var title: LocalizedText? { LoanWords.prepayment }

  /// The kind of the early repayment that is asked about; `nil` for any other question.
  private var kind: LoanAction.Kind? {
    switch asked.answer {
    case .repayment: .repayPart
    case .payoff: .repayFull
    default: nil
    }
  }

  /// The day of the early repayment; `nil` for any other question.
  private var target: CalendarDate? {
    switch asked.answer {
    case .repayment(let comparison): comparison.on
    case .payoff(let calendar, _): calendar.asked.on
    default: nil
    }
  }

  @ItemsBuilder var items: [Item] {
    if let kind {
      let action = facts.actions.first { $0.kind == kind }
      if let obstacle = action.flatMap({ obstacle(of: $0) }) { note("unavailable", obstacle, tone: .attention) }
      row("charge", LoanWords.text(of: Obligation.Kind.fee), action?.fee.flatMap { $0.isPositive ? $0 : nil })
      rules(for: kind)
    }
  }

  /// What may be repaid free of charge on the day, and a note if more is repaid; empty if it is unknown.
  @ItemsBuilder
  private func allowance(in rules: PrepaymentRules) -> [Item] {
    if let left = loan.allowanceLeft.value, let target, rules.allowance?.until.map({ target <= $0 }) ?? true {
      row(
        "allowance", LoanWords.freeOfCharge, loan.ofItsDay(loan.allowanceLeft),
        caption: rules.allowance?.until.map { said(LoanWords.until(value($0))) })
      if let repaid, repaid.minorUnits > left.minorUnits {
        note("above-allowance", LoanWords.aboveAllowance, tone: .attention)
      }
    }
  }

  /// The principal that would be repaid early, at most; `nil` if it is unknown.
  private var repaid: Money? {
    switch asked.answer {
    case .repayment(let comparison): comparison.amount
    case .payoff: facts.debt.principal.value
    default: nil
    }
  }

  /// The rules of the contract for a kind of early repayment; empty if they are unknown.
  @ItemsBuilder
  private func rules(for kind: LoanAction.Kind) -> [Item] {
    if let rules = facts.terms.prepayment.value {
      if (kind == .repayPart ? rules.partial : rules.full) == false {
        note("forbidden", LoanWords.contractForbids, tone: .attention)
      }
      if let days = rules.noticeDays, days > 0, let target, let last = target.adding(days: -days) {
        row(
          "notice", LoanWords.noticeBy, last,
          caption: [formatter.count(days, LoanWords.noticeAhead), timeLeft(until: last)]
            .joined(separator: language.comma),
          tone: last < day ? .attention : .neutral)
      }
      allowance(in: rules)
      row("days", LoanWords.daysAllowed, rules.daysAllowed)
      row("fee", LoanWords.cost, rules.fee, caption: LoanWords.byContract(language))
      if kind == .repayFull { row("compensation", LoanWords.compensation, rules.compensation) }
    }
  }
}
