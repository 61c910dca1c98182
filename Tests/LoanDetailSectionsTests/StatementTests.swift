import DesignSystem
import LoanArithmetic
import Loans
import Testing

@testable import LoanDetailSections

@Suite("A statement")
struct StatementTests {
  private let statement = Statement(
    from: day("2026-10-06"), until: day("2026-11-05"), due: day("2026-11-25"), opening: rub("100"), closing: rub("250"),
    payments: rub("100"), purchases: rub("200"), cash: rub("30"), interest: rub("15"), fees: rub("5"),
    minimum: rub("12.5"), amountForGrace: rub("250"))

  @Test("is its period and its balance on the main screen")
  func main() {
    let facts = card { $0.revolving.statement = known(statement) }
    #expect(
      lines(LastStatement(loan: shownLoan(facts))) == [
        "statement.period | Period | October 6, 2026 – November 5, 2026",
        "statement.closing | Closing balance | RUB 250.00",
      ])
    #expect(
      lines(LastStatement(loan: shownLoan(facts, locale: "ru_RU"))).first?.hasSuffix(" – 5 ноября 2026 г.") == true)
    #expect(lines(LastStatement(loan: shownLoan(card()))).isEmpty)
  }

  @Test("leads, on the details screen, from its opening to its closing balance")
  func details() {
    let facts = card {
      $0.revolving.statement = known(statement)
      $0.revolving.closingDay = known(5)
      $0.revolving.dueDay = known(25)
    }
    #expect(
      lines(Statements(loan: shownLoan(facts))) == [
        "statement.period | Period | October 6, 2026 – November 5, 2026",
        "statement.opening | Opening balance | RUB 100.00", "statement.purchases | Purchases | RUB 200.00",
        "statement.cash | Cash withdrawals | RUB 30.00", "statement.interest | Interest | RUB 15.00",
        "statement.fees | Fees | RUB 5.00", "statement.payments | Payments received | RUB 100.00",
        "statement.closing | Closing balance | RUB 250.00", "statement.minimum | Minimum payment | RUB 12.50",
        "statement.for-grace | To keep the grace period | RUB 250.00", "statement.due | Due date | November 25, 2026",
        "statement.next | Next statement | December 5, 2026 | in 14 days; calculated",
        "statement.closing-day | Statement day | monthly, on day 5",
        "statement.due-day | Payment day | monthly, on day 25",
      ])
  }

  @Test(
    "says how the minimum payment is calculated",
    arguments: [
      ("en_US", "5% of the debt, plus interest, plus fees, at least RUB 600.00"),
      ("ru_RU", "5 % долга, плюс проценты, плюс комиссии, не менее 600,00 ₽"),
    ])
  func minimumRule(locale: String, words: String) {
    let facts = card {
      $0.revolving.minimumRule = known(
        MinimumPaymentTerms(
          percent: ExactDecimal("5.0"), floor: rub("600"), addsInterest: true, addsFees: true))
    }
    let row = row("statement.minimum-rule", in: Statements(loan: shownLoan(facts, locale: locale)).body)
    #expect(row?.value.text.replacing("\u{a0}", with: " ") == words)
  }

  @Test("does not say how the minimum payment is calculated if the rule states only what is not added")
  func emptyMinimumRule() {
    let facts = card { $0.revolving.minimumRule = known(MinimumPaymentTerms(addsInterest: false, addsFees: false)) }
    #expect(row("statement.minimum-rule", in: Statements(loan: shownLoan(facts)).body) == nil)
  }

  @Test("has the earlier ones in a table, without columns of which nothing is known")
  func earlier() throws {
    let facts = card {
      $0.revolving.earlierStatements = known([
        Statement(until: day("2026-10-05"), closing: rub("100"), payments: rub("70")),
        Statement(until: day("2025-09-05"), closing: rub("80")),
      ])
    }
    let tables = flattened(Statements(loan: shownLoan(facts)).body).compactMap {
      if case .table(let table) = $0 { table } else { nil }
    }
    let table = try #require(tables.first)
    #expect(table.id == "statement.earlier")
    #expect(table.columns.map(\.id) == ["until", "closing", "payments"])
    #expect(table.rows.map(\.id) == ["statement.of.2026-10-05", "statement.of.2025-09-05"])
    #expect(
      table.rows.map { $0.cells.map { $0?.text } } == [["10/5/2026", "100.00", "70.00"], ["9/5/2025", "80.00", nil]])
    #expect(table.groups.map(\.title) == ["2026", "2025"])
  }
}
