import LoanDetailCore
import Loans

/// A question to a source, by which its answer is found again.
enum CachedQuestion: Hashable, Sendable {
  case day, timeZone
  case findings(CustomerScope)
  case types(CustomerScope)
  case page(ProductType, CustomerScope, SummaryPageRequest)
  case record(ProductID, CustomerScope)
  case revision(ProductID, CustomerScope)

  /// Whether the question is for a page of the list of a type.
  func isPage(of type: ProductType, for scope: CustomerScope) -> Bool {
    if case .page(type, scope, _) = self { true } else { false }
  }

  /// Whether a change of the record may change the answer.
  func concerns(_ id: ProductID) -> Bool {
    switch self {
    case .day, .timeZone: false
    case .findings, .types: true
    case .page(let type, _, _): type == id.type
    case .record(let other, _), .revision(let other, _): other == id
    }
  }
}
