import LoanDetailCore
import LoanDetailJSON
import LoanDetailRendering

/// `diff` prints the patch from one rendered screen to another.
struct DiffCommand: Command {
  /// The format of both screens and of the patch.
  enum Format: String, CaseIterable, Sendable {
    case json, divkit, a2ui
  }

  static let name = "diff"

  /// The old screen and the new one.
  let documents: DocumentPair
  let format: Format
  /// The layout of the patch.
  let layout: JSONLayout
  /// The limits of each screen.
  let limits: InputLimits

  private static let formatOption = Option(
    "format", .word(Format.self), value: "FORMAT",
    summary:
      "What the screens are: json (the default), divkit: cards of DivKit, with a patch for its clients, or a2ui: "
      + "surfaces of A2UI, with messages for its clients.")

  static func syntax(for tool: LoanDetailTool) -> CommandSyntax {
    CommandSyntax(
      name: name, summary: "Prints what turns one rendered screen into another.",
      operands: [.init("OLD", .file), .init("NEW", .file)],
      options: [formatOption.syntax, OutputOptions.compact.syntax] + LimitOptions.document.syntax)
  }

  static func examples(for tool: LoanDetailTool) -> [(line: String, meaning: String)] {
    [
      ("diff old.json new.json > patch.json", "what a client that holds the old screen needs for the new one"),
      ("diff old.json - < new.json", "with one of the two from standard input"),
      (
        "diff old-card.json card.json --format divkit > patch.json",
        "for a client of DivKit, from what \"render --format divkit\" printed"
      ),
      ("diff old.jsonl new.jsonl --format a2ui", "the messages for a client that shows the old surface"),
    ]
  }

  init(_ arguments: Arguments, for tool: LoanDetailTool) throws(UsageError) {
    documents = try DocumentPair(arguments)
    format = try arguments[Self.formatOption] ?? .json
    layout = try OutputOptions.layout(arguments, of: format == .a2ui ? .a2ui : .json)
    limits = try LimitOptions.document.limits(arguments)
  }

  func perform(for tool: LoanDetailTool, in surroundings: Surroundings, into report: inout Report) throws {
    do {
      switch format {
      case .json:
        let (old, new) = try documents.read(in: surroundings, limits)
        report.output = try ScreenPatch(from: old, to: new).rendered(layout)
      case .divkit:
        let (old, new) = try documents.read(in: surroundings, limits)
        let patch = try DivKitPatch(from: old, to: new)
        if patch.changes.isEmpty {
          report.note("Both cards are the same: there is no patch, because DivKit has none without changes.")
        } else {
          report.output = patch.rendered(layout)
        }
      case .a2ui:
        report.output = try surfaceMessages(in: surroundings)
        if report.output.isEmpty { report.note("Both surfaces are the same: there is nothing to send.") }
      }
    } catch let error as PatchError {
      throw error.fault(in: error.subject == .base ? documents.first : documents.second)
    }
  }

  /// The messages from one surface of A2UI to another; empty if both are the same.
  private func surfaceMessages(in surroundings: Surroundings) throws -> [UInt8] {
    try A2UIUpdate(
      from: documents.first.json(in: surroundings, limits), to: documents.second.json(in: surroundings, limits)
    ).bytes
  }
}
