import LoanArithmetic
import LoanDetailCore
import LoanDetailJSON
import Loans
import Localization

/// Reads one Fineract loan. It derives only values that follow with certainty from the payload.
struct FineractLoan {
  let loan: ObjectReader
  let currency: Currency

  init(reading loan: ObjectReader) {
    self.loan = loan
    let stated = loan.fineractCurrency("currency")
      .or(loan.group("summary").fineractCurrency("currency"))
      .or(loan.group("repaymentSchedule").fineractCurrency("currency"))
    // If there is no currency, amounts are still shown, with the ISO 4217 code for "no currency".
    currency = stated.value ?? .none(decimals: 2)
    if stated.value == nil { _ = loan.required("currency", stated) }
  }

  /// Returns the facts that a reading requires.
  func facts(_ reading: LoanRecord.Reading) -> LoanFacts {
    let isFull = reading == .full
    var facts = LoanFacts(currency: currency, lifecycle: lifecycle())
    // For a loan that has ended, a header shows no missed or future payments.
    let needsPayments = isFull || facts.lifecycle.phase.isOpen
    let timeline = loan.group("timeline")
    facts.title = loan.text("loanProductName").map(LocalizedText.init)
    facts.contractNumber = loan.accountIdentifier("accountNo")
    facts.opened = timeline.day("actualDisbursementDate")
    if isFull { facts.ends = timeline.day("expectedMaturityDate") }
    facts.parties = parties()
    facts.debt = debt()
    let hasRows = loan.value("repaymentSchedule")?["periods"]?.elements.isEmpty == false
    if isFull || needsPayments && !hasRows { facts.terms = terms(from: facts.opened.value) }
    if needsPayments {
      facts.schedule = schedule(reading)
      facts.obligations = facts.schedule.firstObligation(in: facts.lifecycle.phase)
    }
    if isFull {
      facts.operations = operations()
      facts.security = security()
      facts.paid = paid()
      facts.account = account()
      facts.contacts = contacts()
    }
    let status = loan.origin(of: "status")
    facts.origins = [
      .phase: status, .overlays: status, .parties: loan.origin(of: "clientId"),
      .schedule: loan.origin(of: "repaymentSchedule"),
    ]
    return facts
  }

  /// Returns the client and the active guarantors. Those who are clients may see the loan.
  func parties() -> [Party] {
    let client = loan.identifier("clientId").value
    let name = loan.text("clientName").value
    let guarantors = loan.objects("guarantors") { guarantor -> Party? in
      // A status that cannot be read gives no access.
      let status = guarantor.flag("status")
      guard status == .notProvided || status.value == true else { return nil }
      let isClient = guarantor.option("guarantorType").value?.id == 1
      let entity = guarantor.identifier("entityId").value
      let names = [guarantor.string("firstname").value, guarantor.string("lastname").value].compactMap(\.self)
      return Party(
        customer: isClient ? entity.map(CustomerID.init) : nil, role: .guarantor,
        name: names.isEmpty ? nil : DataText(names.joined(separator: " ")))
    }
    let borrower =
      client == nil && name == nil ? [] : [Party(customer: client.map(CustomerID.init), role: .borrower, name: name)]
    return borrower + (guarantors.value ?? [])
  }

  /// Returns the phase and the overlays. The numbers are those of Fineract's `LoanStatus`.
  private func lifecycle() -> Lifecycle {
    let status = loan.option("status")
    let (phase, overlays): (Lifecycle.Phase, Set<Lifecycle.Overlay>) =
      switch status.value?.id {
      case 100: (.application, [])
      case 200: (.approved, [])
      case 300: (.active, [])
      case 303, 304: (.active, [.servicingTransfer])
      case 400: (.withdrawn, [])
      case 500: (.rejected, [])
      case 600: (.repaid, [])
      case 601: (.writtenOff, [])
      case 602: (.rescheduled, [])
      case 700: (.repaid, [.overpaid])
      default: (.unknown(status.value?.name ?? loan.value("status")?.shape ?? ""), [])
      }
    return Lifecycle(phase: phase, overlays: isOverdue ? overlays.union([.overdue]) : overlays)
  }

