import LoanDetailCore

/// One record of a portfolio before it is read: just what a request is answered by.
struct PortfolioEntry: Sendable {
  /// The record's type and id; `nil` when the type cannot be read. An id that cannot be read is the record's place.
  let id: ProductID?
  private let customers: [CustomerID]
  private let value: SourceValue
  private let path: String

  init(_ value: SourceValue, index: Int, root: String) {
    self.value = value
    path = "\(root).loans[\(index)]"
    let type = value["type"]?.nonEmptyText
    let ownId = value["id"]?.nonEmptyText
    id = type.map { ProductID(type: ProductType(rawValue: $0), id: ownId ?? "loans[\(index)]") }
    guard case .array(let parties)? = value["parties"] else {
      customers = []
      return
    }
    customers = parties.compactMap { $0["customer"]?.nonEmptyText.map(CustomerID.init) }
  }

  /// Whether a request in the scope may know of the record.
  func isVisible(in scope: CustomerScope) -> Bool {
    switch scope {
    case .allCustomers: true
    case .customer(let customer): customers.contains(customer)
    }
  }

  /// The record read in full, or why it cannot be.
  func read(as id: ProductID, for scope: CustomerScope) -> RecordEntry {
    let (facts, diagnostics) = read()
    guard let facts else { return .failure(ProductFault(id: id, diagnostics: diagnostics)) }
    return .success(
      LoanRecord(
        id: id, scope: scope, facts: facts, specifics: value["specifics"] ?? .null,
        specificsPath: "\(path).specifics", diagnostics: diagnostics))
  }

  /// The facts, unless something in the record is an error, and everything found while it was read.
  func read() -> (facts: LoanFacts?, diagnostics: [Diagnostic]) {
    let log = ReadingLog(severityOfUnreadable: .error)
    let facts = ObjectReader(value, at: path, log: log).map { PortfolioRecord(reading: $0).facts() }
    return (log.hasErrors ? nil : facts, log.diagnostics)
  }

  /// What is wrong with a record that has another one's type and id.
  func duplicate(of original: PortfolioEntry) -> Diagnostic {
    Diagnostic(
      id: "record.duplicate-id", severity: .error, path: "\(path).id",
      summary: "Another record of the type has the same id.",
      found: "\(value["id"]?.summary ?? "nothing"), as at \(original.path).id", expected: "an id of its own",
      advice: "Only the first of the two is shown.")
  }
}

extension SourceValue {
  /// A member of an object.
  subscript(name: String) -> SourceValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// The text, unless it is empty.
  var nonEmptyText: String? {
    if case .string(let text) = self, !text.isEmpty { text } else { nil }
  }
}
