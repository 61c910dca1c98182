public import DesignSystem
public import Loans

/// Keeps the open screen, and leaves every other destination, such as a payment, to the host.
public final class ScreenRouter {
  /// The open screen.
  public private(set) var screen: ScreenID
  private let openElsewhere: (_ destination: Destination, _ loan: ProductID) -> Void

  /// Makes a router with an open screen.
  ///
  /// - Parameters:
  ///   - screen: the screen that is open at first.
  ///   - openElsewhere: opens a destination that is not a screen of the loan: a flow, a document, a link, or a screen
  ///     of another product.
  public init(
    screen: ScreenID = .main,
    openElsewhere: @escaping (_ destination: Destination, _ loan: ProductID) -> Void = { _, _ in }
  ) {
    self.screen = screen
    self.openElsewhere = openElsewhere
  }

  /// Opens the destination of a loan's item. Returns whether it is a screen of the same loan.
  func go(to destination: Destination, of loan: ProductID) -> Bool {
    let own = Destination.Product(type: loan.type.rawValue, id: loan.id)
    guard case .screen(let screen, let product) = destination, product ?? own == own else {
      openElsewhere(destination, loan)
      return false
    }
    self.screen = screen
    return true
  }
}
