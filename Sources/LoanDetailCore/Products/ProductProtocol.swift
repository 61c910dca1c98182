public import DesignSystem

/// What the engine knows of any product.
public protocol EveryProductProtocol: Sendable {
  /// The product's type and id.
  var id: ProductID { get }
  /// What the customer calls the product.
  var title: LocalizedText { get }
  /// What is worth knowing about the product's data.
  var diagnostics: [Diagnostic] { get }
}

/// A data model that maps itself to view models, outside the presenter.
///
/// One data model gives several view models: one for each of its screens.
public protocol ViewModelConvertible: Sendable {
  /// The screens the model can be shown on, the main one first.
  var screens: [ScreenID] { get }

  /// The top of the model's screens, which a list of products shows alone; the main screen's unless a model has a
  /// quicker way to it.
  func headerItem(in context: PresentationContext) -> Item

  /// The main screen.
  func mainViewModel(in context: PresentationContext) -> any ProductViewModelProtocol

  /// One of the screens; `nil` when the product has no such screen.
  func viewModel(for screen: ScreenID, in context: PresentationContext) -> (any ProductViewModelProtocol)?
}

extension ViewModelConvertible {
  /// The top of the main screen.
  public func headerItem(in context: PresentationContext) -> Item { mainViewModel(in: context).headerItem }
}

/// A product as the engine handles it: something it can name, and something that can show itself.
public typealias ProductProtocol = EveryProductProtocol & ViewModelConvertible

/// What a view shows of one product: a tree of design-system items with no formatting left to do.
public protocol ProductViewModelProtocol: Sendable {
  /// The top of the screen.
  var headerItem: Item { get }
  /// The rest of the screen, in reading order.
  var contentItems: [Item] { get }
  /// What is worth knowing about the screen itself, beside what its product says; an error means that it cannot be shown.
  var diagnostics: [Diagnostic] { get }
}

extension ProductViewModelProtocol {
  /// Nothing.
  public var diagnostics: [Diagnostic] { [] }
}

/// The view model most products need: just its items.
public struct ProductViewModel: ProductViewModelProtocol, Hashable {
  /// The top of the screen.
  public var headerItem: Item
  /// The rest of the screen, in reading order.
  public var contentItems: [Item]

  /// Makes a view model.
  public init(headerItem: Item, contentItems: [Item]) {
    self.headerItem = headerItem
    self.contentItems = contentItems
  }
}
