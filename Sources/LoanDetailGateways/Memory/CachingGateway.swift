public import LoanArithmetic
public import LoanDetailCore
public import Loans
public import Localization
import Synchronization

/// A gateway that remembers the answers of another one.
///
/// ```swift
/// let gateway = CachingGateway(LoanTable(database), .init(freshFor: .seconds(30), memory: 256 << 20))
/// let loans = try LoanDetailService(InstalledProducts.all, source: gateway)
/// ```
///
/// By its age, an answer is
/// - *fresh* for ``Options/freshFor``: it is given without a request to the source;
/// - *revalidated* for ``Options/revalidatedFor`` after that: it is given, and the source is asked meanwhile. If the
///   source has revisions, an unchanged record is not read again;
/// - *old* after that: the request waits for the source. If the source throws, or does not answer within
///   ``Options/patience``, the old answer is given, marked: its record has the state `staleData`, the day for which it
///   is true, a revision of its own, and a warning for staff. After a request that was not answered in time, old
///   answers are given without waiting, until the source answers again.
///
/// An answer is also marked before it is old if the last request for it failed. If no request for it has been made
/// since the source went down, it is given as before. Days, time zones and product types have no mark.
///
/// That a record is not there, or cannot be read, is an answer: it is passed on, not kept, and ends what was kept.
///
/// A scope is a part of each question, so one customer's answer never serves another request. Any number of requests
/// for the same answer make one request to the source, which goes on when one of them is cancelled, and ends with the
/// last one.
///
/// If the source is a store, so is the gateway: an update passes to the source, and everything that it may have changed
/// is forgotten. Other changes are seen when an answer is no longer fresh, or after ``forget(_:)``.
///
/// With a ``LastKnownStore``, the answers also survive a restart.
public final class CachingGateway: LoanRecordGateway {
  /// The settings of a gateway that remembers.
  public struct Options: Sendable {
    /// How long an answer is given without a request to the source.
    public var freshFor: Duration
    /// How long after that an answer is still given at once, while the source is asked.
    public var revalidatedFor: Duration
    /// How long a request waits for the source before it gets an old answer, if there is one.
    public var patience: Duration
    /// After this time, a request to the source that has not ended is cancelled, and the next one is made. Not more
    /// than ``threads`` cancelled requests may be on their way, because a source may go on in spite of that.
    public var givesUpAfter: Duration
    /// The memory for the answers in bytes, estimated; those that were not used for the longest time are dropped first.
    public var memory: Int
    /// The number of threads for requests to the source.
    public var threads: Int
    /// The clock for all durations.
    public var clock: any Clock<Duration>
    /// Returns the current day, for records that state none; `nil` if it is not known.
    public var today: @Sendable () -> CalendarDate?

    /// Creates the settings. Without `today`, the current day is that of UTC.
    public init(
      freshFor: Duration = .seconds(10), revalidatedFor: Duration = .seconds(50), patience: Duration = .seconds(2),
      givesUpAfter: Duration = .seconds(60), memory: Int = 64 << 20, threads: Int = 64,
      clock: any Clock<Duration> = ContinuousClock(),
      today: (@Sendable () -> CalendarDate?)? = nil
    ) {
      self.freshFor = freshFor
      self.revalidatedFor = revalidatedFor
      self.patience = patience
      self.givesUpAfter = givesUpAfter
      self.memory = memory
      self.threads = threads
      self.clock = clock
      self.today = today ?? { CalendarDate(dayNumber: SystemFile.Time.now.days) }
    }
  }

  let source: any LoanRecordGateway
  let options: Options
  let lastKnown: LastKnownStore?
  let state: Mutex<State>
  /// Held while answers are written to disk or removed there.
  let disk = Mutex<Void>(())
  let executor: SourceExecutor
  /// The time since the gateway was made.
  let now: @Sendable () -> Duration

