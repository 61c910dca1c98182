public import DesignSystem
public import LoanDetailCore
import LoanDetailSections

extension __NAME__: ViewModelConvertible {
  /// The standard screens.
  public var screens: [ScreenID] { Self.manifest.screens }

  /// The header of every screen.
  public func headerItem(in context: PresentationContext) -> Item { sections(in: context).header() }

  /// The main screen: the shared sections, then the product's own section.
  public func mainViewModel(in context: PresentationContext) -> any ProductViewModelProtocol {
    let sections = sections(in: context)
    return ProductViewModel(headerItem: sections.header(), contentItems: sections.main(own: service(sections)))
  }

  /// Returns one of the standard screens.
  public func viewModel(
    for screen: ScreenID, in context: PresentationContext
  ) -> (any ProductViewModelProtocol)? {
    let sections = sections(in: context)
    return switch screen {
    case .main: mainViewModel(in: context)
    case .details: sections.details(service(sections))
    default: sections.standardScreen(screen)
    }
  }

  private func sections(in context: PresentationContext) -> LoanSections {
    LoanSections(record, typeTitle: Self.manifest.title, in: context)
  }

  /// The product's own section: a row for each known fact. Add further rows and sections here.
  private func service(_ sections: LoanSections) -> [Item] {
    guard let specifics else { return [] }
    let office = sections.row("service.office", Words.office, specifics.office) { .text($0(sections.context.language)) }
    return sections.section("service", Words.service, office)
  }
}
