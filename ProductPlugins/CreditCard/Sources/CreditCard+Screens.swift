public import DesignSystem
import LoanArithmetic
public import LoanDetailSections
import Loans
import Localization

extension CreditCard {
  /// The standard screens, with the rules of the grace period after its state. The main screen shows the four sums that
  /// are easily mixed up in place of the next payment.
  public func sections(on screen: ScreenID, of loan: LoanOnScreen) -> SectionList? {
    let standard = SectionList.standard(screen, of: loan)
    let rules = GraceTerms(loan: loan, rules: graceRules)
    return switch screen {
    case .main: standard?.replacing(.nextPayment, with: SumsToPay(loan)).after(.grace, rules)
    case .details: standard?.after(.grace, rules)
    default: standard
    }
  }
}

/// The rules of the grace period: its longest duration, the events that end it, and when it begins again.
///
/// ```
/// Rules of the grace period
///   Longest period  . . . . . . . . . 51 days
///   Cash withdrawal . . . . . ends it at once
///   If lost, it comes back . . . . . . after …
/// ```
struct GraceTerms: LoanSection {
  static let name: SectionName = "grace-rules"
  static let summary = "How long the grace period can be, what ends it, and when it comes back."

  let loan: LoanOnScreen
  let rules: GraceRules?

  var title: LocalizedText? { Words.graceRules }
  var silence: String? { facts.lifecycle.phase == .active ? nil : "the card cannot be used" }

  var items: [Item] {
    if let rules {
      row("days", Words.longest, rules.days) { .text(formatter.count($0, LoanWords.days)) }
      list(Words.graceRules, rules.brokenBy) { breakers in
        each(breakers, named: { "grace-rules.\($0.rawValue)" }) { id, breaker in
          row(.id(id), Words.text(of: breaker), rules.brokenBy.map { _ in Words.effect(of: breaker) })
        }
      }
      row("returns", Words.comesBack, rules.returns)
    }
  }
}
