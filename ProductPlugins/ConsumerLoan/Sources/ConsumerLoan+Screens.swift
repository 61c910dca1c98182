public import DesignSystem
import LoanArithmetic
public import LoanDetailSections
import Loans
import Localization

extension ConsumerLoan {
  /// The standard screens, with the condition of the rate. The main screen also shows the purpose and the insurances.
  public func sections(on screen: ScreenID, of loan: LoanOnScreen) -> SectionList? {
    let standard = SectionList.standard(screen, of: loan)
    let condition = RateCondition(loan: loan, condition: insuranceCondition)
    return switch screen {
    case .main:
      standard?
        .replacing(.terms, with: MainTerms(loan, adding: Purpose(loan)))
        .after(.terms, Insurances(loan), condition)
    case .details: standard?.after(.terms, condition)
    default: standard
    }
  }
}

struct RateCondition: LoanSection {
  static let name: SectionName = "rate-condition"
  static let summary = "The rate without insurance, and when it applies."

  let loan: LoanOnScreen
  let condition: InsuranceCondition?

  var title: LocalizedText? { Words.rateCondition }
  var silence: String? { facts.lifecycle.phase.isFinal ? "the loan is over" : nil }

  var items: [Item] {
    if let condition {
      row("rate", Words.rateWithoutInsurance, condition.rateWithout) { percent($0, per: .year) }
      note("text", condition.condition)
    }
  }
}
