import DesignSystem
import LoanArithmetic
import LoanDetailCore
import LoanDetailScreens
import Loans
import Localization
import Testing

@testable import LoanDetailSections

struct SectionsTests {
  private func schedule(_ rows: [ScheduleRow], kind: PaymentSchedule.Kind = .full) -> PaymentSchedule {
    PaymentSchedule(kind: kind, rows: rows)
  }

  @Test("the main screen answers in the design's order")
  func orderOfTheMainScreen() {
    var facts = healthyLoan()
    facts.lifecycle.overlays = [.overdue]
    facts.debt.overdue.amount = known(rub("500"))
    facts.debt.overdue.portions = [Portion(.principal, rub("500"))]
    facts.notices = known([Notice(id: "n", importance: .attention, title: LocalizedText(verbatim: "Call us"))])
    facts.actions = [LoanAction(kind: .pay, state: .available)]
    facts.operations = known([LoanOperation(id: "1", kind: .payment, date: day("2026-11-05"), amount: rub("1000"))])
    let ids = items(.main, of: shownLoan(facts)).map(\.id.rawValue)
    #expect(ids == ["now", "overdue", "notice.n", "payment", "actions", "terms", "operations", "more"])
  }

  @Test("without stated obligations the next payment is the first unpaid row of the schedule, and says so")
  func nextPaymentFromSchedule() throws {
    var facts = healthyLoan()
    facts.obligations = .notProvided
    facts.schedule = schedule([
      ScheduleRow(number: 1, due: day("2026-11-05"), payment: rub("1000"), status: .paid),
      ScheduleRow(number: 2, due: day("2026-12-05"), payment: rub("1000"), status: .paid),
      ScheduleRow(number: 3, due: day("2027-01-05"), payment: rub("1100")),
    ])
    let date = try #require(row("payment.date", in: NextPayment(shownLoan(facts)).body))
    #expect(date.value == .date(DateValue(iso: "2027-01-05", text: "January 5, 2027", spoken: "January 5, 2027")))
    #expect(date.caption == "in 45 days; calculated")
    #expect(date.fact == .nextPaymentDate)
  }

  @Test("a payment partly covered says what is still to be put in")
  func partlyCovered() throws {
    var facts = healthyLoan()
    facts.changeNext { $0.covered = known(rub("400")) }
    facts.changeNext { $0.account = known(AccountNumber("40817810500001234567")) }
    facts.changeNext { $0.autopay = known(true) }
    let items = NextPayment(shownLoan(facts)).body
    let covered = try #require(row("payment.covered", in: items))
    #expect(covered.caption == "left to deposit: RUB\u{a0}600.00")
    let account = try #require(row("payment.account", in: items))
    #expect(account.value.text == "•• 4567")
    #expect(account.caption == "debited automatically")
  }

  @Test("numbers are shown in full only to a reader who asked for it")
  func revealing() {
    var facts = healthyLoan()
    facts.contractNumber = known(AccountNumber("2024/051407-1183"))
    #expect(row("contract.number", in: MainTerms(shownLoan(facts)).body)?.value.text == "•• 1183")
    let revealed = MainTerms(shownLoan(facts, revealsNumbers: true)).body
    #expect(row("contract.number", in: revealed)?.value.text == "2024/051407-1183")
  }

  @Test("a fact that is missing leaves its row out; one that is withheld or unreadable says why")
  func absences() {
    var facts = healthyLoan()
    facts.terms.fullCost = .absent(.withheld)
    facts.terms.rates = .absent(.unreadable("\"abc\""))
    facts.terms.term = .notProvided
    let items = MainTerms(shownLoan(facts)).body
    #expect(row("terms.full-cost", in: items)?.value.text == "not disclosed by the bank")
    #expect(row("terms.rate", in: items)?.value.text == "the data arrived with an error")
    #expect(row("terms.term", in: items) == nil)
  }

  @Test("a balance that is not there is said to be missing, never shown as zero")
  func missingBalance() {
    var facts = healthyLoan()
    facts.debt = Debt()
    #expect(header(facts).amounts.isEmpty)
    #expect(items(.main, of: shownLoan(facts)).first?.id == "debt.absent")
  }

