import Foundation
import InstalledSamples
import LoanDetail
import LoanDetailGateways

/// Answers the requests of `Schemas/Clients/HTTP.md`, one on each line of standard input, with one line each.
///
/// `.ci/browser` puts it behind the client of the kit: it has the records of a portfolio and no socket, and each
/// request states its day and its customer.
struct LineServer {
  private struct Request: Decodable {
    var day: String
    var customer: String
    var method: String
    var target: String
    var headers: [String: String]
    var body: String?
  }

  private struct Answer: Encodable {
    var status: Int
    var headers: [String: String]
    var body: String
  }

  private let source: PortfolioGateway
  private let languages: Languages
  /// A service has one clock, so there is one for each day.
  private var services: [String: LoanDetailHTTP] = [:]

  /// Reads a portfolio that states no day, and tables of words.
  init(portfolio: URL, words: [URL]) throws {
    source = try PortfolioGateway(contentsOf: portfolio.path)
    languages = Languages(
      try words.map { try Translation(json: Array(Data(contentsOf: $0)), file: $0.lastPathComponent) })
  }

  /// Answers until the input ends.
  mutating func run() async throws {
    let encoder = JSONEncoder()
    while let line = readLine() {
      let request = try JSONDecoder().decode(Request.self, from: Data(line.utf8))
      let answer = try await service(on: request.day).answer(
        to: LoanDetailHTTP.Request(
          method: request.method, target: request.target, headers: request.headers,
          body: Array((request.body ?? "").utf8)),
        for: CustomerID(rawValue: request.customer))
      let text = Answer(
        status: answer.status, headers: answer.headers, body: String(decoding: answer.body, as: UTF8.self))
      try FileHandle.standardOutput.write(contentsOf: encoder.encode(text) + Data("\n".utf8))
    }
  }

  private mutating func service(on day: String) throws -> LoanDetailHTTP {
    if let service = services[day] { return service }
    let date = CalendarDate(day)
    let options = LoanDetailService.Options(languages: languages, today: { _ in date })
    let loans = try LoanDetailService(InstalledSamples.all.map(\.plugin), source: source, options: options)
    services[day] = LoanDetailHTTP(loans)
    return LoanDetailHTTP(loans)
  }
}
