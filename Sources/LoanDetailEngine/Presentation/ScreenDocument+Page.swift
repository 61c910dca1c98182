public import DesignSystem
public import LoanDetailCore
package import Loans

extension ScreenDocument {
  /// Makes the document of a page from the view model that a view received.
  ///
  /// - Parameters:
  ///   - page: the page of the list.
  ///   - viewModel: the page's view model.
  ///   - screen: the screen that is open. If the product does not have it, the document is of its main screen.
  ///   - context: the context of the presenter.
  public init(
    of page: LoanPage, as viewModel: any ProductViewModelProtocol, on screen: ScreenID, in context: PresentationContext
  ) {
    let screen = CheckedScreen(received: viewModel, of: page, on: screen, in: context)
    self = screen.document(stating: screen.findings)
  }
}

extension ScreenDocument.Remark {
  package init(_ diagnostic: Diagnostic) {
    self.init(
      id: diagnostic.id, severity: diagnostic.severity.rawValue, path: diagnostic.path, message: diagnostic.message)
  }
}
