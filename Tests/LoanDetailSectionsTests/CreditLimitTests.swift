import DesignSystem
import LoanArithmetic
import Loans
import Localization
import Testing

@testable import LoanDetailSections

@Suite("A credit limit")
struct CreditLimitTests {
  private func main(_ facts: LoanFacts, locale: String = "en_US") -> [String] {
    lines(CreditLimit(loan: shownLoan(facts, locale: locale)))
  }

  @Test("shows what is available, calculated if the source does not state it")
  func available() {
    #expect(
      main(card()) == [
        "limit.available | Available | RUB 30,000.00 | calculated", "limit.amount | Limit | RUB 50,000.00",
      ])
    let stated = card { $0.revolving.lines = known([CreditLine(id: "main", available: known(rub("12000")))]) }
    #expect(main(stated) == ["limit.available | Available | RUB 12,000.00"])
    #expect(main(card(), locale: "ru_RU").first == "limit.available | Доступно | 30 000,00 ₽ | рассчитано")
  }

  @Test("calculates nothing that cannot be spent", arguments: [Lifecycle.Overlay.frozen, .collections])
  func blocked(overlay: Lifecycle.Overlay) {
    #expect(main(card { $0.lifecycle.overlays = [overlay] }) == ["limit.amount | Limit | RUB 50,000.00"])
    #expect(main(card { $0.lifecycle.phase = .closedToSpending }) == ["limit.amount | Limit | RUB 50,000.00"])
  }

  @Test("says beside a stated amount that it cannot be spent while transactions are blocked")
  func statedAndBlocked() {
    let facts = card {
      $0.lifecycle.overlays = [.frozen]
      $0.revolving.lines = known([
        CreditLine(id: "main", available: known(rub("12000")), cashAvailable: known(rub("0")))
      ])
    }
    #expect(
      main(facts) == [
        "limit.available | Available | RUB 12,000.00 | not while transactions are blocked",
        "limit.cash-available | Available in cash | RUB 0.00",
      ])
  }

  @Test(
    "says until when money can be drawn, and when the repayment period begins; on the next day that the time is over")
  func periods() {
    let facts = card {
      $0.asOf = day("2026-11-20")
      $0.revolving.lines = known([
        CreditLine(
          id: "main", limit: known(rub("50000")), available: known(rub("30000")), drawUntil: known(day("2026-11-21")),
          repayFrom: known(day("2026-11-22")))
      ])
    }
    let rows = [
      "limit.draw-until | Last day to draw money | November 21, 2026",
      "limit.repay-from | Repayment period begins | November 22, 2026",
    ]
    #expect(main(facts).suffix(2) == ["\(rows[0]) | today", "\(rows[1]) | tomorrow"])
    #expect(lines(CreditLines(loan: shownLoan(facts))).suffix(2) == main(facts).suffix(2))
    #expect(
      lines(ComingChanges(shownLoan(facts))) == [
        "changes.drawing | Last day to draw money | November 21, 2026 | today",
        "changes.repayment-period | Repayment period begins | November 22, 2026 | tomorrow",
      ])
    #expect(!main(facts)[0].contains("the time to draw it is over"))
    // Since the data of the 20th, the bank may have given more time.
    let passed = shownLoan(facts, on: "2026-11-22")
    #expect(!lines(CreditLimit(loan: passed))[0].contains("is over"))
    #expect(
      lines(CreditLimit(loan: passed)).suffix(2) == [
        "\(rows[0]) | the day has passed, the data is from before it", "\(rows[1]) | today",
      ])
    var fresh = facts
    fresh.asOf = day("2026-11-22")
    let over = shownLoan(fresh, on: "2026-11-22")
    #expect(lines(CreditLimit(loan: over))[0].contains("RUB 30,000.00 | the time to draw it is over"))
    #expect(lines(CreditLimit(loan: over)).suffix(2) == ["\(rows[0]) | the time is over", "\(rows[1]) | today"])
    for loan in [passed, over] {
      #expect(lines(ComingChanges(loan)).map { $0.prefix(24) } == ["changes.repayment-period"])
    }
  }

  @Test("calculates nothing as available after the last day to draw it")
  func drawingIsOver() {
    func available(until last: String) -> Fact<Money> {
      let line = CreditLine(id: "main", limit: known(rub("50000")), drawUntil: known(day(last)))
      return card { $0.revolving.lines = known([line]) }.on(day("2026-11-21")).available(of: line)
    }
    #expect(available(until: "2026-11-21").value == rub("30000"))
    #expect(available(until: "2026-11-20") == .notProvided)
  }

  @Test("shows a debt above the limit as critical")
  func overLimit() {
    let facts = card { $0.debt.total = known(rub("51028.53")) }
    #expect(
      main(facts) == [
        "limit.available | Available | RUB 0.00 | calculated",
        "limit.over | Over the limit | RUB 1,028.53 | calculated", "limit.amount | Limit | RUB 50,000.00",
      ])
    #expect(tone(of: "limit.over", in: CreditLimit(loan: shownLoan(facts)).body) == .critical)
  }

  @Test("says on the main screen how much cash can be taken, and before a lower limit begins which one")
  func cashAndNewLimit() {
    let facts = card {
      $0.revolving.lines = known([
        CreditLine(
          id: "main", limit: known(rub("50000")), cashLimit: known(rub("10000")), cashAvailable: known(rub("9000")),
          newLimit: known(rub("30000")), newLimitFrom: known(day("2026-12-01")))
      ])
    }
    #expect(main(facts).last == "limit.cash-available | Available in cash | RUB 9,000.00")
    #expect(
      lines(CreditLines(loan: shownLoan(facts))).last == "limit.new | New limit | RUB 30,000.00 | from December 1, 2026"
    )
    #expect(
      lines(ComingChanges(shownLoan(facts))) == [
        "changes.limit.day | First day | December 1, 2026 | in 10 days",
        "changes.limit.limit | New limit | RUB 30,000.00 | instead of RUB 50,000.00",
      ])
    #expect(
      header(facts).statuses.first?.text.replacing("\u{a0}", with: " ")
        == "The credit limit falls to RUB 30,000.00 on December 1, 2026")
  }

  @Test("shows an overdrawn line as critical")
  func overdrawn() {
    let facts = card { $0.revolving.lines = known([CreditLine(id: "main", available: known(rub("-5")))]) }
    #expect(main(facts) == ["limit.available | Available | -RUB 5.00"])
    #expect(tone(of: "limit.available", in: CreditLimit(loan: shownLoan(facts)).body) == .critical)
  }

  @Test("has, on the details screen, the used part and the limit for cash")
  func details() {
    let facts = card {
      $0.revolving.lines = known([
        CreditLine(
          id: "main", limit: known(rub("50000")), cashLimit: known(rub("10000")), cashAvailable: known(rub("9000")),
          isFlexible: true)
      ])
    }
    #expect(
      lines(CreditLines(loan: shownLoan(facts))) == [
        "limit.available | Available | RUB 30,000.00 | calculated", "limit.amount | Limit | RUB 50,000.00",
        "limit.used | Used | RUB 20,000.00 | calculated", "limit.cash | Limit for cash | RUB 10,000.00",
        "limit.cash-available | Available in cash | RUB 9,000.00",
        "limit.flexible | The bank may change the limit at any time | yes",
      ])
  }

  @Test("puts each of several lines under its name, and keeps the ids of the main one")
  func severalLines() {
    let facts = card {
      $0.revolving.lines = known([
        CreditLine(id: "main", name: LocalizedText(en: "Card", ru: "Карта"), available: known(rub("100"))),
        CreditLine(id: "travel", available: known(rub("200"))),
      ])
    }
    let items = CreditLimit(loan: shownLoan(facts)).body
    #expect(
      lines(items) == [
        "limit.available | Available | RUB 100.00", "limit.line.travel.available | Available | RUB 200.00",
      ])
    let titles = flattened(items).compactMap { if case .section(let section) = $0 { section.title } else { nil } }
    #expect(titles == ["Credit limit", "Card", "Credit line 2"])
  }

  @Test("states why it cannot be shown")
  func withheld() {
    let facts = card { $0.revolving.lines = .absent(.withheld) }
    let notes = CreditLimit(loan: shownLoan(facts)).body.flatMap(\.children).map(\.content.accessibilityLabel)
    #expect(notes == ["not disclosed by the bank"])
    let line = card { $0.revolving.lines = known([CreditLine(id: "main", limit: .absent(.unreadable("text")))]) }
    #expect(main(line) == ["limit.amount | Limit | the data arrived with an error"])
  }

  @Test("shows nothing for a product without a line or that is over")
  func nothing() {
    #expect(main(healthyLoan()).isEmpty)
    #expect(main(card { $0.lifecycle.phase = .closed }).isEmpty)
  }

  @Test("stands above the next payment on the main screen")
  func place() throws {
    let names = try #require(SectionList.standard(.main, of: shownLoan(card()))).names
    let (limit, payment) = (names.firstIndex(of: .limit), names.firstIndex(of: .nextPayment))
    #expect(try #require(limit) < #require(payment))
  }
}
