import DesignSystem
import LoanDetailCore
import LoanDetailEngine

/// The view of the pager's loop: it keeps what the presenter shows, and says that something has changed.
final class BrowserView: ViewInputProtocol {
  /// A page as the presenter has shown it last.
  struct Page {
    var viewModel: any ProductViewModelProtocol
    /// The screen that was open; the main screen of a page without details.
    var screen: ScreenID
  }

  private(set) var pages: [Page] = []
  /// The screen that is open now.
  var screen: ScreenID
  private let hasChanged: () -> Void

  init(on screen: ScreenID, hasChanged: @escaping () -> Void) {
    self.screen = screen
    self.hasChanged = hasChanged
  }

  func update(items: [any ProductViewModelProtocol], and selectedIndex: Int?) {
    pages = items.map { Page(viewModel: $0, screen: .main) }
    hasChanged()
  }

  func update(item: any ProductViewModelProtocol, at index: Int) {
    guard pages.indices.contains(index) else { return }
    pages[index] = Page(viewModel: item, screen: screen)
    hasChanged()
  }
}