  /// Whether the loan is overdue, which Fineract states on the loan, in its summary, or as an amount.
  private var isOverdue: Bool {
    let summary = loan.group("summary")
    return loan.flag("inArrears").value == true || summary.flag("inArrears").value == true
      || summary.amount("totalOverdue", in: currency).value?.isPositive == true
  }

  /// Returns the collateral of the loan; each item has its own currency.
  private func security() -> Fact<[Security]> {
    loan.objects("collateral") { reader in
      let kind = reader.group("type").string("name").value
      var security = Security(kind: .other(kind ?? "collateral"))
      security.title = reader.text("description").value.map(LocalizedText.init)
      security.value = reader.amount("value", in: reader.fineractCurrency("currency").value ?? currency).value
      return security
    }
  }
}

extension FineractLoan {
  /// Returns the debt and what of it is overdue, which Fineract states in its summary.
  func debt() -> Debt {
    let summary = loan.group("summary")
    var debt = Debt()
    debt.total = summary.amount("totalOutstanding", in: currency)
    debt.principal = summary.amount("principalOutstanding", in: currency)
    debt.interest = summary.amount("interestOutstanding", in: currency)
    debt.fees = summary.amount("feeChargesOutstanding", in: currency)
    debt.penalties = summary.amount("penaltyChargesOutstanding", in: currency)
    debt.overpaid = loan.amount("totalOverpaid", in: currency).or(summary.amount("totalOverpaid", in: currency))
    debt.overdue.amount = summary.amount("totalOverdue", in: currency)
    debt.overdue.since = summary.day("overdueSinceDate")
    debt.overdue.portions = portions(
      of: summary, principal: "principalOverdue", interest: "interestOverdue", fees: "feeChargesOverdue",
      penalties: "penaltyChargesOverdue")
    return debt
  }

  /// Returns the known parts of an amount, in reading order.
  func portions(
    of reader: ObjectReader, principal: String, interest: String, fees: String, penalties: String
  ) -> [Portion] {
    let names: [(Portion.Component, String)] = [
      (.principal, principal), (.interest, interest), (.fees, fees), (.penalties, penalties),
    ]
    return names.compactMap { component, name in
      reader.amount(name, in: currency).value.map { Portion(component, $0) }
    }
  }

  /// Returns the total that the customer has paid since the beginning, with its parts.
  func paid() -> Fact<PaidTotals> {
    let summary = loan.group("summary")
    let total = summary.amount("totalRepayment", in: currency)
      .or(loan.group("repaymentSchedule").amount("totalRepayment", in: currency))
    let portions = portions(
      of: summary, principal: "principalPaid", interest: "interestPaid", fees: "feeChargesPaid",
      penalties: "penaltyChargesPaid")
    return total.map { PaidTotals(total: $0, portions: portions) }
  }

  /// Returns the total repayment over the whole term.
  func totalRepayment() -> Fact<Money> {
    loan.group("summary").amount("totalExpectedRepayment", in: currency)
      .or(loan.group("repaymentSchedule").amount("totalRepaymentExpected", in: currency))
  }

  /// Returns the total cost over the whole term: interest, fees and penalties.
  func costOfCredit() -> Fact<Money> { loan.group("summary").amount("totalExpectedCostOfLoan", in: currency) }

  /// Returns the agreed amount of each instalment, which some responses have in the summary.
  func payment() -> Fact<Money> {
    loan.amount("fixedEmiAmount", in: currency).or(loan.group("summary").amount("fixedEmiAmount", in: currency))
  }

  /// Returns the account from which payments are taken, which some responses have in the summary.
  func account() -> Fact<AccountNumber> {
    loan.group("linkedAccount").accountIdentifier("accountNo")
      .or(loan.group("summary").group("linkedAccount").accountIdentifier("accountNo"))
  }

  /// Returns the loan officer.
  func contacts() -> Fact<[Contact]> {
    loan.text("loanOfficerName").map { [Contact(role: .adviser, name: LocalizedText($0))] }
  }
}