  /// Makes a gateway that remembers the answers of another one.
  ///
  /// - Parameters:
  ///   - source: the gateway whose answers are remembered.
  ///   - options: how long, how many, and by which clock.
  ///   - lastKnown: a folder that keeps the answers over a restart; `nil` for none.
  public init(
    _ source: any LoanRecordGateway, _ options: Options = Options(), lastKnown: LastKnownStore? = nil
  ) {
    self.source = source
    self.options = options
    self.lastKnown = lastKnown
    state = Mutex(State(memory: options.memory))
    executor = SourceExecutor(threads: options.threads, sharedBy: 1)
    now = stopwatch(on: options.clock)
  }

  public func asOf() async throws -> CalendarDate? { try await ask(.day, \.day).value }

  public func timeZone() async throws -> BankTimeZone? { try await ask(.timeZone, \.timeZone).value }

  /// Returns the findings of the source, and for staff also that the source does not answer.
  public func diagnostics(for scope: CustomerScope) async throws -> [Diagnostic] {
    let (findings, given) = try await ask(.findings(scope), \.findings)
    return findings + (given.isOld && scope == .allCustomers ? [.sourceIsSilent] : [])
  }

  public func productTypes(for scope: CustomerScope) async throws -> [ProductType] {
    try await ask(.types(scope), \.types).value
  }

  public func summaries(
    of type: ProductType, for scope: CustomerScope, page: SummaryPageRequest
  ) async throws -> SummaryPage {
    do {
      let (list, given) = try await ask(.page(type, scope, page), \.page)
      return given.isOld ? list.marked(readOn: given.day) : list
    } catch let error as UnknownSummaryCursor {
      // The list has changed since the page that this cursor is from.
      change { state in state.forget { $0.isPage(of: type, for: scope) } }
      disk.withLock { _ in lastKnown?.forgetList(of: type, for: scope) }
      throw error
    }
  }

  public func record(with id: ProductID, for scope: CustomerScope) async throws -> LoanRecord {
    let (record, given) = try await ask(.record(id, scope), \.record)
    return given.isOld ? record.marked(readOn: given.day) : record
  }

  /// Returns the revision of the record that is kept, else that of the source. A marked record has a revision of its
  /// own.
  public func revision(of id: ProductID, for scope: CustomerScope) async throws -> RecordRevision? {
    let isKept = state.withLock { $0.memory.contains(.record(id, scope)) }
    let (revision, given) = try await ask(isKept ? .record(id, scope) : .revision(id, scope), \.revision)
    return given.isOld ? revision?.marked : revision
  }

  /// Asks a question whose answers have a value of some type.
  private func ask<Value>(
    _ question: CachedQuestion, _ value: (CachedAnswer) -> Value?
  ) async throws -> (value: Value, given: Given) {
    let given = try await answer(to: question)
    guard let value = value(given.answer) else { throw GatewayError.unavailable(.nothingIsKnown) }
    return (value, given)
  }

  public var lacksRecords: Bool { source.lacksRecords }

  public var store: (any LoanRecordStore)? { source.store == nil ? nil : self }

  /// Forgets what is known of a record, in memory and on disk: for a change that did not pass through this gateway.
  public func forget(_ id: ProductID) {
    // The state first: an answer that is no longer wanted is not written any more.
    change { state in state.forget { $0.concerns(id) } }
    disk.withLock { _ in lastKnown?.forget(id) }
  }
}

/// The gateway as a store, if its source is one: it reads from memory, and forgets what an update may have changed.
extension CachingGateway: LoanRecordStore {
  public func update(_ id: ProductID, for scope: CustomerScope, by update: RecordUpdate) async throws {
    guard let store = source.store else { throw EventRefusal.notOffered }
    // Also after an error: the update may have been made, or the record has another revision than memory says.
    defer { forget(id) }
    var update = update
    // The store compares revisions as it states them; that a record is old is a mark of memory's own.
    update.revision.isOld = false
    try await store.update(id, for: scope, by: update)
  }

  public func change(madeWith key: EventKey, of id: ProductID, for scope: CustomerScope) async throws -> LoanChange? {
    let change = try await source.store?.change(madeWith: key, of: id, for: scope)
    // Memory may have the record from before the change.
    if change != nil { forget(id) }
    return change
  }
}
