import DesignSystem
import LoanArithmetic
import LoanDetail
import LoanDetailCore
import LoanDetailRendering
import Loans
import Testing

@Suite("The statements of account of all samples", .timeLimit(.minutes(40)))
struct StatementLawTests {
  private static func day(_ text: String) throws -> CalendarDate { try #require(CalendarDate(text)) }

  /// The parts of a statement as a reader sees them, in minor units.
  private struct Statement: Equatable {
    var opening: Int64?
    var closing: Int64?
    var changes: [Int64?]
    var amounts: [String]
  }

  private static func statement(_ host: Host, _ product: ProductID, _ from: CalendarDate, _ to: CalendarDate)
    async throws -> (statement: Statement?, document: ScreenDocument)
  {
    let period = try #require(StatementPeriod(from: from, to: to))
    let answer = try await host.loans.screen(
      ProductReference(product), statementFor: period, for: .allCustomers, host.reader)
    guard case .document(let screen) = answer else { throw Unexpected() }
    #expect(screen.diagnostics.allSatisfy { !$0.id.hasPrefix("screen.") && !$0.id.hasPrefix("tree.") }, "\(product)")
    let items = screen.tree.contentItems.flatMap { item in [item] + item.children.flatMap { [$0] + $0.children } }
    guard items.contains(where: { $0.id == "statement-opening.period" }) else { return (nil, screen.tree) }
    func minorUnits(_ value: Value?) throws -> Int64? {
      guard case .money(let money)? = value else { return nil }
      let currency = try #require(Currency(code: money.currency))
      let amount = Money(money.amount, currency: currency)
      return try #require(amount).minorUnits
    }
    func balance(_ id: ItemID) throws -> Int64? {
      guard case .row(let row)? = items.first(where: { $0.id == id }) else { return nil }
      return try minorUnits(row.value)
    }
    var (rows, change): ([TableRow], Int?) = ([], nil)
    if case .table(let table)? = items.first(where: { $0.id == "statement-operations.rows" }) {
      // There is no column if no change is known.
      (rows, change) = (table.rows, table.columns.firstIndex { $0.id == "change" })
    }
    return (
      Statement(
        opening: try balance("statement-opening.balance"), closing: try balance("statement-closing.balance"),
        changes: try rows.map { row in try minorUnits(change.flatMap { row.cells[$0] }) },
        amounts: rows.compactMap { $0.cells[2]?.text }),
      screen.tree
    )
  }

  @Test("lead from the opening to the closing balance by the operations, and go on where the one before ended")
  func balances() async throws {
    let host = try Host()
    let bounds = try ["2026-06-01", "2026-08-10", "2026-09-15", "2026-10-01", "2026-10-06", "2026-11-01", "2026-11-16"]
      .map(Self.day)
    let last = try Self.day("2026-11-21")
    var (known, unknown, refused) = (0, 0, 0)
    for entry in try await host.loans.list(for: .allCustomers, host.reader).list.entries {
      guard let product = entry.id else { continue }
      var parts: [Statement?] = []
      for (index, from) in bounds.enumerated() {
        let to = index + 1 < bounds.count ? try #require(bounds[index + 1].adding(days: -1)) : last
        let (part, document) = try await Self.statement(host, product, from, to)
        parts.append(part)
        guard let part else {
          #expect(document.input?.isAcceptable == false)
          refused += 1
          continue
        }
        #expect(
          document.input?.isAcceptable == true && document.question?.parameters.map(\.value) == ["\(from)", "\(to)"])
        if let opening = part.opening {
          known += 1
          let changes = part.changes.compactMap(\.self)
          #expect(
            changes.count == part.changes.count && opening + changes.reduce(0, +) == part.closing, "\(product) \(from)")
          if case .partial = document.outcome { Issue.record("\(product) \(from) lacks nothing") }
        } else {
          unknown += 1
          guard case .partial = document.outcome else {
            Issue.record("\(product) \(from) does not say that its opening balance is missing")
            continue
          }
        }
      }
      for case (let earlier?, let later?) in zip(parts, parts.dropFirst()) {
        if let opening = later.opening, let closing = earlier.closing { #expect(opening == closing, "\(product)") }
      }
      // A period is the sum of its parts.
      let whole = try await Self.statement(host, product, bounds[1], last).statement
      let ofParts = parts.dropFirst().compactMap(\.self)
      guard let whole, ofParts.count == bounds.count - 1 else { continue }
      #expect(whole.amounts == ofParts.flatMap(\.amounts) && whole.changes == ofParts.flatMap(\.changes), "\(product)")
      #expect(whole.closing == ofParts.last?.closing)
      let isProven = ofParts.allSatisfy { $0.opening != nil }
      #expect(
        (whole.opening != nil) == isProven && (!isProven || whole.opening == ofParts.first?.opening), "\(product)")
    }
    #expect(known > 250 && unknown > 50 && refused > 50, "\(known) \(unknown) \(refused)")
  }

  @Test("are of the last full month without a period, and the same document for the same period")
  func identity() async throws {
    let host = try Host()
    let plain = try await host.loans.screen("1001", .statement, for: .allCustomers, host.reader)
    guard case .document(let month) = plain else { throw Unexpected() }
    #expect(month.tree.question == nil && month.tree.input == nil && month.tree.navigation?.parent == .main)
    let (october, document) = try await Self.statement(
      host, ProductID(type: "consumerLoan", id: "1001"), try Self.day("2026-10-01"), try Self.day("2026-10-31"))
    #expect(october?.opening == 31_198_361 && october?.closing == 30_393_560 && document.question?.name == "statement")
    #expect(document.contentItems == month.tree.contentItems)
    let autumn = try #require(StatementPeriod(from: try Self.day("2026-09-01"), to: nil))
    let first = try await host.loans.screen("consumerLoan:1001", statementFor: autumn, for: .allCustomers, host.reader)
    guard case .document(let held) = first else { throw Unexpected() }
    #expect(held.eTag != month.eTag)
    let again = try await host.loans.screen(
      "consumerLoan:1001", statementFor: autumn, for: .allCustomers, host.reader, held: .eTag(held.eTag))
    guard case .unchanged = again else { throw Unexpected() }
  }
}
