/// Which page of a list of records is asked for.
public struct SummaryPageRequest: Sendable, Hashable {
  /// How many records the page may have: 1 or more.
  public let size: Int
  /// Where the page begins: the ``SummaryPage/next`` of the page before; `nil` for the first page.
  public let cursor: String?

  /// Makes a request; `nil` when the size is less than 1.
  public init?(size: Int, cursor: String? = nil) {
    guard size >= 1 else { return nil }
    self.size = size
    self.cursor = cursor
  }
}

/// One page of a list of records.
public struct SummaryPage: Sendable {
  /// The records in the source's order, as many as the request allows at most.
  public var entries: [RecordEntry]
  /// The cursor of the next page, in any form the source likes; `nil` for the last page.
  public var next: String?

  /// Makes a page.
  public init(entries: [RecordEntry], next: String? = nil) {
    self.entries = entries
    self.next = next
  }
}

/// One place in a list of records: the record, or why it cannot be read.
public typealias RecordEntry = Result<LoanRecord, ProductFault>

/// A page was asked for by a cursor that the source did not make.
public struct UnknownSummaryCursor: Error, Sendable, Hashable {
  /// The cursor.
  public var cursor: String

  /// Makes the error of a cursor.
  public init(_ cursor: String) { self.cursor = cursor }
}

extension SummaryPageRequest {
  /// The places of a list in memory that the page covers, for sources that have all their records at hand.
  ///
  /// Cursors are places: return ``cursor(after:in:)`` as the page's ``SummaryPage/next``.
  ///
  /// - Parameter count: how long the list is.
  /// - Throws: ``UnknownSummaryCursor`` for a cursor that is no place of the list.
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

  /// The cursor of the page after the one that covers the places; `nil` after the last one.
  public func cursor(after places: Range<Int>, in count: Int) -> String? {
    places.upperBound < count ? String(places.upperBound) : nil
  }
}
