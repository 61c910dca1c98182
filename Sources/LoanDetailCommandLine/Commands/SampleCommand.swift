import LoanCalculator
import LoanDetailCore
import LoanDetailGateways
import LoanDetailJSON

/// `sample` prints the built-in portfolio, or records calculated from terms.
struct SampleCommand: Command {
  static let name = "sample"
  /// The terms of the records; `nil` for the built-in portfolio.
  let terms: Terms?
  let layout: JSONLayout

  struct Terms: Sendable {
    enum Source: Sendable {
      /// The terms themselves, as JSON.
      case text(String)
      case document(InputDocument)
    }

    let source: Source
    let type: ProductType
    let limits: InputLimits

    /// Reads and parses the terms.
    func read(in surroundings: Surroundings) throws(GatewayError) -> JSONValue {
      switch source {
      case .document(let document): return try document.read(in: surroundings, limits)
      case .text(let text):
        do {
          return try JSONParser.parse(Array(text.utf8))
        } catch {
          throw .malformed(error.diagnostic(in: "--terms"))
        }
      }
    }
  }

  private static let terms = Option(
    "terms", .text(.file), value: "TERMS",
    summary:
      "Calculate a record from these terms: a JSON object, or an array of them for several; a file; or \"-\" for "
      + "standard input.")

  private static func product(of tool: LoanDetailTool) -> Option<String?> {
    Option(
      "product", .text(.words(tool.products.map(\.manifest.type.rawValue))), value: "TYPE",
      summary: "The product type of the records; it need not be installed. Goes with --terms.")
  }

  static func syntax(for tool: LoanDetailTool) -> CommandSyntax {
    CommandSyntax(
      name: name,
      summary: "Prints the built-in sample portfolio, or records calculated from terms, as a portfolio file.",
      options: [terms.syntax, product(of: tool).syntax, OutputOptions.compact.syntax] + LimitOptions.document.syntax)
  }

  init(_ arguments: Arguments, for tool: LoanDetailTool) throws(UsageError) {
    layout = try OutputOptions.layout(arguments)
    let limits = try LimitOptions.document.limits(arguments)
    let type = try arguments[Self.product(of: tool)]
    guard let terms = try arguments[Self.terms] else {
      guard type == nil else {
        throw arguments.error("--product goes with --terms: the built-in portfolio has all types.")
      }
      self.terms = nil
      return
    }
    guard let type else { throw arguments.error("--terms needs --product: the type of the records.") }
    let product = ProductType(rawValue: type)
    guard product.isWellFormed, product != .unknown else {
      throw arguments.error(
        "--product takes a product type of letters, digits and hyphens, such as carLease, not \(SourcePath.quoted(type))."
      )
    }
    let isText = terms.first { !$0.isWhitespace }.map { "{[".contains($0) } ?? false
    self.terms = Terms(source: isText ? .text(terms) : .document(InputDocument(terms)), type: product, limits: limits)
  }

  func perform(for tool: LoanDetailTool, in surroundings: Surroundings, into report: inout Report) throws {
    guard let terms else {
      report.output = try SamplePortfolio(of: tool.products).merged().rendered(layout)
      return
    }
    let value = try terms.read(in: surroundings)
    do throws(SampleTermsError) {
      let portfolio = try CalculatedPortfolio(terms: value, type: terms.type.rawValue)
      report.output = portfolio.document.rendered(layout)
    } catch {
      report.fail("\(error)", .badData)
    }
  }
}
