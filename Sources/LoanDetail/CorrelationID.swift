import DesignSystem
import LoanDetailEngine
import LoanDetailJSON
import Loans
import Localization

/// The id by which the bank's staff finds the report of the request that made a customer's document.
///
/// It is the host's own id of the request, or else a hash of the request. Equal requests then have equal ids and, if
/// the records are the same, equal bytes.
struct CorrelationID: Sendable {
  /// The id for the documents of the request; `nil` for documents that show staff the findings themselves.
  let inDocument: String?
  private let make: @Sendable () -> String

  /// Makes the id of a request; without a reference, of a request about all products.
  init(
    _ operation: RequestReport.Operation, of reference: ProductReference?, for scope: CustomerScope,
    _ reader: LoanReader
  ) {
    make = { reader.requestID ?? Self.derived(operation, of: reference, for: scope, reader) }
    inDocument = scope == .allCustomers ? nil : make()
  }

  /// The id for the report of the request.
  var text: String { inDocument ?? make() }

  /// The first 16 digits of a hash of the request.
  private static func derived(
    _ operation: RequestReport.Operation, of reference: ProductReference?, for scope: CustomerScope,
    _ reader: LoanReader
  ) -> String {
    let customer: String? = if case .customer(let customer) = scope { customer.rawValue } else { nil }
    let kinds = reader.client?.kinds.map { "\($0)" }.sorted().joined(separator: ",")
    let parts: [String?] = [
      operation.name, reference?.text, customer, reader.locale, reader.asOf.map { "\($0)" },
      reader.timeZone?.identifier, "\(reader.version)", kinds,
    ]
    // Written as JSON, so that different requests have different texts.
    let request = JSONValue.array(parts.map { part in part.map(JSONValue.string) ?? .null })
    return String(ContentHash(of: request).hex.prefix(16))
  }
}

extension RequestReport.Operation {
  /// The name of the operation, with its screen or its event. Derived ids depend on it.
  fileprivate var name: String {
    switch self {
    case .screen(let screen): "screen \(screen)"
    case .list: "list"
    case .summary: "summary"
    case .event(let name): "event \(name)"
    case .explanation: "explanation"
    case .pages: "pages"
    }
  }
}
