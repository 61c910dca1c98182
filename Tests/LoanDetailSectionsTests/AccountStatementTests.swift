import DesignSystem
import LoanArithmetic
import LoanDetailCore
import LoanDetailSections
import Loans
import Localization
import Testing

@Suite("A statement of account")
struct AccountStatementTests {
  private func money(_ amount: Int64) -> Money { Money(minorUnits: amount * 100, currency: .rub) }

  private func payment(_ id: String, _ date: String, principal: Int64, interest: Int64, balance: Int64?)
    -> LoanOperation
  {
    LoanOperation(
      id: id, kind: .payment, date: day(date), amount: money(principal + interest),
      portions: [Portion(.principal, money(principal)), Portion(.interest, money(interest))],
      balance: balance.map(money))
  }

  /// A loan of 1,000 with three payments of principal.
  private func loan() -> LoanFacts {
    var facts = LoanFacts(currency: .rub, lifecycle: Lifecycle(phase: .active))
    facts.asOf = day("2026-11-21")
    facts.opened = .known(day("2026-08-05"), origin: .provider(field: "$"))
    facts.debt.principal = .known(money(700), origin: .provider(field: "$"))
    facts.operations = .known(
      [
        payment("3", "2026-11-05", principal: 100, interest: 7, balance: 700),
        payment("2", "2026-10-05", principal: 100, interest: 8, balance: 800),
        payment("1", "2026-09-05", principal: 100, interest: 9, balance: 900),
        LoanOperation(id: "0", kind: .disbursement, date: day("2026-08-05"), amount: money(1000), balance: money(1000)),
      ], origin: .provider(field: "$"))
    return facts
  }

  private func statement(
    _ facts: LoanFacts, _ from: String? = nil, _ to: String? = nil, on today: String = "2026-11-21",
    locale: String = "en_US"
  ) throws -> String {
    let record = LoanRecord(id: ProductID(type: "loan", id: "1"), scope: .allCustomers, facts: facts)
    let period = try #require(StatementPeriod(from: from.map(day), to: to.map(day)))
    let context = PresentationContext(
      formatter: LocaleFormatter(locale: locale), asOf: day(today),
      question: from == nil && to == nil ? nil : .statement(period))
    let shown = LoanOnScreen(record, typeTitle: LocalizedText(en: "Loan", ru: "Кредит"), in: context)
    return drawn(SectionList.standard(.statement, of: shown)?.items ?? [], locale: locale, width: 72)
  }

