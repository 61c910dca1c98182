public import LoanDetail
import LoanDetailJSON
import LoanDetailRendering
public import Loans
public import Localization

/// A server of the Model Context Protocol: it lets an assistant show and explain the loans of one customer.
///
/// ```swift
/// let server = try MCPServer(loans, for: .customer(CustomerID(rawValue: "C-1")), .init(locale: "en_US"))
/// if let answer = await server.answer(to: message) { send(answer) }
/// ```
///
/// The customer is fixed when the server is made, and no argument of a tool can change it. All tools only read. The
/// server keeps nothing between two messages, so one server answers any number of messages at the same time, over any
/// transport; ``MCPConnection`` adds cancellation for a stream of messages.
///
/// The server speaks version 2026-07-28 of the protocol, and the versions 2025-11-25 and 2025-06-18, which begin with
/// `initialize`.
public struct MCPServer: Sendable {
  /// The settings of a server.
  public struct Options: Sendable {
    /// The name that the server gives itself.
    public var name: String
    public var version: String
    /// The locale of words, numbers and dates, such as `ru_RU`.
    public var locale: String
    /// The day that screens show; `nil` for the source's day, or else today.
    public var asOf: CalendarDate?
    /// The time zone in which the day begins and ends; `nil` for the source's, or else the service's.
    public var timeZone: BankTimeZone?
    /// Returns the tariffs for quotes, each of another product type. Without one, there is no tool `quote`.
    public var tariffs: @Sendable () -> [Tariff]
    /// Returns the exchange rates for totals in one currency; `nil` for totals in each currency.
    public var rates: @Sendable () -> ExchangeRates?
    /// The longest part of an answer in bytes, above zero, of its text and of its figures each. An answer that is
    /// longer has several parts.
    public var maximumLength: Int
    /// The secret key of the handles that stand for ids with the number of a card or an account. By default, each
    /// process has a random one. Servers that answer the same client need the same one, of at least 32 random bytes.
    public var handleKey: [UInt8] = Self.randomKey

    private static let randomKey: [UInt8] = (0..<32).map { _ in .random(in: 0...UInt8.max) }

    public init(
      name: String = "loan-detail", version: String = "1", locale: String = "en_US", asOf: CalendarDate? = nil,
      timeZone: BankTimeZone? = nil, tariffs: @escaping @Sendable () -> [Tariff] = { [] },
      rates: @escaping @Sendable () -> ExchangeRates? = { nil }, maximumLength: Int = 24_000
    ) {
      self.name = name
      self.version = version
      self.locale = locale
      self.asOf = asOf
      self.timeZone = timeZone
      self.tariffs = tariffs
      self.rates = rates
      self.maximumLength = maximumLength
    }
  }

  let loans: LoanDetailService
  let scope: CustomerScope
  let options: Options
  /// The names of products in answers.
  var names: ProductNames { ProductNames(key: options.handleKey) }
  /// The reader of all screens on the day of the server.
  let reader: LoanReader

  /// Makes a server for one customer.
  ///
  /// - Parameters:
  ///   - loans: the service that answers.
  ///   - scope: the customer whose products may be seen; all customers for staff.
  ///   - options: the locale, the day, the tariffs and other settings.
  /// - Throws: `ReaderError` if the locale of the options does not exist.
  public init(_ loans: LoanDetailService, for scope: CustomerScope, _ options: Options = Options()) throws(ReaderError)
  {
    self.loans = loans
    self.scope = scope
    self.options = options
    let language = try loans.reader(locale: options.locale).language
    reader = try loans.reader(
      locale: options.locale, asOf: options.asOf, timeZone: options.timeZone, renderer: MCPAnswer.renderer(language))
  }

  /// Answers one message.
  ///
  /// - Parameters:
  ///   - message: the message, as JSON in UTF-8.
  ///   - client: what the client stated in its handshake. Requests of version 2026-07-28 state it themselves.
  ///   - notify: receives the notifications about the progress of the request, as they are made.
  /// - Returns: the answer, as JSON on one line with a newline at the end; `nil` for a message that needs none, and if
  ///   the task was cancelled.
  @concurrent
  public func answer(
    to message: [UInt8], from client: MCPClient = MCPClient(),
    notify: @escaping @Sendable ([UInt8]) -> Void = { _ in }
  ) async -> [UInt8]? {
    do throws(MCPMessage.Unreadable) {
      guard case .request(let request) = try MCPMessage(message) else { return nil }
      return await answer(to: request, from: client, notify: notify)
    } catch {
      return Self.message(refusing: error.id, because: error.fault)
    }
  }

  /// Answers a request; `nil` if the task was cancelled.
  func answer(
    to request: MCPRequest, from client: MCPClient, notify: @escaping @Sendable ([UInt8]) -> Void
  ) async -> [UInt8]? {
    let answer: [UInt8]
    do throws(MCPFault) {
      let client = try request.client(after: client)
      let result = try await result(of: request, for: client, progress: Progress(request, notify))
      answer = Self.message(with: result, for: request, by: greeting)
    } catch {
      answer = Self.message(refusing: request.id, because: error)
    }
    return Task.isCancelled ? nil : answer
  }

  private var greeting: MCPGreeting { MCPGreeting(name: options.name, version: options.version) }

  /// The result of a method.
  private func result(
    of request: MCPRequest, for client: MCPClient, progress: Progress
  ) async throws(MCPFault) -> MCPResult {
    if let result = try greeting.result(of: request) { return result }
    switch request.method {
    case "tools/list": return try toolList(for: request)
    case "tools/call": return try await call(request, for: client, progress: progress)
    case "resources/list": return try await resourceList(for: request)
    case "resources/templates/list": return try resourceTemplates(for: request)
    case "resources/read": return try await resource(for: request, of: client)
    case "prompts/list": return try promptList(for: request)
    case "prompts/get": return try prompt(for: request)
    default:
      throw MCPFault(.noSuchMethod, "There is no method \(SourcePath.quoted(request.method.prefix(60))).")
    }
  }

  /// The message that answers a request.
  static func message(with result: MCPResult, for request: MCPRequest, by greeting: MCPGreeting) -> [UInt8] {
    var result = result
    if !request.version.hasHandshake { result.complete(by: greeting.information) }
    return message([("id", request.id.json), ("result", result.json)])
  }

  /// The message that states a fault; `id` is `nil` if that of the request cannot be read.
  static func message(refusing id: RequestID?, because fault: MCPFault) -> [UInt8] {
    message([("id", id?.json ?? .null), ("error", fault.json)])
  }

  /// A message of JSON-RPC on one line.
  static func message(_ members: [(name: String, value: JSONValue?)]) -> [UInt8] {
    JSONValue.object(of: [("jsonrpc", .string("2.0"))] + members).rendered(.compact)
  }
}
