import LoanDetailCore
import LoanDetailJSON

/// The text of one record without a source around it.
struct SingleRecord {
  /// The requested product; if there is none, the type and id in the record.
  let id: ProductID
  private let slice: RecordSlice
  private let head: Result<Head, GatewayError>

  /// The fields by which a record is found.
  struct Head {
    /// The type and id, as far as the record states them.
    let id: ProductID
    /// Whether the record states both.
    let isStated: Bool
    let customers: [CustomerID]
  }

  /// Checks a text and reads its head.
  init(
    _ bytes: [UInt8], of id: ProductID?, _ limits: InputLimits,
    head: (inout JSONReader) throws(JSONFault) -> Head
  ) {
    let source = SourceBytes(bytes)
    let result = Result { () throws(GatewayError) in
      try source.check(limits, name: "$")
      do throws(JSONSyntaxError) {
        return try source.withBytes { (bytes) throws(JSONSyntaxError) in try JSONReader.read(bytes, head) }
      } catch {
        throw .malformed(error.diagnostic(in: nil))
      }
    }
    self.head = result
    self.id = id ?? (try? result.get().id) ?? ProductID(type: .unknown, id: "$")
    slice = RecordSlice(source: source, range: 0..<bytes.count)
  }

  /// Returns the text if the scope may see the record.
  ///
  /// - Throws: `ProductError.notFound` if it may not; `ProductError.unreadable` if the text is not JSON or is another
  ///   product.
  func slice(for scope: CustomerScope) throws(ProductError) -> RecordSlice {
    if case .customer(let customer) = scope {
      guard case .success(let head) = head, head.customers.contains(customer) else { throw .notFound(id) }
    }
    switch head {
    case .failure(let error): throw unreadable(error.diagnostic)
    case .success(let head) where head.id == id || !head.isStated: return slice
    case .success(let head):
      throw unreadable(
        Diagnostic(
          id: "record.other-product", severity: .error, path: "$.id", summary: "The record is of another product.",
          found: SourcePath.quoted(head.id.description), expected: SourcePath.quoted(id.description)))
    }
  }

  /// Returns the record of an entry, or throws its fault.
  func checked(_ entry: RecordEntry) throws(ProductError) -> LoanRecord {
    do throws(ProductFault) { return try entry.get() } catch { throw .unreadable(error) }
  }

  private func unreadable(_ diagnostic: Diagnostic) -> ProductError {
    .unreadable(ProductFault(id: id, diagnostics: [diagnostic]))
  }
}
