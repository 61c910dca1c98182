package import DesignSystem

/// A request for one page of a screen's lists.
///
/// The first page of a list with past and future rows, such as a schedule, begins a few rows before the first future
/// row. The first page of any other list begins with its first row.
///
/// ```swift
/// let first = PageRequest(size: 20)
/// let next = PageRequest(size: 20, after: page.next)  // the next 20 rows
/// let more = PageRequest(size: 20, after: page.next, addsRows: true)  // the same rows, as a patch
/// let today = PageRequest(refreshing: cursor)  // the rows that the client has, as they are now
/// let small = PageRequest(size: .max, maximumBytes: 8_000)  // as many rows as fit
/// ```
public struct PageRequest: Sendable, Hashable {
  /// The maximum number of rows of each list or, with ``addsRows``, of added rows; 1 or more. `Int.max` for any number.
  public private(set) var size: Int
  /// The maximum length of the document in bytes, which is kept by sending fewer rows, but at least one of each list;
  /// `nil` for no limit.
  public let maximumBytes: Int?
  /// The `ListPage.next` of an earlier page, to request the page after it; otherwise `nil`.
  public let after: String?
  /// The `ListPage.previous` of an earlier page, to request the page before it; otherwise `nil`.
  public let before: String?
  /// Any cursor of the client's document, to request the rows that this document has; otherwise `nil`.
  public let refreshing: String?
  /// Whether the client keeps the rows it has, and wants only a patch that adds rows to them.
  public let addsRows: Bool
  /// The place where the page begins or ends.
  package let position: Position
  /// Whether the first page of a list is placed at its first future row instead of its first row.
  package private(set) var opensAtDay = true

  /// A place in the lists of a screen.
  package enum Position: Sendable, Hashable {
    /// The first page.
    case start
    /// After a row with this id: the cursor of versions 1 and 2.
    case row(ItemID)
    case cursor(PageCursor)

    /// The place of a cursor. A text of any other form counts as the id of a row.
    init(_ cursor: String) { self = PageCursor(text: cursor).map(Position.cursor) ?? .row(ItemID(rawValue: cursor)) }
  }

  /// Creates a request; `nil` if the size is less than 1, there are two cursors, rows are added without a cursor, or
  /// rows are added within a limit of bytes, which is for documents.
  public init?(
    size: Int, after: String? = nil, before: String? = nil, addsRows: Bool = false, maximumBytes: Int? = nil
  ) {
    let cursor = after ?? before
    guard size >= 1, after == nil || before == nil, !addsRows || cursor != nil && maximumBytes == nil else {
      return nil
    }
    self.size = size
    self.maximumBytes = maximumBytes
    self.after = after
    self.before = before
    refreshing = nil
    self.addsRows = addsRows
    position = cursor.map(Position.init) ?? .start
  }

  /// Creates a request for the rows from the first to the last one of the client's document, as they are now.
  ///
  /// A page that began with the first row of its list begins with it again, so new rows at the top are on it; the same
  /// holds for the end. If the row at one edge is no longer in the list, the page has as many rows as before.
  ///
  /// - Parameter cursor: any cursor of the document. A document without cursors has all rows: request it without a
  ///   page.
  public init(refreshing cursor: String) {
    size = .max
    maximumBytes = nil
    after = nil
    before = nil
    refreshing = cursor
    addsRows = false
    position = Position(cursor)
  }

  /// The cursor of any kind; `nil` in a request for the first page.
  package var cursor: String? { after ?? before ?? refreshing }

  /// Whether the answer has the rows that the client has, with or without others.
  package var includesHeldRows: Bool { addsRows || refreshing != nil }

  /// Returns the request with another maximum number of rows.
  package func sized(_ size: Int) -> PageRequest {
    var request = self
    request.size = size
    return request
  }

  /// Returns the request for a version of the wire format. Versions before 3 have no pages backward, so their first
  /// page begins with the first row.
  package func inVersion(_ version: Int) -> PageRequest {
    var request = self
    request.opensAtDay = version >= ListPage.sinceInDocument
    return request
  }

  /// Checks that the cursor has the form and the direction of a cursor in a version of the wire format. Without a
  /// cursor there is nothing to check.
  package func check(for version: Int) throws(UnknownCursor) {
    guard let text = cursor else { return }
    switch position {
    case .start: break
    case .row where version < ListPage.sinceInDocument:
      if after == nil || addsRows { throw UnknownCursor(found: text, reason: .notInVersion(version)) }
    case .row: throw UnknownCursor(found: text, reason: .unreadable)
    case .cursor where version < ListPage.sinceInDocument:
      throw UnknownCursor(found: text, reason: .otherVersion)
    case .cursor(let cursor):
      guard cursor.version == ListPage.sinceInDocument else { throw UnknownCursor(found: text, reason: .otherVersion) }
      guard refreshing != nil || cursor.direction == (after == nil ? .backward : .forward) else {
        throw UnknownCursor(found: text, reason: .otherDirection)
      }
    }
  }
}
