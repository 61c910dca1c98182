import DesignSystem
import LoanArithmetic
import Loans
import Localization
import Testing

@testable import LoanDetailSections

@Suite("A plan inside the debt")
struct SubPlanTests {
  private let fridge = SubPlan(
    id: "fridge", kind: .instalments, merchant: "Elektronika", opened: day("2026-10-10"), ends: day("2027-04-25"),
    original: rub("24000"), left: rub("20000"), payment: rub("4000"), nextDue: day("2026-11-25"), paid: 1, payments: 6,
    rate: ExactDecimal("0").map { Rate(percent: $0) },
    product: RelatedProduct(id: ProductID(type: "instalments", id: "7")))

  private func sectionTitles(_ items: [Item]) -> [String] {
    flattened(items).compactMap { if case .section(let section) = $0 { section.title } else { nil } }
  }

  @Test("has on the main screen what is left, its payment, its rate and the number of payments")
  func main() {
    let items = SubPlans(loan: shownLoan(card { $0.revolving.subPlans = known([fridge]) })).body
    #expect(sectionTitles(items) == ["Separate repayment plans", "Installments, Elektronika"])
    #expect(
      lines(items) == [
        "plans.plan.fridge.left | Left to repay | RUB 20,000.00",
        "plans.plan.fridge.payment | Payment | RUB 4,000.00 | by November 25, 2026, in 4 days",
        "plans.plan.fridge.rate | Interest rate | 0% a year", "plans.plan.fridge.paid | Payments made | 1 of 6",
      ])
  }

  @Test("has on the details screen everything that is known about it")
  func details() {
    let items = AllSubPlans(loan: shownLoan(card { $0.revolving.subPlans = known([fridge]) })).body
    #expect(
      lines(items) == [
        "plans.plan.fridge.original | Initial amount | RUB 24,000.00",
        "plans.plan.fridge.left | Left to repay | RUB 20,000.00",
        "plans.plan.fridge.payment | Payment | RUB 4,000.00 | by November 25, 2026, in 4 days",
        "plans.plan.fridge.rate | Interest rate | 0% a year", "plans.plan.fridge.paid | Payments made | 1 of 6",
        "plans.plan.fridge.opened | Start | October 10, 2026", "plans.plan.fridge.ends | End | April 25, 2027",
        "plans.plan.fridge.product | Its own page | another product of yours",
      ])
    #expect(
      row("plans.plan.fridge.product", in: items)?.destination
        == .screen(.main, of: Destination.Product(type: "instalments", id: "7")))
  }

  @Test("has the rate that the terms state for it")
  func rateOfTerms() throws {
    let percent = try #require(ExactDecimal("9.9"))
    let facts = card {
      $0.revolving.subPlans = known([SubPlan(id: "cash", kind: .cash)])
      $0.terms.rates = known([AppliedRate(rate: Rate(percent: percent), subPlan: "cash")])
    }
    #expect(lines(AllSubPlans(loan: shownLoan(facts))) == ["plans.plan.cash.rate | Interest rate | 9.9% a year"])
  }

  @Test("shows a day without a payment, and a number of payments without those made")
  func parts() {
    let plan = SubPlan(id: "1", kind: .balanceTransfer, nextDue: day("2026-11-25"), payments: 6)
    #expect(
      lines(SubPlans(loan: shownLoan(card { $0.revolving.subPlans = known([plan]) }))) == [
        "plans.plan.1.due | Pay by | November 25, 2026", "plans.plan.1.payments | Number of payments | 6",
      ])
  }

  @Test(
    "is a row of a table if there are more than eight: those due next on the main screen, all on the details screen")
  func many() throws {
    func facts(_ count: Int, product: RelatedProduct? = nil) -> LoanFacts {
      card {
        $0.revolving.subPlans = known(
          (1...count).map { number in
            SubPlan(
              id: "\(number)", kind: .instalments, title: words("Invoice \(number)", "Счёт \(number)"),
              original: rub("\(number)00"), left: rub("\(number)0"), payer: words("Example Foods", "Пример"),
              nextDue: number == 1 ? nil : day("2026-11-30").adding(days: -number), paid: number, payments: 90,
              product: product)
          })
      }
    }
    func tables(_ items: [Item]) -> [Table] {
      flattened(items).compactMap { if case .table(let table) = $0 { table } else { nil } }
    }
    #expect(tables(SubPlans(loan: shownLoan(facts(8))).body).isEmpty)
    let main = SubPlans(loan: shownLoan(facts(9))).body
    let next = try #require(tables(main).first)
    #expect(next.columns.map(\.id) == ["plan", "left", "due", "payer"])
    #expect(next.rows.map(\.id) == ["plans.plan.9", "plans.plan.8", "plans.plan.7", "plans.plan.6", "plans.plan.5"])
    #expect(row("plans.count", in: main)?.value.text == "9")
    #expect(row("plans.count", in: main)?.destination == .screen(.details))
    let all = try #require(tables(AllSubPlans(loan: shownLoan(facts(9))).body).first)
    #expect(all.columns.map(\.id) == ["plan", "left", "due", "payer", "original", "paid", "payments"])
    #expect(
      all.rows.map { $0.cells.map { $0?.text } }.last == [
        "Invoice 9", "90.00", "11/21/2026", "Example Foods", "900.00", "9", "90",
      ])
    // A plan that is a product of its own keeps its link.
    let product = RelatedProduct(id: ProductID(type: "instalments", id: "7"))
    #expect(tables(AllSubPlans(loan: shownLoan(facts(9, product: product))).body).isEmpty)
  }

  @Test("that somebody else pays asks the customer for nothing")
  func payer() {
    var plan = fridge
    let today = day("2026-11-21")
    func due(_ plan: SubPlan) -> Int { card { $0.revolving.subPlans = known([plan]) }.on(today).planPayments.count }
    #expect(due(plan) == 1)
    plan.payer = words("Example Foods", "Пример")
    #expect(due(plan) == 0)
    #expect(
      lines(SubPlans(loan: shownLoan(card { $0.revolving.subPlans = known([plan]) }))).contains(
        "plans.plan.fridge.payer | Paid by | Example Foods"))
  }

  @Test("leads to the product to which it belongs")
  func parent() {
    let parent = RelatedProduct(
      id: ProductID(type: "creditCard", id: "9001"), title: LocalizedText(en: "Gold card", ru: "Золотая карта"))
    var facts = healthyLoan()
    facts.parent = known(parent)
    let items = SubPlans(loan: shownLoan(facts)).body
    #expect(lines(items) == ["plans.parent | Part of | Gold card"])
    #expect(
      row("plans.parent", in: items)?.destination
        == .screen(.main, of: Destination.Product(type: "creditCard", id: "9001")))
  }
}
