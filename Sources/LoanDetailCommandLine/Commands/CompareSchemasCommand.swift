import LoanDetailCore
import LoanDetailGateways
import LoanDetailJSON
import LoanDetailSchemas
import Loans

/// `compare-schemas` lists the changes between two versions of a JSON Schema.
struct CompareSchemasCommand: Command {
  static let name = "compare-schemas"
  let documents: DocumentPair
  /// Whether the documents of the schemas are read or written by this program.
  let purpose: SchemaComparison.Purpose
  let format: OutputOptions.LineFormat
  let layout: JSONLayout
  let limits: InputLimits

  private static let input = Option(
    flag: "input",
    summary: "Others write the documents and we read them: what is wider is additive. Without it, we write them "
      + "and others read: what is wider is breaking, but for new properties, values and alternatives.")

  static func syntax(for tool: LoanDetailTool) -> CommandSyntax {
    CommandSyntax(
      name: name,
      summary:
        "Compares two versions of a JSON Schema, and fails when a change breaks what works without a new version.",
      operands: [.init("OLD.json", .file), .init("NEW.json", .file)],
      options: [input.syntax, OutputOptions.lineFormat.syntax, OutputOptions.compact.syntax]
        + LimitOptions.document.syntax)
  }

  static func examples(for tool: LoanDetailTool) -> [(line: String, meaning: String)] {
    [
      (
        "compare-schemas published.schema.json new.schema.json > changes.txt",
        "a line for each change, the last one with their counts and the verdict"
      ),
      (
        "compare-schemas portfolio.1.schema.json portfolio.schema.json --input",
        "a schema of what others write. The version is what follows the last colon of the $id, as in "
          + "urn:bank:schema:screen:1. The command ends with 0 when nothing breaks or the version is higher, else with "
          + "65"
      ),
      (
        "compare-schemas - screen.schema.json --format json",
        "the old one from standard input; the changes for a program: {schemaVersion: 1, for: output or input, old: "
          + "{name, version}, new: {name, version}, changes: [{kind: breaking, additive or editorial, path, message}], "
          + "counts: {breaking, additive, editorial}, verdict: compatible, newVersion, breaking, lowerVersion or "
          + "otherName, isCompatible, conclusion}. All are always there, and nothing else"
      ),
    ]
  }

  init(_ arguments: Arguments, for tool: LoanDetailTool) throws(UsageError) {
    documents = try DocumentPair(arguments)
    purpose = try arguments[Self.input] ? .input : .output
    format = try arguments[OutputOptions.lineFormat] ?? .text
    layout = try OutputOptions.layout(arguments, of: format == .json ? .json : .text)
    limits = try LimitOptions.document.limits(arguments)
  }
}

extension CompareSchemasCommand {
  func perform(for tool: LoanDetailTool, in surroundings: Surroundings, into report: inout Report) throws {
    let comparison = try comparison(in: surroundings)
    report.exitCode = comparison.verdict.isCompatible ? .ok : .badData
    report.output =
      switch format {
      case .text: Array(comparison.text.utf8)
      case .json: comparison.rendered(layout)
      }
  }

  private func comparison(in surroundings: Surroundings) throws(GatewayError) -> SchemaComparison {
    let (old, new) = try documents.read(in: surroundings, limits)
    do {
      return try SchemaComparison(old: old, new: new, for: purpose)
    } catch {
      let file = (error.side == .old ? documents.first : documents.second).name
      throw .malformed(
        Diagnostic(
          id: "schema.malformed", severity: .error, path: "\(file): \(error.path)",
          summary: "This is no schema that can be compared.", found: error.found, expected: error.expected))
    }
  }
}
