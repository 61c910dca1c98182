import LoanDetailCore
import LoanDetailJSON

/// The text of one record, with no source around it.
struct SingleRecord {
  /// The product that was asked for; where that is not known, what the record states.
  let id: ProductID
  private let slice: RecordSlice
  private let head: Result<Head, JSONSyntaxError>

  /// What a record is found by.
  struct Head {
    /// The type and id, as far as the record states them.
    let id: ProductID
    /// Whether it states both.
    let isStated: Bool
    let customers: [CustomerID]
  }

  /// Checks a text and takes from it what it is found by.
  init(
    _ bytes: [UInt8], of id: ProductID?,
    head: (inout JSONReader) throws(JSONFault) -> Head
  ) {
    let source = SourceBytes.array(bytes)
    let result = Result { () throws(JSONSyntaxError) in
      try source.withBytes { (bytes) throws(JSONSyntaxError) in
        try JSONReader.read(bytes, head)
      }
    }
    self.head = result
    self.id = id ?? (try? result.get().id) ?? ProductID(type: .unknown, id: "$")
    slice = RecordSlice(source: source, range: 0..<bytes.count)
  }

  /// The text, for a scope that may see it.
  func slice(for scope: CustomerScope) throws(ProductError) -> RecordSlice {
    if case .customer(let customer) = scope {
      guard case .success(let head) = head, head.customers.contains(customer) else { throw .notFound(id) }
    }
    switch head {
    case .failure(let error): throw unreadable(error.diagnostic(in: nil))
    case .success(let head) where head.id == id || !head.isStated: return slice
    case .success(let head):
      throw unreadable(
        Diagnostic(
          id: "record.other-product", severity: .error, path: "$.id", summary: "The record is of another product.",
          found: SourcePath.quoted(head.id.description), expected: SourcePath.quoted(id.description)))
    }
  }

  /// The record that was read, or its fault as an error.
  func checked(_ entry: RecordEntry) throws(ProductError) -> LoanRecord {
    do throws(ProductFault) { return try entry.get() } catch { throw .unreadable(error) }
  }

  private func unreadable(_ diagnostic: Diagnostic) -> ProductError {
    .unreadable(ProductFault(id: id, diagnostics: [diagnostic]))
  }
}
