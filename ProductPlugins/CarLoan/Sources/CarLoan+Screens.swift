public import DesignSystem
public import LoanDetailSections

extension CarLoan {
  /// The standard screens, with the sum that repays the whole debt today and in ten days, and with the car. The main
  /// screen also shows the insurances.
  public func sections(on screen: ScreenID, of loan: LoanOnScreen) -> SectionList? {
    let standard = SectionList.standard(screen, of: loan)
    let car = Car(loan: loan, vehicle: vehicle)
    let others = Securities(loan, except: car.pledge)
    let payoff = PayoffByDay(loan, in: [0, 10])
    return switch screen {
    case .main: standard?.before(.terms, payoff).after(.terms, car, others, Insurances(loan))
    case .details: standard?.after(.debt, payoff).after(.terms, car).replacing(.security, with: others)
    default: standard
    }
  }
}
