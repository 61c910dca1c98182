import DesignSystem
import LoanArithmetic
import LoanDetailCore
import LoanDetailScreens
import LoanDetailSections
import Loans
import Localization
import Testing

@Suite("The summary of a customer's products")
struct SummaryTests {
  @Test("does not call a product without a balance unknown")
  func noBalance() {
    let lease = customerProduct("1001") {
      $0.debt = Debt()
      $0.debt.total = .absent(.notApplicable)
    }
    let screen = summaryScreen([lease])
    let values = flattened(screen.items).compactMap { if case .row(let row) = $0 { row.value.text } else { nil } }
    #expect(values.contains("no balance"))
    #expect(notes(screen.items).allSatisfy { !$0.contains("is not known") })
    #expect(screen.header.statuses.isEmpty)
  }

  @Test("adds up what is owed, the overdue products first, then by the day of the next payment")
  func owed() {
    let late = customerProduct("1003") {
      $0.debt.overdue.amount = known(rub("250"))
      $0.debt.overdue.since = known(day("2026-11-05"))
      $0.changeNext { $0.due = known(day("2026-12-20")) }
    }
    let later = customerProduct("1002") { $0.changeNext { $0.due = known(day("2026-12-15")) } }
    let screen = summaryScreen([later, customerProduct("1001"), late])
    #expect(
      breakdown("owed.sum.RUB", in: screen.items) == [
        "You owe in all: RUB 30,300.00", "Loan (leasing) •• 1003: RUB 10,100.00",
        "Loan (leasing) •• 1001: RUB 10,100.00", "Loan (leasing) •• 1002: RUB 10,100.00",
      ])
    #expect(
      breakdown("overdue.sum.RUB", in: screen.items) == [
        "Overdue amount: RUB 250.00", "Loan (leasing) •• 1003: RUB 250.00",
      ])
    #expect(screen.header.amounts.map(\.money.text.plain) == ["RUB 30,300.00", "RUB 250.00", "RUB 1,000.00"])
    #expect(screen.header.statuses.map(\.text) == ["1 contract is overdue"])
  }

  @Test("does not ask for what is overdue first while a payment that clears it is being processed")
  func overdueOnItsWay() {
    func title(_ onItsWay: String?) -> String? {
      let late = customerProduct("1001") {
        $0.debt.overdue.amount = known(rub("250"))
        $0.debt.overdue.since = known(day("2026-11-05"))
        $0.lifecycle = Lifecycle(phase: .active, overlays: [.overdue])
        guard let onItsWay else { return }
        $0.lifecycle.overlays.insert(.paymentProcessing)
        $0.lifecycle.details[.paymentProcessing] = .init(amount: rub(onItsWay))
      }
      let items = summaryScreen([late, customerProduct("1002")]).items
      return items.lazy.compactMap {
        if case .section(let section) = $0, section.id == "overdue" { section.title } else { nil }
      }
      .first
    }
    #expect(title(nil) == "Overdue: pay this first")
    #expect(title("250") == "Overdue")
  }

  @Test("has products that are not overdue by the day of their next payment, those without one last")
  func order() {
    func product(_ id: String, _ due: String?) -> CustomerProduct {
      customerProduct(id) { facts in
        if let due { facts.changeNext { $0.due = known(day(due)) } } else { facts.obligations = .notProvided }
      }
    }
    let days = ["2026-12-20", nil, "2026-12-10", "2027-01-05", "2026-12-15"]
    let products = days.enumerated().map { product("100\($0)", $1) }
    let named = breakdown("owed.sum.RUB", in: summaryScreen(products).items).dropFirst().compactMap {
      $0.split(separator: ":").first
    }
    #expect(named.map { $0.suffix(4) } == ["1002", "1004", "1000", "1003", "1001"])
  }

  @Test("never adds up the currencies of one product")
  func currenciesOfOneProduct() {
    let card = customerProduct("1001") {
      $0.revolving.lines = known([
        CreditLine(id: "a", used: known(rub("10100"))),
        CreditLine(id: "b", used: known(Money("300.25", currency: .usd) ?? .zero(.usd))),
      ])
    }
    let screen = summaryScreen([card, customerProduct("1002")])
    #expect(breakdown("owed.sum.RUB", in: screen.items).first == "You owe in RUB: RUB 20,200.00")
    #expect(
      breakdown("owed.sum.USD", in: screen.items) == ["You owe in USD: $300.25", "Loan (leasing) •• 1001: $300.25"])
    #expect(screen.header.amounts.map(\.money.text.plain).prefix(2) == ["RUB 20,200.00", "$300.25"])
  }

  @Test("asks to check a payment whose day has passed since the data")
  func passedPayment() {
    let products = [
      customerProduct("1001"), customerProduct("1002") { $0.changeNext { $0.due = known(day("2026-12-15")) } },
    ]
    #expect(
      notes(summaryScreen(products, on: "2026-12-06").items).contains(
        "Loan (leasing) •• 1001: check that the payment of December 5, 2026 was made."))
    #expect(notes(summaryScreen(products, on: "2026-12-05").items).allSatisfy { !$0.contains("check that") })
  }

  @Test("has one entry for each day of the coming month, and its sum is what the month costs")
  func calendar() {
    let far = customerProduct("1003") { $0.changeNext { $0.due = known(day("2027-01-10")) } }
    let items = summaryScreen([customerProduct("1001"), customerProduct("1002"), far]).items
    #expect(row("calendar.month.RUB", in: items)?.value.text.plain == "RUB 2,000.00")
    #expect(
      breakdown("calendar.2026-12-05.RUB", in: items) == [
        "December 5, 2026: RUB 2,000.00", "Loan (leasing) •• 1001: RUB 1,000.00",
        "Loan (leasing) •• 1002: RUB 1,000.00",
      ])
    #expect(row("calendar.later.leasing:1003", in: items)?.label == "January 10, 2027")
    let none = "No payment is known for the coming month."
    #expect(!notes(items).contains(none))
    #expect(notes(summaryScreen([far]).items).contains(none))
  }

  @Test("keeps the names of plans in its calendar as the data has them")
  func namesOfPlans() {
    func plan(
      _ id: String, _ kind: SubPlan.Kind, _ due: String, title: String? = nil, merchant: String? = nil
    ) -> SubPlan {
      SubPlan(
        id: id, kind: kind, title: title.map { LocalizedText(verbatim: $0) }, merchant: merchant.map { DataText($0) },
        left: rub("300"), payment: rub("100"), nextDue: day(due))
    }
    let card = customerProduct("1001") {
      $0.obligations = .notProvided
      $0.revolving.subPlans = known([
        plan("a", .instalments, "2026-11-28", merchant: "Example Sound"),
        plan("b", .instalments, "2026-11-29", title: "Roof"), plan("c", .other("BNPL"), "2026-11-30"),
        plan("d", .cash, "2026-12-01"),
      ])
    }
    let captions = flattened(summaryScreen([card]).items).compactMap { item in
      if case .row(let row) = item, row.id.rawValue.hasPrefix("calendar.2026-") { row.caption } else { nil }
    }
    let names = captions.map { caption in String(caption.split(separator: "; ").dropFirst().first ?? "") }
    #expect(names == ["Example Sound", "Roof", "BNPL", "cash"])
  }

  @Test("counts a booked repayment in place of the payment that it replaces: the sum is that of the list")
  func bookedRepayment() {
    let booked = customerProduct("1002") {
      $0.bookedRepayments = known([BookedRepayment(.full, on: day("2026-12-03"), amount: rub("10150"))])
    }
    let items = summaryScreen([customerProduct("1001"), booked]).items
    let sum = row("calendar.month.RUB", in: items)
    #expect(sum?.value.text.plain == "RUB 11,150.00")
    #expect(sum?.caption == "all payments of these days, with booked early repayments")
    #expect(row("calendar.2026-12-03.RUB", in: items)?.value.text.plain == "RUB 10,150.00")
    #expect(row("calendar.2026-12-05.RUB", in: items)?.value.text.plain == "RUB 1,000.00")
  }

  @Test("says what the sum of the month leaves out: what is overdue, and payments without an amount")
  func outsideTheMonth() {
    let late = customerProduct("1002") {
      $0.debt.overdue.amount = known(rub("250"))
      $0.changeNext { $0.amount = .notProvided }
    }
    #expect(
      row("calendar.month.RUB", in: summaryScreen([customerProduct("1001"), late]).items)?.caption
        == "all payments of these days; without what is already overdue; "
        + "without the payments whose amount is not known")
  }

  @Test("does not count a debt that another lender owns, and shows it with its lender")
  func elsewhere() {
    let sold = customerProduct("1002") {
      $0.lifecycle.phase = .transferred
      var transfer = LoanTransfer(kind: .claim, effective: day("2026-11-16"))
      transfer.to = LocalizedText(verbatim: "Sample Collection")
      $0.transfer = known(transfer)
    }
    let screen = summaryScreen([customerProduct("1001"), sold])
    #expect(screen.header.amounts.first?.money.text.plain == "RUB 10,100.00")
    #expect(breakdown("owed.sum.RUB", in: screen.items).count == 2)
    let row = row("elsewhere.leasing:1002", in: screen.items)
    #expect(row?.value.text.plain == "RUB 10,100.00" && row?.caption == "now owed to: Sample Collection")
  }

  @Test("counts the interest of a loan that was repaid this year")
  func repaidThisYear() {
    func loan(settled: String?, _ phase: Lifecycle.Phase = .repaid) -> CustomerProduct {
      customerProduct("1009") {
        $0.lifecycle.phase = phase
        $0.debt = Debt()
        $0.debt.total = known(rub("0"))
        $0.obligations = .notProvided
        if let settled { $0.settled = known(day(settled)) }
        $0.paidThisYear = known(PaidTotals(total: rub("500"), portions: [Portion(.interest, rub("500"))]))
      }
    }
    for loan in [loan(settled: "2026-05-20"), loan(settled: nil), loan(settled: nil, .rescheduled)] {
      let sum = breakdown("interest.sum.RUB", in: summaryScreen([loan]).items)
      #expect(sum.last?.hasSuffix("RUB 500.00") == true, "\(sum)")
    }
    #expect(breakdown("interest.sum.RUB", in: summaryScreen([loan(settled: "2025-05-20")]).items).isEmpty)
  }

  @Test(
    "names each product whose interest of the year is not known, if money was lent",
    arguments: [Lifecycle.Phase.active, .transferred, .writtenOff])
  func unknownInterest(phase: Lifecycle.Phase) {
    let paid = customerProduct("1001") {
      $0.paidThisYear = known(PaidTotals(total: rub("500"), portions: [Portion(.interest, rub("500"))]))
    }
    let unknown = customerProduct("1002") { $0.lifecycle.phase = phase }
    let applied = customerProduct("1003") { $0.lifecycle.phase = .approved }
    let said = notes(summaryScreen([paid, unknown, applied]).items).filter { $0.hasPrefix("Not known for") }
    #expect(said == ["Not known for: Loan (leasing) •• 1002."])
  }

  @Test("keeps apart what others owe")
  func others() {
    let secured = customerProduct("1002", role: .guarantor) { $0.debt.overdue.amount = known(rub("5")) }
    let screen = summaryScreen([customerProduct("1001"), secured])
    #expect(screen.header.amounts.map(\.money.text.plain) == ["RUB 10,100.00", "RUB 1,000.00"])
    let row = row("others.leasing:1002", in: screen.items)
    #expect(row?.value.text.plain == "RUB 10,100.00" && row?.tone == .critical)
    #expect(row?.caption?.hasPrefix("your role: guarantor") ?? false)
  }

  @Test("says which products its totals leave out, and why")
  func leftOut() {
    let unknown = customerProduct("1002") {
      $0.debt.total = .notProvided
      $0.debt.principal = .notProvided
    }
    let principal = customerProduct("1003") { $0.debt.total = .notProvided }
    let broken = CustomerProduct(
      id: ProductID(type: "leasing", id: "1004"), title: LocalizedText(verbatim: "Lease"), product: nil)
    let foreign = CustomerProduct(
      id: ProductID(type: "boat", id: "1"), title: LocalizedText(verbatim: "Boat"), product: Boat())
    let screen = summaryScreen([customerProduct("1001"), unknown, principal, broken, foreign])
    #expect(breakdown("owed.sum.RUB", in: screen.items).first == "You owe in all: RUB 20,100.00")
    #expect(
      notes(screen.items).filter { $0.contains(": ") && !$0.hasPrefix("Not known for") } == [
        "Lease: the data is not available right now.", "Boat: it states no figures that can be added up.",
        "Loan (leasing) •• 1002: the debt is not known.",
        "Loan (leasing) •• 1003: only the principal is counted, interest and fees are not known.",
      ])
    #expect(screen.header.statuses.map(\.text) == ["Not everything is counted, see below"])
  }

  @Test("does not take an amount in the customer's favour for a smaller debt")
  func inFavour() {
    let screen = summaryScreen([
      customerProduct("1001"), customerProduct("1002") { $0.debt.total = known(rub("-300")) },
    ])
    #expect(screen.header.amounts.first?.money.text.plain == "RUB 10,100.00")
    #expect(row("owed.leasing:1002", in: screen.items)?.value.text.plain == "RUB 300.00")
  }

  @Test("tells a customer without debts so")
  func nothing() {
    let repaid = customerProduct("1001") {
      $0.lifecycle.phase = .repaid
      $0.debt = Debt()
    }
    #expect(notes(summaryScreen([repaid]).items) == ["We know of no debts and no payments."])
  }
}

/// A product with a mapping of its own, which states no facts.
private struct Boat: ProductProtocol {
  var id: ProductID { ProductID(type: "boat", id: "1") }
  var title: LocalizedText { LocalizedText(verbatim: "Boat") }
  var diagnostics: [Diagnostic] { [] }
  var basis: ScreenBasis { ScreenBasis() }
  var screens: [ScreenID] { [.main] }

  func mainViewModel(in context: PresentationContext) -> any ProductViewModelProtocol {
    ProductViewModel(headerItem: .header(Header(title: "Boat")), contentItems: [])
  }

  func viewModel(for screen: ScreenID, in context: PresentationContext) -> (any ProductViewModelProtocol)? { nil }
}

extension String {
  /// The text with ordinary spaces.
  var plain: String { replacing("\u{a0}", with: " ") }
}
