public import LoanDetailCore

/// A view nobody sees: it keeps what its presenter last gave it for each page, for a renderer to take.
@MainActor
public final class HeadlessView: ViewInputProtocol {
  /// What each page shows at the moment, in the list's order.
  public private(set) var items: [any ProductViewModelProtocol] = []

  /// Makes a view that shows nothing yet.
  public init() {}

  /// Keeps the pages of a new list.
  public func update(items: [any ProductViewModelProtocol], and selectedIndex: Int?) {
    self.items = items
  }

  /// Keeps one page anew.
  public func update(item: any ProductViewModelProtocol, at index: Int) {
    guard items.indices.contains(index) else { return }
    items[index] = item
  }
}
