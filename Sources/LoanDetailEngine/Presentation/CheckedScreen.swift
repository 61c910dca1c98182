import DesignSystem
import LoanDetailCore
import Synchronization

/// A screen as a view is given it: its product's own, held to the rules that every tree keeps.
///
/// An item of a product's own that breaks its kind is said by its fallback. Where the tree itself is broken, so that it
/// might mislead, a page that says so stands in the screen's place: it costs that screen and no other.
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
  /// What the place shows on a screen; on its main one if it has no such screen.
  func viewModel(on screen: ScreenID, in context: PresentationContext) -> any ProductViewModelProtocol {
    guard case .loan(let loan) = content else { return FaultPage(self, in: context) }
    let own = loan.viewModel(for: screen, in: context) ?? loan.mainViewModel(in: context)
    return CheckedScreen(
      header: own.headerItem, contents: own.contentItems, remarks: own.diagnostics, of: self, in: context)
  }

  /// What the place shows in the list.
  fileprivate func listed(in context: PresentationContext) -> any ProductViewModelProtocol {
    guard case .loan(let loan) = content else { return FaultPage(self, in: context) }
    return CheckedScreen(header: loan.headerItem(in: context), contents: [], remarks: [], of: self, in: context)
  }
}

/// A loan as its place in the list shows it before its details are there; mapped once, when it is first looked at.
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
