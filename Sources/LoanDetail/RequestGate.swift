import Loans
import Synchronization

/// Counts the requests in flight, and refuses those beyond a limit.
///
/// Requests are counted by product type, so that those for a type whose source is slow do not refuse the others.
/// Requests about several types are counted together.
final class RequestGate: Sendable {
  private let limit: Int
  private let inFlight = Mutex<[ProductType?: Int]>([:])

  init(limit: Int) { self.limit = limit }

  /// Lets a request in; returns `false` if there are as many as allowed. The type is `nil` for a request about several
  /// types.
  func enter(_ type: ProductType?) -> Bool {
    inFlight.withLock { counts in
      guard counts[type, default: 0] < limit else { return false }
      counts[type, default: 0] += 1
      return true
    }
  }

  /// Lets a request out that was let in.
  func leave(_ type: ProductType?) { inFlight.withLock { $0[type, default: 0] -= 1 } }
}
