public import LoanArithmetic

/// A source of product records: a file, a database, another system's API.
///
/// Conform a value that reads from your source. Every request carries the scope of the customer it is for. Answer a
/// record outside the scope exactly as one that does not exist, in the lists too.
///
/// The engine keeps requests small, and a conformer should keep them cheap:
/// - A screen asks for one record: ``record(with:for:)``. Look it up by its id, in a database through an index.
/// - A list asks for ``summaries(of:for:page:)``, a page at a time. Read only what a product's header shows.
/// - "Has it changed?" asks for ``revision(of:for:)``, which must read no record.
///
/// Every request may be made at any time, from any task, several at once. A request whose task is cancelled may throw
/// `CancellationError`.
///
/// A gateway to a database of loans, whose `details` column holds a loan as a portfolio file does:
///
/// ```swift
/// struct LoanTable: LoanRecordGateway {
///   let database: Database
///
///   func record(with id: ProductID, for scope: CustomerScope) async throws -> LoanRecord {
///     guard let row = try await database.loan(id) else { throw ProductError.notFound(id) }
///     return try LoanRecord(portfolioJSON: row.details, of: id, for: scope, asOf: row.day)
///   }
///
///   func revision(of id: ProductID, for scope: CustomerScope) async throws -> RecordRevision? {
///     guard let version = try await database.loanVersion(id, for: scope) else { throw ProductError.notFound(id) }
///     return RecordRevision(rawValue: "\(version)")
///   }
///   // … asOf, diagnostics, productTypes and summaries
/// }
/// ```
public protocol LoanRecordGateway: Sendable {
  /// The day the records are true for; `nil` when the source does not state it.
  func asOf() async throws -> CalendarDate?

  /// Findings about the source as a whole that concern the scope.
  func diagnostics(for scope: CustomerScope) async throws -> [Diagnostic]

  /// The product types of the records within the scope, in the order they first appear.
  func productTypes(for scope: CustomerScope) async throws -> [ProductType]

  /// One page of the records of a type within the scope, in the source's order.
  ///
  /// A list needs of each record at least what a product's header shows (see ``LoanRecord/Reading/header``); a source
  /// may as well return full records. A record that cannot be read is a fault in its place.
  ///
  /// - Parameters:
  ///   - type: the product type.
  ///   - scope: the customer whose records are listed.
  ///   - page: how many records at most, and where the page begins.
  /// - Returns: the page; its ``SummaryPage/next`` is the cursor of the page after it.
  /// - Throws: ``UnknownSummaryCursor`` for a cursor that the source did not make; ``GatewayError`` or any other error
  ///   when the source cannot answer.
  func summaries(
    of type: ProductType, for scope: CustomerScope, page: SummaryPageRequest
  ) async throws -> SummaryPage

  /// One record in full.
  ///
  /// Throws ``ProductError/notFound(_:)`` when there is no such record within the scope,
  /// ``ProductError/unreadable(_:)`` when its data cannot be read, and ``GatewayError`` or any other error when the
  /// source cannot answer.
  func record(with id: ProductID, for scope: CustomerScope) async throws -> LoanRecord

  /// A token that changes whenever the record changes, or what the scope may see of it: a row's version, a change
  /// number, the `ETag` of an API. `nil` when the source has none.
  ///
  /// It must be much cheaper than reading the record. Throws as ``record(with:for:)`` does; in particular a record
  /// outside the scope is ``ProductError/notFound(_:)``.
  func revision(of id: ProductID, for scope: CustomerScope) async throws -> RecordRevision?
}

extension LoanRecordGateway {
  /// `nil`: the source has no revisions.
  public func revision(of id: ProductID, for scope: CustomerScope) async throws -> RecordRevision? { nil }
}

/// A token of one state of a record: two equal ones mean that nothing changed in between.
public struct RecordRevision: Sendable, Hashable, RawRepresentable {
  /// The token, as the source wrote it.
  public let rawValue: String

  /// Makes a revision from the source's own token.
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// A gateway could not answer at all.
public enum GatewayError: Error, Sendable, Hashable {
  /// The source exists and its content cannot be read.
  case malformed(Diagnostic)
  /// The source cannot be found.
  case missing(Diagnostic)
  /// The source does not answer.
  case unavailable(Diagnostic)

  /// What is wrong.
  public var diagnostic: Diagnostic {
    switch self {
    case .malformed(let diagnostic), .missing(let diagnostic), .unavailable(let diagnostic): diagnostic
    }
  }
}
