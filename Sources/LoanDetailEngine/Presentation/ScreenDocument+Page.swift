public import DesignSystem
public import LoanDetailCore

extension ScreenDocument {
  /// Makes the document of a page from the view model that the view received.
  ///
  /// - Parameters:
  ///   - page: the page of the list.
  ///   - viewModel: the page's view model.
  ///   - screen: the screen of the view model; if the page cannot be shown, the screen that was asked for.
  ///   - context: the context with which the view model was made.
  public init(
    of page: LoanPage, as viewModel: any ProductViewModelProtocol, on screen: ScreenID, in context: PresentationContext
  ) {
    let guarded = viewModel as? any GuardedViewModel
    let texts = guarded?.texts ?? TextGuard(for: context)
    self.init(
      subject: Subject(
        id: page.id?.id ?? "", type: page.manifest.type.rawValue, title: texts(page.title(context.language))),
      screen: screen, title: texts(page.title(of: screen)(context.language)), language: context.language.code,
      locale: context.formatter.locale, asOf: "\(context.asOf)", headerItem: viewModel.headerItem,
      contentItems: viewModel.contentItems,
      remarks: (page.diagnostics + viewModel.diagnostics).map(Remark.init))
    outcome = page.outcome(showing: viewModel, in: context)
    freshness = page.freshness(showing: viewModel, in: context)
  }
}

extension ScreenDocument.Remark {
  package init(_ diagnostic: Diagnostic) {
    self.init(
      id: diagnostic.id, severity: diagnostic.severity.rawValue, path: diagnostic.path, message: diagnostic.message)
  }
}
