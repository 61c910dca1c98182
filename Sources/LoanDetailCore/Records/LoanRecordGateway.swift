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
/// Requests come at any time, from any task, and several at once. They run on threads of their own, so a gateway may block
/// its thread: each product type has the same part of the host's threads for sources, and no type waits for another. A
/// request still queued at the deadline is dropped. A request whose task is cancelled may throw `CancellationError`.
/// Answers from memory need no other thread: see ``answersFromMemory``.
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

  /// Whether a part of the source cannot be read, so that nobody knows which records are in it; `false` by default. A list
  /// tells its reader so, and a record that is not found counts as unavailable.
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

/// The reason why a gateway could not answer at all.
public enum GatewayError: Error, Sendable, Hashable {
  /// The source exists, but its content cannot be read.
  case malformed(Diagnostic)
  /// The source cannot be found.
  case missing(Diagnostic)
  /// The source does not answer.
  case unavailable(Diagnostic)

  public var diagnostic: Diagnostic {
    switch self {
    case .malformed(let diagnostic), .missing(let diagnostic), .unavailable(let diagnostic): diagnostic
    }
  }
}

extension GatewayError {
  /// The error as a scope may see it. Unreadable content may belong to another customer, so in a customer's scope the
  /// finding states neither its place in the source nor the content.
  ///
  /// - Parameter name: the name of the source.
  package func visible(to scope: CustomerScope, as name: String = "source") -> GatewayError {
    guard case .malformed(let finding) = self, scope != .allCustomers else { return self }
    return .malformed(Diagnostic(id: finding.id, severity: finding.severity, path: name, summary: finding.summary))
  }
}

extension LoanRecordGateway {
  /// Returns all products of a type within the scope, each made from the summary of its record.
  public func products(
    of type: ProductType, for scope: CustomerScope, make: (LoanRecord) throws(ProductFault) -> any ProductProtocol
  ) async throws -> [ProductEntry] {
    var products: [ProductEntry] = []
    try await listProducts(of: type, for: scope, make: make) { products += $0 }
    return products
  }

  /// Passes all products of a type within the scope to `receive`, some at a time, in their order. Each is made from the
  /// summary of its record.
  public func listProducts(
    of type: ProductType, for scope: CustomerScope, make: (LoanRecord) throws(ProductFault) -> any ProductProtocol,
    _ receive: ([ProductEntry]) async throws -> Void
  ) async throws {
    try await eachPage(of: type, for: scope, pageSize: 200) { entries in
      // A record is dropped as soon as its product is made, because many records need much memory.
      try await receive(LocalWork.perform { entries.map { $0.product(make) } })
    }
  }

  /// Returns one page of the products of a type within the scope, each made from the summary of its record.
  public func products(
    of type: ProductType, for scope: CustomerScope, page: SummaryPageRequest,
    make: (LoanRecord) throws(ProductFault) -> any ProductProtocol
  ) async throws -> ProductPage {
    let records = try await summaries(of: type, for: scope, page: page)
    return ProductPage(entries: LocalWork.perform { records.entries.map { $0.product(make) } }, next: records.next)
  }

  /// Returns one product, made from its record.
  public func product(
    by id: ProductID, for scope: CustomerScope, make: (LoanRecord) throws(ProductFault) -> any ProductProtocol
  ) async throws -> any ProductProtocol {
    let record = try await record(with: id, for: scope)
    return try LocalWork.perform { () throws(ProductError) in
      do throws(ProductFault) { return try make(record) } catch { throw .unreadable(error) }
    }
  }

  /// Returns the summaries of all records of a type within the scope. It requests one page after another.
  ///
  /// - Parameters:
  ///   - type: the product type.
  ///   - scope: the customer whose records are listed.
  ///   - pageSize: the number of records to request at a time; at least 1.
  /// - Throws: ``GatewayError/malformed(_:)`` if the source returns the same cursor twice, which would be an endless
  ///   list.
  public func summaries(
    of type: ProductType, for scope: CustomerScope, pageSize: Int = 200
  ) async throws -> [RecordEntry] {
    var entries: [RecordEntry] = []
    try await eachPage(of: type, for: scope, pageSize: pageSize) { entries += $0 }
    return entries
  }

  /// Requests one page after another, and passes the records of each to `body`.
  private func eachPage(
    of type: ProductType, for scope: CustomerScope, pageSize: Int,
    _ body: ([RecordEntry]) async throws -> Void
  ) async throws {
    var seen: Set<String> = []
    var cursor: String?
    while let request = SummaryPageRequest(size: max(pageSize, 1), cursor: cursor) {
      try Task.checkCancellation()
      let page = try await summaries(of: type, for: scope, page: request)
      try await body(page.entries)
      guard let next = page.next else { break }
      guard seen.insert(next).inserted else { throw GatewayError.malformed(.repeatedCursor(of: type)) }
      cursor = next
    }
  }
}

extension RecordEntry {
  /// Makes the product of a record.
  fileprivate func product(
    _ make: (LoanRecord) throws(ProductFault) -> any ProductProtocol
  ) -> ProductEntry {
    switch self {
    case .success(let record):
      do throws(ProductFault) { return .success(try make(record)) } catch { return .failure(error) }
    case .failure(let fault): return .failure(fault)
    }
  }
}

extension Diagnostic {
  /// The finding about a loan that was not found while a source lacks records.
  package static let mayBeUnread = Diagnostic(
    id: "source.missing-files", severity: .error, path: "source",
    summary: "A part of the source cannot be read, and the loan may be in it.",
    advice: "Mend what the findings about the source name.")

  fileprivate static func repeatedCursor(of type: ProductType) -> Diagnostic {
    Diagnostic(
      id: "source.repeated-cursor", severity: .error, path: "\(type)",
      summary: "The source's list of records does not end: it gives the same cursor a second time.",
      expected: "another cursor for each page, and none after the last one")
  }
}
