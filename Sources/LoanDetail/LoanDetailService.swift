public import LoanArithmetic
public import LoanDetailCore
public import LoanDetailEngine

/// Makes the loan detail screens of all installed products, for any number of requests at the same time.
///
/// A host makes one when its process starts:
///
/// ```swift
/// let loans = try LoanDetailService(InstalledProducts.all, source: gateway)
/// let reader = try loans.reader(locale: "ru_RU")
///
/// let answer = try await loans.screen("mortgage:2001", for: .customer("C-1"), reader, held: .eTag(known))
/// switch answer {
/// case .document(let screen): send(screen.bytes, screen.eTag)
/// case .unchanged: sendNotModified()
/// case .patch(let patch): send(patch.bytes, patch.to)
/// }
/// ```
///
/// Each request runs the loop of strategist, presenter, router and view in its own task, on any thread; no step waits for
/// the main actor. A request either succeeds, or throws a ``RequestError`` that tells the host what went wrong. A request
/// whose task was cancelled throws ``RequestError/cancelled`` and never yields a document.
///
/// - Note: A reference with a type, such as `mortgage:2001`, reads one record of one source. A bare id is asked of every
///   product type. Where the client still holds the current document and the source gives revisions, nothing is read.
public struct LoanDetailService: Sendable {
  let registry: InteractorRegistry
  /// Where the records come from; `nil` over interactors with sources of their own.
  let source: (any LoanRecordGateway)?
  let options: Options
  let formatters = RecentValues<String, LocaleFormatter>(capacity: 64)
  let sentScreens = RecentValues<SentScreen.Key, SentScreen>(capacity: 10_000)

  /// What a host can set.
  public struct Options: Sendable {
    /// How long the sources of a whole request may take to answer.
    public var deadline: Duration
    /// What the deadline and the durations in reports are measured by.
    public var clock: any Clock<Duration>
    /// The day it is, for readers and sources that state none; `nil` where nobody knows.
    public var today: @Sendable () -> CalendarDate?
    /// Makes the plugin for records of a type that none is registered for; without it such records are not found.
    public var pluginForOtherTypes: (@Sendable (ProductType) -> ProductPlugin)?
    /// Called at the end of every request, on the request's own thread, for logs and metrics.
    public var observe: (@Sendable (RequestReport) -> Void)?

    /// Makes options; every one has a default.
    public init(
      deadline: Duration = InteractionStrategist.defaultDeadline, clock: any Clock<Duration> = ContinuousClock(),
      today: @escaping @Sendable () -> CalendarDate? = CalendarDate.todayHere,
      pluginForOtherTypes: (@Sendable (ProductType) -> ProductPlugin)? = nil,
      observe: (@Sendable (RequestReport) -> Void)? = nil
    ) {
      self.deadline = deadline
      self.clock = clock
      self.today = today
      self.pluginForOtherTypes = pluginForOtherTypes
      self.observe = observe
    }
  }

  /// Makes the service over a source of records; throws every fault of the list of plugins at once.
  ///
  /// - Parameters:
  ///   - plugins: the installed products, in the order they are listed.
  ///   - source: where their records come from.
  ///   - options: clock, deadline, observer and the like.
  public init(
    _ plugins: [ProductPlugin], source: any LoanRecordGateway, options: Options = Options()
  ) throws(RegistrationError) {
    registry = try InteractorRegistry(plugins.map { $0.interactor(readingFrom: source) })
    self.source = source
    self.options = options
  }

  /// Makes the service over interactors, each with a source of its own.
  ///
  /// Without a source of the service's own there are no revisions, and a reader without a day sees today.
  public init(
    interactors: [any ProductBusinessLogicProtocol], options: Options = Options()
  ) throws(RegistrationError) {
    registry = try InteractorRegistry(interactors)
    source = nil
    self.options = options
  }
}
