public import DesignSystem
import LoanArithmetic
public import LoanDetailCore
import LoanDetailSections

extension ConsumerLoan: ViewModelConvertible {
  public var screens: [ScreenID] { Self.manifest.screens }

  public func headerItem(in context: PresentationContext) -> Item { sections(in: context).header() }

  /// The main screen: the shared sections, the purpose among the terms, and the insurance.
  public func mainViewModel(in context: PresentationContext) -> any ProductViewModelProtocol {
    let sections = sections(in: context)
    return ProductViewModel(
      headerItem: sections.header(),
      contentItems: sections.main(
        ownTerms: sections.purpose(), own: sections.insurances() + conditionOfRate(sections)))
  }

  public func viewModel(
    for screen: ScreenID, in context: PresentationContext
  ) -> (any ProductViewModelProtocol)? {
    switch screen {
    case .main: mainViewModel(in: context)
    case .details: sections(in: context).details(conditionOfRate(sections(in: context)))
    default: sections(in: context).standardScreen(screen)
    }
  }

  private func sections(in context: PresentationContext) -> LoanSections {
    LoanSections(record, typeTitle: Self.manifest.title, in: context)
  }

  /// The section about the rate without insurance.
  private func conditionOfRate(_ sections: LoanSections) -> [Item] {
    guard let insuranceCondition else { return [] }
    let rate = sections.row("rate-condition.rate", Words.rateWithoutInsurance, insuranceCondition.rateWithout) {
      sections.value(Rate(percent: $0))
    }
    let condition = sections.note("rate-condition.text", insuranceCondition.condition)
    return sections.section("rate-condition", Words.rateCondition, rate + condition)
  }
}
