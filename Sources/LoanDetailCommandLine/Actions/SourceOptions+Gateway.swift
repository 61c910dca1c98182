import LoanDetailCore
import LoanDetailGateways
import Loans

extension SourceOptions {
  /// The gateway to the records. Reports if they are samples.
  func gateway(
    for tool: LoanDetailTool, in surroundings: Surroundings, into report: inout Report
  ) throws(GatewayError) -> any LoanRecordGateway {
    switch location {
    case .samples:
      report.note(
        "This is sample data. Show your own with --data FILE; \"\(tool.name) sample > portfolio.json\" "
          + "makes a file to start from.")
      return SampleGateway(of: tool.products)
    case .document(let document):
      report.source = document.name
      let bytes = try document.bytes(
        in: surroundings, limits, within: deadline, advice: "Pipe the records in, or give --data FILE.")
      return switch kind {
      case .portfolio: try PortfolioGateway(parsing: bytes, name: document.name, limits: limits)
      case .fineract:
        try FineractGateway(
          parsing: bytes, name: document.name, types: productTypes, defaultType: tool.defaultType, limits: limits)
      }
    }
  }
}

extension SourceOptions {
  /// The gateway to the records of a portfolio that a command changes.
  func store(at path: String, into report: inout Report) throws(GatewayError) -> any LoanRecordGateway {
    report.source = InputDocument(path).name
    return try PortfolioStore(contentsOf: path, limits: limits)
  }
}

extension LoanDetailTool {
  /// The type of records whose source has no types: the first installed type.
  fileprivate var defaultType: ProductType { products.first?.manifest.type ?? "loan" }
}
