import DesignSystem
import LoanDetailCore
public import LoanDetailJSON

/// The description of ``LoanDetailHTTP`` in the form of OpenAPI 3.1, made from its addresses and problems.
public enum OpenAPI {
  /// The description as JSON (`Schemas/openapi.json`), with references to the schemas beside it.
  public static func rendered(_ layout: JSONLayout = .lines) -> [UInt8] {
    var json = JSONWriter()
    json.object {
      $0.property("openapi", "3.1.1")
      $0.object("info") {
        $0.property("title", "Loan detail")
        $0.property("version", "\(ScreenDocument.schemaVersion)")
        $0.property(
          "description",
          "The screens of a customer's products. The host's server knows the customer, by means of its own. The "
            + "chapter HTTP.md in the kit for client teams explains the rules.")
        $0.object("license") {
          $0.property("name", "Apache 2.0")
          $0.property("identifier", "Apache-2.0")
        }
      }
      $0.array("servers") { $0.object { $0.property("url", "/") } }
      $0.object("paths") {
        for route in HTTPRoute.allCases {
          $0.object(route.path) {
            for method in route.methods { $0.write(route, method) }
          }
        }
      }
      $0.object("components") { $0.writeComponents() }
    }
    return json.finish(layout)
  }
}

extension JSONWriter {
  /// Writes a method of an address.
  fileprivate mutating func write(_ route: HTTPRoute, _ method: String) {
    object(method.lowercased()) {
      $0.property("operationId", method == "GET" || route == .event ? route.rawValue : "\(route.rawValue)Patch")
      $0.property("summary", route.summary)
      $0.array("parameters") {
        for parameter in HTTPParameter.all(of: route, method) {
          $0.object { $0.property("$ref", "#/components/parameters/\(parameter.name)") }
        }
      }
      if method == "POST" {
        $0.object("requestBody") {
          $0.property("description", route == .event ? "The event." : "The document that the client has.")
          $0.property("required", true)
          $0.writeContent([route == .event ? .event : route.mediaType])
        }
      }
      $0.object("responses") { $0.writeResponses(of: route, method) }
    }
  }

  /// Writes the answers to a method of an address, by their status.
  private mutating func writeResponses(of route: HTTPRoute, _ method: String) {
    object("200") {
      // With GET, more rows come as a patch for the client's document.
      let mayBePatch = method == "POST" && route != .event || route.hasPages
      $0.property("description", mayBePatch ? "The document, or a patch of the client's." : "The document.")
      $0.writeHeaders(["etag", "cache-control", "vary"])
      $0.writeContent(mayBePatch ? [route.mediaType, .patch] : [route.mediaType])
    }
    if route != .event {
      object(method == "GET" ? "304" : "204") {
        $0.property("description", "The client's document is current.")
        $0.writeHeaders(["etag"] + (route == .products ? [] : [LoanDetailHTTP.freshnessHeader]))
      }
    }
    let problems = Dictionary(grouping: HTTPProblem.Kind.allCases.filter { route.has($0, method) }, by: \.status)
    for (status, kinds) in problems.sorted(by: { $0.key < $1.key }) {
      object("\(status)") {
        $0.property("description", kinds.map { "`\($0.rawValue)`: \($0.title)" }.joined(separator: " "))
        if kinds.contains(where: \.mayRetry) { $0.writeHeaders(["retry-after"]) }
        $0.writeContent(kinds.contains(where: \.hasPage) ? [.problem, .screen] : [.problem])
      }
    }
  }

  /// Writes references to the headers with these names.
  private mutating func writeHeaders(_ names: [String]) {
    object("headers") {
      for name in names {
        $0.object(name) { $0.property("$ref", "#/components/headers/\(name)") }
      }
    }
  }

  /// Writes the media types of a body.
  private mutating func writeContent(_ types: [HTTPMediaType]) {
    object("content") {
      for type in types {
        $0.object(type.rawValue) {
          $0.object("schema") { $0.property("$ref", type.schema) }
        }
      }
    }
  }

