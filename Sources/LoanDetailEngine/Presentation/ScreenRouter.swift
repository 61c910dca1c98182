public import DesignSystem
public import LoanDetailCore

/// Keeps the open screen, and starts flows of the host, such as a payment.
public final class ScreenRouter {
  /// The open screen.
  public private(set) var screen: ScreenID
  private let openFlow: (_ flow: String, _ loan: ProductID) -> Void

  /// Makes a router with an open screen. `openFlow` starts a flow of the host for a loan.
  public init(
    screen: ScreenID = .main, openFlow: @escaping (_ flow: String, _ loan: ProductID) -> Void = { _, _ in }
  ) {
    self.screen = screen
    self.openFlow = openFlow
  }

  /// Opens the destination of a loan's item.
  func go(to destination: Destination, of loan: ProductID) {
    switch destination {
    case .screen(let screen): self.screen = screen
    case .flow(let flow): openFlow(flow, loan)
    }
  }
}
