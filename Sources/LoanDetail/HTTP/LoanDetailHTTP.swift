import DesignSystem
import LoanDetailCore
import LoanDetailEngine
import LoanDetailJSON
import LoanDetailRendering
public import LoanDetailScreens
public import Loans
import Localization

/// The protocol of `Schemas/Clients/HTTP.md` for any HTTP server: a function from a request to an answer.
///
/// ```swift
/// let http = LoanDetailHTTP(loans)
/// let answer = await http.answer(to: .init(target: "/loans/mortgage:2001/schedule?size=20"), for: customer)
/// ```
///
/// The host's server has sockets, TLS and the customer's identity; it passes on what the client sent, and sends what it
/// gets. `Schemas/openapi.json` describes the addresses.
public struct LoanDetailHTTP: Sendable {
  /// What a client sent.
  public struct Request: Sendable, Hashable {
    /// The method, such as `GET`.
    public var method: String
    /// The path and the query as they were sent, such as `/loans/mortgage:20%2F01/schedule?size=20`.
    public var target: String
    /// The headers by their names in lower case. The values of repeated headers are joined with commas.
    public var headers: [String: String]
    public var body: [UInt8]
    /// The host's own id of the request, which documents contain then; `nil` to derive one, so that answers can be
    /// given again.
    public var id: String?

    public init(
      method: String = "GET", target: String, headers: [String: String] = [:], body: [UInt8] = [], id: String? = nil
    ) {
      self.method = method
      self.target = target
      self.headers = headers
      self.body = body
      self.id = id
    }
  }

  /// What the server sends.
  public struct Answer: Sendable, Hashable {
    public var status: Int
    /// The headers by their names in lower case.
    public var headers: [String: String]
    public var body: [UInt8]

    public init(status: Int, headers: [String: String] = [:], body: [UInt8] = []) {
      self.status = status
      self.headers = headers
      self.body = body
    }
  }

  let loans: LoanDetailService
  let locale: String
  let summary: CustomerSummary

  /// - Parameters:
  ///   - loans: the service that answers.
  ///   - locale: the locale of a client that states none that the service has.
  ///   - summary: the screen of `/summary`, with the host's exchange rates if it has some.
  public init(_ loans: LoanDetailService, locale: String = "en_US", summary: CustomerSummary = CustomerSummary()) {
    self.loans = loans
    self.locale = locale
    self.summary = summary
  }

  /// Answers a request of a customer. The answer is never an error: each has a status and a body of its own.
  @concurrent
  public func answer(to request: Request, for customer: CustomerID) async -> Answer {
    let isHead = request.method == "HEAD"
    var answer: Answer
    do {
      answer = try await made(for: request, method: isHead ? "GET" : request.method, customer)
    } catch {
      answer = Answer(HTTPProblem(error))
    }
    if isHead { answer.body = [] }
    return answer
  }

  /// Makes the answer to a request with a method, which is `GET` also for `HEAD`.
  private func made(for request: Request, method: String, _ customer: CustomerID) async throws -> Answer {
    let target = try HTTPTarget(request.target)
    guard let (route, names) = HTTPRoute.matching(target.path) else {
      throw HTTPProblem(.noSuchAddress, "There is no address \(SourcePath.quoted(request.target)).")
    }
    guard route.methods.contains(method) else {
      throw HTTPProblem(.methodNotAllowed, "The address allows \(route.allowed).", allowed: route.allowed)
    }
    let parameters = try HTTPQuery(target.query, of: route, asking: names["question"])
    let reader = try loans.reader(
      locale: loans.locale(acceptLanguage: request.headers["accept-language"], otherwise: locale),
      client: parameters.client, renderer: JSONRenderer(isCompact: true), requestID: request.id)
    let scope = CustomerScope.customer(customer)
    let reference = ProductReference(names["id"] ?? "")
    let held = route == .event ? nil : try held(in: request, method: method, parameters.page, route.mediaType)
    switch route {
    case .list:
      guard let held else { return .document(try await loans.list(for: scope, reader), .list) }
      switch try await loans.list(for: scope, reader, held: held) {
      case .document(let list): return .document(list, .list)
      case .unchanged(let same): return .unchanged(same, method)
      case .patch(let patch): return .patch(patch)
      }
    case .summary:
      return .screen(
        try await loans.summary(for: customer, as: summary, reader, page: parameters.page, held: held), method)
    case .statement:
      return .screen(
        try await loans.screen(
          reference, statementFor: parameters.period, for: scope, reader, page: parameters.page, held: held), method)
    case .main, .screen:
      let screen = names["screen"].map(ScreenID.init(rawValue:)) ?? .main
      return .screen(
        try await loans.screen(reference, screen, for: scope, reader, page: parameters.page, held: held), method)
    case .whatIf:
      let question = try WhatIf(named: names["question"] ?? "", parameters.ofQuestion)
      return .screen(
        try await loans.screen(reference, whatIf: question, for: scope, reader, page: parameters.page, held: held),
        method)
    case .products: return try products(parameters.version, reader.formatter.language, held)
    case .event: return try await event(request, names, of: reference, parameters.page, for: scope, reader)
    }
  }

