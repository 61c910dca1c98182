public import DesignSystem
public import LoanDetailSections
import Loans
import Localization

extension MicroLoan {
  /// The standard screens. On the main screen, the payoff amounts of today and tomorrow, the extension and the cap on
  /// all charges are shown before the actions. The details screen adds the card to which the money was sent.
  public func sections(on screen: ScreenID, of loan: LoanOnScreen) -> SectionList? {
    let standard = SectionList.standard(screen, of: loan)
    return switch screen {
    case .main:
      standard?
        .without(.chargeLimit)
        .after(.extensionOfPayment, ChargeLimit(loan))
        .before(.extensionOfPayment, PayoffByDay(loan))
    case .details: standard?.after(.terms, PaidOut(loan: loan, paidOutTo: paidOutTo))
    default: standard
    }
  }
}

struct PaidOut: LoanSection {
  static let name: SectionName = "paid-out"
  static let summary = "The card to which the money was sent."

  let loan: LoanOnScreen
  let paidOutTo: Fact<AccountNumber>

  var title: LocalizedText? { Words.paidOut }
  var items: [Item] { row("card", Words.card, paidOutTo) }
}
