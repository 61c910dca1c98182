import DesignSystem
import LoanDetailCore
import LoanDetailEngine
import Testing

@Suite("A page of a screen")
struct PagingTests {
  private func document(rows: Int, locale: String = "en_US") -> ScreenDocument {
    let table = Table(
      id: "rows", title: "Rows", columns: [.init(id: "n", title: "#")],
      rows: (0..<rows).map { TableRow(id: "row.\($0)", cells: [.text("\($0)")]) })
    let other = Table(
      id: "other", title: "Other", columns: [.init(id: "n", title: "#")],
      rows: (0..<3).map { TableRow(id: "other.\($0)", cells: [.text("\($0)")]) })
    return ScreenDocument(
      subject: .init(id: "1", type: "teapot", title: "Teapot"), screen: .schedule, language: "en", locale: locale,
      asOf: "2026-11-21",
      headerItem: .header(Header(title: "Teapot")),
      contentItems: [.section(Section(id: "s", title: "Rows", items: [.table(table)])), .table(other)], remarks: [])
  }

  private func tables(_ document: ScreenDocument) -> [Table] {
    (document.contentItems + document.contentItems.flatMap(\.children)).compactMap {
      if case .table(let table) = $0 { table } else { nil }
    }
  }

  private func table(_ id: ItemID, of document: ScreenDocument) throws -> Table {
    try #require(tables(document).first { $0.id == id })
  }

  @Test("and those that follow it are the whole list", arguments: [0, 1, 6, 7, 8, 20, 361], [1, 7, 1000])
  func pagesAreTheWhole(rows: Int, size: Int) throws {
    let whole = document(rows: rows)
    var (collected, cursor): ([TableRow], String?) = ([], nil)
    repeat {
      let paged = try whole.paged(by: #require(PageRequest(size: size, after: cursor)))
      let (shown, page) = (try table("rows", of: paged).rows, paged.pages.first { $0.list == "rows" })
      #expect(shown.count <= size)
      #expect(page.map { $0.total == rows && $0.first == collected.count + 1 } ?? (rows <= size))
      #expect((page?.previous == nil) == collected.isEmpty)
      collected += shown
      cursor = page?.next
    } while cursor != nil
    #expect(collected == (try table("rows", of: whole).rows))
  }

  @Test("says in words which rows it has")
  func words() throws {
    func page(_ rows: Int, _ request: PageRequest?, locale: String = "en_US") throws -> ListPage? {
      try document(rows: rows, locale: locale).paged(by: #require(request)).pages.first { $0.list == "rows" }
    }
    #expect(try page(1000, PageRequest(size: 1000)) == nil)
    let first = try #require(try page(2001, PageRequest(size: 1000)))
    #expect(first.text == "Rows 1–1,000 of 2,001")
    #expect((first.first, first.count, first.total) == (1, 1000, 2001))
    #expect((first.firstRow, first.lastRow, first.nextRow) == ("row.0", "row.999", "row.999"))
    let last = try #require(try page(10, PageRequest(size: 5, after: "row.8"), locale: "ru_RU"))
    #expect(last.text == "Строки 10–10 из 10")
    #expect((last.next, last.nextRow) == (nil, nil))
    let none = try #require(try page(10, PageRequest(size: 5, after: "row.9")))
    #expect(none.text == "There are no more rows")
    #expect((none.first, none.count, none.total) == (11, 0, 10))
    #expect((none.firstRow, none.next, none.previous) == (nil, nil, nil))
  }

  @Test("goes on in the list its cursor is of, and begins the others")
  func otherLists() throws {
    let paged = try document(rows: 10).paged(by: #require(PageRequest(size: 2, after: "row.3")))
    #expect(try table("rows", of: paged).rows.map(\.id) == ["row.4", "row.5"])
    #expect(try table("other", of: paged).rows.map(\.id) == ["other.0", "other.1"])
  }

  @Test("is as long whatever the length of the list")
  func sizeOfTheFirstPage() throws {
    let request = try #require(PageRequest(size: 20))
    let sizes = try [21, 100_000].map { try tables(document(rows: $0).paged(by: request)).flatMap(\.rows).count }
    #expect(sizes[0] == sizes[1])
  }

  @Test("after a row that is not there is refused")
  func unknownCursor() throws {
    let request = try #require(PageRequest(size: 2, after: "row.99"))
    let error = #expect(throws: UnknownCursor.self) { try document(rows: 10).paged(by: request) }
    #expect(error?.found == "row.99")
    #expect(error?.reason == .noRow)
    #expect(PageRequest(size: 0) == nil)
  }
}
