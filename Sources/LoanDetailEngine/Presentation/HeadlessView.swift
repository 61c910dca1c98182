public import LoanDetailCore

/// A view without a display. It keeps the latest view model of each page for a renderer.
public final class HeadlessView: ViewInputProtocol {
  /// The latest view model of each page, in the order of the list.
  public private(set) var items: [any ProductViewModelProtocol] = []

  /// Makes a view without pages.
  public init() {}

  public func update(items: [any ProductViewModelProtocol], and selectedIndex: Int?) {
    self.items = items
  }

  public func update(item: any ProductViewModelProtocol, at index: Int) {
    guard items.indices.contains(index) else { return }
    items[index] = item
  }
}
