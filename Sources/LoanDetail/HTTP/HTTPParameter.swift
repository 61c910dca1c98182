import DesignSystem
import LoanDetailCore
import LoanDetailJSON
import Loans

/// A parameter of an address, as OpenAPI describes it.
struct HTTPParameter {
  /// The part of a request that has the parameter.
  enum Place: String {
    case path, query, header
  }

  /// The values of a parameter.
  enum Form {
    case text
    case numbers(ClosedRange<Int>)
    case flag
    /// One of these words.
    case words([String])
    /// Words with commas between them.
    case list
  }

  let name: String
  let place: Place
  /// The purpose of the parameter, in full sentences.
  let meaning: String
  var form = Form.text
  var isRequired = false

  /// The parameters of an address with a method.
  static func all(of route: HTTPRoute, _ method: String) -> [HTTPParameter] {
    var all: [HTTPParameter] = []
    if route.namesProduct {
      all.append(
        HTTPParameter(name: "id", place: .path, meaning: "The product as the list has it: `type:id`, or the id alone."))
    }
    if route == .screen || route == .event {
      all.append(HTTPParameter(name: "screen", place: .path, meaning: "A screen of the product: `main`, `schedule`, …"))
    }
    if route == .whatIf {
      all.append(
        HTTPParameter(
          name: "question", place: .path, meaning: "The question. Its parameters are in the query.",
          form: .words(WhatIf.Name.allCases.map(\.rawValue))))
      all += ofQuestions
    }
    if route == .event {
      all += [
        HTTPParameter(name: "event", place: .path, meaning: "The event that the destination of an item has."),
        HTTPParameter(
          name: "idempotency-key", place: .header,
          meaning:
            "A key of the client's own for the event, up to 64 letters, digits, hyphens, dots and underscores. However "
            + "often the event is sent with the key, it is carried out once.", isRequired: true),
        HTTPParameter(
          name: "if-match", place: .header,
          meaning:
            "The tag of the document on which the customer acted, weak or strong. If the screen looks different by "
            + "now, nothing is done."),
      ]
    }
    if route == .statement { all += ofStatements }
    all += ofClient.filter { route.clientParameters.contains($0.name) }
    all += ofPages.filter { route.pageParameters.contains($0.name) }
    if method == "GET" { all.append(ifNoneMatch) }
    return all + [language]
  }

  private static let language = HTTPParameter(
    name: "accept-language", place: .header, meaning: "The languages of the customer; the first that there is is taken."
  )
  private static let ifNoneMatch = HTTPParameter(
    name: "if-none-match", place: .header, meaning: "The tags of the documents that the client has.")

  private static let ofClient = [
    HTTPParameter(
      name: "version", place: .query,
      meaning: "The version of the format that the client reads; the newest without it.",
      form: .numbers(1...9999)),
    HTTPParameter(
      name: "kinds", place: .query, meaning: "The kinds of items that the client draws; all standard ones without it.",
      form: .list),
    HTTPParameter(
      name: "without", place: .query,
      meaning:
        "What the client can do without: \(ClientProfile.Omission.allCases.map(\.rawValue).joined(separator: ", ")).",
      form: .list),
  ]

  private static let ofPages = [
    HTTPParameter(
      name: "size", place: .query, meaning: "At most this many rows of each list; all of them without it.",
      form: .numbers(1...PageRequest.largestSize)),
    HTTPParameter(name: "after", place: .query, meaning: "The `next` of a page, for the rows after it."),
    HTTPParameter(name: "before", place: .query, meaning: "The `previous` of a page, for the rows before it."),
    HTTPParameter(
      name: "rows", place: .query, meaning: "Whether the client keeps its rows, and wants a patch with the others.",
      form: .flag),
    HTTPParameter(
      name: "refresh", place: .query,
      meaning: "A cursor of the client's document, for the rows of that document as they are now. It stands alone."),
  ]

  /// The parameters of all questions; the names of each are in the chapter HTTP.md.
  private static let ofQuestions: [HTTPParameter] = {
    var names: [String] = []
    for name in WhatIf.Name.allCases.flatMap(\.parameters) where !names.contains(name) { names.append(name) }
    return names.map { name in
      let questions = WhatIf.Name.allCases.filter { $0.parameters.contains(name) }.map { "`\($0.rawValue)`" }
      return HTTPParameter(name: name, place: .query, meaning: "Of \(questions.joined(separator: ", ")).")
    }
  }()

  private static let ofStatements = [
    HTTPParameter(
      name: StatementPeriod.parameters[0], place: .query,
      meaning: "The first day, `YYYY-MM-DD`; the first of the month of the last day without it."),
    HTTPParameter(
      name: StatementPeriod.parameters[1], place: .query,
      meaning: "The last day; that of the data without it, and the last full month without both."),
  ]

  /// Writes the parameter as OpenAPI describes it.
  func write(to json: inout JSONWriter) {
    json.object {
      $0.property("name", name)
      $0.property("in", place.rawValue)
      $0.property("description", meaning)
      $0.property("required", place == .path || isRequired)
      if case .list = form { $0.property("explode", false) }
      $0.object("schema") { writeSchema(to: &$0) }
    }
  }

  /// Writes the schema of the values.
  private func writeSchema(to json: inout JSONWriter) {
    switch form {
    case .text: json.property("type", "string")
    case .numbers(let range):
      json.property("type", "integer")
      json.property("minimum", range.lowerBound)
      json.property("maximum", range.upperBound)
    case .flag: json.property("type", "boolean")
    case .words(let words):
      json.property("type", "string")
      json.array("enum") { for word in words { $0.string(word) } }
    case .list:
      json.property("type", "array")
      json.object("items") { $0.property("type", "string") }
    }
  }
}
