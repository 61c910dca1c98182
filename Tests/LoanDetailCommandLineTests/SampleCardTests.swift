import LoanArithmetic
import LoanDetailCore
import LoanDetailGateways
import LoanDetailJSON
import Loans
import Testing

@testable import LoanDetailCommandLine

/// Records of cards that `sample` calculates from their operations.
@Suite("A sample of a card")
struct SampleCardTests {
  private func sample(_ asOf: String, _ operations: String, limit: String = "100000") async -> Run {
    await MadeUpProducts.tool.run(
      "sample --product card --terms -",
      input: """
        {"as_of": "\(asOf)", "opened": "2026-01-10", "limit": "\(limit)", "annual_rate_percent": "36.5", \
        "closing_day": 5, "due_days": 20, "minimum_percent": 5, "minimum_floor": "300", "operations": [\(operations)]}
        """)
  }

  private func loan(_ asOf: String, _ operations: String, limit: String = "100000") async throws -> JSONValue {
    let run = await sample(asOf, operations, limit: limit)
    #expect(run.errors == "")
    let document = try JSONParser.parse(Array(run.output.utf8))
    return try #require(document["loans"]?.elements.first)
  }

  private func text(_ value: JSONValue?, _ path: String...) -> String? {
    let found = path.reduce(value) { value, name in
      Int(name).map { index in
        value?.elements.dropFirst(index).first
      } ?? value?[name]
    }
    return if case .string(let text)? = found { text } else { nil }
  }

  private func operation(_ date: String, _ kind: String, _ amount: Int) -> String {
    #"{"date": "2026-\#(date)", "kind": "\#(kind)", "amount": \#(amount)}"#
  }

  @Test("has a statement, a minimum and a running grace period")
  func running() async throws {
    let card = try await loan("2026-02-10", operation("01-20", "purchase", 10_000))
    #expect(text(card, "revolving", "statement", "from") == "2026-01-10")
    #expect(text(card, "revolving", "statement", "until") == "2026-02-05")
    #expect(text(card, "revolving", "statement", "due") == "2026-02-25")
    #expect(text(card, "revolving", "statement", "closing") == "10000.00")
    #expect(text(card, "revolving", "statement", "minimum") == "500.00")
    #expect(text(card, "revolving", "statement", "interest") == "0.00")
    #expect(text(card, "revolving", "grace", "state") == "running")
    #expect(text(card, "revolving", "grace", "amount") == "10000.00")
    #expect(text(card, "revolving", "lines", "0", "available") == "90000.00")
    #expect(text(card, "debt", "total") == "10000.00")
    #expect(card["debt"]?["payoff"]?["perDiem"] == nil)
    #expect(text(card, "obligations", "0", "kind") == "minimum")
    #expect(text(card, "obligations", "1", "amount") == "10000.00")
  }

