import LoanArithmetic
import LoanDetailCore
import LoanDetailJSON

/// Reads one loan of a portfolio. Whatever is wrong goes to the reader's log, so that one reading finds all of it.
struct PortfolioRecord {
  let loan: ObjectReader
  let currency: Currency
  private let currencyFact: Fact<Currency>

  init(reading loan: ObjectReader) {
    self.loan = loan
    currencyFact = loan.currency("currency")
    // Without a currency the record is a fault; ISO 4217's code for no currency lets the amounts be checked all the same.
    currency = currencyFact.value ?? .none(decimals: Currency.maximumDecimals)
  }

  func facts() -> LoanFacts {
    _ = loan.required("id", loan.nonEmptyText("id"))
    _ = loan.required("type", loan.productType("type"))
    _ = loan.required("currency", currencyFact)
    var facts = LoanFacts(currency: currency, lifecycle: lifecycle())
    facts.title = loan.localizedText("title")
    facts.contractNumber = loan.accountNumber("contractNumber")
    facts.opened = loan.date("opened")
    facts.ends = loan.date("ends")
    facts.parties = parties()
    facts.debt = debt()
    facts.obligations = obligations()
    facts.terms = terms()
    facts.schedule = schedule()
    facts.operations = operations()
    facts.security = security()
    facts.insurance = insurance()
    facts.documents = documents()
    facts.notices = notices()
    facts.actions = actions()
    facts.origins = [
      .phase: origin("phase"), .overlays: origin("overlays"), .parties: origin("parties"),
      .schedule: origin("schedule"), .notices: origin("notices"), .actions: origin("actions"),
    ]
    checkSpecifics()
    loan.checkOrder(of: facts.opened.value, facts.ends.value, named: "opened", "ends")
    loan.reportUnread()
    return facts
  }

  private func origin(_ field: String) -> Origin { .provider(field: loan.path(of: field)) }

  private func lifecycle() -> Lifecycle {
    let phase = loan.required("phase", loan.name("phase", among: Lifecycle.Phase.named))
    let overlays = loan.names("overlays", of: Lifecycle.Overlay.self).value ?? []
    return Lifecycle(phase: phase ?? .unknown(""), overlays: Set(overlays))
  }

  private func parties() -> [Party] {
    let parties = loan.objects("parties") { party -> Party? in
      let customer = party.nonEmptyText("customer").value
      guard let role = party.required("role", party.name("role", among: Party.Role.named)) else { return nil }
      return Party(customer: customer.map(CustomerID.init), role: role, name: party.text("name").value)
    }
    guard let parties = loan.required("parties", parties) else { return [] }
    if loan.value("parties") == .array([]) {
      loan.log.addUnreadable(.array([]), at: loan.path(of: "parties"), expected: "at least one party")
    }
    return parties
  }

  /// The specifics are read by the product's own plugin; here they only have to be an object.
  private func checkSpecifics() {
    guard let specifics = loan.value("specifics") else { return }
    if case .object = specifics { return }
    loan.log.addUnreadable(specifics, at: loan.path(of: "specifics"), expected: "an object")
  }
}
