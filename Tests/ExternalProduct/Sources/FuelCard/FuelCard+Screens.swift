public import DesignSystem
public import LoanDetailSections
import Loans

extension FuelCard {
  /// The standard screens, with the cashback after the terms.
  public func sections(on screen: ScreenID, of loan: LoanOnScreen) -> SectionList? {
    let standard = SectionList.standard(screen, of: loan)
    return switch screen {
    case .main, .details: standard?.after(.terms, CashbackSection(loan: loan, cashback: cashback))
    default: standard
    }
  }
}

/// The cashback as an item of the product's own. Clients that do not know its kind receive a section of rows.
struct CashbackSection: LoanSection {
  static let name: SectionName = "cashback"
  static let summary = "The cashback of the month: how much, for what, and when it is paid."

  static let card = OwnItem<Cashback>(
    "fuelCard:cashback", title: Words.cashback, summary: "The cashback of the month.",
    fields: [
      .money("earned", Words.earned, "The amount earned in this month.", isRequired: true, isSpoken: true) {
        $0.earned
      },
      .text("category", Words.category, "What it is earned for.", isSpoken: true) { $0.category },
      .date("paidOn", Words.paidOn, "The day on which it is paid.") { $0.paidOn },
    ])

  let loan: LoanOnScreen
  let cashback: Fact<Cashback>

  var items: [Item] { item(Self.card, of: cashback) }
}
