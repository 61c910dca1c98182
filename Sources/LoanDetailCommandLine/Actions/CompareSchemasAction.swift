import LoanDetailCore
import LoanDetailGateways
import LoanDetailJSON
import LoanDetailSchemas
import Loans

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
    let (oldSchema, newSchema) = (try old.read(in: surroundings, limits), try new.read(in: surroundings, limits))
    do {
      return try SchemaComparison(old: oldSchema, new: newSchema, for: purpose)
    } catch {
      let file = (error.side == .old ? old : new).name
      throw .malformed(
        Diagnostic(
          id: "schema.malformed", severity: .error, path: "\(file): \(error.path)",
          summary: "This is no schema that can be compared.", found: error.found, expected: error.expected))
    }
  }
}
