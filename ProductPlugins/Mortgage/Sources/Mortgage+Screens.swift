public import DesignSystem
public import LoanDetailSections
public import Loans

extension Mortgage {
  /// The standard screens, with the home, the other securities and the reduced rate. The main screen also shows the
  /// people and the insurances.
  public func sections(on screen: ScreenID, of loan: LoanOnScreen) -> SectionList? {
    let standard = SectionList.standard(screen, of: loan)
    let home = Home(loan: loan, property: property)
    let others = Securities(loan, except: home.security)
    let reducedRate = ReducedRate(loan: loan, subsidy: subsidy, isBesideChanges: screen == .main)
    return switch screen {
    case .main: standard?.after(.terms, home, others, reducedRate, People(loan), Insurances(loan))
    case .details: standard?.after(.terms, home, reducedRate).replacing(.security, with: others)
    default: standard
    }
  }

  /// The end of the programme that reduces the rate.
  public var ownChanges: [ComingChange] { [subsidy?.end].compactMap(\.self) }
}
