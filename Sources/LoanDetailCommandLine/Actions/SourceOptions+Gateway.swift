import LoanDetailCore
import LoanDetailGateways

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
      return try SamplePortfolio(of: tool.products).gateway()
    case .standardInput:
      let name = "standard input"
      report.source = name
      guard let bytes = surroundings.readInput() else {
        throw .missing(
          Diagnostic(
            id: "source.unreadable-input", severity: .error, path: name, summary: "Standard input cannot be read.",
            advice: "Pipe the records in, or give --data FILE."))
      }
      return switch kind {
      case .portfolio: try PortfolioGateway(parsing: bytes, name: name)
      case .fineract:
        try FineractGateway(parsing: bytes, name: name, types: productTypes, defaultType: tool.defaultType)
      }
    case .file(let path):
      report.source = path
      return switch kind {
      case .portfolio: try PortfolioGateway(contentsOf: path)
      case .fineract:
        try FineractGateway(contentsOf: path, types: productTypes, defaultType: tool.defaultType)
      }
    }
  }
}

extension LoanDetailTool {
  /// The type of records whose source has no types: the first installed type.
  fileprivate var defaultType: ProductType { products.first?.manifest.type ?? "loan" }
}
