import LoanDetailCore
import LoanDetailJSON

/// `patch` applies a patch to a rendered screen.
struct PatchCommand: Command {
  static let name = "patch"
  let base: InputDocument
  let patch: InputDocument
  let layout: JSONLayout
  let limits: InputLimits

  static func syntax(for tool: LoanDetailTool) -> CommandSyntax {
    CommandSyntax(
      name: name, summary: "Prints a rendered screen, as JSON, after a patch that \"diff\" made.",
      operands: [.init("OLD", .file), .init("PATCH", .file)],
      options: [OutputOptions.compact.syntax] + LimitOptions.document.syntax)
  }

  static func examples(for tool: LoanDetailTool) -> [(line: String, meaning: String)] {
    [
      ("patch old.json patch.json > new.json", "the new screen, byte for byte as it was rendered"),
      ("diff old.json new.json | \(tool.name) patch old.json - | cmp - new.json", "the two commands, checked"),
    ]
  }

  init(_ arguments: Arguments, for tool: LoanDetailTool) throws(UsageError) {
    (base, patch) = try InputDocument.pair(arguments)
    layout = try OutputOptions.layout(arguments)
    limits = try LimitOptions.document.limits(arguments)
  }
}
