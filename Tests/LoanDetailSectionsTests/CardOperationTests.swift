import DesignSystem
import LoanArithmetic
import Loans
import Localization
import Testing

@testable import LoanDetailSections

@Suite("The operations of a card")
struct CardOperationTests {
  private func operation(
    _ kind: LoanOperation.Kind, _ amount: String, _ change: (inout LoanOperation) -> Void = { _ in }
  ) -> LoanOperation {
    var operation = LoanOperation(id: "1", kind: kind, date: day("2026-11-10"), amount: rub(amount))
    change(&operation)
    return operation
  }

  /// The titles and the amounts of the table.
  private func table(_ operations: [LoanOperation], locale: String = "en_US") -> [String] {
    let items = Operations(loan: shownLoan(card { $0.operations = known(operations) }, locale: locale)).body
    return flattened(items).flatMap { item -> [String] in
      guard case .table(let table) = item else { return [] }
      return table.rows.map { $0.cells.dropFirst().compactMap { $0?.text }.joined(separator: " | ") }
    }
    .map { $0.replacing("\u{a0}", with: " ") }
  }

  private func columns(_ items: [Item]) -> [String] {
    flattened(items).flatMap { item -> [String] in
      if case .table(let table) = item { table.columns.map(\.id) } else { [] }
    }
  }

  @Test("have a sign if the source states one, so that a refund does not look like a debt")
  func sign() {
    let operations = [
      operation(.purchase, "250") { $0.isCredit = false }, operation(.refund, "100") { $0.isCredit = true },
      operation(.cash, "30"), operation(.payment, "40"), operation(.payment, "50") { $0.isCredit = false },
    ]
    #expect(
      table(operations) == [
        "Purchase | -250.00", "Refund | 100.00", "Cash withdrawal | -30.00", "Payment | 40.00", "Payment | -50.00",
      ])
    #expect(
      table([operation(.purchase, "250"), operation(.refund, "100")]) == ["Purchase | 250.00", "Refund | 100.00"])
    // The main screen lists three of them, with the same signs.
    let older = operation(.refund, "7") { $0.isCredit = true }
    let three = ["1", "2", "3"].map { operation(.purchase, $0) }
    let recent = RecentOperations(loan: shownLoan(card { $0.operations = known(three + [older]) })).body
    let amounts = flattened(recent).flatMap { item -> [String] in
      if case .table(let table) = item { table.rows.compactMap { $0.cells.last??.text } } else { [] }
    }
    #expect(amounts == ["-1.00", "-2.00", "-3.00"])
  }

  @Test("name the seller, the instalment, the other currency and the status")
  func title() throws {
    let purchase = operation(.purchase, "2350") {
      $0.merchant = "Open Books"
      $0.merchantCategory = LocalizedText(en: "books", ru: "книги")
      $0.instalment = .init(number: 2, count: 6)
      $0.original = Money("25", currency: .usd)
      $0.status = .processing
    }
    #expect(table([purchase]) == ["Purchase, Open Books, books, payment 2 of 6, $25.00 — in progress | 2,350.00"])
    #expect(
      table([purchase], locale: "ru_RU") == [
        "Покупка, Open Books, книги, платёж 2 из 6, 25,00 $ — в обработке | 2 350,00"
      ])
    let titled = operation(.purchase, "1") {
      $0.title = LocalizedText(verbatim: "Open Books, Riga")
      $0.merchant = "Open Books"
    }
    #expect(table([titled]) == ["Open Books, Riga | 1.00"])
  }

  @Test("have the day of booking and a reference for questions, where the source states them")
  func booking() {
    let booked = operation(.purchase, "250") {
      $0.posted = day("2026-11-12")
      $0.reference = "RRN 7"
    }
    #expect(table([booked]) == ["Purchase | 250.00 | 11/12/2026 | RRN 7"])
    let onTheDay = operation(.purchase, "250") { $0.posted = $0.date }
    #expect(table([onTheDay]) == ["Purchase | 250.00"])
    let loan = shownLoan(card { $0.operations = known([booked]) })
    #expect(columns(Operations(loan: loan).body) == ["date", "operation", "amount", "booked", "reference"])
    #expect(columns(RecentOperations(loan: loan).body) == ["date", "operation", "amount"])
  }
}
