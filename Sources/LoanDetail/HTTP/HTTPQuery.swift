import DesignSystem
import LoanDetailCore
import Loans

/// The parameters of a query: of the client, of the page and of the question.
struct HTTPQuery {
  /// The version of the format that the client reads; `nil` for the newest.
  let version: Int?
  /// The profile of the client; `nil` if the query states none.
  let client: ClientProfile?
  /// The rows to send; `nil` for all rows.
  let page: PageRequest?
  /// The parameters of the question; empty for other addresses.
  let ofQuestion: [String: String]
  /// The period of a statement; `nil` if none is stated.
  let period: StatementPeriod?

  init(_ query: [String: String], of route: HTTPRoute, asking question: String?) throws {
    let days = route == .statement ? StatementPeriod.parameters : []
    let known = route.clientParameters + route.pageParameters + days
    if question == nil, let other = query.keys.sorted().first(where: { !known.contains($0) }) {
      throw RequestNameError.unknownParameter(other, known: known)
    }
    version = try Self.version(query)
    client = try Self.client(query)
    page = try PageRequest.named(query.filter { route.pageParameters.contains($0.key) })
    ofQuestion = query.filter { !known.contains($0.key) }
    period = try StatementPeriod.named(query.filter { days.contains($0.key) })
  }

  /// Reads the version of the format; `nil` if it is not stated.
  private static func version(_ query: [String: String]) throws(RequestNameError) -> Int? {
    guard let text = query["version"] else { return nil }
    guard let version = Int(text), "\(version)" == text else {
      throw .unreadable("version", value: text, expected: "a number from 1")
    }
    return version
  }

  /// Reads the profile of the client; `nil` if no part of it is stated.
  private static func client(_ query: [String: String]) throws -> ClientProfile? {
    guard HTTPRoute.main.clientParameters.contains(where: { query[$0] != nil }) else { return nil }
    func names(_ parameter: String) -> [String]? { query[parameter].map { $0.split(separator: ",").map(String.init) } }
    return try ClientProfile(
      version: version(query) ?? ScreenDocument.schemaVersion, kinds: names("kinds"), without: names("without") ?? [])
  }
}
