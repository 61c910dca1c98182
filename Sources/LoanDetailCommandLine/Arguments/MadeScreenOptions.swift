import DesignSystem
import LoanDetailJSON

/// The options of a command that shows a screen of no single product: its output, its client, and whether it explains.
struct MadeScreenOptions: Sendable {
  let client: ClientOptions
  var output: OutputOptions
  let revealsNumbers: Bool
  /// The items to explain instead of showing the screen; `nil` to show it.
  let explained: Explained?

  enum Explained: Sendable {
    case everything
    case item(ItemID)
  }

  private static let revealNumbers = Option(
    flag: "reveal-numbers", summary: "Show account and contract numbers in full, not masked.")
  private static let explain = Option(
    "explain", .text(), value: "ITEM",
    summary: "Say what this item of the screen is made from, in place of showing it; all for every item.")

  static let syntax = OutputOptions.syntax + ClientOptions.syntax + [revealNumbers.syntax, explain.syntax]

  init(_ arguments: Arguments) throws(UsageError) {
    client = try ClientOptions(arguments)
    output = try OutputOptions(arguments)
    revealsNumbers = try arguments[Self.revealNumbers]
    explained = try arguments[Self.explain].map { $0 == "all" ? .everything : .item(ItemID(rawValue: $0)) }
  }
}
