/// Identifies one of the screens of a product, on the command line and in JSON.
public struct ScreenID: Sendable, Hashable, RawRepresentable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public init(stringLiteral value: String) { rawValue = value }

  public var description: String { rawValue }

  /// The debt, the next payment, the possible actions and the main terms.
  public static let main: ScreenID = "main"
  /// All known facts.
  public static let details: ScreenID = "details"
  /// The parts of the debt and of the next payment.
  public static let composition: ScreenID = "composition"
  /// All payments, past and future.
  public static let schedule: ScreenID = "schedule"
  /// All operations on the account.
  public static let operations: ScreenID = "operations"
  /// The calculated answer to a question such as "what if I repay a part early?".
  public static let whatIf: ScreenID = "what-if"
  /// The operations of a period, with the balances before and after them.
  public static let statement: ScreenID = "statement"
}
