public import LoanArithmetic
public import LoanDetailCore
public import LoanDetailEngine
public import Loans
public import Localization

/// Makes the loan detail screens of all installed products, for any number of requests at the same time.
///
/// A host makes one service when its process starts:
///
/// ```swift
/// let loans = try LoanDetailService(InstalledProducts.all, source: gateway)
/// let reader = try loans.reader(locale: "ru_RU")
///
/// let answer = try await loans.screen(
///   "mortgage:2001", for: .customer(CustomerID(rawValue: "C-1")), reader, held: .eTag(known))
/// switch answer {
/// case .document(let screen): send(screen.bytes, screen.eTag)
/// case .unchanged: sendNotModified()
/// case .patch(let patch): send(patch.bytes, patch.to)
/// }
/// ```
///
/// Each request has its own strategist and runs in its own task, never on the main actor. It returns an answer or
/// throws a ``RequestError``. If its task is cancelled, it throws ``RequestError/cancelled`` and returns no document.
///
/// - Note: A request with a typed reference, such as `mortgage:2001`, reads one record of one source. It reads none if
///   the client has the current document, or another request just had it, and the product's interactor states
///   revisions. For a bare id, every product type that the customer has is asked for the record.
public struct LoanDetailService: Sendable {
  var registry: InteractorRegistry
  /// The plugins, for records that the host holds; empty if the interactors have their own sources.
  let plugins: [ProductPlugin]
  /// The source of records; `nil` if the interactors have their own sources.
  let source: (any LoanRecordGateway)?
  /// The threads for questions to the source itself.
  let sourceExecutor: SourceExecutor
  let gate: RequestGate
  let options: Options
  /// The formatters of recent readers, by their locales.
  let formatters = RecentValues<String, LocaleFormatter>(capacity: 64)
  /// The ETags of recent screens, to answer "unchanged" without reading a record.
  let sentScreens = RecentValues<SentScreen.Key, SentScreen>(capacity: 10_000)
  /// Recent screens, to be sent again.
  let answers: AnswerCache

  /// The installed product types, in the languages of the service.
  public var productTypes: ProductTypes { ProductTypes(registry.manifests, in: options.languages) }

  /// The manifests of the installed product types.
  package var manifests: [ProductManifest] { registry.manifests }

  /// The settings of a service.
  public struct Options: Sendable {
    /// The time for all answers of the sources in one request. Mapping and rendering are not limited.
    public var deadline: Duration
    /// The number of threads for the questions to all sources together. Each product type, and the source itself, has
    /// the same part of them, at least one. Answers from memory need none.
    public var sourceThreads: Int
    /// The number of requests in flight for products of one type, and the number of those about all types. Beyond it a
    /// request is refused at once with ``RequestError/overloaded``, so that the others are answered in time.
    public var requestsInFlight: Int
    /// The memory for answers that can be given again, in bytes, estimated from their length; 0 for none. An answer is
    /// kept if the product's interactor states revisions, and given again to requests for which it would be the same.
    public var answerMemory: Int
    /// Whether a request for an id that no interactor knows lists the products of the scope: to name similar ids, to
    /// tell a product that is gone from one that never was, and to report records whose ids cannot be read.
    public var searchesListForUnknownID: Bool
    /// The clock for the deadline and for the durations in reports.
    public var clock: any Clock<Duration>
    /// The languages of words: English, Russian, and the languages of the host's tables of words.
    public var languages: Languages
    /// The time zone for readers and sources that state none.
    public var timeZone: BankTimeZone
    /// Returns the current day in a time zone, for readers and sources that state no day; `nil` if it is not known.
    public var today: @Sendable (BankTimeZone) -> CalendarDate?
    /// Makes a plugin for records of a type without a registered plugin. If it is `nil`, such records are not found.
    public var pluginForOtherTypes: (@Sendable (ProductType) -> ProductPlugin)?
    /// Called at the end of every request, on the thread of the request, for logs and metrics; `nil` for no reports.
    public var observe: (@Sendable (RequestReport) -> Void)?
    /// Receives every question inside the engine and its outcome, for a log of diagnostics that can be switched on and
    /// off while the service runs; `nil` for no log.
    public var exchanges: ExchangeObserver?

    public init(
      deadline: Duration = InteractionStrategist.defaultDeadline, clock: any Clock<Duration> = ContinuousClock(),
      sourceThreads: Int = 512, requestsInFlight: Int = 128,
      answerMemory: Int = 64 << 20, searchesListForUnknownID: Bool = false, languages: Languages = .builtIn,
      timeZone: BankTimeZone = .utc,
      today: @escaping @Sendable (BankTimeZone) -> CalendarDate? = CalendarDate.today(in:),
      pluginForOtherTypes: (@Sendable (ProductType) -> ProductPlugin)? = nil,
      observe: (@Sendable (RequestReport) -> Void)? = nil, exchanges: ExchangeObserver? = nil
    ) {
      self.deadline = deadline
      self.clock = clock
      self.sourceThreads = sourceThreads
      self.requestsInFlight = requestsInFlight
      self.answerMemory = answerMemory
      self.searchesListForUnknownID = searchesListForUnknownID
      self.languages = languages
      self.timeZone = timeZone
      self.today = today
      self.pluginForOtherTypes = pluginForOtherTypes
      self.observe = observe
      self.exchanges = exchanges
    }
  }

  /// Makes a service with a source of records.
  ///
  /// - Parameters:
  ///   - plugins: the installed products, in the order of the list.
  ///   - source: the source of their records.
  ///   - options: clock, deadline, observer and other settings.
  /// - Throws: all faults of the list of plugins.
  public init(
    _ plugins: [ProductPlugin], source: any LoanRecordGateway, options: Options = Options()
  ) throws(RegistrationError) {
    let source = HostSource(source, observer: options.exchanges)
    try self.init(plugins.map { $0.interactor(readingFrom: source) }, of: plugins, source: source, options)
  }

  /// Makes a service without a source, for records that the host holds and passes to ``screen(of:_:_:)``.
  ///
  /// - Throws: all faults of the list of plugins.
  public init(_ plugins: [ProductPlugin], options: Options = Options()) throws(RegistrationError) {
    try self.init(plugins.map { $0.interactor(readingFrom: HeldRecord(nil)) }, of: plugins, source: nil, options)
  }

  /// Makes a service with interactors that have their own sources.
  ///
  /// A reader without a day sees the current day.
  public init(
    interactors: [any ProductBusinessLogicProtocol], options: Options = Options()
  ) throws(RegistrationError) {
    try self.init(interactors, of: [], source: nil, options)
  }

  private init(
    _ interactors: [any ProductBusinessLogicProtocol], of plugins: [ProductPlugin], source: HostSource?,
    _ options: Options
  ) throws(RegistrationError) {
    let executor = { SourceExecutor(threads: options.sourceThreads, sharedBy: interactors.count + 1) }
    registry = try InteractorRegistry(interactors, executor: executor)
    sourceExecutor = executor()
    self.plugins = plugins
    self.source = source
    gate = RequestGate(limit: options.requestsInFlight)
    answers = AnswerCache(memory: options.answerMemory)
    self.options = options
  }
}