  @Test("has an id and a customer that a portfolio's reader accepts", arguments: ["id", "customer"])
  func emptyIdentity(name: String) async {
    let run = await MadeUpProducts.tool.run(
      "sample --product card --terms -",
      input: #"{"\#(name)": "", "as_of": "2026-11-21", "opened": "2026-08-14", "limit": 9}"#)
    #expect(run.output == "")
    #expect(run.errors.contains("terms.\(name): Found \"\", expected a text that is not empty."))
  }

  @Test(
    "has operations from the day of opening to the day of the data", arguments: ["01-09", "01-10", "02-10", "02-11"])
  func daysOfOperations(day: String) async {
    let run = await sample("2026-02-10", operation(day, "purchase", 100))
    let isInside = ["01-10", "02-10"].contains(day)
    #expect(run.output.isEmpty == !isInside)
    let error = "terms.operations[0].date: Found 2026-\(day), expected a day from 2026-01-10 to 2026-02-10."
    #expect(run.errors.contains(error) == !isInside, "\(run.errors)")
  }

  @Test("has no contradiction after a payment for a part of the statement")
  func partlyPaid() async throws {
    let operations = [operation("01-20", "purchase", 10_000), operation("02-10", "payment", 3_000)]
    let run = await sample("2026-02-15", operations.joined(separator: ","))
    let gateway = try PortfolioGateway(parsing: Array(run.output.utf8), name: "card")
    let record = try gateway.record(with: ProductID(type: "card", id: "1"), for: .allCustomers)
    let left = record.facts.revolving.grace.value?.amount
    #expect(left?.description == "7000.00 RUB")
    #expect(record.facts.contradictions(at: record.path) == [])
  }

  @Test("does not say that a payment keeps a grace period that is lost")
  func purposeOfStatement() async throws {
    let running = try await loan("2026-02-10", operation("01-20", "purchase", 10_000))
    #expect(text(running, "obligations", "1", "purpose") == "keepsGrace")
    let lost = try await loan("2026-02-10", operation("01-20", "cash", 10_000))
    #expect(text(lost, "obligations", "1", "kind") == "statement")
    #expect(text(lost, "obligations", "1", "purpose") == nil)
  }

  @Test("keeps the grace period when the whole statement is paid in time")
  func kept() async throws {
    let operations = [operation("01-20", "purchase", 10_000), operation("02-25", "payment", 10_000)]
    let card = try await loan("2026-03-10", operations.joined(separator: ","))
    #expect(text(card, "debt", "total") == "0.00")
    #expect(text(card, "revolving", "grace", "state") == "kept")
    #expect(text(card, "revolving", "earlierStatements", "0", "closing") == "10000.00")
  }

  /// At 36.5 % a year, a day costs 0.1 %: 10 000 for 20 days until 25 February, then 9 000 for 8 days until 5 March.
  @Test("charges interest on the daily debt when a statement is paid in part")
  func lost() async throws {
    let operations = [operation("01-20", "purchase", 10_000), operation("02-25", "payment", 1_000)]
    let card = try await loan("2026-03-15", operations.joined(separator: ","))
    #expect(text(card, "revolving", "statement", "interest") == "272.00")
    #expect(text(card, "revolving", "statement", "closing") == "9272.00")
    // 5 % of 9 000 and the interest.
    #expect(text(card, "revolving", "statement", "minimum") == "722.00")
    #expect(text(card, "revolving", "grace", "state") == "lost")
    #expect(text(card, "revolving", "grace", "lostOn") == "2026-02-26")
    #expect(text(card, "revolving", "grace", "endedBy", "en") == "a statement was not paid in full")
    // Ten more days of 9 000.
    #expect(text(card, "debt", "interest") == "362.00")
    #expect(text(card, "debt", "payoff", "perDiem") == "9.00")
    #expect(text(card, "operations", "0", "kind") == "interestAccrual")
  }

  @Test("has no grace period in a period in which cash was taken")
  func cash() async throws {
    let card = try await loan("2026-02-06", operation("01-26", "cash", 10_000))
    #expect(text(card, "revolving", "statement", "interest") == "100.00")
    #expect(text(card, "revolving", "statement", "cash") == "10000.00")
    #expect(text(card, "revolving", "grace", "lostOn") == "2026-01-26")
    #expect(text(card, "revolving", "grace", "endedBy", "en") == "cash was taken")
    #expect(text(card, "terms", "rates", "1", "use") == "cash")
  }

  @Test("tells the first day and cause of the loss, also after later statements and cash")
  func firstLoss() async throws {
    let operations = [operation("01-20", "purchase", 10_000), operation("02-25", "payment", 1_000)]
    let later = operations + [operation("03-20", "cash", 500)]
    let card = try await loan("2026-05-10", later.joined(separator: ","))
    #expect(text(card, "revolving", "grace", "lostOn") == "2026-02-26")
    #expect(text(card, "revolving", "grace", "endedBy", "en") == "a statement was not paid in full")
  }

  @Test("loses the grace period anew after a statement that was paid in time")
  func lostAnew() async throws {
    let operations = [
      operation("01-20", "cash", 10_000), operation("02-25", "payment", 10_160), operation("03-20", "cash", 500),
    ]
    let card = try await loan("2026-04-10", operations.joined(separator: ","))
    #expect(text(card, "revolving", "statement", "opening") == "0.00")
    #expect(text(card, "revolving", "grace", "lostOn") == "2026-03-20")
  }

  @Test("is overdue when the minimum was missed, and adds it to the next one")
  func overdue() async throws {
    let late = try await loan("2026-02-27", operation("01-20", "purchase", 10_000))
    #expect(text(late, "overlays", "0") == "overdue")
    #expect(text(late, "debt", "overdue", "amount") == "500.00")
    #expect(text(late, "debt", "overdue", "since") == "2026-02-25")
    #expect(text(late, "revolving", "grace", "lostOn") == "2026-02-26")
    let next = try await loan("2026-03-06", operation("01-20", "purchase", 10_000))
    // 5 % of 10 000, 28 days of interest, and the 500 that were missed.
    #expect(text(next, "revolving", "statement", "minimum") == "1280.00")
  }

  @Test("stays overdue after the next statement, since the first missed minimum, and demands no interest twice")
  func overdueTwice() async throws {
    let next = try await loan("2026-03-06", operation("01-20", "purchase", 10_000))
    #expect(text(next, "debt", "overdue", "amount") == "500.00")
    #expect(text(next, "debt", "overdue", "since") == "2026-02-25")
    #expect(text(next, "obligations", "0", "kind") == "overdue")
    #expect(text(next, "obligations", "1", "amount") == "780.00")
    let later = try await loan("2026-04-10", operation("01-20", "purchase", 10_000))
    #expect(text(later, "debt", "overdue", "amount") == "1280.00")
    #expect(text(later, "debt", "overdue", "since") == "2026-02-25")
    // 5 % of 10 000, 31 days of interest, and the 1280 that were missed.
    #expect(text(later, "revolving", "statement", "minimum") == "2090.00")
    #expect(text(later, "obligations", "2", "amount") == "810.00")
    #expect(text(later, "obligations", "2", "covered") == "0.00")
  }

  @Test("pays the oldest missed minimum first")
  func missedIsPaid() async throws {
    let operations = [operation("01-20", "purchase", 10_000), operation("03-10", "payment", 600)]
    let card = try await loan("2026-03-15", operations.joined(separator: ","))
    #expect(text(card, "debt", "overdue", "amount") == "0.00")
    #expect(text(card, "obligations", "0", "kind") == "minimum")
    #expect(text(card, "obligations", "0", "amount") == "780.00")
    #expect(text(card, "obligations", "0", "covered") == "100.00")
  }

  @Test("has nothing available over its limit")
  func overLimit() async throws {
    let card = try await loan("2026-01-25", operation("01-20", "purchase", 10_000), limit: "9000")
    #expect(text(card, "revolving", "lines", "0", "available") == "0.00")
    #expect(text(card, "revolving", "lines", "0", "used") == "10000.00")
    #expect(card["revolving"]?["statement"] == nil)
  }

  @Test("is refused where a payment is more than the debt, and where an operation is out of time")
  func refused() async {
    let run = await MadeUpProducts.tool.run(
      "sample --product card --terms -",
      input: """
        {"as_of": "2026-02-10", "opened": "2026-01-10", "limit": 1000, "annual_rate_percent": 10, "operations": [\
        \(operation("01-20", "purchase", 10)), \(operation("01-21", "payment", 11))]}
        """)
    #expect(
      run.errors
        == "error: terms.operations[1].amount: Found 11.00 RUB, expected at most what is owed on that day, 10.00 RUB.\n"
    )
    let early = await MadeUpProducts.tool.run(
      "sample --product card --terms -",
      input: """
        {"as_of": "2026-02-10", "opened": "2026-01-10", "limit": 1000, "annual_rate_percent": 10, "operations": [\
        \(operation("01-09", "purchase", 10))]}
        """)
    #expect(
      early.errors
        == "error: terms.operations[0].date: Found 2026-01-09, expected a day from 2026-01-10 to 2026-02-10.\n")
  }
}
