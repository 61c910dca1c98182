import DesignSystem
import LoanDetailCore
import LoanDetailGateways
import Loans

extension ConformanceSubject {
  /// Checks that the sample records have no warnings, even if the product does not pass them on.
  func warningFindings() -> [Finding] {
    let ofSource = samples?.diagnostics(for: .allCustomers) ?? []
    return Self.findings(ofSource, at: place)
      + products.flatMap { product -> [Finding] in
        guard let record = product.record, let statement = product.statement else { return [] }
        let ofRecord = record.diagnostics + record.contradictions + statement.diagnostics
        return Self.findings(ofRecord + product.screens.flatMap(\.diagnostics), at: "\(product.id)")
      }
  }

  /// The warnings and errors among some diagnostics, each once.
  private static func findings(_ diagnostics: [Diagnostic], at place: String) -> [Finding] {
    diagnostics.filter { $0.severity >= .warning }.distinct.map {
      Finding(
        place,
        "The sample record has the warning \($0.id) at \($0.path). \($0.message) Mend the sample: people compare the "
          + "screens with it.")
    }
  }
}
