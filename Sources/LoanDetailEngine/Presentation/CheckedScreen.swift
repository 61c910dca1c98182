import DesignSystem
import LoanDetailCore
import Synchronization

/// The product's screen, after a check of the rules for item trees.
///
/// A custom item that does not match its kind is replaced by its fallback. If the tree itself breaks a rule and might
/// mislead the reader, a fault page replaces this screen; other screens are not affected.
struct CheckedScreen: ProductViewModelProtocol {
  let headerItem: Item
  let contentItems: [Item]
  let diagnostics: [Diagnostic]

  init(header: Item, contents: [Item], remarks: [Diagnostic], of page: LoanPage, in context: PresentationContext) {
    var rules = TreeRules(kinds: page.manifest.customKinds)
    rules.check(header: header)
    let checked = rules.checked(contents)
    if rules.faults.allSatisfy(\.rule.isMended) {
      (headerItem, contentItems) = (header, checked)
    } else {
      let faultPage = FaultPage(page, in: context)
      (headerItem, contentItems) = (faultPage.headerItem, faultPage.contentItems)
    }
    diagnostics = remarks + Diagnostic.brokenRules(rules.faults, of: page)
  }
}

extension LoanPage {
  /// The view model for a screen, or for the main screen if the product has no such screen.
  func viewModel(on screen: ScreenID, in context: PresentationContext) -> any ProductViewModelProtocol {
    guard case .loan(let loan) = content else { return FaultPage(self, in: context) }
    let own = loan.viewModel(for: screen, in: context) ?? loan.mainViewModel(in: context)
    return CheckedScreen(
      header: own.headerItem, contents: own.contentItems, remarks: own.diagnostics, of: self, in: context)
  }

  /// The view model for the list.
  fileprivate func listed(in context: PresentationContext) -> any ProductViewModelProtocol {
    guard case .loan(let loan) = content else { return FaultPage(self, in: context) }
    return CheckedScreen(header: loan.headerItem(in: context), contents: [], remarks: [], of: self, in: context)
  }
}

/// A loan in the list before its details are loaded. It is mapped once, on first use.
final class ListedLoan: ProductViewModelProtocol {
  private let page: LoanPage
  private let context: PresentationContext
  private let mapped = Mutex<(any ProductViewModelProtocol)?>(nil)

  init(page: LoanPage, context: PresentationContext) {
    self.page = page
    self.context = context
  }

  var headerItem: Item { screen.headerItem }
  var contentItems: [Item] { [] }
  var diagnostics: [Diagnostic] { screen.diagnostics }

  private var screen: any ProductViewModelProtocol {
    mapped.withLock { mapped in
      let screen = mapped ?? page.listed(in: context)
      mapped = screen
      return screen
    }
  }
}
