import DesignSystem
import LoanDetailCore
import LoanDetailEngine
import Loans

/// A screen that the service sent, kept to answer "unchanged" without reading the record.
struct SentScreen: Sendable {
  /// Everything that determines the bytes, except the product's own state.
  struct Key: Hashable, Sendable {
    let product: ProductID
    let screen: ScreenID
    let question: ScreenQuestion?
    let scope: CustomerScope
    let reader: LoanReader.Traits
    let day: BankDay
    let page: PageRequest?
  }

  /// The revision of the product before it was read.
  let revision: RecordRevision
  let answer: UnchangedAnswer
}

extension LoanDetailService {
  /// The revision of a product whose type is known; `nil` for a bare id, and for a product without revisions.
  ///
  /// The revision is requested before the record is read. If the record changes in between, it is sent with the older
  /// revision and read again next time.
  func revision(
    of reference: ProductReference, for scope: CustomerScope, by deadline: Deadline, _ log: RequestLog
  ) async throws(RequestError) -> (product: ProductID, revision: RecordRevision)? {
    guard let id = reference.typed, let entry = registry.entry(of: id.type) else { return nil }
    do {
      return try await deadline.answer(on: entry.executor(for: .revisions)) {
        try await entry.interactor.revision(of: id, for: scope)
      }.map { (id, $0) }
    } catch {
      try checkCancellation()
      // The record is read instead; if that fails too, the request fails.
      if !(error is ProductError) { log.add([.sourceFailed(because: error)]) }
      return nil
    }
  }
}
