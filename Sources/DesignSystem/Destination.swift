/// What an action opens.
public enum Destination: Sendable, Hashable {
  /// Another screen of the same product.
  case screen(ScreenID)
  /// A flow of the host app, such as `early-repayment`; the source of the action chooses its name.
  case flow(String)
}
