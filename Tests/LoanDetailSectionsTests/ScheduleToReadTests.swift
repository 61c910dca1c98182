import DesignSystem
import LoanArithmetic
import LoanDetailCore
import LoanDetailRendering
import Loans
import Localization
import Testing

@testable import LoanDetailSections

@Suite("A schedule to read")
struct ScheduleToReadTests {
  private func money(_ units: Int64) -> Money { Money(minorUnits: units, currency: .rub) }

  private func row(_ number: Int, _ due: String, _ units: Int64, paidOn: String? = nil, left: Int64? = nil)
    -> ScheduleRow
  {
    ScheduleRow(
      number: number, due: CalendarDate(due), payment: money(units),
      portions: [Portion(.principal, money(units - 100)), Portion(.interest, money(100))],
      balance: money(10_000), outstanding: left.map(money), paidOn: paidOn.flatMap { CalendarDate($0) })
  }

  /// Two payments of 2024, one of 2025, two of 2026 and one of 2027.
  private var rows: [ScheduleRow] {
    [
      row(1, "2024-10-05", 1000, paidOn: "2024-10-05"), row(2, "2024-11-05", 1000, paidOn: "2025-01-26"),
      row(3, "2025-10-06", 1000, paidOn: "2025-10-07"), row(4, "2026-10-05", 1000, left: 300),
      row(5, "2026-12-05", 1000, left: 1000), row(6, "2027-01-05", 1500, left: 1500),
    ]
  }

  private func table(
    _ rows: [ScheduleRow], locale: String = "en_US", page: PageRequest? = nil, isTruncated: Bool = false
  ) throws -> Table {
    var facts = LoanFacts(currency: .rub, lifecycle: Lifecycle(phase: .active))
    facts.schedule = PaymentSchedule(kind: .full, isTruncated: isTruncated, rows: rows)
    let record = LoanRecord(id: ProductID(type: "leasing", id: "1"), scope: .allCustomers, facts: facts)
    let day = try #require(CalendarDate("2026-11-21"))
    let context = PresentationContext(formatter: LocaleFormatter(locale: locale), asOf: day, page: page)
    let loan = LoanOnScreen(record, typeTitle: LocalizedText(verbatim: "Leasing"), in: context)
    for case .table(let table) in Schedule(loan: loan).body.flatMap({ [$0] + $0.children }) { return table }
    throw Missing()
  }

  private func texts(_ cells: [Value?]) -> [String?] { cells.map { $0?.text } }

  private func statuses(_ table: Table) throws -> [String?] {
    let index = try #require(table.columns.firstIndex { $0.id == "status" })
    return table.rows.map { $0.cells[index]?.text }
  }

