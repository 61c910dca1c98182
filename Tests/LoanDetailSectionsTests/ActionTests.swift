import DesignSystem
import LoanArithmetic
import LoanDetailCore
import Loans
import Localization
import Testing

@testable import LoanDetailSections

@Suite("An action of the source")
struct ActionTests {
  private func shown(_ actions: LoanAction..., change: (inout LoanFacts) -> Void = { _ in }) -> [Action] {
    var facts = healthyLoan()
    facts.actions = actions
    change(&facts)
    return flattened(Actions(loan: shownLoan(facts)).body)
      .compactMap { if case .actionGroup(let group) = $0 { group.actions } else { nil } }.flatMap(\.self)
  }

  private func action(_ kind: LoanAction.Kind, _ change: (inout LoanAction) -> Void = { _ in }) -> LoanAction {
    var action = LoanAction(kind: kind, state: .available)
    change(&action)
    return action
  }

  private func amount(_ text: String) -> MoneyValue? {
    if case .money(let money) = rub(text).shown(by: shownLoan(healthyLoan())) { money } else { nil }
  }

  private func date(_ text: String) -> CustomItem.Payload { .value(day(text).shown(by: shownLoan(healthyLoan()))) }

  @Test("has its limits, fee and cut-off as values, beside the words")
  func values() throws {
    let shown = try #require(
      shown(
        action(.repayPart) {
          $0.minimum = rub("1000")
          $0.maximum = rub("2000")
          $0.fee = rub("0")
          $0.cutOff = TimeOfDay("21:05")
          $0.confirmation = LocalizedText(en: "Repay?", ru: "Погасить?")
        }
      ).first)
    #expect(shown.minimum == amount("1000"))
    #expect(shown.maximum == amount("2000"))
    #expect(shown.fee == amount("0"))
    #expect(shown.cutOff == MomentValue(iso: "2026-11-21T21:05:00Z", text: "9:05\u{a0}PM", spoken: "9:05\u{a0}PM"))
    #expect(
      shown.confirmation
        == Confirmation(title: shown.title, text: "Repay?", confirm: "Continue", cancel: "Go back"))
    #expect(
      shown.details
        == "from RUB\u{a0}1,000.00 to RUB\u{a0}2,000.00, counts today if done before 9:05\u{a0}PM UTC, no fee")
    #expect(shown.icon == .earlyRepayment)
  }

  @Test("ends at a moment in the bank's time zone")
  func cutOffZone() throws {
    var facts = healthyLoan()
    facts.actions = [action(.pay) { $0.cutOff = TimeOfDay("21:00") }]
    let context = PresentationContext(
      formatter: LocaleFormatter(locale: "en_US"), asOf: day("2026-11-21"),
      timeZone: try #require(BankTimeZone("Europe/Moscow")))
    let record = LoanRecord(id: ProductID(type: "leasing", id: "1"), scope: .allCustomers, facts: facts)
    let items = Actions(loan: LoanOnScreen(record, typeTitle: LocalizedText(verbatim: "Lease"), in: context)).body
    let moments = flattened(items).compactMap {
      if case .actionGroup(let group) = $0 { group.actions.first } else { nil }
    }
    #expect(moments.map(\.cutOff?.iso) == ["2026-11-21T21:00:00+03:00"])
  }

  @Test("is pending since the day of the request")
  func pending() {
    let request = LocalizedText(en: "being made", ru: "готовится")
    let states = shown(LoanAction(kind: .orderStatement, state: .pending(request: request, since: day("2026-11-20"))))
      .map(\.state)
    let since = DateValue(iso: "2026-11-20", text: "November 20, 2026", spoken: "November 20, 2026")
    #expect(states == [.pending(text: "being made (requested on November 20, 2026)", since: since)])
  }

  @Test("is primary if the source says so; else a possible payment is")
  func roles() {
    #expect(shown(action(.orderStatement), action(.pay)).map(\.role) == [.secondary, .primary])
    #expect(
      shown(action(.pay), action(.repayFull) { $0.role = .primary }).map(\.role) == [.secondary, .primary])
    #expect(
      shown(action(.pay) { $0.role = .primary }, action(.repayFull) { $0.role = .primary }).map(\.role)
        == [.primary, .secondary])
    #expect(shown(action(.pay) { $0.role = .secondary }, action(.pay)).map(\.role) == [.secondary, .primary])
    #expect(shown(action(.repayFull) { $0.role = .destructive }).map(\.role) == [.destructive])
    let barred = LoanAction(kind: .pay, state: .unavailable(reason: LocalizedText(verbatim: "no"), until: nil))
    #expect(shown(barred).map(\.role) == [.secondary])
  }

  @Test("starts the flow of its kind with what the record knows")
  func parameters() {
    let pay = shown(action(.pay)).map(\.destination)
    let due = CustomItem.Field("dueBy", date("2026-12-05"))
    #expect(pay == [.flow("pay", fields(("suggestedAmount", "1000")) + [due])])
    let covered = shown(action(.pay), change: { $0.changeNext { $0.covered = known(rub("400")) } }).map(\.destination)
    #expect(covered == [.flow("pay", fields(("suggestedAmount", "600")) + [due])])
    let paid = shown(action(.pay), change: { $0.changeNext { $0.covered = known(rub("1000")) } }).map(\.destination)
    #expect(paid == [.flow("pay")])
    let late = shown(action(.pay), change: { $0.debt.overdue.amount = known(rub("70")) }).map(\.destination)
    #expect(late == [.flow("pay", fields(("suggestedAmount", "70")))])
    let full = shown(action(.repayFull)) {
      $0.debt.payoff = known(Payoff(amount: rub("10150"), validOn: day("2026-11-22")))
    }
    let validOn = CustomItem.Field("validOn", date("2026-11-22"))
    #expect(full.map(\.destination) == [.flow("repayFull", fields(("suggestedAmount", "10150")) + [validOn])])
  }

  private func fields(_ amounts: (String, String)...) -> [CustomItem.Field] {
    amounts.compactMap { name, text in amount(text).map { CustomItem.Field(name, .value(.money($0))) } }
  }

  @Test(
    "that is a change of the record sends an event of the catalogue, which asks first where it says so",
    arguments: LoanChange.Name.allCases)
  func changes(name: LoanChange.Name) throws {
    let event = Event.change(name)
    let booked = BookedRepayment(.part, on: day("2026-12-01"), amount: rub("5000"), cancelBy: day("2026-11-30"))
    let shown = shown(action(.change(name))) { $0.bookedRepayments = known([booked]) }
    let action = try #require(shown.first)
    guard case .event(name.rawValue, let parameters) = action.destination else { throw NoFlow() }
    #expect(event.faults(in: parameters) == [])
    #expect((action.confirmation != nil) == event.asksFirst)
    #expect((action.form.map { $0.faults(for: event) } ?? []) == [])
    #expect((action.form == nil) == event.inputs.isEmpty)
  }

  @Test("that changes the loan is offered only to who owes it")
  func changesOfOthers() {
    var facts = healthyLoan()
    facts.actions = [action(.orderStatement), action(.change(.turnOffAutopay))]
    facts.parties = [
      Party(customer: CustomerID(rawValue: "C-1"), role: .borrower),
      Party(customer: CustomerID(rawValue: "C-2"), role: .guarantor),
    ]
    func ids(_ scope: CustomerScope) -> [ItemID] {
      flattened(Actions(loan: shownLoan(facts, scope: scope)).body).flatMap { item -> [ItemID] in
        if case .actionGroup(let group) = item { group.actions.map(\.id) } else { [] }
      }
    }
    let all: [ItemID] = ["action.orderStatement", "action.autopay.off"]
    #expect(ids(.allCustomers) == all && ids(.customer(CustomerID(rawValue: "C-1"))) == all)
    #expect(ids(.customer(CustomerID(rawValue: "C-2"))) == ["action.orderStatement"])
  }

  @Test("that cancels a repayment is not shown once nothing can be cancelled")
  func nothingToCancel() {
    let past = BookedRepayment(.part, on: day("2026-12-01"), amount: rub("5000"), cancelBy: day("2026-11-20"))
    #expect(shown(action(.change(.cancelRepayment))) { $0.bookedRepayments = known([past]) }.isEmpty)
    #expect(shown(action(.change(.cancelRepayment))).isEmpty)
  }

  @Test(
    "that extends a payment is shown up to the last day on which the customer can ask for it",
    arguments: [("2026-11-20", false), ("2026-11-21", true), (nil, true)])
  func lateExtension(askBy: String?, isShown: Bool) {
    let stated = PaymentExtension(.available, askBy: askBy.map(day))
    #expect(shown(action(.change(.extendPayment))) { $0.extensionOfPayment = known(stated) }.isEmpty != isShown)
  }

  @Test(
    "of every known kind fits the catalogue that all products share",
    arguments: LoanAction.Kind.named.keys.sorted().filter { $0 != "other" && LoanChange.Name(rawValue: $0) == nil })
  func catalogue(name: String) throws {
    let flow = try #require(Flow.standard.first { $0.name == name })
    let kind = try #require(LoanAction.Kind.named[name])
    let change: (inout LoanFacts) -> Void = {
      $0.debt.payoff = known(Payoff(amount: rub("10150"), validOn: day("2026-11-22")))
    }
    for destination in shown(action(kind), change: change).map(\.destination) {
      guard case .flow(name, let parameters) = destination else { throw NoFlow() }
      #expect(flow.faults(in: parameters) == [])
      #expect(Set(parameters.map(\.name)) == Set(flow.parameters.map(\.name)))
    }
  }

  private struct NoFlow: Error {}

  @Test(
    "of a kind that the engine does not know leaves its flow to the host; a document or a link takes a flow's place")
  func otherDestinations() throws {
    let page = try #require(Link("https://bank.example/help"))
    let number = try #require(Link("tel:900"))
    let shown = shown(
      action(.other("polish")), action(.pay) { $0.target = .document("d") },
      action(.repayPart) { $0.target = .link(DataLink(page)) },
      action(.repayFull) { $0.target = .link(DataLink(number)) })
    #expect(shown.map(\.destination) == [.sourceFlow("polish"), .document("d"), .link(page), .link(number)])
    #expect(shown.map(\.title).first == "polish")
    #expect(shown.map(\.icon) == [nil, .document, .website, .telephone])
  }
}

