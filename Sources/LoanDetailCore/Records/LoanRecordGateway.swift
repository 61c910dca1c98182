public import LoanArithmetic
public import Loans
public import Localization

/// A source of product records: a file, a database, another system's API.
///
/// Conform a value that reads from your source. Every request has a scope. For a record outside the scope, answer
/// exactly as for a record that does not exist, and leave it out of lists.
///
/// The engine makes few requests; your gateway should answer them cheaply:
/// - A screen asks for one record: ``record(with:for:)``. Look it up by its id, in a database through an index.
/// - A list asks for ``summaries(of:for:page:)``, one page at a time. Read only the facts of a product's header.
/// - Before a screen of a product whose type is known, the engine asks for ``revision(of:for:)``. Answer without
///   reading the record: if a client already has the screen of that revision, no other request follows.
///
/// Requests come at any time, from any task, and several at once. They run on threads of their own, so a gateway may
/// block its thread: each product type has the same part of the host's threads for sources, and no type waits for
/// another. A request still queued at the deadline is dropped. A request whose task is cancelled may throw
/// `CancellationError`. Answers from memory need no other thread: see ``answersFromMemory``.
///
/// A gateway to a database table whose `details` column contains one loan in the portfolio format:
///
/// ```swift
/// struct LoanTable: LoanRecordGateway {
///   let database: Database
///
///   func record(with id: ProductID, for scope: CustomerScope) async throws -> LoanRecord {
///     guard let row = try await database.loan(id) else { throw ProductError.notFound(id) }
///     // The details state their version: {"schemaVersion": 2, "id": …}.
///     return try LoanRecord(portfolioJSON: row.details, of: id, for: scope, asOf: row.day)
///   }
///
///   func revision(of id: ProductID, for scope: CustomerScope) async throws -> RecordRevision? {
///     guard let version = try await database.loanVersion(id, for: scope) else { throw ProductError.notFound(id) }
///     return RecordRevision(rawValue: "\(version)")
///   }
///   // … asOf, timeZone, diagnostics, productTypes and summaries
/// }
/// ```
///
/// `assertConformance(of:holding:through:)` of `LoanDetailTesting` checks a gateway against this contract.
public protocol LoanRecordGateway: Sendable {
  /// The day for which the records are true; `nil` if the source does not state it.
  func asOf() async throws -> CalendarDate?

  /// The time zone in which the source's days begin and end; `nil` if the source does not state it.
  func timeZone() async throws -> BankTimeZone?

  /// Findings about the source as a whole that concern the scope.
  func diagnostics(for scope: CustomerScope) async throws -> [Diagnostic]

  /// The answers that the source has in memory; none by default.
  var answersFromMemory: AnswersFromMemory { get }

  /// Whether a part of the source cannot be read, so that nobody knows which records are in it; `false` by default. A
  /// list tells its reader so, and a record that is not found counts as unavailable.
  var lacksRecords: Bool { get }

  /// The product types of the records within the scope, in the order of their first record.
  ///
  /// A list, a summary and a request for an id without a type ask for it first, and then only these types.
  func productTypes(for scope: CustomerScope) async throws -> [ProductType]

  /// Returns one page of the records of a type within the scope, in the source's order.
  ///
  /// Each record needs at least the facts of a product's header (see ``LoanRecord/Reading/header``). A source may
  /// return full records instead. If a record cannot be read, return a fault at its place in the list.
  ///
  /// - Parameters:
  ///   - type: the product type.
  ///   - scope: the customer whose records are listed.
  ///   - page: the maximum number of records, and where the page begins.
  /// - Returns: the page; its ``SummaryPage/next`` is the cursor of the page after it.
  /// - Throws: ``UnknownSummaryCursor`` for a cursor that the source did not make; ``GatewayError`` or any other error
  ///   if the source cannot answer.
  func summaries(
    of type: ProductType, for scope: CustomerScope, page: SummaryPageRequest
  ) async throws -> SummaryPage

  /// Returns one complete record.
  ///
  /// - Throws: ``ProductError/notFound(_:)`` if there is no such record within the scope,
  ///   ``ProductError/unreadable(_:)`` if its data cannot be read, and ``GatewayError`` or any other error if the
  ///   source cannot answer.
  func record(with id: ProductID, for scope: CustomerScope) async throws -> LoanRecord

  /// Returns a token that changes whenever the record changes, or whenever the scope may see more or less of it;
  /// `nil` if the source has no such token. Examples: the version of a row, a change number, the `ETag` of an API.
  ///
  /// A record that is read after a revision was returned must not be older than that revision: a read replica or a
  /// cache that lags behind must state its own revision.
  ///
  /// It must be much cheaper than reading the record.
  ///
  /// - Throws: the same errors as ``record(with:for:)``.
  func revision(of id: ProductID, for scope: CustomerScope) async throws -> RecordRevision?

  /// The source as one that can change its records; `nil`, the default, if it cannot.
  var store: (any LoanRecordStore)? { get }
}

extension LoanRecordGateway {
  public var answersFromMemory: AnswersFromMemory { [] }

  public var lacksRecords: Bool { false }

  public var store: (any LoanRecordStore)? { nil }
}

/// The answers of a source that come from memory or are constant: they never block, wait or read a file.
///
/// The engine asks for them in the task of the request, without a thread and without a deadline. That is much cheaper
/// than the answer itself.
public struct AnswersFromMemory: OptionSet, Sendable, Hashable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The day and the time zone.
  public static let day = AnswersFromMemory(rawValue: 1)
  /// The product types of a scope.
  public static let types = AnswersFromMemory(rawValue: 2)
  /// The revisions.
  public static let revisions = AnswersFromMemory(rawValue: 4)
  /// The records and their summaries.
  public static let records = AnswersFromMemory(rawValue: 8)
  /// Everything.
  public static let all: AnswersFromMemory = [.day, .types, .revisions, .records]
}

/// A token for one state of a record. If two tokens are equal, the record has not changed in between.
public struct RecordRevision: Sendable, Hashable {
  /// The token as the source writes it.
  public let rawValue: String
  /// Whether the record may have another revision by now, because its source does not answer.
  package var isOld = false

  public init(rawValue: String) { self.rawValue = rawValue }
}
