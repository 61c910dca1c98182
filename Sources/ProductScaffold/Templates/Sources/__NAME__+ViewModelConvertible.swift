public import DesignSystem
public import LoanDetailCore
import LoanDetailSections

extension __NAME__: ViewModelConvertible {
  /// The standard screens.
  public var screens: [ScreenID] { Self.manifest.screens }

  /// The top of every screen.
  public func headerItem(in context: PresentationContext) -> Item { sections(in: context).header() }

  /// The main screen: the shared sections, then this product's own.
  public func mainViewModel(in context: PresentationContext) -> any ProductViewModelProtocol {
    let sections = sections(in: context)
    return ProductViewModel(headerItem: sections.header(), contentItems: sections.main(own: service(sections)))
  }

  /// One of the standard screens.
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

  /// A section of this product's own: a row for every fact that is known. Add your rows and sections beside it.
  private func service(_ sections: LoanSections) -> [Item] {
    guard let specifics else { return [] }
    let office = sections.row("service.office", Words.office, specifics.office) { .text($0(sections.context.language)) }
    return sections.section("service", Words.service, office)
  }
}
