import DesignSystem
import LoanArithmetic
import LoanDetailCore
import Loans
import Localization
import Testing

@testable import LoanDetailSections

@Suite("A page of a long list")
struct PageOfManyTests {
  private let record: LoanRecord
  private let context: (PageRequest?) throws -> PresentationContext

  init() throws {
    var facts = LoanFacts(currency: .rub, lifecycle: Lifecycle(phase: .active))
    let first = try #require(CalendarDate("2026-01-01"))
    // Ids that occur more than once get numbers.
    facts.operations = .known(
      (0..<40).map { index in
        LoanOperation(
          id: "\(index % 7)", kind: .fee, date: first, amount: Money(minorUnits: Int64(index), currency: .rub))
      }, origin: .customer)
    facts.schedule.kind = .full
    facts.schedule.rows = (0..<40).map {
      ScheduleRow(number: $0 % 3 + 1, payment: Money(minorUnits: Int64($0), currency: .rub))
    }
    facts.revolving.subPlans = .known(
      (0..<40).map { SubPlan(id: "\($0 % 7)", kind: .instalments, paid: $0) }, origin: .customer)
    record = LoanRecord(id: ProductID(type: "leasing", id: "1"), scope: .allCustomers, facts: facts)
    let day = try #require(CalendarDate("2026-11-21"))
    context = { PresentationContext(formatter: LocaleFormatter(locale: "en_US"), asOf: day, page: $0) }
  }

  private func table(on screen: ScreenID, _ page: PageRequest?) throws -> Table {
    let loan = LoanOnScreen(record, typeTitle: LocalizedText(verbatim: "Leasing"), in: try context(page))
    let items =
      switch screen {
      case .operations: Operations(loan: loan).body
      case .details: AllSubPlans(loan: loan).body
      default: Schedule(loan: loan).body
      }
    for case .table(let table) in items.flatMap(\.withChildren) { return table }
    throw Missing()
  }

  @Test("is made alone: the screen makes no other row", arguments: [ScreenID.operations, .schedule, .details])
  func rows(screen: ScreenID) throws {
    let whole = try table(on: screen, nil)
    #expect(whole.rows.count == 40)
    #expect(whole.window == nil)
    var (rows, cursor) = ([TableRow](), String?.none)
    repeat {
      let page = try table(on: screen, PageRequest(size: 9, after: cursor))
      #expect(page.rows.count <= 9)
      #expect(page.window == ListWindow(rows: rows.count..<rows.count + page.rows.count, total: 40))
      rows += page.rows
      cursor = page.rows.count == 9 ? page.rows.last?.id.rawValue : nil
    } while cursor != nil
    #expect(rows == whole.rows)
    #expect(try table(on: screen, PageRequest(size: 40)).rows == whole.rows)
    let last = try table(on: screen, PageRequest(size: 9, after: whole.rows[39].id.rawValue))
    #expect(last.rows.isEmpty)
    #expect(last.window?.rows == 40..<40)
  }

  @Test("is made alone in both directions", arguments: [ScreenID.operations, .schedule, .details])
  func cursors(screen: ScreenID) throws {
    let whole = try table(on: screen, nil)
    let document = ScreenDocument(
      subject: .init(id: "1", type: "leasing", title: "Leasing"), screen: screen, language: "en", locale: "en_US",
      asOf: "2026-11-21", headerItem: .header(Header(title: "Leasing")), contentItems: [], remarks: [])
    var held = whole
    held.keepRows(18..<27)
    var pages = [ListPage(of: held, from: 18, of: 40, LocaleFormatter(locale: "en_US"))]
    pages.addCursors(on: document)
    let requests: [(PageRequest?, Range<Int>, Range<Int>)] = [
      (PageRequest(size: 9, after: pages[0].next), 27..<36, 27..<36),
      (PageRequest(size: 9, before: pages[0].previous), 9..<18, 9..<18),
      (PageRequest(size: 9, after: pages[0].next, addsRows: true), 18..<36, 18..<27),
      (PageRequest(size: 30, before: pages[0].previous, addsRows: true), 0..<27, 18..<27),
    ]
    for (request, made, kept) in requests {
      let page = try table(on: screen, request)
      #expect(page.rows == Array(whole.rows[made]))
      #expect(page.window == ListWindow(rows: made, total: 40, held: kept))
    }
  }

  private struct Missing: Error {}
}

extension Item {
  fileprivate var withChildren: [Item] { [self] + children.flatMap(\.withChildren) }
}
