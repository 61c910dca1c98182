public import DesignSystem
public import LoanDetailCore

/// Knows which screen is open, and hands flows that belong to the host, such as a payment, to the host.
public final class ScreenRouter {
  /// The screen that loans are shown on.
  public private(set) var screen: ScreenID
  private let openFlow: (_ flow: String, _ loan: ProductID) -> Void

  /// Makes a router that opens on a screen; `openFlow` starts a flow of the host's for a loan.
  public init(
    screen: ScreenID = .main, openFlow: @escaping (_ flow: String, _ loan: ProductID) -> Void = { _, _ in }
  ) {
    self.screen = screen
    self.openFlow = openFlow
  }

  /// Goes where a loan's item leads.
  func go(to destination: Destination, of loan: ProductID) {
    switch destination {
    case .screen(let screen): self.screen = screen
    case .flow(let flow): openFlow(flow, loan)
    }
  }
}
