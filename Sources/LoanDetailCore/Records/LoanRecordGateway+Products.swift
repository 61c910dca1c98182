public import Loans

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
  /// Makes the product of a record. A fault stays, and so does the fault that `make` throws.
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

  /// The finding about a list that would not end.
  fileprivate static func repeatedCursor(of type: ProductType) -> Diagnostic {
    Diagnostic(
      id: "source.repeated-cursor", severity: .error, path: "\(type)",
      summary: "The source's list of records does not end: it gives the same cursor a second time.",
      expected: "another cursor for each page, and none after the last one")
  }
}
