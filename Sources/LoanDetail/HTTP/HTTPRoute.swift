import DesignSystem
import LoanDetailCore
import Loans

/// The addresses of the protocol.
enum HTTPRoute: String, CaseIterable {
  case list, summary, main, screen, whatIf

  /// The path, with the names of its parameters in braces.
  var path: String {
    switch self {
    case .list: "/loans"
    case .summary: "/summary"
    case .main: "/loans/{id}"
    case .screen: "/loans/{id}/{screen}"
    case .whatIf: "/loans/{id}/what-if/{question}"
    }
  }

  /// The methods of every address; a client sends its document with `POST`, for a patch.
  static let methods = ["GET", "POST"]

  /// The value of the header `Allow`.
  static let allowed = (methods + ["HEAD"]).joined(separator: ", ")

  /// Whether the document of the address has lists of rows, which come in pages.
  var hasPages: Bool { self != .list }

  /// Whether the address has the id of a product.
  var namesProduct: Bool { path.contains("{id}") }

  var mediaType: HTTPMediaType { self == .list ? .list : .screen }

  /// What the address answers, in one sentence.
  var summary: String {
    switch self {
    case .list: "The products of the customer."
    case .summary: "Everything that the customer owes."
    case .main: "The main screen of a product."
    case .screen: "A screen of a product."
    case .whatIf: "The answer to a question about a product."
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
  let client: ClientProfile?
  let page: PageRequest?
  let ofQuestion: [String: String]

  /// The names of the parameters in which a client states its profile.
  static let ofClient = ["version", "kinds", "without"]

  init(_ query: [String: String], of route: HTTPRoute, asking question: String?) throws {
    let known = Self.ofClient + (route.hasPages ? PageRequest.names : [])
    if question == nil, let other = query.keys.sorted().first(where: { !known.contains($0) }) {
      throw RequestNameError.unknownParameter(other, known: known)
    }
    client = try Self.client(query)
    page = route.hasPages ? try PageRequest.named(query.filter { PageRequest.names.contains($0.key) }) : nil
    ofQuestion = query.filter { !known.contains($0.key) }
  }

  private static func client(_ query: [String: String]) throws -> ClientProfile? {
    guard ofClient.contains(where: { query[$0] != nil }) else { return nil }
    let version = try query["version"].map { text throws(RequestNameError) in
      guard let version = Int(text), "\(version)" == text else {
        throw .unreadable("version", value: text, expected: "a number from 1")
      }
      return version
    }
    func names(_ parameter: String) -> [String]? { query[parameter].map { $0.split(separator: ",").map(String.init) } }
    return try ClientProfile(
      version: version ?? ScreenDocument.schemaVersion, kinds: names("kinds"), without: names("without") ?? [])
  }
}
