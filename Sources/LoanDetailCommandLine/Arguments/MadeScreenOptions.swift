import DesignSystem
import LoanDetailJSON

/// The options of a command whose screen is made by the program and is of no product in the source, such as a quote or
/// a summary.
struct MadeScreenOptions: Sendable {
  let client: ClientOptions
  var output: OutputOptions
  let rows: PageOptions
  let revealsNumbers: Bool
  /// The items to explain instead of showing the screen; `nil` to show it.
  let explained: Explained?

  /// What is explained of the screen.
  struct Explained: Sendable {
    /// The item to explain; `nil` for all items.
    let item: ItemID?
  }

  private static let explain = Option(
    "explain", .text(), value: "ITEM",
    summary: "Say what this item of the screen is made from, in place of showing it; all for every item.")

  static let syntax =
    OutputOptions.syntax + PageOptions.syntax + ClientOptions.syntax + [
      ScreenOptions.revealNumbers.syntax, explain.syntax,
    ]

  init(_ arguments: Arguments) throws(UsageError) {
    client = try ClientOptions(arguments)
    output = try OutputOptions(arguments)
    revealsNumbers = try arguments[ScreenOptions.revealNumbers]
    rows = try PageOptions(arguments, in: output.format)
    explained = try arguments[Self.explain].map { Explained(item: $0 == "all" ? nil : ItemID(rawValue: $0)) }
    if explained != nil {
      try rows.refuse(arguments, with: "--explain")
      try output.refuseExplanation(arguments)
    }
  }
}
