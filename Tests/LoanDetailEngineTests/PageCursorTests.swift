import DesignSystem
import LoanDetailCore
import LoanDetailEngine
import Testing

@Suite("The cursor of a page")
struct PageCursorTests {
  private func document(
    _ rows: [Int], others: [Int] = [], id: String = "40817810", screen: ScreenID = .operations
  ) -> ScreenDocument {
    func table(_ id: ItemID, _ rows: [Int]) -> Item {
      .table(
        Table(
          id: id, title: "Rows", columns: [.init(id: "n", title: "#")],
          rows: rows.map { TableRow(id: id.appending("\($0)"), cells: [.text("\($0)")]) }))
    }
    return ScreenDocument(
      subject: .init(id: id, type: "teapot", title: "Teapot"), screen: screen, language: "en", locale: "en_US",
      asOf: "2026-11-21", headerItem: .header(Header(title: "Teapot")),
      contentItems: [table("rows", rows), table("others", others)], remarks: [])
  }

  private func numbers(_ document: ScreenDocument, _ list: ItemID = "rows") -> [String] {
    for case .table(let table) in document.contentItems where table.id == list {
      return table.rows.map { String($0.id.rawValue.dropFirst(list.rawValue.count + 1)) }
    }
    return []
  }

  private func page(
    _ document: ScreenDocument, after: String? = nil, before: String? = nil, addsRows: Bool = false
  ) throws -> ScreenDocument {
    try document.paged(by: #require(PageRequest(size: 3, after: after, before: before, addsRows: addsRows)))
  }

  /// The second page of three rows.
  private func second(of document: ScreenDocument) throws -> ListPage {
    let next = try page(document).pages.first?.next
    return try #require(try page(document, after: next).pages.first { $0.list == "rows" })
  }

  @Test("is a short text for URLs, and tells neither the product nor its rows")
  func text() throws {
    let cursor = try #require(try second(of: document(Array(0..<1_000_000))).next)
    #expect(cursor.utf8.count <= 60)
    #expect(cursor.wholeMatch(of: /A[A-Za-z0-9_-]+/) != nil)
    #expect(PageCursor(text: cursor)?.text == cursor)
    let bytes = cursor.utf8.map { String($0) }.joined()
    #expect(!bytes.contains("40817810") && !cursor.contains("row"))
  }

  @Test("that was cut or changed is none")
  func damaged() throws {
    let cursor = try #require(try second(of: document(Array(0..<9))).next)
    for index in cursor.indices {
      var changed = cursor
      changed.replaceSubrange(index...index, with: cursor[index] == "Q" ? "R" : "Q")
      #expect(PageCursor(text: changed) == nil, "\(changed)")
      #expect(PageCursor(text: String(cursor[..<index])) == nil)
    }
    for other in ["", "A", "rows.3", "AwA", cursor + "A", cursor + "=", "é"] { #expect(PageCursor(text: other) == nil) }
  }

  @Test("stays good when rows are added before or after, or removed elsewhere")
  func survives() throws {
    let cursors = try second(of: document(Array(10..<30)))
    for rows in [Array(10..<40), Array(0..<30), [13, 14, 15, 16, 17, 18, 19], [10, 11, 12, 13, 15, 16, 17, 18]] {
      #expect(try numbers(page(document(rows), after: cursors.next)) == ["16", "17", "18"])
    }
    for rows in [Array(10..<40), Array(0..<30), [10, 11, 12, 13, 14], [9, 10, 11, 12, 13, 16]] {
      #expect(try numbers(page(document(rows), before: cursors.previous)) == ["10", "11", "12"])
    }
    #expect(try numbers(page(document(Array(10..<16)), after: cursors.next)) == [])
  }

  @Test("for adding rows also stays good when rows are added before or after")
  func survivesAdding() throws {
    let cursors = try second(of: document(Array(10..<30)))
    let request = try #require(PageRequest(size: 3, after: cursors.next, addsRows: true))
    for rows in [Array(10..<40), Array(0..<30)] {
      let change = try document(rows).change(by: request)
      #expect(try numbers(#require(change.from)) == ["13", "14", "15"])
      // The document from which the rows are added is the one the client has, with its numbers.
      #expect(change.from?.pages.first == cursors)
      #expect(numbers(change.to) == ["13", "14", "15", "16", "17", "18"])
    }
  }

  @Test("is refused with the reason")
  func refused() throws {
    let cursors = try second(of: document(Array(10..<30)))
    func reason(
      _ document: ScreenDocument, after: String? = nil, before: String? = nil, addsRows: Bool = false
    ) -> UnknownCursor.Reason? {
      do throws(UnknownCursor) {
        guard let request = PageRequest(size: 3, after: after, before: before, addsRows: addsRows) else { return nil }
        _ = try document.paged(by: request)
        return nil
      } catch {
        #expect(error.found == after ?? before)
        return error.reason
      }
    }
    let same = document(Array(10..<30))
    #expect(reason(same, after: cursors.next) == nil)
    #expect(reason(document(Array(10..<30), id: "other"), after: cursors.next) == .otherProduct)
    #expect(reason(document(Array(10..<30), screen: .schedule), after: cursors.next) == .otherScreen)
    var without = same
    without.contentItems = []
    #expect(reason(without, after: cursors.next) == .noSuchList)
    #expect(reason(document(Array(10..<15) + Array(16..<30)), after: cursors.next) == .ended)
    #expect(reason(document(Array(10..<13) + Array(14..<30)), before: cursors.previous) == .ended)
    // A row is missing between those that the client has.
    let gap = document(Array(10..<14) + Array(15..<30))
    #expect(reason(gap, after: cursors.next) == nil)
    #expect(reason(gap, after: cursors.next, addsRows: true) == .ended)
  }

  @Test("is checked against the client's version and the direction before anything is read")
  func checked() throws {
    let cursors = try second(of: document(Array(10..<30)))
    func reason(_ version: Int, _ request: PageRequest?) throws -> UnknownCursor.Reason? {
      do throws(UnknownCursor) { try request?.check(for: version) } catch { return error.reason }
      return nil
    }
    #expect(try reason(3, PageRequest(size: 1, after: cursors.next)) == nil)
    #expect(try reason(3, PageRequest(size: 1, before: cursors.previous)) == nil)
    #expect(try reason(3, PageRequest(size: 1, after: cursors.previous)) == .otherDirection)
    #expect(try reason(3, PageRequest(size: 1, before: cursors.next)) == .otherDirection)
    #expect(try reason(3, PageRequest(size: 1, after: "rows.12")) == .unreadable)
    for version in 1...2 {
      #expect(try reason(version, PageRequest(size: 1, after: "rows.12")) == nil)
      #expect(try reason(version, PageRequest(size: 1, after: cursors.next)) == .otherVersion)
      #expect(try reason(version, PageRequest(size: 1, before: "rows.12")) == .notInVersion(version))
      #expect(
        try reason(version, PageRequest(size: 1, after: "rows.12", addsRows: true)) == .notInVersion(version))
    }
    #expect(PageRequest(size: 1, addsRows: true) == nil)
    #expect(PageRequest(size: 1, after: "a", before: "b") == nil)
  }

  @Test("states the rows of every incomplete list, so that the others stay when rows are added to one")
  func twoLists() throws {
    let whole = document(Array(0..<20), others: Array(0..<10))
    var held = try page(whole)
    while let list = held.pages.last, list.list == "others", let next = list.next {
      let request = try #require(PageRequest(size: 3, after: next, addsRows: true))
      let change = try whole.change(by: request)
      #expect(change.from == held)
      held = change.to
    }
    #expect(numbers(held, "others").count == 10)
    #expect(numbers(held) == ["0", "1", "2"])
    while let next = held.pages.first?.next {
      let change = try whole.change(by: #require(PageRequest(size: 5, after: next, addsRows: true)))
      #expect(change.from == held)
      held = change.to
    }
    #expect(held == whole)
  }
}
