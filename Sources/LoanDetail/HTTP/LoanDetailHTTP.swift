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
    /// The host's own id of the request, which documents contain then; `nil` to derive one, so that answers can be given
    /// again.
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
      answer = try await made(for: request, isHead ? "GET" : request.method, customer)
    } catch {
      answer = Answer(HTTPProblem(error))
    }
    if isHead { answer.body = [] }
    return answer
  }

  private func made(for request: Request, _ method: String, _ customer: CustomerID) async throws -> Answer {
    let target = try HTTPTarget(request.target)
    guard let (route, names) = HTTPRoute.matching(target.path) else {
      throw HTTPProblem(.noSuchAddress, "There is no address \(SourcePath.quoted(request.target)).")
    }
    guard route.methods.contains(method) else {
      throw HTTPProblem(.methodNotAllowed, "The address allows \(route.allowed).", allowed: route.allowed)
    }
    let parameters = try HTTPParameters(target.query, of: route, asking: names["question"])
    let reader = try loans.reader(
      locale: loans.locale(acceptLanguage: request.headers["accept-language"], otherwise: locale),
      client: parameters.client, renderer: JSONRenderer(isCompact: true), requestID: request.id)
    let scope = CustomerScope.customer(customer)
    let reference = ProductReference(names["id"] ?? "")
    let held = route == .event ? nil : try held(in: request, method, parameters.page, route.mediaType)
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

  private func products(_ version: Int?, _ language: Language, _ held: HeldScreen?) throws(RequestNameError) -> Answer {
    let version = version ?? ProductTypes.versions.upperBound
    guard ProductTypes.versions.contains(version) else {
      let (first, last) = (ProductTypes.versions.lowerBound, ProductTypes.versions.upperBound)
      throw .unreadable("version", value: "\(version)", expected: "a number from \(first) to \(last)")
    }
    return .products(loans.productTypes.rendered(ofVersion: version, in: language), held)
  }

  /// What the client states that it has: in a header, or its whole document as the body.
  private func held(in request: Request, _ method: String, _ page: PageRequest?, _ document: HTTPMediaType)
    throws(HTTPProblem) -> HeldScreen?
  {
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

/// The media types of bodies.
enum HTTPMediaType: String, CustomStringConvertible {
  case screen = "application/vnd.loan-detail+json"
  case list = "application/vnd.loan-detail.list+json"
  case products = "application/vnd.loan-detail.products+json"
  case patch = "application/vnd.loan-detail.patch+json"
  case problem = "application/problem+json"
  /// An event, as a client sends it.
  case event = "application/json"

  var description: String { rawValue }
}

extension LoanDetailHTTP.Answer {
  /// What a document depends on besides its address.
  private static let ofAnyDocument = ["cache-control": "private, no-cache", "vary": "accept-language"]

  fileprivate static func screen(_ answer: ScreenAnswer, _ method: String) -> Self {
    switch answer {
    case .document(let screen): document(screen, .screen)
    case .unchanged(let same): unchanged(same, method)
    case .patch(let patch): .patch(patch)
    }
  }

  fileprivate static func patch(_ patch: RenderedPatch) -> Self {
    Self(
      status: 200,
      headers: ofAnyDocument.merging([
        "content-type": HTTPMediaType.patch.rawValue, "etag": HeldScreen.entityTag(patch.to),
        "cache-control": "no-store",
      ]) { $1 }, body: patch.bytes)
  }

  fileprivate static func document(_ answer: some RenderedAnswer, _ type: HTTPMediaType) -> Self {
    Self(
      status: 200,
      headers: ofAnyDocument.merging(["content-type": type.rawValue, "etag": answer.entityTag]) { $1 },
      body: answer.bytes)
  }

  fileprivate static func unchanged(_ answer: UnchangedAnswer, _ method: String) -> Self {
    let freshness = String(decoding: JSONRenderer.rendered(answer.freshness).dropLast(), as: UTF8.self)
    return Self(
      // 304 is for GET and HEAD alone.
      status: method == "POST" ? 204 : 304,
      headers: ofAnyDocument.merging([
        "etag": HeldScreen.entityTag(answer.eTag), LoanDetailHTTP.freshnessHeader: freshness,
      ]) { $1 }, body: [])
  }

  /// The installed product types, which are the same for every customer.
  fileprivate static func products(_ bytes: [UInt8], _ held: HeldScreen?) -> Self {
    let eTag = ContentHash(of: bytes).hex
    let headers = ofAnyDocument.merging(["etag": HeldScreen.entityTag(eTag), "cache-control": "no-cache"]) { $1 }
    if held?.holds(eTag) == true { return Self(status: 304, headers: headers) }
    return Self(
      status: 200, headers: headers.merging(["content-type": HTTPMediaType.products.rawValue]) { $1 }, body: bytes)
  }

  fileprivate init(_ problem: HTTPProblem) {
    var headers = ["cache-control": "no-store"]
    headers["allow"] = problem.allowed
    if problem.kind.mayRetry { headers["retry-after"] = "\(HTTPProblem.retryAfter)" }
    headers["content-type"] = (problem.page == nil ? HTTPMediaType.problem : .screen).rawValue
    self.init(status: problem.kind.status, headers: headers, body: problem.page ?? problem.json)
  }
}

extension LoanDetailHTTP {
  /// The header of an answer without a document that states its freshness, as JSON.
  static let freshnessHeader = "loan-detail-freshness"
}