  @Test("shows the balances around the operations of a period, with their parts and what each changed")
  func period() throws {
    #expect(
      try statement(loan(), "2026-09-01", "2026-10-31") == """
        Statement of account ───────────────────────────────────────────────────
          Period  . . . . . . . . . . . . . September 1, 2026 – October 31, 2026
          Opening balance . . . . . . . . . . . . . . . . . . . . . RUB 1,000.00
            calculated

          The balance is the principal that is owed. Interest that has accrued
          and is not paid yet is not part of it.

        Transactions, RUB ──────────────────────────────────────────────────────
          Date       Transaction  Amount  Principal  Interest  Change of balance
          ─────────  ───────────  ──────  ─────────  ────────  ─────────────────
          9/5/2026   Payment      109.00     100.00      9.00            -100.00
          10/5/2026  Payment      108.00     100.00      8.00            -100.00

        In this period ─────────────────────────────────────────────────────────
          Payments received . . . . . . . . . . . . . . . . . . . . . RUB 217.00
          Interest  . . . . . . . . . . . . . . . . . . . . . . . . .  RUB 17.00
            paid

          Closing balance . . . . . . . . . . . . . . . . . . . . . . RUB 800.00
            calculated
        """)
    #expect(try statement(loan(), "2026-09-01", "2026-10-31", locale: "ru_RU").contains("Долг на начало"))
  }

  @Test(
    "takes no balance between the operations of a day for the one that they leave, in whatever order they come",
    arguments: [nil, 750, 850], [true, false])
  func balanceInsideADay(balance: Int64?, isNewestFirst: Bool) throws {
    var facts = loan()
    // An early repayment beside the payment of the day, after which 800 or, if that was the second one, 750 are left.
    let repaid = LoanOperation(
      id: "4", kind: .earlyRepayment, date: day("2026-10-05"), amount: money(50),
      portions: [Portion(.principal, money(50))], balance: balance.map(money))
    facts.debt.principal = known(money(650))
    facts.operations = facts.operations.map { all in
      var all = all
      (all[0].balance, all[1].balance) = (money(650), money(balance == 850 ? 750 : 800))
      all.insert(repaid, at: isNewestFirst ? 1 : 2)
      return all
    }
    #expect(try statement(facts, "2026-09-01", "2026-10-31").contains(/Closing balance[ .]+RUB 750.00/))
    #expect(try statement(facts, "2026-10-06", "2026-11-20").contains(/Opening balance[ .]+RUB 750.00/))
    // Without a balance before them, only what the operations of the day state tells it.
    facts.opened = .notProvided
    facts.operations = facts.operations.map { $0.filter { $0.date == day("2026-10-05") } }
    facts.debt.principal = .notProvided
    let alone = try statement(facts, "2026-10-01", "2026-10-05")
    #expect(alone.contains(/Closing balance[ .]+RUB 750.00/) == (balance != nil))
    #expect(!alone.contains(/Closing balance[ .]+RUB 8/))
  }

  @Test("supposes no balance where the source states one, and takes none beside an operation of unknown status")
  func statedFirst() throws {
    var facts = loan()
    facts.terms.originalAmount = known(money(1000))
    facts.operations = facts.operations.map { all in
      var all = Array(all.suffix(1))
      all[0].balance = money(700)
      return all
    }
    #expect(try statement(facts, "2026-08-05", "2026-08-31").contains(/Closing balance[ .]+RUB 700.00/))
    facts.debt.principal = .notProvided
    facts.opened = .notProvided
    facts.operations = facts.operations.map { all in
      var other = all[0]
      (other.balance, other.status) = (nil, nil)
      return [other] + all
    }
    #expect(!(try statement(facts, "2026-08-05", "2026-08-05").contains(/Closing balance[ .]+RUB/)))
  }

  @Test("is not cut by a contract that was signed before it was paid out")
  func signedBefore() throws {
    var facts = loan()
    facts.opened = known(day("2026-08-01"))
    facts.terms.originalAmount = known(money(1000))
    facts.operations = facts.operations.map {
      $0.map { operation in
        var operation = operation
        operation.balance = nil
        return operation
      }
    }
    let august = try statement(facts, "2026-08-01", "2026-08-31")
    #expect(august.contains(/Opening balance[ .]+RUB 0.00/) && august.contains(/Closing balance[ .]+RUB 1,000.00/))
  }

  @Test("has the last full month or, of a young contract, its days so far, if no period is stated")
  func defaultPeriod() throws {
    #expect(try statement(loan()).contains("October 1, 2026 – October 31, 2026"))
    #expect(try statement(loan(), on: "2026-09-02").contains("August 5, 2026 – August 31, 2026"))
    #expect(try statement(loan(), on: "2026-08-20").contains("August 5, 2026 – August 20, 2026"))
    #expect(try statement(loan(), "2026-09-10").contains("September 10, 2026 – November 21, 2026"))
    #expect(try statement(loan(), nil, "2026-09-10").contains("September 1, 2026 – September 10, 2026"))
    // What came after the day of the data is unknown.
    #expect(try statement(loan(), on: "2027-03-05").contains("October 1, 2026 – October 31, 2026"))
    #expect(StatementPeriod(from: day("2026-10-02"), to: day("2026-10-01")) == nil)
  }

  @Test("begins with nothing owed, and has no opening balance where an operation is missing")
  func missingOperation() throws {
    #expect(try statement(loan(), "2026-08-05", "2026-08-31").contains(" RUB 0.00\n"))
    var facts = loan()
    facts.operations = facts.operations.map { $0.filter { $0.id != "1" } }
    let autumn = try statement(facts, "2026-08-10", "2026-10-31")
    #expect(autumn.contains("The opening balance is not known") && autumn.contains("RUB 800.00"))
    // Between two balances that the operations connect, every day is known.
    #expect(try statement(facts, "2026-10-10", "2026-11-21").contains("RUB 800.00"))
    let lost = try statement(facts, "2026-09-01", "2026-09-30")
    #expect(lost.contains("The balances of these days are not known") && !lost.contains("Closing balance"))
    facts.operations = .absent(.withheld)
    #expect(!(try statement(facts, "2026-09-01", "2026-09-30").contains("Opening balance")))
  }

  @Test("does not take an operation that failed, or a payment without parts, for a change of the debt")
  func otherOperations() throws {
    var facts = loan()
    facts.operations = facts.operations.map { all in
      var failed = payment("f", "2026-10-04", principal: 100, interest: 8, balance: nil)
      failed.status = .failed
      return [all[0], all[1], failed, all[2], all[3]]
    }
    let october = try statement(facts, "2026-10-01", "2026-10-31")
    #expect(october.contains("RUB 900.00") && october.contains("failed") && october.contains("Payments received"))
    facts.operations = facts.operations.map { all in
      var whole = all[1]
      whole.portions = []
      return [all[0], whole, all[3], all[4]]
    }
    #expect(try statement(facts, "2026-10-01", "2026-10-31").contains("The opening balance is not known"))
  }

  @Test("marks a balance as calculated unless the bank states it, and carries none past the last one that it states")
  func origins() throws {
    let stated = try statement(loan(), "2026-09-05", "2026-10-05")
    #expect(stated.contains("RUB 800.00") && !stated.contains("RUB 800.00\n    calculated"))
    #expect(try statement(loan(), "2026-09-06", "2026-10-06").contains("RUB 800.00\n    calculated"))
    var facts = loan()
    facts.debt.principal = .notProvided
    let november = try statement(facts, "2026-11-06", "2026-11-20")
    #expect(!november.contains("RUB 700.00"))
  }

  @Test("subtracts what was returned, and counts a penalty that is owed as no payment")
  func reversals() throws {
    var facts = loan()
    facts.operations = facts.operations.map { all in
      var returned = payment("r", "2026-10-06", principal: 100, interest: 8, balance: nil)
      returned.isCredit = false
      let again = payment("a", "2026-10-07", principal: 100, interest: 8, balance: nil)
      let owed = LoanOperation(
        id: "p", kind: .penalty, date: day("2026-10-06"), amount: money(50), isCredit: false)
      return [all[0], again, returned, owed] + all[1...]
    }
    let october = try statement(facts, "2026-10-01", "2026-10-31")
    #expect(october.contains("RUB 108.00") && october.contains("RUB 8.00") && !october.contains("Penalties"))
  }

  @Test("counts no fee that was given back, be it paid or owed before", arguments: [nil, false] as [Bool?])
  func feeGivenBack(isCredit: Bool?) throws {
    var facts = loan()
    facts.operations = facts.operations.map { all in
      let fee = LoanOperation(id: "f", kind: .fee, date: day("2026-10-06"), amount: money(50), isCredit: isCredit)
      let back = LoanOperation(id: "b", kind: .fee, date: day("2026-10-07"), amount: money(50), isCredit: true)
      return [all[0], back, fee] + all[1...]
    }
    let october = try statement(facts, "2026-10-01", "2026-10-31")
    #expect(october.contains("RUB 8.00") && !october.contains("Fees"))
    #expect(try isCredit == nil || !statement(facts, "2026-10-07", "2026-10-31").contains("Fees"))
    facts.revolving.statement = known(Statement(until: day("2026-09-30")))
    #expect(try !statement(facts, "2026-10-01", "2026-10-31").contains("Fees"))
  }

  @Test("of a card counts what was charged, and is held to the statements of the bank")
  func card() throws {
    var facts = loan()
    facts.revolving.statement = .known(
      Statement(until: day("2026-09-30"), closing: money(530)), origin: .provider(field: "$"))
    facts.debt.principal = .known(money(430), origin: .provider(field: "$"))
    facts.debt.total = .known(money(430), origin: .provider(field: "$"))
    func operations(paid: Int64) -> Fact<[LoanOperation]> {
      .known(
        [
          LoanOperation(id: "4", kind: .payment, date: day("2026-10-10"), amount: money(paid)),
          LoanOperation(id: "3", kind: .interestAccrual, date: day("2026-09-30"), amount: money(30)),
          LoanOperation(id: "1", kind: .purchase, date: day("2026-09-01"), amount: money(500)),
        ], origin: .provider(field: "$"))
    }
    // The customer's own money on the card, 10 here, is no part of the debt; the balance is smaller by it.
    for (own, isKnown) in [(Int64(10), true), (0, false)] {
      facts.operations = operations(paid: 110)
      facts.debt.overpaid = .known(money(own), origin: .provider(field: "$"))
      #expect(try statement(facts, "2026-09-01", "2026-10-31").contains("RUB 420.00") == isKnown)
    }
    facts.operations = operations(paid: 100)
    let autumn = try statement(facts, "2026-09-01", "2026-10-31")
    #expect(autumn.contains("RUB 430.00") && autumn.contains("The balance is everything that was charged"))
    // Of a larger debt, nobody knows how much is charged; a debt beyond all limits is no reason to fail.
    for total in [money(445), Money(minorUnits: .max, currency: .rub)] {
      facts.debt.total = .known(total, origin: .provider(field: "$"))
      facts.debt.overpaid = .known(money(-10), origin: .provider(field: "$"))
      #expect(try !statement(facts, "2026-09-01", "2026-10-31").contains("RUB 430.00"))
    }
    // The purchase of 20 is not among the operations.
    facts.revolving.statement = .known(
      Statement(until: day("2026-09-30"), closing: money(550)), origin: .provider(field: "$"))
    #expect(try statement(facts, "2026-09-01", "2026-09-30").contains("The opening balance is not known"))
  }

  @Test(
    "is refused for days that the contract or the data does not have",
    arguments: [
      ("2026-08-04", "2026-10-01", "The contract begins on August 5, 2026: choose that day or a later one."),
      ("2026-11-22", nil, "What the bank knows is of November 21, 2026: choose that day or an earlier one."),
      ("2026-10-01", "2026-11-22", "What the bank knows is of November 21, 2026: choose that day or an earlier one."),
    ])
  func refused(from: String, to: String?, reason: String) throws {
    let text = try statement(loan(), from, to).replacing("\n  ", with: " ")
    #expect(
      text.contains("There is no statement for this period") && text.contains(reason) && !text.contains("balance"))
  }

  @Test("has no column for changes of the balance that are all unknown")
  func unknownChanges() throws {
    var facts = loan()
    facts.operations = facts.operations.map { all in
      all.map {
        LoanOperation(id: $0.id, kind: $0.kind, date: $0.date, amount: $0.amount)
      }
    }
    let text = try statement(facts, "2026-09-01", "2026-10-31")
    #expect(text.contains("109.00") && !text.contains("Change of balance"))
  }
}
