import LoanDetailCore
import LoanDetailJSON

/// A record before it is read: just what a request is answered by.
protocol UnreadRecord: Sendable {
  /// The record's type, ``ProductType/unknown`` when it cannot be read, and id, its place when it cannot be read.
  var id: ProductID { get }
  /// The customers who are a party to it, as far as they can be read.
  var customers: [CustomerID] { get }
  /// Where it stands in the source.
  var path: String { get }

  /// The record in full, or why it cannot be read.
  func read(for scope: CustomerScope) -> RecordEntry
}

/// Answers requests from records in their order, reading each only when it is asked for.
///
/// What a scope cannot see does not exist for it: two records with one type and id clash only where both are seen. The
/// second of them is a fault.
struct RecordList<Record: UnreadRecord>: Sendable {
  let records: [Record]

  /// The records a scope can see.
  func visible(in scope: CustomerScope) -> [Record] {
    switch scope {
    case .allCustomers: records
    case .customer(let customer): records.filter { $0.customers.contains(customer) }
    }
  }

  func productTypes(for scope: CustomerScope) -> [ProductType] {
    var seen: Set<ProductType> = []
    return visible(in: scope).map(\.id.type).filter { seen.insert($0).inserted }
  }

  func entries(of type: ProductType, for scope: CustomerScope) -> [RecordEntry] {
    var first: [ProductID: Record] = [:]
    return visible(in: scope).filter { $0.id.type == type }.map { record in
      // Records of no known type may well be of two.
      if type != .unknown, let original = first[record.id] { return .failure(Self.duplicate(record, of: original)) }
      first[record.id] = record
      return record.read(for: scope)
    }
  }

  func record(with id: ProductID, for scope: CustomerScope) throws(ProductError) -> LoanRecord {
    switch visible(in: scope).first(where: { $0.id == id })?.read(for: scope) {
    case .success(let record): return record
    case .failure(let fault): throw .unreadable(fault)
    case nil: throw .notFound(id)
    }
  }

  private static func duplicate(_ record: Record, of original: Record) -> ProductFault {
    let diagnostic = Diagnostic(
      id: "record.duplicate-id", severity: .error, path: "\(record.path).id",
      summary: "Another record of the type has the same id.",
      found: "\(SourcePath.quoted(record.id.id)), as at \(original.path).id", expected: "an id of its own",
      advice: "Only the first of the two is shown.")
    return ProductFault(id: record.id, diagnostics: [diagnostic])
  }
}
