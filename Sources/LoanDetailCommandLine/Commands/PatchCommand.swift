import LoanDetailCore
import LoanDetailJSON
import LoanDetailRendering
import Loans

/// `patch` applies a patch to a rendered screen.
struct PatchCommand: Command {
  static let name = "patch"
  let documents: DocumentPair
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
    documents = try DocumentPair(arguments)
    layout = try OutputOptions.layout(arguments)
    limits = try LimitOptions.document.limits(arguments)
  }

  func perform(for tool: LoanDetailTool, in surroundings: Surroundings, into report: inout Report) throws {
    let (base, patch) = try documents.read(in: surroundings, limits)
    do {
      report.output = try ScreenPatch(json: patch).applied(to: consume base).rendered(layout)
    } catch {
      throw error.fault(in: error.subject == .patch ? documents.second : documents.first)
    }
  }
}

extension PatchError {
  /// The error for a document that is no screen, no patch or not the one that fits the other.
  func fault(in document: InputDocument) -> GatewayError {
    .malformed(
      Diagnostic(
        id: "patch.fault", severity: .error, path: "\(document.name): \(path)", summary: summary, found: found,
        expected: expected, advice: remark))
  }
}
