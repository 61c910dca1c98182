package import DesignSystem

/// The cursor of a page: a short text that identifies the product, the screen and the rows that a client has.
///
/// The text contains hashes instead of ids. They have no secret key, so whoever knows an id can recognize it: a cursor
/// shows nobody an id, and proves nothing. It states the rows of every incomplete list of the document, so a stateless
/// server can find out which document the client has.
///
/// A cursor stays valid while the row at its edge is in the list, even if rows are added around the page or change.
package struct PageCursor: Sendable, Hashable {
  /// The side of the client's rows on which the requested page is.
  package enum Direction: UInt8, Sendable, Hashable {
    case forward, backward
  }

  /// The rows of one list in the client's document.
  package struct Rows: Sendable, Hashable {
    /// The key of the list's id.
    package var list: UInt64
    /// The index of the first row.
    package var start: Int
    package var count: Int
    /// The number of rows in the whole list.
    package var total: Int
    /// The key of the first row's id; 0 if there are no rows.
    package var first: UInt64
    /// The key of the last row's id; 0 if there are no rows.
    package var last: UInt64

    /// Whether the rows began with the first one of the list.
    package var isAtStart: Bool { start == 0 }
    /// Whether the rows ended with the last one of the list.
    package var isAtEnd: Bool { start + count >= total }

    package init(of page: ListPage) {
      list = PageCursor.key(of: page.list.rawValue)
      start = page.first - 1
      count = page.count
      total = page.total
      first = page.firstRow.map { PageCursor.key(of: $0.rawValue) } ?? 0
      last = page.lastRow.map { PageCursor.key(of: $0.rawValue) } ?? 0
    }
  }

  /// The version of the wire format.
  package private(set) var version = ListPage.sinceInDocument
  package var direction: Direction
  /// The key of the product's type and id.
  package var product: UInt64
  /// The key of the screen's id.
  package var screen: UInt64
  /// The incomplete lists, in reading order.
  package var lists: [Rows]
  /// The index in ``lists`` of the list whose next or previous page is requested.
  package var subject: Int

  /// Makes the cursor of the page before or after the page of one list.
  ///
  /// - Parameters:
  ///   - direction: the direction from the page of the list.
  ///   - subject: the index of the list in `lists`.
  ///   - lists: the rows of all incomplete lists of the document, in reading order.
  ///   - document: the document that the client has.
  package init(_ direction: Direction, of subject: Int, in lists: [Rows], on document: ScreenDocument) {
    self.direction = direction
    self.lists = lists
    self.subject = subject
    product = Self.product(of: document)
    screen = Self.key(of: document.screen.rawValue)
  }

  /// The key of the product that a document shows.
  package static func product(of document: ScreenDocument) -> UInt64 {
    key(of: "\(document.subject.type):\(document.subject.id)")
  }

  /// A hash of 48 bits: FNV-1a, then the finalizer of MurmurHash3, which mixes the bits of short texts.
  package static func key(of text: String) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    hash = (hash ^ (hash >> 33)) &* 0xff51_afd7_ed55_8ccd
    hash = (hash ^ (hash >> 33)) &* 0xc4ce_b9fe_1a85_ec53
    return (hash ^ (hash >> 33)) & 0xffff_ffff_ffff
  }
}

extension PageCursor {
  /// The text: the bytes in base64url without padding, with a checksum of two bytes at the end.
  package var text: String {
    var bytes = [UInt8(truncatingIfNeeded: version), direction.rawValue]
    bytes.append(key: product)
    bytes.append(key: screen)
    bytes.append(number: subject)
    for rows in lists {
      bytes.append(key: rows.list)
      for number in [rows.start, rows.count, rows.total] { bytes.append(number: number) }
      bytes.append(key: rows.first)
      bytes.append(key: rows.last)
    }
    bytes += Self.checksum(of: bytes)
    return Base64URL.text(of: bytes)
  }

  /// Reads a cursor; `nil` if the text is not one.
  package init?(text: String) {
    guard let all = Base64URL.bytes(of: text) else { return nil }
    let content = Array(all.dropLast(2))
    var reader = ByteReader(bytes: content[...])
    guard Array(all.suffix(2)) == Self.checksum(of: content), let version = reader.byte(),
      let direction = reader.byte().flatMap(Direction.init), let product = reader.key(), let screen = reader.key(),
      let subject = reader.number()
    else { return nil }
    self.version = Int(version)
    self.direction = direction
    self.product = product
    self.screen = screen
    self.subject = subject
    lists = []
    while !reader.isAtEnd {
      guard let rows = Rows(&reader) else { return nil }
      lists.append(rows)
    }
    // Base64 has several texts for the same bytes; only the one that is written here is a cursor.
    guard lists.indices.contains(subject), self.text == text else { return nil }
  }

  /// The lowest two bytes of the key of the bytes' text. They reveal a damaged cursor.
  private static func checksum(of bytes: [UInt8]) -> [UInt8] {
    let key = key(of: Base64URL.text(of: bytes))
    return [UInt8(truncatingIfNeeded: key >> 8), UInt8(truncatingIfNeeded: key)]
  }
}

extension PageCursor.Rows {
  /// Takes the rows of one list; `nil` if the bytes end before that.
  fileprivate init?(_ reader: inout ByteReader) {
    guard let list = reader.key(), let start = reader.number(), let count = reader.number(),
      let total = reader.number(), let first = reader.key(), let last = reader.key()
    else { return nil }
    self.list = list
    self.start = start
    self.count = count
    self.total = total
    self.first = first
    self.last = last
  }
}
