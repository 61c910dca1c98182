import LoanDetailCore
import LoanDetailGateways

extension SourceOptions {
  /// The gateway to the records of a file that a command changes.
  func store(at path: String, into report: inout Report) throws(GatewayError) -> any LoanRecordGateway {
    report.source = InputDocument(path).name
    return try PortfolioStore(contentsOf: path, limits: limits)
  }
}
