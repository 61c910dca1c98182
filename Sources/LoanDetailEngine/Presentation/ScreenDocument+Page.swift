public import DesignSystem
public import LoanDetailCore

extension ScreenDocument {
  /// Makes the document of a page from the view model that the view received.
  ///
  /// - Parameters:
  ///   - page: the page of the list.
  ///   - viewModel: the page's view model.
  ///   - screen: the screen of the view model; the main screen if the page cannot be shown.
  ///   - context: the context with which the view model was made.
  public init(
    of page: LoanPage, as viewModel: any ProductViewModelProtocol, on screen: ScreenID, in context: PresentationContext
  ) {
    let texts = (viewModel as? any GuardedViewModel)?.texts ?? TextGuard(for: context)
    self.init(
      subject: Subject(
        id: page.id?.id ?? "", type: page.manifest.type.rawValue, title: texts(page.title(context.language))),
      screen: screen, language: context.language.rawValue, locale: context.formatter.locale, asOf: "\(context.asOf)",
      headerItem: viewModel.headerItem,
      contentItems: viewModel.contentItems,
      remarks: (page.diagnostics + viewModel.diagnostics).map {
        Remark(id: $0.id, severity: $0.severity.rawValue, path: $0.path, message: $0.message)
      })
  }
}
