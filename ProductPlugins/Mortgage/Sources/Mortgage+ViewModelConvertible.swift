public import DesignSystem
public import LoanDetailCore
import LoanDetailSections

extension Mortgage: ViewModelConvertible {
  public var screens: [ScreenID] { Self.manifest.screens }

  public func headerItem(in context: PresentationContext) -> Item { sections(in: context).header() }

  /// The main screen: the shared sections, then the home, the reduced rate, the people and the insurances.
  public func mainViewModel(in context: PresentationContext) -> any ProductViewModelProtocol {
    let sections = sections(in: context)
    return ProductViewModel(
      headerItem: sections.header(),
      contentItems: sections.main(
        own: collateral(sections) + sections.securities(except: home) + subsidy(sections) + sections.people()
          + sections.insurances()))
  }

  public func viewModel(
    for screen: ScreenID, in context: PresentationContext
  ) -> (any ProductViewModelProtocol)? {
    let sections = sections(in: context)
    return switch screen {
    case .main: mainViewModel(in: context)
    case .details: sections.details(collateral(sections) + subsidy(sections), ownSecurity: home)
    default: sections.standardScreen(screen)
    }
  }

  private func sections(in context: PresentationContext) -> LoanSections {
    LoanSections(record, typeTitle: Self.manifest.title, in: context)
  }
}
