import DesignSystem
import LoanDetailCore
import LoanDetailEngine

/// The options of every command about one screen: the product, the screen and the client.
struct ScreenOptions: Sendable {
  let reference: ProductReference
  /// The requested screen; `nil` if none was named.
  let screen: ScreenID?
  let client: ClientOptions
  let source: SourceOptions
  var output: OutputOptions
  let revealsNumbers: Bool

  /// The option for the name of the screen.
  static func screen(of tool: LoanDetailTool) -> Option<String?> {
    Option(
      "screen", .text(.words(screenNames(of: tool))), value: "SCREEN",
      summary: "The screen to show: one that \"\(tool.name) products\" lists, or statement; without it, main.")
  }

  /// The screens of the installed products, each once, and those that every loan has.
  static func screenNames(of tool: LoanDetailTool, adding screens: [ScreenID] = [.statement]) -> [String] {
    (tool.plugins.flatMap(\.manifest.screens) + screens).map(\.rawValue).distinct
  }

  static let revealNumbers = Option(
    flag: "reveal-numbers", summary: "Show account and contract numbers in full, not masked.")

  /// The options of a command about one screen, with options of its own after the first one.
  static func syntax(for tool: LoanDetailTool, own: [OptionSyntax] = []) -> [OptionSyntax] {
    [screen(of: tool).syntax] + own + fixedScreenSyntax(for: tool)
  }

  /// The options of a command that always shows the same screen.
  static func fixedScreenSyntax(for tool: LoanDetailTool) -> [OptionSyntax] {
    OutputOptions.syntax + ClientOptions.syntax + SourceOptions.syntax(for: tool) + [revealNumbers.syntax]
  }

  /// Reads the options. The first operand is the product.
  init(_ arguments: Arguments, for tool: LoanDetailTool) throws(UsageError) {
    try self.init(arguments, for: tool, on: arguments[Self.screen(of: tool)].map(ScreenID.init(rawValue:)))
  }

  /// Reads the options except the screen, which the caller decides.
  init(_ arguments: Arguments, for tool: LoanDetailTool, on screen: ScreenID?) throws(UsageError) {
    reference = ProductReference(arguments.operands[0])
    self.screen = screen
    client = try ClientOptions(arguments)
    source = try SourceOptions(arguments, for: tool)
    output = try OutputOptions(arguments)
    revealsNumbers = try arguments[Self.revealNumbers]
  }
}
