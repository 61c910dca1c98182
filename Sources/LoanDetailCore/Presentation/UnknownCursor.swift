/// The error for a cursor that cannot be used. Nothing was changed; request the first page again.
public struct UnknownCursor: Error, Sendable, Hashable {
  /// The reason why a cursor cannot be used.
  public enum Reason: Sendable, Hashable {
    /// It is not a cursor, or it is damaged.
    case unreadable
    /// It belongs to another version of the wire format than the client reads.
    case otherVersion
    /// This version of the wire format has only pages forward, as documents.
    case notInVersion(Int)
    /// It is a `next` used as a `previous`, or the other way round.
    case otherDirection
    /// It belongs to another product.
    case otherProduct
    /// It belongs to another screen of the product.
    case otherScreen
    /// The screen no longer has the list.
    case noSuchList
    /// The row at the edge of the page is no longer in the list; of a refreshed page, the rows at both edges. If rows
    /// are to be added, also: the number of rows between the client's first and last row has changed.
    case ended
    /// The text is not the id of a row of the screen. Only in versions 1 and 2, whose cursors are the ids of rows.
    case noRow
  }

  /// The text that the client sent as a cursor.
  public let found: String
  public let reason: Reason

  package init(found: String, reason: Reason) {
    self.found = found
    self.reason = reason
  }

  /// Whether the cursor is of this screen, whose rows have changed since; otherwise the client made a mistake.
  public var isOutdated: Bool {
    switch reason {
    case .noSuchList, .ended, .noRow: true
    case .otherProduct, .otherScreen, .unreadable, .otherVersion, .notInVersion, .otherDirection: false
    }
  }

  /// Whether the cursor is wrong only for this record as it is now.
  public var isOfRecord: Bool {
    switch reason {
    case .otherProduct, .otherScreen, .noSuchList, .ended, .noRow: true
    case .unreadable, .otherVersion, .notInVersion, .otherDirection: false
    }
  }
}