@Suite("A row")
struct UsefulRowTests {
  @Test("with a number can be copied where numbers are revealed, and nowhere else")
  func numbers() {
    var facts = healthyLoan()
    facts.contractNumber = known(AccountNumber("X4X111222333"))
    facts.changeNext { $0.account = known(AccountNumber("40817810012345678901")) }
    let copies = [false, true].map { isRevealed in
      let loan = shownLoan(facts, revealsNumbers: isRevealed)
      return [
        row("contract.number", in: items(.details, of: loan)), row("payment.account", in: NextPayment(loan).body),
      ].map { $0?.copy }
    }
    #expect(copies == [[nil, nil], ["X4X111222333", "40817810012345678901"]])
  }

  @Test("for the next payment leads to the schedule, if there is one; its amount can be copied")
  func nextPayment() {
    var facts = healthyLoan()
    #expect(row("payment.date", in: NextPayment(shownLoan(facts)).body)?.destination == .screen(.schedule))
    let amounts = flattened(NextPayment(shownLoan(facts)).body)
      .compactMap { if case .amount(let amount) = $0 { amount.copy } else { nil } }
    #expect(amounts == ["1000.00"])
    facts.schedule.absence = .notApplicable
    let unscheduled = row("payment.date", in: NextPayment(shownLoan(facts)).body)
    #expect(unscheduled != nil && unscheduled?.destination == nil)
  }

  @Test("for a document leads to the document")
  func documents() {
    var facts = healthyLoan()
    facts.documents = known([Document(id: "d/1", title: LocalizedText(verbatim: "Agreement"))])
    #expect(row("document.d/1", in: items(.details, of: shownLoan(facts)))?.destination == .document("d/1"))
  }
}
