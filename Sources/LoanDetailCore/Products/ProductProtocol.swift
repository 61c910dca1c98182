public import DesignSystem
public import Loans
public import Localization

/// The properties of every product that the engine uses.
public protocol EveryProductProtocol: Sendable {
  var id: ProductID { get }
  /// The product's name for the customer.
  var title: LocalizedText { get }
  /// Findings about the product's data.
  var diagnostics: [Diagnostic] { get }
  /// The places where the product's facts contradict each other. The engine asks for them only for staff or for the
  /// observer of a request. The default is none.
  var contradictions: [Diagnostic] { get }
  /// The data behind all its screens: the numbers to mask, and the day of the data. A product that wraps another
  /// product passes on the basis of the wrapped one.
  var basis: ScreenBasis { get }
}

extension EveryProductProtocol {
  public var contradictions: [Diagnostic] { [] }
}

/// A data model that maps itself to view models, one for each of its screens.
///
/// The mapping is part of the product, not of the presenter:
///
/// ```swift
/// extension BoatLoan: ViewModelConvertible {
///   var screens: [ScreenID] { [.main, .schedule] }
///
///   func mainViewModel(in context: PresentationContext) -> any ProductViewModelProtocol {
///     ProductViewModel(headerItem: header(in: context), contentItems: nextPayment(in: context) + vessel(in: context))
///   }
///
///   func viewModel(for screen: ScreenID, in context: PresentationContext) -> (any ProductViewModelProtocol)? {
///     switch screen {
///     case .main: mainViewModel(in: context)
///     case .schedule: ProductViewModel(headerItem: header(in: context), contentItems: payments(in: context))
///     default: nil
///     }
///   }
/// }
/// ```
///
/// Most products conform to `SectionedProduct` of `LoanDetailSections` instead, which needs only lists of sections.
///
/// Use the data and the context only. The same input must give the same items.
public protocol ViewModelConvertible: Sendable {
  /// The screens of the product, the main screen first.
  var screens: [ScreenID] { get }

  /// The header of the screens. A list of products shows only this item.
  ///
  /// The default takes it from the main screen. Implement it to make lists faster.
  func headerItem(in context: PresentationContext) -> Item

  /// The view model of the main screen.
  func mainViewModel(in context: PresentationContext) -> any ProductViewModelProtocol

  /// The view model of a screen; `nil` if the product has no such screen.
  func viewModel(for screen: ScreenID, in context: PresentationContext) -> (any ProductViewModelProtocol)?

  /// Whether the product has the screen `ScreenID.whatIf` for every question. The default is `false`.
  var answersWhatIf: Bool { get }

  /// Whether the product has the screen `ScreenID.statement` for every period. The default is `false`.
  var hasStatement: Bool { get }
}

extension ViewModelConvertible {
  public var answersWhatIf: Bool { false }
  public var hasStatement: Bool { false }

  /// Whether the product has a screen: one of ``screens``, the answer to the question of the context, or a statement.
  package func hasScreen(_ screen: ScreenID, in context: PresentationContext) -> Bool {
    screens.contains(screen) || screen == .whatIf && context.whatIf != nil && answersWhatIf
      || screen == .statement && hasStatement
  }

  public func headerItem(in context: PresentationContext) -> Item { mainViewModel(in: context).headerItem }
}

/// A product as the engine uses it: it has an identity and maps itself to view models.
public typealias ProductProtocol = EveryProductProtocol & ViewModelConvertible

/// One screen of a product: a tree of design-system items. All values are already formatted.
public protocol ProductViewModelProtocol: Sendable {
  /// The header of the screen.
  var headerItem: Item { get }
  /// The rest of the screen, in reading order.
  var contentItems: [Item] { get }
  /// Findings about the screen itself, in addition to the product's. An error means that the screen cannot be shown.
  var diagnostics: [Diagnostic] { get }
  /// Whether a statement of the screen is true only on the day it is made for, so that its document is valid until that
  /// day ends. The default is `true`.
  var dependsOnDay: Bool { get }
  /// The screens of the product that have something to show, in their order. The default is empty: the engine then
  /// takes all screens of the product.
  var screens: [ScreenID] { get }
  /// Whether the values of the question that the screen answers are acceptable; `nil`, the default, if it answers none.
  var input: ScreenDocument.Input? { get }
}

extension ProductViewModelProtocol {
  public var diagnostics: [Diagnostic] { [] }
  public var dependsOnDay: Bool { true }
  public var screens: [ScreenID] { [] }
  public var input: ScreenDocument.Input? { nil }
}

/// A view model that consists of its items. Most products need no other.
public struct ProductViewModel: ProductViewModelProtocol, Hashable {
  public var headerItem: Item
  public var contentItems: [Item]
  public var diagnostics: [Diagnostic]
  public var dependsOnDay: Bool
  public var screens: [ScreenID] = []
  public var input: ScreenDocument.Input?

  public init(
    headerItem: Item, contentItems: [Item], diagnostics: [Diagnostic] = [], dependsOnDay: Bool = true
  ) {
    self.headerItem = headerItem
    self.contentItems = contentItems
    self.diagnostics = diagnostics
    self.dependsOnDay = dependsOnDay
  }
}
