import DesignSystem
import LoanDetailCore
import LoanDetailEngine
import TestSupport
import Testing

@Suite("A page that is requested again")
struct RefreshedPageTests {
  private func document(_ rows: [Int]) -> ScreenDocument {
    let table = Table(
      id: "rows", title: "Rows", columns: [.init(id: "n", title: "#")],
      rows: rows.map { TableRow(id: "rows.\($0)", cells: [.text("\($0)")]) })
    return ScreenDocument(
      subject: .init(id: "1", type: "teapot", title: "Teapot"), screen: .operations, language: "en", locale: "en_US",
      asOf: "2026-11-21", headerItem: .header(Header(title: "Teapot")), contentItems: [.table(table)], remarks: [])
  }

  private func numbers(_ document: ScreenDocument) -> [Int] {
    guard case .table(let table)? = document.contentItems.first else { return [] }
    return table.rows.compactMap { Int($0.id.rawValue.dropFirst("rows.".count)) }
  }

  /// The rows of a list that has become `now`, for a client that has the rows from `first` to `last` of 0 to 9.
  private func refreshed(_ first: Int, _ last: Int, now: [Int]) throws -> [Int] {
    let then = document(Array(0...9))
    var cursor: String?
    if first > 0 { cursor = try page(then, PageRequest(size: first)).next }
    let held = try page(then, PageRequest(size: last - first + 1, after: cursor))
    #expect((held.first, held.count) == (first + 1, last - first + 1))
    let answers = try [held.next, held.previous].compactMap(\.self).map {
      numbers(try document(now).paged(by: PageRequest(refreshing: $0)))
    }
    // Each cursor of a document names all of its rows.
    #expect(answers.allSatisfy { $0 == answers.first })
    return try #require(answers.first)
  }

  private func page(_ document: ScreenDocument, _ request: PageRequest?) throws -> ListPage {
    let request = try #require(request)
    return try #require(try document.paged(by: request).pages.first)
  }

  @Test("has the rows from the first to the last one, and those that are now between them")
  func between() throws {
    #expect(try refreshed(3, 5, now: Array(0...9)) == [3, 4, 5])
    #expect(try refreshed(3, 5, now: [0, 1, 2, 30, 3, 31, 4, 5, 50, 6]) == [3, 31, 4, 5])
    #expect(try refreshed(3, 5, now: [3, 5]) == [3, 5])
    #expect(try refreshed(4, 4, now: [1, 4, 7]) == [4])
  }

  @Test("begins and ends with the list again if it did before")
  func atEdges() throws {
    #expect(try refreshed(0, 2, now: [-2, -1, 0, 1, 2, 3]) == [-2, -1, 0, 1, 2])
    #expect(try refreshed(0, 2, now: [2, 3, 4]) == [2])
    #expect(try refreshed(7, 9, now: [6, 7, 8, 9, 10, 11]) == [7, 8, 9, 10, 11])
  }

  @Test("has as many rows as before if the row at one edge is gone")
  func withoutEdge() throws {
    #expect(try refreshed(3, 5, now: [0, 1, 2, 4, 5, 6]) == [2, 4, 5])
    #expect(try refreshed(3, 5, now: [0, 1, 2, 3, 4, 6, 7]) == [3, 4, 6])
    #expect(try refreshed(3, 5, now: [3]) == [3])
    #expect(try refreshed(0, 2, now: [0, 1, 3, 4]) == [0, 1, 3])
    #expect(try refreshed(7, 9, now: [5, 6, 8, 9]) == [6, 8, 9])
    #expect(try refreshed(0, 2, now: []) == [])
    #expect(try refreshed(7, 9, now: []) == [])
  }

  @Test("has ended if the rows at both edges are gone, or change places")
  func ended() throws {
    for now in [[0, 1, 2, 6, 7, 8], [5, 4, 3], [4]] {
      let error = #expect(throws: UnknownCursor.self) { try refreshed(3, 5, now: now) }
      #expect(error?.reason == .ended)
    }
  }

  @Test("goes on without a list that the screen no longer has")
  func withoutList() throws {
    let cursor = try #require(try page(document(Array(0...9)), PageRequest(size: 3)).next)
    var now = document([])
    now.contentItems = [.note(Note(id: "note", text: "None", tone: .neutral))]
    #expect(try now.paged(by: PageRequest(refreshing: cursor)) == now)
  }
}
