public import LoanArithmetic
public import LoanDetailJSON

/// Where the records of products come from.
///
/// Every request carries a customer's scope; a record outside it is answered exactly as one that does not exist.
public protocol LoanRecordGateway: Sendable {
  /// The day the source's records are true for; `nil` when it does not say.
  func asOf() async throws -> CalendarDate?

  /// What is worth knowing about the source as a whole, as far as it concerns the scope.
  func diagnostics(for scope: CustomerScope) async throws -> [Diagnostic]

  /// The product types the source has records of within the scope, in the order they first appear.
  func productTypes(for scope: CustomerScope) async throws -> [ProductType]

  /// All records of a type within the scope, in the source's order.
  func records(of type: ProductType, for scope: CustomerScope) async throws -> [RecordEntry]

  /// One record.
  ///
  /// Throws ``ProductError/notFound(_:)`` or ``ProductError/unreadable(_:)``.
  func record(with id: ProductID, for scope: CustomerScope) async throws -> LoanRecord
}

/// One place in a list of records: the record, or why it cannot be read.
public typealias RecordEntry = Result<LoanRecord, ProductFault>

/// One product as its source describes it.
public struct LoanRecord: Sendable, Hashable {
  /// The product's type and id.
  public var id: ProductID
  /// The scope of the request the record answers.
  public var scope: CustomerScope
  /// What every product can have.
  public var facts: LoanFacts
  /// What only this product type has, as the source writes it: an object, or null.
  public var specifics: JSONValue
  /// Where the specifics stand in the source.
  public var specificsPath: String { "\(path).specifics" }
  /// Where the record stands in its source.
  public var path: String
  /// What is worth knowing about the record.
  public var diagnostics: [Diagnostic]

  /// Makes a record.
  public init(
    id: ProductID, scope: CustomerScope, facts: LoanFacts, specifics: JSONValue = .null,
    path: String = "$", diagnostics: [Diagnostic] = []
  ) {
    self.id = id
    self.scope = scope
    self.facts = facts
    self.specifics = specifics
    self.path = path
    self.diagnostics = diagnostics
  }
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

extension LoanRecordGateway {
  /// All products of a type within the scope, each made from its record.
  public func products(
    of type: ProductType, for scope: CustomerScope, make: (LoanRecord) throws(ProductFault) -> any ProductProtocol
  ) async throws -> [ProductEntry] {
    try await records(of: type, for: scope).map { entry in
      switch entry {
      case .success(let record):
        do throws(ProductFault) { return .success(try make(record)) } catch { return .failure(error) }
      case .failure(let fault): return .failure(fault)
      }
    }
  }

  /// One product made from its record.
  public func product(
    by id: ProductID, for scope: CustomerScope, make: (LoanRecord) throws(ProductFault) -> any ProductProtocol
  ) async throws -> any ProductProtocol {
    let record = try await record(with: id, for: scope)
    do throws(ProductFault) { return try make(record) } catch { throw ProductError.unreadable(error) }
  }
}
