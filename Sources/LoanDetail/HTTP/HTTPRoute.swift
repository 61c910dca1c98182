import DesignSystem
import LoanDetailCore
import Loans

/// The addresses of the protocol.
enum HTTPRoute: String, CaseIterable {
  case list, summary, main, statement, screen, whatIf, event, products

  /// The path, with the names of its parameters in braces.
  var path: String {
    switch self {
    case .list: "/loans"
    case .summary: "/summary"
    case .main: "/loans/{id}"
    case .statement: "/loans/{id}/statement"
    case .screen: "/loans/{id}/{screen}"
    case .whatIf: "/loans/{id}/what-if/{question}"
    case .event: "/loans/{id}/{screen}/events/{event}"
    case .products: "/products"
    }
  }

  /// The methods of the address besides `HEAD`. With `POST`, a client sends an event or, for a patch, its document.
  var methods: [String] {
    switch self {
    case .products: ["GET"]
    case .event: ["POST"]
    case .list, .summary, .main, .statement, .screen, .whatIf: ["GET", "POST"]
    }
  }

  /// The value of the header `Allow`.
  var allowed: String { (methods + (methods.contains("GET") ? ["HEAD"] : [])).joined(separator: ", ") }

  /// Whether the document of the address has lists of rows, which come in pages.
  var hasPages: Bool { ![.list, .event, .products].contains(self) }

  /// The names of the parameters in which a client asks for a page. An event is answered with a first page.
  var pageParameters: [String] { hasPages ? PageRequest.names : self == .event ? ["size"] : [] }

  /// The names of the parameters in which a client states its profile.
  var clientParameters: [String] { self == .products ? ["version"] : ["version", "kinds", "without"] }

  /// Whether the address has the id of a product.
  var namesProduct: Bool { path.contains("{id}") }

  var mediaType: HTTPMediaType {
    switch self {
    case .list: .list
    case .products: .products
    case .summary, .main, .statement, .screen, .whatIf, .event: .screen
    }
  }

  /// What the address answers, in one sentence.
  var summary: String {
    switch self {
    case .list: "The products of the customer."
    case .summary: "Everything that the customer owes."
    case .main: "The main screen of a product."
    case .statement: "The statement of account of a product for a period."
    case .screen: "A screen of a product."
    case .whatIf: "The answer to a question about a product."
    case .event: "Sends an event that an item of a screen offers. The answer is the screen as it is then."
    case .products:
      "The installed product types, for every customer: their screens, own kinds of items, flows and events."
    }
  }

  /// Returns the address that a path belongs to, with the values of its parameters.
  static func matching(_ path: [String]) -> (route: HTTPRoute, names: [String: String])? {
    for route in allCases {
      let parts = route.path.split(separator: "/")
      guard parts.count == path.count else { continue }
      var names: [String: String] = [:]
      let matches = zip(parts, path).allSatisfy { part, text in
        guard part.first == "{" else { return part == text }
        names[String(part.dropFirst().dropLast())] = text
        return true
      }
      if matches { return (route, names) }
    }
    return nil
  }
}

/// The parameters of a query: of the client, of the page and of the question.
struct HTTPParameters {
  /// The version of the format that the client reads; `nil` for the newest.
  let version: Int?
  let client: ClientProfile?
  let page: PageRequest?
  let ofQuestion: [String: String]
  /// The period of a statement; `nil` if none is stated.
  let period: StatementPeriod?

  init(_ query: [String: String], of route: HTTPRoute, asking question: String?) throws {
    let days = route == .statement ? StatementPeriod.parameters : []
    let known = route.clientParameters + route.pageParameters + days
    if question == nil, let other = query.keys.sorted().first(where: { !known.contains($0) }) {
      throw RequestNameError.unknownParameter(other, known: known)
    }
    (version, client) = (try Self.version(query), try Self.client(query))
    page = try PageRequest.named(query.filter { route.pageParameters.contains($0.key) })
    ofQuestion = query.filter { !known.contains($0.key) }
    period = try StatementPeriod.named(query.filter { days.contains($0.key) })
  }

  private static func version(_ query: [String: String]) throws(RequestNameError) -> Int? {
    guard let text = query["version"] else { return nil }
    guard let version = Int(text), "\(version)" == text else {
      throw .unreadable("version", value: text, expected: "a number from 1")
    }
    return version
  }

  private static func client(_ query: [String: String]) throws -> ClientProfile? {
    guard HTTPRoute.main.clientParameters.contains(where: { query[$0] != nil }) else { return nil }
    func names(_ parameter: String) -> [String]? { query[parameter].map { $0.split(separator: ",").map(String.init) } }
    return try ClientProfile(
      version: version(query) ?? ScreenDocument.schemaVersion, kinds: names("kinds"), without: names("without") ?? [])
  }
}
