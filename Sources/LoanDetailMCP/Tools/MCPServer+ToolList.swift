import LoanDetail
import LoanDetailJSON
import LoanDetailScreens
import Loans

extension MCPServer {
  /// The tools for the scope: a summary is of one customer, and a quote needs a tariff.
  var tools: [MCPTool] {
    MCPTool.allCases.filter { tool in
      switch tool {
      case .summary: if case .customer = scope { true } else { false }
      case .quote: !options.tariffs().isEmpty
      default: true
      }
    }
  }

  /// Lists the tools with their schemas.
  func toolList(for request: MCPRequest) throws(MCPFault) -> MCPResult {
    try request.checkSinglePage()
    return MCPResult([("tools", .array(tools.map(description)))], lasts: true)
  }

  /// A tool as the list describes it.
  private func description(of tool: MCPTool) -> JSONValue {
    .object(of: [
      ("name", .string(tool.rawValue)), ("title", .string(tool.title)), ("description", .string(tool.purpose)),
      (
        "inputSchema",
        .object(of: [
          ("type", .string("object")),
          ("properties", .object(of: parameters(of: tool).map { ($0.name, $0.schema) })),
          ("required", .array(required(by: tool).map(JSONValue.string))), ("additionalProperties", .bool(false)),
        ])
      ),
      ("outputSchema", AnswerSchema.of(tool)),
      (
        "annotations",
        .object(of: [
          ("title", .string(tool.title)), ("readOnlyHint", .bool(true)), ("destructiveHint", .bool(false)),
          ("idempotentHint", .bool(true)), ("openWorldHint", .bool(false)),
        ])
      ),
      (
        "_meta",
        tool.showsScreen
          ? .object(of: [("ui", .object(of: [("resourceUri", .string(MCPApp.address))]))]) : nil
      ),
    ])
  }

  /// The parameters of a tool.
  func parameters(of tool: MCPTool) -> [RequestParameter] {
    switch tool {
    case .listProducts: [.day, .cursor]
    case .showScreen: [.product, .screen, .day, .firstDay, .lastDay, .cursor]
    case .whatIf: [.product, .question] + WhatIf.Parameter.all + [.day, .cursor]
    case .quote: [quotedType] + QuoteRequest.Parameter.all + [insurances, .cursor]
    case .summary: (options.rates() == nil ? [] : [totals]) + [.day, .cursor]
    case .explain: [.product, .screen, .item, .day, .cursor]
    case .compareDays: [.product, .screen, .day, .otherDay, .cursor]
    }
  }

  /// The names of the parameters without which a tool has no meaning.
  func required(by tool: MCPTool) -> [String] {
    let parameters: [RequestParameter] =
      switch tool {
      case .listProducts, .summary: []
      case .showScreen, .explain: [.product]
      case .compareDays: [.product, .day]
      case .whatIf: [.product, .question]
      case .quote:
        [quotedType, QuoteRequest.Parameter.amount, QuoteRequest.Parameter.months, QuoteRequest.Parameter.rate]
      }
    return parameters.map(\.name)
  }

  /// The product type of a quote, one of those with a tariff.
  var quotedType: RequestParameter {
    RequestParameter("type", .word(options.tariffs().map(\.product.rawValue)), "The product type of the loan.")
  }

  /// The insurances of a quote, those of all tariffs.
  var insurances: RequestParameter {
    let names = Set(options.tariffs().flatMap { $0.insurances.map(\.name) }).sorted()
    return RequestParameter(
      "insurances", .words(names), "The insurances to compare the loan with and without; at most four.")
  }

  /// The currency of the totals of a summary.
  var totals: RequestParameter {
    RequestParameter(
      "currency", .text, "The currency of the totals, such as RUB; each currency has its own without it.")
  }
}
