import LoanDetailCore

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
  var pageParameters: [String] {
    if hasPages { return PageRequest.names }
    return self == .event ? ["size"] : []
  }

  /// The names of the parameters in which a client states its profile.
  var clientParameters: [String] { self == .products ? ["version"] : ["version", "kinds", "without"] }

  /// Whether the address has the id of a product.
  var namesProduct: Bool { path.contains("{id}") }

  /// The type of the document of the address; for an event, of the screen that is the answer.
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

  /// Returns the address that a path belongs to, with the values of its parameters; `nil` if there is none.
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
