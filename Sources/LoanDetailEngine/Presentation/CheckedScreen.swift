import DesignSystem
package import LoanDetailCore
import Synchronization

/// The product's screen, after a check of the rules for item trees.
///
/// A custom item that does not match its kind is replaced by its fallback, and a flow that is not in the manifest is left
/// to the host to know. If the tree itself breaks a rule and might
/// mislead the reader, a fault page replaces this screen; other screens are not affected.
///
/// After the check, every text passes a ``TextGuard``: numbers are masked unless the reader's context reveals them.
struct CheckedScreen: GuardedViewModel {
  let headerItem: Item
  let contentItems: [Item]
  let diagnostics: [Diagnostic]
  let texts: TextGuard
  let notes: MappingNotes?

  init(
    header: Item, contents: [Item], remarks: [Diagnostic], of page: LoanPage, in context: PresentationContext,
    notes: MappingNotes
  ) {
    texts = TextGuard(for: context, notes)
    var rules = TreeRules(kinds: page.manifest.customKinds, flows: page.manifest.flows)
    let checkedHeader = rules.check(header: header)
    let checked = rules.checked(contents)
    if rules.faults.allSatisfy(\.rule.isMended) {
      (headerItem, contentItems) = (texts(checkedHeader), texts(checked))
      self.notes = notes
    } else {
      self.notes = nil
      let faultPage = FaultPage(page, in: context)
      (headerItem, contentItems) = (faultPage.headerItem, faultPage.contentItems)
    }
    diagnostics = remarks + Diagnostic.brokenRules(rules.faults, of: page)
  }
}

/// A view model whose texts have passed a guard.
protocol GuardedViewModel: ProductViewModelProtocol {
  /// The guard, for the product's other texts.
  var texts: TextGuard { get }
  /// What the mapping noted; `nil` if the items are not of a mapping.
  var notes: MappingNotes? { get }
}

extension TextGuard {
  /// The guard for a context. It masks the numbers of a known look, and those that the mapping noted.
  init(for context: PresentationContext, _ notes: MappingNotes? = nil) {
    self.init(masking: context.revealsNumbers ? nil : NumberMask(notes?.numbers.map(\.revealed) ?? []))
  }
}

extension LoanPage {
  /// The view model for a screen, or for the main screen if the product has no such screen.
  func viewModel(on screen: ScreenID, in context: PresentationContext) -> any ProductViewModelProtocol {
    guard case .loan(let loan) = content else { return FaultPage(self, in: context) }
    let log = MappingLog()
    let noting = context.noting(in: log)
    let own = loan.viewModel(for: screen, in: noting) ?? loan.mainViewModel(in: noting)
    let (header, contents, remarks) = (own.headerItem, own.contentItems, own.diagnostics)
    return CheckedScreen(
      header: header, contents: contents, remarks: remarks, of: self, in: context, notes: log.notes)
  }

  /// The view model for the list.
  package func viewModelInList(in context: PresentationContext) -> any ProductViewModelProtocol {
    listed(in: context)
  }

  fileprivate func listed(in context: PresentationContext) -> any GuardedViewModel {
    guard case .loan(let loan) = content else { return FaultPage(self, in: context) }
    let log = MappingLog()
    let header = loan.headerItem(in: context.noting(in: log))
    return CheckedScreen(header: header, contents: [], remarks: [], of: self, in: context, notes: log.notes)
  }
}

/// A loan in the list before its details are loaded. It is mapped once, on first use.
final class ListedLoan: GuardedViewModel {
  private let page: LoanPage
  private let context: PresentationContext
  private let mapped = Mutex<(any GuardedViewModel)?>(nil)

  init(page: LoanPage, context: PresentationContext) {
    self.page = page
    self.context = context
  }

  var headerItem: Item { screen.headerItem }
  var contentItems: [Item] { [] }
  var texts: TextGuard { screen.texts }
  var notes: MappingNotes? { screen.notes }
  var diagnostics: [Diagnostic] { screen.diagnostics }

  private var screen: any GuardedViewModel {
    mapped.withLock { mapped in
      let screen = mapped ?? page.listed(in: context)
      mapped = screen
      return screen
    }
  }
}
