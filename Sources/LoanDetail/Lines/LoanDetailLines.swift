public import LoanArithmetic
public import LoanDetailCore
import LoanDetailEngine
import LoanDetailGateways
import LoanDetailJSON
import LoanDetailRendering
public import LoanDetailScreens
public import Loans
public import Localization

/// A protocol of lines for hosts that are not written in Swift: a function from a request to an answer, each of which
/// is JSON on one line.
///
/// ```swift
/// let lines = LoanDetailLines(loans)
/// for line in input { output(await lines.answer(to: line)) }
/// ```
///
/// A request names a product of the service's source, or brings the record:
///
/// ```json
/// {"number": 1, "product": "mortgage:2001", "screen": "schedule", "customer": "C-1", "locale": "ru_RU"}
/// ```
///
/// Its answer has the same number and a `document`, `unchanged`, a `patch` or an `error`. The document is compact JSON,
/// byte for byte that of ``LoanDetailService``. `Schemas/serve-request.schema.json` and
/// `Schemas/serve-answer.schema.json` describe both.
public struct LoanDetailLines: Sendable {
  private let loans: LoanDetailService
  private let locale: String
  private let scope: CustomerScope
  private let asOf: CalendarDate?
  private let timeZone: BankTimeZone?
  private let limits: InputLimits
  private let summary: CustomerSummary

  /// - Parameters:
  ///   - loans: the service that answers.
  ///   - locale: the locale of requests that state none.
  ///   - scope: the customer of all requests, so that no request can name another one. In the scope of all customers, a
  ///     request states its customer, and is for staff without one.
  ///   - asOf: the day of requests that state none; `nil` for the source's day, or else today.
  ///   - timeZone: the time zone in which the day begins and ends; `nil` for the source's, or else the service's.
  ///   - limits: the limits of records in requests.
  ///   - summary: the screen `summary`, with the host's exchange rates if it has some.
  public init(
    _ loans: LoanDetailService, locale: String = "en_US", scope: CustomerScope = .allCustomers,
    asOf: CalendarDate? = nil, timeZone: BankTimeZone? = nil, limits: InputLimits = .standard,
    summary: CustomerSummary = CustomerSummary()
  ) {
    self.loans = loans
    self.locale = locale
    self.scope = scope
    self.asOf = asOf
    self.timeZone = timeZone
    self.limits = limits
    self.summary = summary
  }

  /// Answers a request. The answer is one line of UTF-8 with a newline at its end, also for what is no request.
  @concurrent
  public func answer(to line: [UInt8]) async -> [UInt8] {
    let json: JSONValue
    do { json = try JSONParser.parse(line) } catch { return Self.line(nil, reporting: LineProblem(error)) }
    let number = LineRequest.number(of: json)
    do { return Self.line(number, with: try await content(for: LineRequest(json))) } catch {
      return Self.line(number, reporting: LineProblem(error, at: "$"))
    }
  }

  /// The answer to a line that is longer than the host reads.
  public static func answer(toLineAbove limit: Int) -> [UInt8] {
    line(
      nil,
      reporting: LineProblem(
        .unreadableRequest, at: "$",
        "The line has more than \(limit) bytes. Send a smaller request, or raise the limit of a line."))
  }

  /// What an answer has besides its number: the name of the member, and its JSON.
  fileprivate struct Content {
    let name: String
    let json: [UInt8]
  }

  /// Answers a request, or throws the reason why it has no answer.
  private func content(for request: LineRequest) async throws -> Content {
    let scope = try scope(of: request)
    let reader: LoanReader
    do {
      reader = try loans.reader(
        locale: request.locale ?? locale, asOf: request.asOf ?? asOf, timeZone: timeZone, client: request.client,
        renderer: JSONRenderer(isCompact: true))
    } catch { throw LineProblem(error, at: "$.locale") }
    switch request.subject {
    case .list: return try await list(for: scope, reader, request.held)
    case .summary:
      guard case .customer(let customer) = scope else {
        throw LineProblem(
          .unreadableRequest, at: "$.customer", "A summary is of one customer: state the \"customer\".")
      }
      return Content(
        try await loans.summary(for: customer, as: summary, reader, page: request.page, held: request.held))
    case .product(let reference):
      return Content(
        try await loans.screen(
          reference, request.screen, asking: request.question, for: scope, reader, page: request.page,
          held: request.held))
    case .record(let bytes, let version, let dataAsOf):
      let record: LoanRecord
      do throws(ProductError) {
        record = try LoanRecord(portfolioJSON: bytes, for: scope, version: version, asOf: dataAsOf, limits: limits)
      } catch { throw LineProblem(error) }
      return Content(
        try await loans.screen(
          of: record, request.screen, asking: request.question, reader, page: request.page, held: request.held))
    }
  }

  /// The scope of a request: its customer, or else the scope of all requests.
  private func scope(of request: LineRequest) throws(LineProblem) -> CustomerScope {
    guard let customer = request.customer.map(CustomerScope.customer) else { return scope }
    guard scope == .allCustomers || scope == customer else {
      throw LineProblem(
        .unreadableRequest, at: "$.customer",
        "All requests are for one customer, and this one names another: leave it out.")
    }
    return customer
  }

  /// The list of products, for a client that may already have it.
  private func list(for scope: CustomerScope, _ reader: LoanReader, _ held: HeldScreen?) async throws -> Content {
    guard let held else { return Content("document", try await loans.list(for: scope, reader).bytes) }
    switch try await loans.list(for: scope, reader, held: held) {
    case .document(let list): return Content("document", list.bytes)
    case .unchanged(let same): return Content(same)
    case .patch(let patch): return Content("patch", patch.bytes)
    }
  }

  /// The line of an answer; without a number if the request has none.
  private static func line(_ number: Int?, with content: Content) -> [UInt8] {
    var line = Array((number.map { "{\"number\":\($0),\"" } ?? "{\"").utf8)
    line.reserveCapacity(line.count + content.name.utf8.count + content.json.count + 4)
    line += content.name.utf8
    line += "\":".utf8
    line += content.json.last == UInt8(ascii: "\n") ? content.json.dropLast() : content.json[...]
    line += "}\n".utf8
    return line
  }

  /// The line of a problem, with the page for the customer if there is one.
  private static func line(_ number: Int?, reporting fault: LineProblem) -> [UInt8] {
    var json = JSONWriter(capacity: 512)
    json.object {
      if let number { $0.property("number", number) }
      fault.write(to: &$0)
      if let page = fault.page.flatMap({ try? JSONParser.parse($0) }) {
        $0.key("document")
        $0.write(page)
      }
    }
    return json.finish(.compact)
  }
}

extension LoanDetailLines.Content {
  fileprivate init(_ name: String, _ json: [UInt8]) {
    self.name = name
    self.json = json
  }

  fileprivate init(_ answer: ScreenAnswer) {
    switch answer {
    case .document(let screen): self.init("document", screen.bytes)
    case .unchanged(let same): self.init(same)
    case .patch(let patch): self.init("patch", patch.bytes)
    }
  }

  fileprivate init(_ same: UnchangedAnswer) {
    let freshness = String(decoding: JSONRenderer.rendered(same.freshness), as: UTF8.self).dropLast()
    self.init("unchanged", Array("{\"etag\":\"\(same.eTag)\",\"freshness\":\(freshness)}".utf8))
  }
}