  /// Writes the parameters, headers and schemas to which the addresses refer.
  fileprivate mutating func writeComponents() {
    object("parameters") {
      var written: Set<String> = []
      for parameter in HTTPRoute.allCases.flatMap({ HTTPParameter.all(of: $0, "GET") })
      where written.insert(parameter.name).inserted {
        $0.key(parameter.name)
        parameter.write(to: &$0)
      }
    }
    object("headers") {
      let meaningOfCacheControl =
        "`private, no-cache`: a store of the client alone keeps the document, and asks each time. `no-cache`: any "
        + "store may."
      for (name, meaning) in [
        ("etag", "The tag of the document, or of the document that the patch makes, as a weak one."),
        ("cache-control", meaningOfCacheControl),
        ("vary", "The language of the client."), ("retry-after", "The seconds after which to try again."),
        (LoanDetailHTTP.freshnessHeader, "The `freshness` that the client's document has now, as JSON."),
      ] {
        $0.object(name) {
          $0.property("description", meaning)
          $0.object("schema") { $0.property("type", name == "retry-after" ? "integer" : "string") }
        }
      }
    }
    object("schemas") {
      $0.object("event") {
        $0.property(
          "description", "What a client sends with an event. The document has the item, the event and the form.")
        $0.property("type", "object")
        $0.array("required") { $0.string("item") }
        $0.property("additionalProperties", false)
        $0.object("properties") {
          $0.object("item") {
            $0.property("description", "The id of the item that offers the event.")
            $0.property("type", "string")
          }
          $0.object("values") {
            $0.property(
              "description",
              "What the customer chose, by the names of the form's fields: amounts and numbers as decimal numbers, "
                + "days as YYYY-MM-DD, choices as their values.")
            $0.property("type", "object")
            $0.object("additionalProperties") { $0.property("type", "string") }
          }
        }
      }
      $0.object("problem") {
        $0.property("description", "A fault of a request (RFC 9457).")
        $0.property("type", "object")
        $0.array("required") { for name in ["type", "title", "status"] { $0.string(name) } }
        $0.object("properties") {
          $0.object("type") {
            $0.property("description", "Which fault it is. There may be others later: go by `status` then.")
            $0.array("examples") {
              for kind in HTTPProblem.Kind.allCases { $0.string(HTTPProblem.namespace + kind.rawValue) }
            }
            $0.property("type", "string")
          }
          $0.object("title") { $0.property("type", "string") }
          $0.object("status") { $0.property("type", "integer") }
          $0.object("field") {
            $0.property("description", "The field of the form whose value is at fault.")
            $0.property("type", "string")
          }
          $0.object("reason") {
            $0.property("description", "The reason for the customer, in the customer's language.")
            $0.property("type", "string")
          }
          $0.object("screen") {
            $0.property("description", "The document as it is now, if the customer acted on an older one.")
            $0.property("$ref", HTTPMediaType.screen.schema)
          }
          $0.object("detail") {
            $0.property("description", "What is wrong with the request, for the client's developers.")
            $0.property("type", "string")
          }
        }
      }
    }
  }
}

extension HTTPMediaType {
  /// The reference to the schema of the bodies.
  fileprivate var schema: String {
    switch self {
    case .screen: "loan-detail.schema.json"
    case .list: "product-list.schema.json"
    case .products: "product-types.schema.json"
    case .patch: "patch.schema.json"
    case .problem: "#/components/schemas/problem"
    case .event: "#/components/schemas/event"
    }
  }
}

extension HTTPProblem.Kind {
  /// Whether a document may tell the customer of the fault.
  fileprivate var hasPage: Bool {
    switch self {
    case .dataUnreadable, .sourceUnavailable, .sourceLate, .eventUnknown: true
    default: false
    }
  }
}

extension HTTPRoute {
  /// Whether a request to the address can have the problem.
  fileprivate func has(_ problem: HTTPProblem.Kind, _ method: String) -> Bool {
    switch problem {
    // What OpenAPI has no place for, what no client sees, and what is no request of these.
    case .noSuchAddress, .methodNotAllowed, .cancelled: false
    case .unreadableRequest: true
    case .dataUnreadable, .overloaded, .sourceUnavailable, .sourceLate: self != .products
    case .noSuchProduct, .ambiguousProduct: namesProduct
    case .noSuchScreen: [.screen, .statement, .event].contains(self)
    case .noSuchQuestion: self == .whatIf
    case .foreignCursor, .outdatedCursor: hasPages
    case .missingTag: hasPages && method == "GET"
    case .unusableDocument: method == "POST" && self != .event
    case .notJSON: method == "POST"
    case .missingKey, .eventNotOffered, .badValue, .eventRefused, .eventConflict, .eventUnknown: self == .event
    }
  }
}