  @Test("the reduced rate is the rate until its last day, and the next one after it")
  func rateOfTheDay() throws {
    var facts = healthyLoan()
    facts.terms.rates = known([
      AppliedRate(
        rate: Rate(percent: try #require(ExactDecimal("5.9")), kind: .promotional), until: day("2027-06-18")),
      AppliedRate(rate: Rate(percent: try #require(ExactDecimal("11.9"))), from: day("2027-06-19")),
    ])
    #expect(
      row("terms.rate", in: MainTerms(shownLoan(facts, on: "2027-06-18")).body)?.accessibilityLabel
        == "Interest rate: 5.9 percent per year, reduced until June 18, 2027")
    #expect(row("terms.rate", in: MainTerms(shownLoan(facts, on: "2027-06-19")).body)?.value.text == "11.9% a year")
  }

  @Test("a rate is called fixed only where its source says so")
  func rateOfUnknownKind() throws {
    var facts = healthyLoan()
    let percent = try #require(ExactDecimal("11.9"))
    facts.terms.rates = known([AppliedRate(rate: Rate(percent: percent, kind: .fixed))])
    #expect(row("terms.rate", in: MainTerms(shownLoan(facts)).body)?.caption == "fixed")
    facts.terms.rates = known([AppliedRate(rate: Rate(percent: percent))])
    #expect(row("terms.rate", in: MainTerms(shownLoan(facts)).body)?.value.text == "11.9% a year")
    #expect(row("terms.rate", in: MainTerms(shownLoan(facts)).body)?.caption == nil)
    facts.terms.rates = known([AppliedRate(rate: Rate(percent: percent), from: day("2026-06-19"))])
    #expect(row("terms.rate", in: MainTerms(shownLoan(facts)).body)?.caption == "from June 19, 2026")
  }

  @Test("a schedule with rows missing says how many there are")
  func truncatedSchedule() throws {
    var facts = healthyLoan()
    facts.schedule = schedule([ScheduleRow(number: 1, due: day("2026-11-05"), payment: rub("1000"), status: .paid)])
    facts.schedule.isTruncated = true
    facts.schedule.total = known(12)
    let notes = flattened(Schedule(loan: shownLoan(facts, locale: "ru_RU")).body)
      .compactMap { if case .note(let note) = $0 { note.text } else { nil } }
    #expect(notes == ["Система банка передала только часть графика: 1 из 12 платежей."])
  }

  @Test("every action is shown with what the source says of it; a hidden one is not")
  func actions() throws {
    var facts = healthyLoan()
    var partial = LoanAction(kind: .repayPart, state: .available)
    partial.minimum = rub("1000")
    partial.fee = rub("0")
    facts.actions = [
      partial,
      LoanAction(
        kind: .repayFull,
        state: .unavailable(reason: LocalizedText(en: "not today", ru: "не сегодня"), until: day("2026-11-22"))),
      LoanAction(kind: .orderStatement, state: .hidden),
    ]
    let groups = flattened(Actions(loan: shownLoan(facts)).body)
      .compactMap { if case .actionGroup(let group) = $0 { group } else { nil } }
    let shown = try #require(groups.first).actions
    #expect(shown.map(\.title) == ["Repay part early", "Repay in full early"])
    #expect(shown[0].details == "from RUB\u{a0}1,000.00, no fee")
    #expect(
      shown[1].state
        == .unavailable(
          reason: "not today (until November 22, 2026)",
          spoken: "Not available: not today (until November 22, 2026)",
          until: DateValue(iso: "2026-11-22", text: "November 22, 2026", spoken: "November 22, 2026")))
  }

  @Test("ids are unique on every screen, even where the source repeats itself", arguments: PlainLoan.sampleScreens)
  func idsAreUnique(screen: ScreenID) throws {
    var facts = healthyLoan()
    let operation = LoanOperation(id: "7", kind: .payment, date: day("2026-11-05"), amount: rub("1"))
    let numbered = LoanOperation(id: "7.2", kind: .payment, date: day("2026-11-05"), amount: rub("1"))
    facts.operations = known([operation, operation, numbered])
    facts.insurance = known(
      [InsurancePolicy(kind: .life), InsurancePolicy(kind: .life)].map { policy in
        var policy = policy
        policy.insurer = "A"
        return policy
      })
    facts.parties = [Party(role: .borrower), Party(role: .borrower)]
    let notice = Notice(id: "a", importance: .information, title: LocalizedText(verbatim: "N"))
    facts.notices = known([notice, notice])
    let document = Document(id: "d", title: LocalizedText(verbatim: "D"))
    facts.documents = known([document, document])
    let percent = try #require(ExactDecimal("5"))
    let rate = AppliedRate(rate: Rate(percent: percent), from: day("2028-01-01"))
    facts.terms.rates = known([AppliedRate(rate: Rate(percent: percent)), rate, rate])
    facts.obligations = facts.obligations.map { $0 + $0 }
    let row = ScheduleRow(number: 1, due: day("2026-11-05"), payment: rub("1"))
    facts.schedule = schedule([row, row])
    facts.terms.fees = known([Fee](repeating: Fee(title: LocalizedText(verbatim: "Fee"), amount: rub("1")), count: 2))
    let record = LoanRecord(id: ProductID(type: "leasing", id: "1"), scope: .allCustomers, facts: facts)
    let context = PresentationContext(formatter: LocaleFormatter(locale: "en_US"), asOf: day("2026-11-21"))
    let viewModel = try #require(PlainLoan(record).viewModel(for: screen, in: context))
    let all = flattened([viewModel.headerItem] + viewModel.contentItems)
    var ids = all.map(\.id)
    for case .table(let table) in all { ids += table.rows.map(\.id) }
    for case .actionGroup(let group) in all { ids += group.actions.map(\.id) }
    #expect(Set(ids).count == ids.count, "\(Dictionary(grouping: ids, by: \.self).filter { $1.count > 1 }.keys)")
  }

  @Test("a name that is withheld is not said to be missing")
  func withheldName() {
    var facts = healthyLoan()
    facts.parties = [Party(role: .borrower, isNameWithheld: true), Party(role: .guarantor)]
    #expect(
      flattened(People(shownLoan(facts)).body).compactMap { if case .row(let row) = $0 { row.label } else { nil } }
        == ["name not shown", "name not given"])
  }

  @Test("the customer's own role is named where there are several parties")
  func role() {
    var facts = healthyLoan()
    facts.parties = [
      Party(customer: CustomerID(rawValue: "C-1"), role: .borrower),
      Party(customer: CustomerID(rawValue: "C-2"), role: .coBorrower),
    ]
    let scope = CustomerScope.customer(CustomerID(rawValue: "C-2"))
    #expect(row("contract.role", in: MainTerms(shownLoan(facts, scope: scope)).body)?.value.text == "co-borrower")
  }
}

extension PlainLoan {
  static var sampleScreens: [ScreenID] { [.main, .details, .composition, .schedule, .operations] }
}
