public import DesignSystem
public import LoanDetailCore

extension ScreenDocument {
  /// The document of a page as a view was given it.
  ///
  /// - Parameters:
  ///   - page: the place of the list.
  ///   - viewModel: what the presenter made of it.
  ///   - screen: the screen it was made for; a page that cannot be shown has only the main one.
  ///   - context: what it was made with.
  public init(
    of page: LoanPage, as viewModel: any ProductViewModelProtocol, on screen: ScreenID, in context: PresentationContext
  ) {
    self.init(
      subject: Subject(
        id: page.id?.id ?? "", type: page.manifest.type.rawValue, title: page.title(context.language)),
      screen: screen, locale: context.formatter.locale, asOf: "\(context.asOf)", headerItem: viewModel.headerItem,
      contentItems: viewModel.contentItems,
      remarks: (page.diagnostics + viewModel.diagnostics).map {
        Remark(id: $0.id, severity: $0.severity.rawValue, path: $0.path, message: $0.message)
      })
  }
}
