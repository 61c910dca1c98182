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
      let page = try table("rows", of: whole.paged(by: #require(PageRequest(size: size, after: cursor))))
      #expect(page.rows.count <= size)
      #expect(page.page.map { $0.total == rows } ?? (rows <= size))
      collected += page.rows
      cursor = page.page?.next
    } while cursor != nil
    #expect(collected == (try table("rows", of: whole).rows))
  }

  @Test("says in words which rows it has")
  func words() throws {
    let request = try #require(PageRequest(size: 1000))
    #expect(try table("rows", of: document(rows: 1000).paged(by: request)).page == nil)
    let page = try table("rows", of: document(rows: 2001).paged(by: request)).page
    #expect(page == ListPage(total: 2001, next: "row.999", text: "Rows 1–1,000 of 2,001"))
    let last = try #require(PageRequest(size: 5, after: "row.8"))
    #expect(
      try table("rows", of: document(rows: 10, locale: "ru_RU").paged(by: last)).page
        == ListPage(total: 10, next: nil, text: "Строки 10–10 из 10"))
    let past = try #require(PageRequest(size: 5, after: "row.9"))
    let none = try table("rows", of: document(rows: 10).paged(by: past))
    #expect(none.rows.isEmpty)
    #expect(none.page == ListPage(total: 10, next: nil, text: "There are no more rows"))
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
    #expect(PageRequest(size: 0) == nil)
  }
}