  /// Sends an event. The answer has the screen if the event was carried out, if nobody knows whether it was, and if the
  /// product has changed.
  private func event(
    _ request: Request, _ names: [String: String], of reference: ProductReference, _ page: PageRequest?,
    for scope: CustomerScope, _ reader: LoanReader
  ) async throws -> Answer {
    try checkMediaType(of: request, HTTPMediaType.event.rawValue)
    let event = try HTTPEvent(names["event"] ?? "", headers: request.headers, body: request.body)
    let answer = try await loans.send(
      event.request, of: reference, ScreenID(rawValue: names["screen"] ?? ""), for: scope, reader, page: page)
    switch answer.outcome {
    case .done: return .screen(answer.screen, "POST")
    case .refused(let refusal):
      var problem = HTTPProblem(refusal, in: reader.language)
      if case .conflict = refusal { problem.screen = answer.screen.document }
      throw problem
    case .unknown:
      var problem = HTTPProblem(.eventUnknown, nil)
      problem.page = answer.screen.document
      throw problem
    }
  }

  /// The installed product types in a version of their format; `nil` for the newest.
  private func products(_ version: Int?, _ language: Language, _ held: HeldScreen?) throws(RequestNameError) -> Answer {
    let version = version ?? ProductTypes.versions.upperBound
    guard ProductTypes.versions.contains(version) else {
      let first = ProductTypes.versions.lowerBound
      let last = ProductTypes.versions.upperBound
      throw .unreadable("version", value: "\(version)", expected: "a number from \(first) to \(last)")
    }
    return .products(loans.productTypes.rendered(ofVersion: version, in: language), held)
  }

  /// What the client states that it has: in a header or, with `POST`, its whole document as the body; `nil` if it has
  /// nothing.
  private func held(
    in request: Request, method: String, _ page: PageRequest?, _ document: HTTPMediaType
  ) throws(HTTPProblem) -> HeldScreen? {
    if method == "POST" {
      try checkMediaType(of: request, document.rawValue)
      return .document(request.body)
    }
    let held = request.headers["if-none-match"].flatMap(HeldScreen.init(ifNoneMatch:))
    if held == nil, page?.addsRows == true {
      throw HTTPProblem(.missingTag, "A request for more rows needs If-None-Match with the ETag of the document.")
    }
    return held
  }

  /// Throws if the body has another type than the expected one or JSON.
  private func checkMediaType(of request: Request, _ expected: String) throws(HTTPProblem) {
    let type = request.headers["content-type"]?.prefix { $0 != ";" } ?? ""
    guard type == expected || type == "application/json" else {
      throw HTTPProblem(.notJSON, "The type of the body is \(expected).")
    }
  }
}

extension ScreenAnswer {
  /// The bytes of the whole document; `nil` for a shorter answer.
  fileprivate var document: [UInt8]? { if case .document(let screen) = self { screen.bytes } else { nil } }
}