  @Test("has the totals of each year and of all payments, but none of the balances")
  func totals() throws {
    let table = try table(rows)
    #expect(
      table.columns.map(\.id) == ["number", "date", "payment", "principal", "interest", "balance", "status", "paid-on"])
    #expect(texts(table.totals?.cells ?? []) == [nil, nil, "65.00", "59.00", "6.00", nil, nil, nil])
    #expect(table.groups.map { $0.totals[2]?.text } == ["20.00", "10.00", "20.00", "15.00"])
    #expect(try self.table(rows, locale: "ru_RU").totals?.title == "Итого")
  }

  @Test("folds the past years in which nothing is owed")
  func folding() throws {
    #expect(try table(rows).groups.map(\.isFolded) == [true, true, false, false])
    var owed = rows
    owed[1] = row(2, "2024-11-05", 1000, left: 1000)
    #expect(try table(owed).groups.map(\.isFolded) == [false, true, false, false])
  }

  @Test("has no total that is not the whole truth")
  func unknownTotals() throws {
    let truncated = try table(rows, isTruncated: true)
    #expect(truncated.totals == nil && truncated.groups.allSatisfy { $0.totals.isEmpty && !$0.isFolded })
    var unknown = rows
    unknown[0].portions = []
    let partly = try table(unknown)
    #expect(texts(partly.totals?.cells ?? []).prefix(4) == [nil, nil, "65.00", nil])
    #expect(partly.groups[1].totals[3]?.text == "9.00")
    // Parts that are less than the payment lack something, and nobody knows what it is.
    unknown[0].portions = Array(rows[0].portions.prefix(1))
    #expect(texts(try table(unknown).totals?.cells ?? []).prefix(5) == [nil, nil, "65.00", nil, nil])
    unknown[0].portions = []
    unknown[0].payment = nil
    #expect(try table(unknown).totals == nil)
    var skipped = rows
    skipped[5].status = .skipped
    skipped.append(ScheduleRow(kind: .disbursement, due: CalendarDate("2024-09-05"), payment: money(99_000)))
    #expect(try table(skipped).totals?.cells[2]?.text == "50.00")
  }

  @Test("has a line between what is past and what comes, and says which payments were late and what is left of them")
  func line() throws {
    let table = try table(rows)
    #expect(table.rows.map(\.dayLine) == [nil, nil, nil, nil, "Today · November 21, 2026", nil])
    #expect(
      try statuses(table)
        == ["paid", "paid 82 days late", "paid 1 day late", "overdue, 3.00 left", "upcoming", "upcoming"])
    // Due on a Sunday, and paid on Monday or later.
    let sunday = ["2025-10-06", "2025-10-07"].map { row(1, "2025-10-05", 1000, paidOn: $0) }
    #expect(try statuses(self.table(sunday)) == ["paid", "paid 2 days late"])
    let russian = try self.table(rows, locale: "ru_RU")
    #expect(russian.rows[4].dayLine?.hasPrefix("Сегодня · 21") == true)
    #expect(
      try statuses(russian)[1...3] == [
        "оплачен на 82 дня позже", "оплачен на 1 день позже", "просрочен, осталось 3,00",
      ])
    #expect(try self.table(Array(rows[4...])).rows.allSatisfy { $0.dayLine == nil })
    #expect(try self.table(Array(rows[..<4])).rows.allSatisfy { $0.dayLine == nil })
  }

  @Test("opens a first page where the day is, with the totals of the whole table")
  func page() throws {
    let whole = try table(rows)
    let page = try table(rows, page: PageRequest(size: 3))
    #expect(page.rows == Array(whole.rows[3...]))
    #expect(page.window?.rows == 3..<6)
    #expect(page.totals == whole.totals)
    #expect(page.groups == Array(whole.groups[2...]))
    #expect(try table(Array(rows[..<4]), page: PageRequest(size: 3)).window?.rows == 1..<4)
    let old = try #require(PageRequest(size: 3)).inVersion(2)
    #expect(try table(rows, page: old).window?.rows == 0..<3)
  }

  @Test(
    "leaves totals, folding and the line out for clients before version 3, and makes them items where there are no tables"
  )
  func otherClients() throws {
    let document = ScreenDocument(
      subject: .init(id: "1", type: "leasing", title: "Leasing"), screen: .schedule, language: "en", locale: "en_US",
      asOf: "2026-11-21", headerItem: .header(Header(title: "Leasing")), contentItems: [.table(try table(rows))],
      remarks: [])
    let old = String(
      decoding: JSONRenderer().render(try document.adapted(to: ClientProfile(version: 2)).document), as: UTF8.self)
    for name in ["totals", "isFolded", "dayLine", "priority", "Total"] {
      #expect(!old.contains("\"\(name)"), "\(name)")
    }
    let simple = try document.adapted(to: ClientProfile(kinds: ["section", "row", "note"])).document
    let text = String(decoding: TextRenderer(width: 80).render(simple), as: UTF8.self)
    #expect(text.contains("Total, Payment") && text.contains("Today · November 21, 2026"), "\(text)")
  }

  private struct Missing: Error {}
}
