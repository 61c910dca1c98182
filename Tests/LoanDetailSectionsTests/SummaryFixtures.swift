import DesignSystem
import LoanArithmetic
import LoanDetailCore
import LoanDetailScreens
import LoanDetailSections
import Loans
import Localization

/// The customer of the summaries.
let summaryCustomer = CustomerID(rawValue: "C-1")

/// A loan as a product, with the contract number 000…id.
func customerProduct(
  _ id: String, role: Party.Role = .borrower, _ change: (inout LoanFacts) -> Void = { _ in }
) -> CustomerProduct {
  var facts = healthyLoan()
  facts.asOf = day("2026-11-21")
  facts.parties = [Party(customer: summaryCustomer, role: role)]
  facts.contractNumber = known(AccountNumber("00000\(id)"))
  change(&facts)
  let loan = PlainLoan(
    LoanRecord(id: ProductID(type: "leasing", id: id), scope: .customer(summaryCustomer), facts: facts))
  return CustomerProduct(id: loan.id, title: loan.title, product: loan)
}

/// The summary of these products, as it is shown in English.
func summaryScreen(
  _ products: [CustomerProduct], as summary: CustomerSummary = CustomerSummary(), on asOf: String = "2026-11-21"
) -> (header: Header, items: [Item]) {
  let context = PresentationContext(formatter: LocaleFormatter(locale: "en_US"), asOf: day(asOf))
  let viewModel = summary.product(of: products, for: summaryCustomer).mainViewModel(in: context)
  guard case .header(let header) = viewModel.headerItem else { return (Header(title: "no header"), []) }
  return (header, viewModel.contentItems)
}

/// The label and the value of a breakdown's total and of its parts; empty if there is none with this id.
func breakdown(_ id: ItemID, in items: [Item]) -> [String] {
  flattened(items).lazy.compactMap { item -> [String]? in
    guard case .breakdown(let breakdown) = item, breakdown.id == id else { return nil }
    return ([breakdown.total] + breakdown.parts).map { "\($0.label): \($0.value.text.plain)" }
  }.first ?? []
}
