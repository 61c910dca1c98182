import DesignSystem
import LoanArithmetic
import LoanDetailCore
import LoanDetailEngine

/// What the service remembers of a screen it sent, so that it can say "unchanged" without reading the record.
struct SentScreen: Sendable {
  /// What must be the same for the same bytes.
  struct Key: Hashable, Sendable {
    let reference: ProductReference
    let screen: ScreenID
    let scope: CustomerScope
    let reader: LoanReader.Traits
    let day: CalendarDate
    let page: PageRequest?
  }

  let product: ProductID
  /// The revision the source stated before the record was read; `nil` where it states none.
  let revision: RecordRevision?
  let eTag: String
}

/// How the source's record compares with what was sent before.
enum SentScreenState {
  /// The client holds what would be sent.
  case unchanged(eTag: String)
  /// The record must be read; its revision now, where that is known.
  case changed(RecordRevision?)

  var current: RecordRevision? {
    if case .changed(let revision) = self { revision } else { nil }
  }
}

extension LoanDetailService {
  /// Compares the source's revision with that of the screen the client holds.
  ///
  /// The revision is asked for before the record is read: a record that changes in between is sent as the older revision,
  /// and read again next time.
  func revision(
    of key: SentScreen.Key, ifStill held: HeldScreen?, by deadline: Deadline
  ) async throws(RequestError) -> SentScreenState {
    guard case .eTag(let eTag)? = held, let source else { return .changed(nil) }
    let sent = sentScreens[key]
    let ofType = key.reference.typed.flatMap { registry[$0.type] == nil ? nil : $0 }
    guard let id = sent?.product ?? ofType else { return .changed(nil) }
    // What goes wrong here goes wrong again when the record is read, which tells why.
    let current = try? await deadline.answer { try await source.revision(of: id, for: key.scope) }
    try checkCancellation()
    guard let current, current == sent?.revision, sent?.eTag == eTag else { return .changed(current) }
    return .unchanged(eTag: eTag)
  }
}
