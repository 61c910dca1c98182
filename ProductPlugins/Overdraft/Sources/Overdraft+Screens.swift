public import DesignSystem
import LoanDetailCore
public import LoanDetailSections

extension Overdraft: SectionedProduct {
  /// The standard screens, with the product's own section after the terms. Add further sections, and replace or leave
  /// out standard ones, by their names.
  public func sections(on screen: ScreenID, of loan: ShownLoan) -> SectionList? {
    let standard = SectionList.standard(screen, of: loan)
    return switch screen {
    case .main, .details: standard?.after(.terms, Service(loan: loan, specifics: specifics))
    default: standard
    }
  }
}

/// The product's own section: a row for each known fact.
struct Service: LoanSection {
  static let name: SectionName = "service"
  static let summary = "The office that services the contract."

  let loan: ShownLoan
  let specifics: Specifics?

  var title: LocalizedText? { Words.service }

  var items: [Item] {
    if let specifics {
      row("office", Words.office, specifics.office)
    }
  }
}
