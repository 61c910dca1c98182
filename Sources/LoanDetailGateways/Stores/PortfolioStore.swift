public import LoanArithmetic
public import LoanDetailCore
import LoanDetailJSON
public import Loans
public import Localization
import Synchronization

/// A portfolio file whose records can be changed.
///
/// The store reads like a ``PortfolioGateway``, and reads the file again when it was changed or replaced. An update
/// changes the bytes of its values only: white space, the order of members and unknown members stay as they are.
///
/// ```swift
/// let store = try PortfolioStore(contentsOf: "portfolio.json")
/// let revision = try store.revision(of: id, for: scope)
/// try store.update(
///   id, for: scope, by: RecordUpdate(.autopay(isOn: false), key: EventKey(), on: today, of: revision))
/// ```
///
/// Any number of processes may change one file with a store each: an update holds the lock of the journal, which is
/// beside the file under its name with `.events.jsonl` and only its owner can read. The journal has two lines of JSON
/// for each update: who (the customer's id), when, the key, the event and the record, with the hashes of the file
/// before and after the update; then the outcome. The journal is part of the store: without it, keys of earlier events
/// are not known. So that the journal does not grow without end, its lines are dropped some time after the key was used
/// (400 days by default): copy it before that if they must be kept for longer. An event that is sent again with its key
/// after that time is a new event.
///
/// The new file replaces the old one at once. It has the owner and the permissions of the old file, but not its
/// extended attributes. After a crash at any moment, the file is the old one or the new one, and the next update finds
/// out which: an update whose key is sent again is not made twice. If somebody edited the file after a crash before
/// that, the outcome of the last update stays unknown, and its key answers `GatewayError.unavailable`.
public final class PortfolioStore: LoanRecordStore {
  private let file: PortfolioFile
  private let journal: Mutex<EventJournal>
  /// The time in seconds since the beginning of 1970 in UTC.
  let clock: @Sendable () -> Int
  /// Whether an update stops after a step, as if the process had ended. For tests.
  let stops: @Sendable (UpdateStep) -> Bool

  /// Reads a portfolio file. A symbolic link is followed once, here.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - limits: the limits of the input, which an update does not exceed either.
  ///   - lifetime: how long the journal keeps an event, whose key is known for this time at least.
  ///   - clock: the time for the journal, in seconds since the beginning of 1970 in UTC; the system's clock by default.
  /// - Throws: `GatewayError` as for a ``PortfolioGateway``.
  public convenience init(
    contentsOf path: String, limits: InputLimits = .standard,
    keepsEventsFor lifetime: Duration = PortfolioStore.lifetimeOfEvents,
    clock: (@Sendable () -> Int)? = nil
  ) throws(GatewayError) {
    try self.init(contentsOf: path, limits: limits, keepsEventsFor: lifetime, clock: clock, stops: { _ in false })
  }

  /// How long a journal keeps an event by default: 400 days.
  public static let lifetimeOfEvents = Duration.seconds(400 * 86_400)

  /// Reads a portfolio file, with updates that stop after a step.
  package init(
    contentsOf path: String, limits: InputLimits = .standard,
    keepsEventsFor lifetime: Duration = PortfolioStore.lifetimeOfEvents,
    clock: (@Sendable () -> Int)? = nil, stops: @escaping @Sendable (UpdateStep) -> Bool
  ) throws(GatewayError) {
    file = try PortfolioFile(path, limits)
    journal = Mutex(
      EventJournal(path: "\(file.path).events.jsonl", lifetime: Int(lifetime.components.seconds)))
    self.clock = clock ?? { SystemFile.Time.now.seconds }
    self.stops = stops
  }

  /// Returns the day that the file states.
  public func asOf() throws(GatewayError) -> CalendarDate? { try file.current().gateway.asOf() }

  /// Returns the time zone that the file states.
  public func timeZone() throws(GatewayError) -> BankTimeZone? { try file.current().gateway.timeZone() }

  /// Whether the file has records of which nobody knows whose they are.
  public var lacksRecords: Bool { (try? file.current().gateway.lacksRecords) ?? false }

  /// Returns the diagnostics outside the records; none in a customer's scope.
  public func diagnostics(for scope: CustomerScope) throws(GatewayError) -> [Diagnostic] {
    try gateway(for: scope).diagnostics(for: scope)
  }

  /// Returns the product types in the order in which they first occur.
  public func productTypes(for scope: CustomerScope) throws(GatewayError) -> [ProductType] {
    try gateway(for: scope).productTypes(for: scope)
  }

  /// Returns the records in the order of the file, each with the facts of its header.
  public func summaries(of type: ProductType, for scope: CustomerScope, page: SummaryPageRequest) throws -> SummaryPage
  {
    try gateway(for: scope).summaries(of: type, for: scope, page: page)
  }

  /// Returns the first record with this id; records with the same id are reported in its diagnostics.
  public func record(with id: ProductID, for scope: CustomerScope) throws -> LoanRecord {
    try gateway(for: scope).record(with: id, for: scope)
  }

  /// Returns a hash of the record's text and of its day.
  public func revision(of id: ProductID, for scope: CustomerScope) throws -> RecordRevision? {
    try gateway(for: scope).revision(of: id, for: scope)
  }

  /// Returns a gateway to the file as it is now. An error states only what the scope may see.
  private func gateway(for scope: CustomerScope) throws(GatewayError) -> PortfolioGateway {
    do throws(GatewayError) { return try file.current().gateway } catch { throw error.visible(to: scope) }
  }

  /// Changes one record and replaces the file. See `LoanRecordStore`.
  public func update(_ id: ProductID, for scope: CustomerScope, by update: RecordUpdate) throws {
    try withJournal(for: scope) { journal in
      try carryOut(update, of: id, for: scope, on: file, in: &journal)
    }
  }

  /// The change of the record that the journal has with a key; `nil` if it has none.
  public func change(
    madeWith key: EventKey, of id: ProductID, for scope: CustomerScope
  ) throws -> LoanChange? {
    // A file that was never changed has no journal, and may be where none can be made.
    do { _ = try SystemFile.version(of: "\(file.path).events.jsonl") } catch SystemFile.Failure.missing { return nil }
    return try withJournal(for: scope) { journal in
      try change(madeWith: JournalKey(scope: scope, key: key), of: id, on: file, in: &journal)
    }
  }

  /// Does something under the lock of the journal.
  private func withJournal<Answer: Sendable>(
    for scope: CustomerScope, _ body: (inout EventJournal) throws -> Answer
  ) throws -> Answer {
    do {
      return try journal.withLock { journal in
        defer { journal.unlock() }
        try journal.lock(at: clock())
        return try body(&journal)
      }
    } catch let failure as WritableFile.Failure {
      throw GatewayError.unavailable(
        Diagnostic(
          id: "store.not-written", severity: .error, path: file.path, summary: "The change could not be written.",
          found: "\(failure)", advice: "Check the device and the permissions of the folder, then send the event again.")
      )
    } catch let error as GatewayError {
      throw error.visible(to: scope)
    }
  }
}
