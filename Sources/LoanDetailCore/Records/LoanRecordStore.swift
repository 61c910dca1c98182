public import LoanArithmetic
public import Loans

/// A source that can change its records.
///
/// ``RecordInteractor`` passes the changes that customers ask for to its gateway, if this is a store.
public protocol LoanRecordStore: LoanRecordGateway {
  /// Changes one record, at most once for a key.
  ///
  /// If the update was carried out before, by this or another process, nothing happens and the method returns. After a
  /// ``ProductError`` or an ``EventRefusal`` nothing has changed. After any other error the store may or may not have
  /// changed the record: the same update, sent again, tells.
  ///
  /// - Throws: ``ProductError/notFound(_:)`` as for ``LoanRecordGateway/record(with:for:)``;
  ///   ``EventRefusal/conflict`` if the record has another revision by now, or if the key belongs to another update;
  ///   ``EventRefusal/impossible(_:)`` if the record does not allow the change; any other error if the outcome is
  ///   unknown.
  func update(_ id: ProductID, for scope: CustomerScope, by update: RecordUpdate) async throws

  /// The change of a record that was made with a key; `nil` if none was.
  ///
  /// - Throws: any error if that is not known.
  func change(madeWith key: EventKey, of id: ProductID, for scope: CustomerScope) async throws -> LoanChange?
}

extension LoanRecordStore {
  public var store: (any LoanRecordStore)? { self }
}

/// One change of a record.
public struct RecordUpdate: Sendable, Hashable {
  public var change: LoanChange
  /// The key of the event that asks for the change.
  public var key: EventKey
  /// The day on which the customer asks for it.
  public var day: CalendarDate
  /// The revision of the record in which the change was found to be possible.
  public var revision: RecordRevision

  public init(_ change: LoanChange, key: EventKey, on day: CalendarDate, of revision: RecordRevision) {
    self.change = change
    self.key = key
    self.day = day
    self.revision = revision
  }
}
