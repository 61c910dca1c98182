import DesignSystem
import LoanArithmetic
import LoanDetailCore
import LoanDetailSections
import Loans
import Localization

func rub(_ text: String) -> Money { Money(text, currency: .rub) ?? .zero(.rub) }

func day(_ text: String) -> CalendarDate {
  guard let day = CalendarDate(text) else { fatalError("\(text) is no day") }
  return day
}

func known<Value>(_ value: Value) -> Fact<Value> { .known(value, origin: .provider(field: "$.test")) }

/// A healthy loan of 12 000 ₽ with 10 000 ₽ left, paid on the 5th of each month.
func healthyLoan() -> LoanFacts {
  var facts = LoanFacts(currency: .rub, lifecycle: Lifecycle(phase: .active))
  facts.debt.total = known(rub("10100"))
  facts.debt.principal = known(rub("10000"))
  facts.debt.interest = known(rub("100"))
  facts.debt.fees = known(rub("0"))
  facts.debt.penalties = known(rub("0"))
  facts.debt.overdue.amount = known(rub("0"))
  facts.terms.originalAmount = known(rub("12000"))
  var next = Obligation(kind: .instalment)
  next.due = known(day("2026-12-05"))
  next.amount = known(rub("1000"))
  next.portions = [Portion(.principal, rub("900")), Portion(.interest, rub("100"))]
  facts.obligations = known([next])
  return facts
}

extension LoanFacts {
  /// The facts with a change.
  func with(_ change: (inout LoanFacts) -> Void) -> LoanFacts {
    var facts = self
    change(&facts)
    return facts
  }
}

/// The same loan with changes, by facts of a day.
func healthyLoan(asOf: String, _ change: (inout LoanFacts) -> Void) -> LoanFacts {
  var facts = healthyLoan()
  facts.asOf = day(asOf)
  change(&facts)
  return facts
}

/// The same loan with terms of twelve payments from which its schedule follows.
func loanByItsTerms() -> LoanFacts {
  var facts = healthyLoan()
  facts.opened = known(day("2026-06-05"))
  facts.obligations = .notProvided
  facts.terms.rates = known([AppliedRate(rate: Rate(percent: percent("10")))])
  facts.terms.amortisation = known(.annuity)
  facts.terms.interest = known(.days(.actual365Fixed))
  facts.terms.payments = known(12)
  facts.terms.paymentEvery = known(.month)
  facts.terms.paymentDay = known(5)
  return facts
}

func shownLoan(
  _ facts: LoanFacts, on asOf: String = "2026-11-21", locale: String = "en_US", scope: CustomerScope = .allCustomers,
  revealsNumbers: Bool = false
) -> LoanOnScreen {
  let record = LoanRecord(id: ProductID(type: "leasing", id: "1"), scope: scope, facts: facts)
  let context = PresentationContext(
    formatter: LocaleFormatter(locale: locale), asOf: day(asOf), revealsNumbers: revealsNumbers)
  return LoanOnScreen(record, typeTitle: LocalizedText(en: "Lease", ru: "Лизинг"), in: context)
}

func header(_ facts: LoanFacts, on asOf: String = "2026-11-21", locale: String = "en_US") -> Header {
  guard case .header(let header) = shownLoan(facts, on: asOf, locale: locale).header else {
    return Header(title: "not a header")
  }
  return header
}

/// Every item of a tree, in reading order.
func flattened(_ items: [Item]) -> [Item] {
  items.flatMap { [$0] + flattened($0.children) }
}

func row(_ id: ItemID, in items: [Item]) -> Row? {
  flattened(items).lazy.compactMap { if case .row(let row) = $0, row.id == id { row } else { nil } }.first
}

extension LoanFacts {
  /// Changes the first obligation.
  mutating func changeNext(_ change: (inout Obligation) -> Void) {
    guard var all = obligations.value, !all.isEmpty else { return }
    change(&all[0])
    obligations = known(all)
  }
}

/// The items of a standard screen.
func items(_ screen: ScreenID, of loan: LoanOnScreen) -> [Item] {
  SectionList.standard(screen, of: loan)?.items ?? []
}

func percent(_ text: String) -> ExactDecimal { ExactDecimal(text) ?? ExactDecimal(coefficient: 0, scale: 0) }

func words(_ english: String, _ russian: String) -> LocalizedText {
  LocalizedText(data: ["en": english, "ru": russian])
}
