import LoanDetailCore
import LoanDetailJSON
import Loans

/// The text of one record without a source around it.
struct SingleRecord {
  /// The requested product; if there is none, the type and id in the record, with placeholders for missing ones.
  let id: ProductID
  private let content: Result<(head: Head, item: JSONItem), GatewayError>

  /// The fields by which a record is found; `nil` for those that it does not state.
  struct Head {
    let type: ProductType?
    let id: String?
    let customers: [CustomerID]

    /// The product; `nil` if the record does not state both its type and its id.
    var product: ProductID? { if let type, let id { ProductID(type: type, id: id) } else { nil } }
  }

  /// Checks a text and reads it. `head` finds the head in the value.
  init(
    _ bytes: [UInt8], of id: ProductID?, _ limits: InputLimits, leavingOut names: [StaticString],
    head: (JSONItem) -> Head
  ) {
    let source = SourceBytes(bytes)
    let slice = RecordSlice(source: source, range: 0..<bytes.count)
    content = Result { () throws(GatewayError) in
      try source.check(limits, name: "$")
      do throws(JSONSyntaxError) {
        let item = try slice.checkedItem(leavingOut: names)
        return (head(item), item)
      } catch {
        throw .malformed(error.diagnostic(in: nil))
      }
    }
    let stated = try? content.get().head
    self.id = id ?? ProductID(type: stated?.type ?? .unknown, id: stated?.id ?? LoanRecord.unstatedID)
  }

  /// Returns the content if the scope may see the record.
  ///
  /// - Throws: `ProductError.notFound` if it may not; `ProductError.unreadable` if the text is not JSON or belongs to
  ///   another product.
  func item(for scope: CustomerScope) throws(ProductError) -> JSONItem {
    if case .customer(let customer) = scope {
      guard case .success(let content) = content, content.head.customers.contains(customer) else { throw .notFound(id) }
    }
    switch content {
    case .failure(let error): throw unreadable(error.diagnostic)
    case .success(let content):
      guard let stated = content.head.product, stated != id else { return content.item }
      throw unreadable(
        Diagnostic(
          id: "record.other-product", severity: .error, path: "$.id", summary: "The record is of another product.",
          found: SourcePath.quoted(stated.description), expected: SourcePath.quoted(id.description)))
    }
  }

  /// Returns the record of an entry, or throws its fault.
  func checked(_ entry: RecordEntry) throws(ProductError) -> LoanRecord {
    do throws(ProductFault) { return try entry.get() } catch { throw .unreadable(error) }
  }

  /// The error about a record that cannot be read.
  func unreadable(_ diagnostic: Diagnostic) -> ProductError {
    .unreadable(ProductFault(id: id, diagnostics: [diagnostic]))
  }
}

extension LoanRecord {
  /// The id, in errors, of a record by itself that states none. No output shows it as an id.
  package static let unstatedID = "$"
}
