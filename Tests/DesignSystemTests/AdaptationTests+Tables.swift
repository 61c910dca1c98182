import DesignSystem
import Testing

// What becomes of tables and their pages.
extension AdaptationTests {
  @Test("a table does not repeat its title under a section of the same title")
  func tableHeading() throws {
    let table = Table(
      id: "t", title: "Payments, £",
      columns: [.init(id: "n", title: "#"), .init(id: "d", title: "Day"), .init(id: "p", title: "Payment")]
        + [.init(id: "b", title: "Balance")],
      rows: [TableRow(id: "t.1", cells: [.text("1"), .date(day), .money(money), .money(money)], tone: .muted)])
    let section = Item.section(Section(id: "s", title: "Payments, £", items: [.table(table)]))
    let row = Item.row(
      Row(
        id: "t.1", label: "1, 5 Dec, Payment", value: .money(money), caption: "Balance: £5.00",
        spokenCaption: "Balance: 5 pounds", tone: .muted))
    #expect(
      try adapted([section], kinds: ["section", "row"])
        == [.section(Section(id: "s", title: "Payments, £", items: [row]))])
    #expect(
      try adapted([section], kinds: ["row"])
        == [.note(Note(id: "s", text: "Payments, £", tone: .neutral)), row])
  }

  @Test("a table that is drawn shows its section's title when the section is not drawn")
  func drawnTableTitle() throws {
    let table = Item.table(Table(id: "t", title: "Payments", columns: [], rows: []))
    let section = Item.section(Section(id: "s", title: "Payments", items: [table]))
    #expect(try adapted([section], kinds: ["table"]) == [table])
    let other = Item.section(Section(id: "s", title: "All payments", items: [table]))
    #expect(
      try adapted([other], kinds: ["table"]) == [.note(Note(id: "s", text: "All payments", tone: .neutral)), table])
  }

  @Test("a version without pages is told in words which page of a table it has")
  func tablePage() throws {
    let table = Item.table(pagedTable)
    let note = Item.note(Note(id: "t.page", text: "Rows 1–1 of 9", tone: .neutral))
    #expect(try adapted([table], version: 1, kinds: ["table"], pages: [page]) == [table, note])
    #expect(try adapted([table], kinds: ["table"], pages: [page]) == [table])
    guard case .section(let said)? = try adapted([table], kinds: ["section", "row"], pages: [page]).first else {
      throw Missing()
    }
    #expect(said.items.last == note)
  }

  @Test("a client of version 3 has the page beside the list, whatever the list is said with")
  func pageBesideTheList() throws {
    for kinds in [["table"], ["section", "row"], ["row"], []] {
      let given = try document([.table(pagedTable)], version: 3, kinds: kinds, pages: [page])
      #expect(given.pages == [page])
      #expect(!given.contentItems.contains { $0.id == "t.page" })
    }
    #expect(try document([.table(pagedTable)], version: 2, kinds: ["row"], pages: [page]).pages == [])
  }

  private var pagedTable: Table {
    Table(id: "t", title: "T", columns: [.init(id: "n", title: "#")], rows: [TableRow(id: "1", cells: [.text("1")])])
  }

  private var page: ListPage {
    ListPage(
      list: "t", title: "T", first: 1, count: 1, total: 9, firstRow: "1", lastRow: "1", next: "x",
      text: "Rows 1–1 of 9")
  }

  private struct Missing: Error {}
}
