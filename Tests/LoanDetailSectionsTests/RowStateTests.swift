import DesignSystem
import LoanArithmetic
import LoanDetailCore
import LoanDetailRendering
import Loans
import Localization
import Testing

@testable import LoanDetailSections

@Suite("The rows of a schedule and of operations")
struct RowStateTests {
  private func money(_ units: Int64) -> Money { Money(minorUnits: units, currency: .rub) }

  private func facts() throws -> LoanFacts {
    var facts = LoanFacts(currency: .rub, lifecycle: Lifecycle(phase: .active))
    let days = try ["2025-10-05", "2025-12-05", "2026-09-05", "2026-11-21", "2026-11-21", "2027-01-05"].map {
      try #require(CalendarDate($0))
    }
    let statuses: [ScheduleRow.Status] = [.paid, .skipped, .overdue, .partiallyPaid, .due, .upcoming]
    facts.schedule.kind = .full
    facts.schedule.rows = zip(days, statuses).enumerated().map { index, row in
      ScheduleRow(number: index + 1, due: row.0, payment: money(Int64(index) + 1), status: row.1)
    }
    facts.operations = .known(
      zip(days.reversed(), LoanOperation.Status.allCases).enumerated().map { index, operation in
        LoanOperation(
          id: "\(index)", kind: .payment, date: operation.0, amount: money(Int64(index) + 1), status: operation.1)
      }, origin: .customer)
    return facts
  }

  private func items(_ screen: ScreenID, locale: String) throws -> [Item] {
    let day = try #require(CalendarDate("2026-11-21"))
    let record = LoanRecord(id: ProductID(type: "leasing", id: "1"), scope: .allCustomers, facts: try facts())
    let context = PresentationContext(formatter: LocaleFormatter(locale: locale), asOf: day)
    let loan = LoanOnScreen(record, typeTitle: LocalizedText(verbatim: "Leasing"), in: context)
    return screen == .operations ? Operations(loan: loan).body : Schedule(loan: loan).body
  }

  private func table(_ items: [Item]) throws -> Table {
    for case .table(let table) in items.flatMap({ [$0] + $0.children }) { return table }
    throw Missing()
  }

  private func document(_ items: [Item], on screen: ScreenID) -> ScreenDocument {
    ScreenDocument(
      subject: .init(id: "1", type: "leasing", title: "Leasing"), screen: screen, language: "en", locale: "en_US",
      asOf: "2026-11-21", headerItem: .header(Header(title: "Leasing")), contentItems: items, remarks: [])
  }

  @Test("state what became of each payment and operation, and its year")
  func states() throws {
    let schedule = try table(items(.schedule, locale: "en_US"))
    #expect(schedule.rows.map(\.state) == [.paid, .skipped, .overdue, .partlyPaid, .due, .planned])
    #expect(schedule.rows.map(\.group) == ["2025", "2025", "2026", "2026", "2026", "2027"])
    #expect(schedule.groups.map(\.id) == ["2025", "2026", "2027"])
    let operations = try table(items(.operations, locale: "ru_RU"))
    #expect(operations.rows.map(\.state) == [.done, .processing, .failed, .reversed])
    #expect(operations.groups == ["2027", "2026"].map { Table.Group(id: $0, title: $0) })
    var page = schedule
    page.keepRows(1..<3)
    #expect(page.groups.map(\.id) == ["2025", "2026"])
  }

  @Test("say in words what must not be missed, also where no table is drawn", arguments: ["section", "row", "note"])
  func words(kind: String) throws {
    let expected: [(ScreenID, String, [String])] = [
      (.schedule, "en_US", ["skipped", "overdue", "partly paid", "due today"]),
      (.schedule, "ru_RU", ["пропущен", "просрочен", "оплачен частично", "сегодня"]),
      (.operations, "en_US", ["in progress", "failed", "reversed"]),
      (.operations, "ru_RU", ["в обработке", "отказ", "отмена"]),
    ]
    for (screen, locale, words) in expected {
      let whole = document(try items(screen, locale: locale), on: screen)
      let given = try whole.adapted(to: ClientProfile(kinds: [kind, "note"])).document
      let text = String(decoding: TextRenderer(width: 200).render(given), as: UTF8.self)
      for word in words { #expect(text.contains(word), "\(text)") }
    }
  }

  @Test("are drawn under the headings of their years, for clients since version 3")
  func headings() throws {
    let whole = document(try items(.schedule, locale: "en_US"), on: .schedule)
    func years(_ document: ScreenDocument, width: Int) -> [Substring] {
      String(decoding: TextRenderer(width: width).render(document), as: UTF8.self).split(separator: "\n")
        .compactMap { $0.prefixMatch(of: /[ ▸] (20\d\d)(?: |$)/)?.1 }
    }
    for width in [20, 40, 100] { #expect(years(whole, width: width) == ["2025", "2026", "2027"]) }
    let old = try whole.adapted(to: ClientProfile(version: 2)).document
    #expect(years(old, width: 100) == [])
    let json = String(decoding: JSONRenderer().render(old), as: UTF8.self)
    #expect(!json.contains("\"state\": \"paid\"") && !json.contains("\"group"))
  }

  private struct Missing: Error {}
}
