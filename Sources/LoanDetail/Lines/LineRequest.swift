import DesignSystem
import LoanArithmetic
import LoanDetailCore
import LoanDetailEngine
import LoanDetailGateways
import LoanDetailJSON
import Loans

/// A request on a line (`Schemas/serve-request.schema.json`).
struct LineRequest {
  /// What is asked for.
  enum Subject {
    /// The products of the customer.
    case list
    /// Everything that the customer owes.
    case summary
    /// A product of the service's source.
    case product(ProductReference)
    /// A loan as in the array "loans" of a portfolio.
    case record([UInt8], version: PortfolioVersion?, asOf: CalendarDate?)
  }

  let subject: Subject
  let screen: ScreenID
  let question: ScreenQuestion?
  let customer: CustomerID?
  let locale: String?
  let asOf: CalendarDate?
  let client: ClientProfile?
  let page: PageRequest?
  let held: HeldScreen?

  /// The names of the members of a request.
  private static let members = [
    "number", "product", "record", "recordVersion", "dataAsOf", "screen", "question", "period", "customer", "locale",
    "asOf", "client", "page", "held",
  ]

  /// The largest number of a request: every JSON reader reads numbers up to it exactly.
  static let largestNumber = 1 << 53

  /// Returns the number of a request that may be faulty in every other way; `nil` if it has none.
  static func number(of json: JSONValue) -> Int? {
    guard case .number(let digits)? = json["number"], let number = Int(digits), 0...largestNumber ~= number else {
      return nil
    }
    return number
  }

  init(_ json: JSONValue) throws(LineProblem) {
    let request = try LineObject(json, at: "$", Self.members)
    _ = try request.integer("number", in: 0...Self.largestNumber)
    subject = try Self.subject(request)
    (screen, question) = try Self.screen(request, of: subject)
    customer = try request.text("customer").map(CustomerID.init(rawValue:))
    locale = try request.text("locale")
    asOf = try request.day("asOf")
    client = try Self.client(request)
    page = try Self.page(request)
    held = try Self.held(request)
    if page?.addsRows == true, held == nil {
      throw LineProblem(
        .missingTag, at: "$.held", "A request for more rows states the document that the client has: {\"etag\": …}.")
    }
    if case .list = subject, page != nil { throw Self.needless("page", "of a list: leave it out") }
  }

  /// Reads what is asked for.
  private static func subject(_ request: LineObject) throws(LineProblem) -> Subject {
    let product = try request.text("product")
    let record = try request.value("record", "a loan, an object") { json -> [UInt8]? in
      if case .object = json { json.rendered(.compact) } else { nil }
    }
    let version = try request.integer("recordVersion", in: 1...2).flatMap(PortfolioVersion.init(rawValue:))
    let asOf = try request.day("dataAsOf")
    if let record {
      if product != nil { throw needless("product", "beside a record, which states its own id: leave one of them out") }
      return .record(record, version: version ?? .two, asOf: asOf)
    }
    for name in ["recordVersion", "dataAsOf"] where request[name] != nil {
      throw needless(name, "without a record: leave it out, or send the record")
    }
    if let product { return .product(ProductReference(product)) }
    return request["screen"] == .string(ScreenID.summary.rawValue) ? .summary : .list
  }

  /// Reads the screen and the question; the main screen and no question if there are none.
  private static func screen(
    _ request: LineObject, of subject: Subject
  ) throws(LineProblem) -> (ScreenID, ScreenQuestion?) {
    let screen = try request.text("screen").map(ScreenID.init(rawValue:))
    let question = try question(request)
    let period = try period(request)
    let ofProduct =
      switch subject {
      case .list: ["screen", "question", "period"]
      case .summary: ["question", "period"]
      case .product, .record: [String]()
      }
    if let name = ofProduct.first(where: { request[$0] != nil }) {
      throw needless(name, "without a product: name one in \"product\", or send its \"record\"")
    }
    if let question {
      if let screen, screen != .whatIf {
        throw needless("screen", "beside a question, whose answer is a screen of its own")
      }
      return (.whatIf, .whatIf(question))
    }
    if let period {
      guard screen == .statement else {
        throw needless("period", "for a statement only: add \"screen\": \"statement\"")
      }
      return (.statement, .statement(period))
    }
    return (screen ?? .main, nil)
  }

  /// Reads the question; `nil` if there is none.
  private static func question(_ request: LineObject) throws(LineProblem) -> WhatIf? {
    guard let question = try request.object("question", ["name", "parameters"]) else { return nil }
    guard let name = try question.text("name") else {
      throw LineProblem(
        .unreadableRequest, at: question.place("name"), "A question has a \"name\", such as \"payoff\".")
    }
    let parameters = try question["parameters"].map { (json) throws(LineProblem) in
      // The names are checked with the question.
      try LineObject(json, at: question.place("parameters")).parameters()
    }
    do { return try WhatIf(named: name, parameters ?? [:]) } catch { throw LineProblem(error, at: "$.question") }
  }

  /// Reads the period of a statement; `nil` if there is none.
  private static func period(_ request: LineObject) throws(LineProblem) -> StatementPeriod? {
    guard let period = try request.object("period", StatementPeriod.parameters) else { return nil }
    do { return try StatementPeriod.named(try period.parameters()) } catch { throw LineProblem(error, at: "$.period") }
  }

  /// Reads the profile of the client; `nil` if there is none.
  private static func client(_ request: LineObject) throws(LineProblem) -> ClientProfile? {
    guard let client = try request.object("client", ["version", "kinds", "without"]) else { return nil }
    let version = try client.integer("version", in: 1...9999) ?? ScreenDocument.schemaVersion
    do {
      return try ClientProfile(
        version: version, kinds: try client.texts("kinds"), without: try client.texts("without") ?? [])
    } catch { throw LineProblem(error, at: "$.client") }
  }

  /// Reads the rows to send; `nil` for all rows.
  private static func page(_ request: LineObject) throws(LineProblem) -> PageRequest? {
    guard let page = try request.object("page", PageRequest.names) else { return nil }
    do { return try PageRequest.named(try page.parameters()) } catch { throw LineProblem(error, at: "$.page") }
  }

  /// Reads what the client has; `nil` if it has nothing.
  private static func held(_ request: LineObject) throws(LineProblem) -> HeldScreen? {
    guard let held = try request.object("held", ["etag", "document"]) else { return nil }
    let eTag = try held.text("etag")
    let document = try held.value("document", "a document, an object") { json -> [UInt8]? in
      if case .object = json { json.rendered(.compact) } else { nil }
    }
    switch (eTag, document) {
    case (let eTag?, nil): return .eTag(eTag)
    case (nil, let document?): return .document(document)
    default:
      throw LineProblem(.unreadableRequest, at: "$.held", "State the \"etag\" or the \"document\" that the client has.")
    }
  }

  /// The problem of a member that the request should not have, with the end of its message.
  private static func needless(_ name: String, _ reason: String) -> LineProblem {
    LineProblem(.unreadableRequest, at: "$.\(name)", "The member \"\(name)\" has no meaning \(reason).")
  }
}
