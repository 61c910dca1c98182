import DesignSystem
import Foundation
import InstalledSamples
import LoanArithmetic
import LoanDetailCommandLine
import LoanDetailJSON

/// The documents that the cases are made from: the samples, a record with every field, Fineract's payloads, the
/// requests in the help, the schemas.
struct Seeds: Sendable {
  static let tool = LoanDetailTool(products: InstalledSamples.all)

  /// The sample portfolio without its version and its records.
  let portfolio: [JSONValue.Member]
  /// The records of the samples and, as often as all of them, the one with every field.
  let records: [JSONValue]
  /// Payloads of Fineract: loans and things about loans.
  let payloads: [JSONValue]
  /// Requests of `calc`, with their kinds.
  let requests: [(kind: String, request: JSONValue)]
  let schemas: [JSONValue]
  let screens: [String]
  let kinds: [String]

  init() async throws {
    let sample = try JSONParser.parse(await Self.output(of: ["sample"]))
    guard case .object(let members) = sample else { throw SeedError("\"sample\" prints no portfolio.") }
    portfolio = members.filter { !["schemaVersion", "loans"].contains($0.name) }
    let samples = sample["loans"]?.elements ?? []
    let whole = try Self.jsonFiles(in: "Tests/LoanDetailGatewaysTests/Payloads/portfolio")
      .flatMap { $0.value["loans"]?.elements ?? [] }
    guard !whole.isEmpty else { throw SeedError("The record with every field is missing.") }
    records = samples + samples.indices.map { whole[$0 % whole.count] }
    payloads = try Self.jsonFiles(in: "Tests/LoanDetailGatewaysTests/Payloads/fineract").map { $0.value }
    requests = try await Self.requestsOfHelp() + Self.furtherRequests()
    schemas = try Self.jsonFiles(in: "Schemas").map { $0.value }
    let products = try JSONParser.parse(await Self.output(of: ["products", "--format", "json"]))["products"]?.elements
    var screens: [String] = []
    for case .string(let screen)? in products?.flatMap({ ($0["screens"]?.elements ?? []).map { $0["screen"] } }) ?? []
    where !screens.contains(screen) {
      screens.append(screen)
    }
    self.screens = screens
    kinds = ItemKind.Standard.allCases.map(\.rawValue)
    guard !records.isEmpty, !payloads.isEmpty, requests.count > 5, !schemas.isEmpty, !screens.isEmpty else {
      throw SeedError("Documents to start from are missing.")
    }
  }

  /// The output of a command of the tool.
  static func output(of arguments: [String], input: [UInt8] = []) async -> [UInt8] {
    await tool.run(arguments, in: Surroundings(variables: [:], today: today, readInput: { _ in input })).output
  }

  static let today = CalendarDate("2026-11-21")

  /// The engine's package, in which this package lies.
  private static let root = (0..<6).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }

  private static func jsonFiles(in folder: String) throws -> [(name: String, value: JSONValue)] {
    try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
      .filter { $0.hasSuffix(".json") }.sorted()
      .map { ($0, try JSONParser.parse([UInt8](Data(contentsOf: root.appending(path: "\(folder)/\($0)"))))) }
  }

  /// The requests in the examples of `help calc`.
  private static func requestsOfHelp() async throws -> [(kind: String, request: JSONValue)] {
    try String(decoding: await output(of: ["help", "calc"]), as: UTF8.self)
      .matches(of: /calc ([a-z-]+)[^\n]* <<< '([^\n]*)'\n/)
      .map { (String($0.1), try JSONParser.parse(Array($0.2.utf8))) }
  }

  /// Requests with the fields that the examples only name.
  private static func furtherRequests() throws -> [(kind: String, request: JSONValue)] {
    try [
      (
        "schedule",
        #"{"id": 1, "params": {"principal": 55000, "annual_rate_percent": 10, "payments": 36, "method": "flat", "#
          + #""period": {"weeks": 2}, "first_payment": "2026-03-01", "disbursed": "2026-01-31", "rounding": "carry", "#
          + #""interest_only_periods": 4, "payment_growth": {"percent": 5, "every_payments": 12}, "down_payment": 100, "#
          + #""rate_changes": [{"from": "2026-06-01", "annual_rate_percent": "9.75"}], "currency": "JPY", "decimals": 0}}"#
      ),
      (
        "schedule",
        #"[{"id": "a", "params": {"principal": "1000.00", "annual_rate_percent": 12, "payments": 12, "method": "#
          + #""differentiated", "disbursed": "2026-01-31", "disbursements": [{"date": "2026-03-01", "amount": 10}], "#
          + #""payment_holidays": [{"from": "2026-06-01", "to": "2026-08-31", "interest_runs": true}], "final_payment": 5, "#
          + #""rate_decimals": 7, "rounding": "half-even"}}, {"id": "b", "params": {"principal": 10, "payments": 3, "#
          + #""annual_rate_percent": 0, "skipped_months": [6, 7], "disbursed": "2026-01-01", "interest": "30E/360", "#
          + #""rounding": "display", "early_repayments": [{"after_payment": 1, "amount": 1, "keep": "term"}]}}]"#
      ),
      (
        "effective-rate",
        #"{"params": {"method": "us-apr", "amount_financed": 5000, "payment": 230, "payments": 24, "#
          + #""unit_periods_per_year": 12}}"#
      ),
    ].map { ($0.0, try JSONParser.parse(Array($0.1.utf8))) }
  }
}

/// Why no cases can be made.
struct SeedError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
