import DesignSystem
import LoanArithmetic
import LoanDetailCore
import LoanDetailEngine

/// A screen that the service sent. It keeps this to answer "unchanged" without reading the record.
struct SentScreen: Sendable {
  /// Everything that determines the bytes, except the record.
  struct Key: Hashable, Sendable {
    let reference: ProductReference
    let screen: ScreenID
    let scope: CustomerScope
    let reader: LoanReader.Traits
    let day: CalendarDate
    let page: PageRequest?
  }

  let product: ProductID
  /// The revision of the record before it was read; `nil` if the source has none.
  let revision: RecordRevision?
  let eTag: String
}

/// Whether the record has changed since the screen was sent.
enum SentScreenState {
  /// The client has the current document.
  case unchanged(eTag: String)
  /// The record must be read. The value is its present revision, if known.
  case changed(RecordRevision?)

  var current: RecordRevision? {
    if case .changed(let revision) = self { revision } else { nil }
  }
}

extension LoanDetailService {
  /// Compares the source's revision with the revision of the client's screen.
  ///
  /// The revision is requested before the record is read. If the record changes in between, it is sent with the older
  /// revision and read again next time.
  func revision(
    of key: SentScreen.Key, ifStill held: HeldScreen?, by deadline: Deadline
  ) async throws(RequestError) -> SentScreenState {
    guard case .eTag(let eTag)? = held, let source else { return .changed(nil) }
    let sent = sentScreens[key]
    let ofType = key.reference.typed.flatMap { registry[$0.type] == nil ? nil : $0 }
    guard let id = sent?.product ?? ofType else { return .changed(nil) }
    // A failure here repeats when the record is read, and is reported then.
    let current = try? await deadline.answer { try await source.revision(of: id, for: key.scope) }
    try checkCancellation()
    guard let current, current == sent?.revision, sent?.eTag == eTag else { return .changed(current) }
    return .unchanged(eTag: eTag)
  }
}
