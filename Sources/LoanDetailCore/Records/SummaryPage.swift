/// A request for one page of a list of records.
public struct SummaryPageRequest: Sendable, Hashable {
  /// The maximum number of records in the page; 1 or more.
  public let size: Int
  /// The ``SummaryPage/next`` of the page before; `nil` for the first page.
  public let cursor: String?

  /// Makes a request; `nil` if the size is less than 1.
  public init?(size: Int, cursor: String? = nil) {
    guard size >= 1 else { return nil }
    self.size = size
    self.cursor = cursor
  }
}

/// One page of a list of records.
public struct SummaryPage: Sendable {
  /// The records in the source's order, at most as many as requested.
  public var entries: [RecordEntry]
  /// The cursor of the next page, in a form that the source chooses; `nil` for the last page.
  public var next: String?

  public init(entries: [RecordEntry], next: String? = nil) {
    self.entries = entries
    self.next = next
  }
}

/// One place in a list of records: the record, or the reason why it cannot be read.
public typealias RecordEntry = Result<LoanRecord, ProductFault>

/// The error for a cursor that the source did not make.
public struct UnknownSummaryCursor: Error, Sendable, Hashable {
  public var cursor: String

  public init(_ cursor: String) { self.cursor = cursor }
}

extension SummaryPageRequest {
  /// The indices of the page in a list of `count` records, for sources with all records in memory.
  ///
  /// The cursors are indices: return ``cursor(after:in:)`` as the page's ``SummaryPage/next``.
  ///
  /// - Parameter count: the length of the list.
  /// - Throws: ``UnknownSummaryCursor`` for a cursor that is not an index of the list.
  public func places(in count: Int) throws(UnknownSummaryCursor) -> Range<Int> {
    var start = 0
    if let cursor {
      guard let place = Int(cursor), place > 0, place < count, String(place) == cursor else {
        throw UnknownSummaryCursor(cursor)
      }
      start = place
    }
    return start..<start + min(size, count - start)
  }

  /// The cursor of the page that follows these indices; `nil` after the last page.
  public func cursor(after places: Range<Int>, in count: Int) -> String? {
    places.upperBound < count ? String(places.upperBound) : nil
  }
}
