import LoanArithmetic
import LoanDetailCore
import LoanDetailGateways
import Loans
import Localization
import Testing

@Suite("A portfolio of version 2 is read in full")
struct PortfolioVersion2Tests {
  private let record: LoanRecord
  private var facts: LoanFacts { record.facts }

  init() throws {
    let id = ProductID(type: "leasing", id: "1001")
    record = try PortfolioGateway(parsing: PortfolioDocuments.everyField, name: "every-field.2.json")
      .record(with: id, for: .allCustomers)
  }

  private func rubles(_ text: String) throws -> Money { try #require(Money(text, currency: .rub)) }
  private func day(_ text: String) throws -> CalendarDate { try #require(CalendarDate(text)) }
  private func percent(_ text: String) throws -> ExactDecimal { try #require(ExactDecimal(text)) }
  private func text(_ text: String) -> LocalizedText { LocalizedText(verbatim: text) }

  @Test("nothing in a record with every field is odd")
  func everyFieldIsKnown() { #expect(record.diagnostics == []) }

  @Test("credit lines, statements, grace and the minimum")
  func revolving() throws {
    let lines = try #require(facts.revolving.lines.value)
    #expect(lines.map(\.id) == ["main", "second"])
    let place = "$.loans[0].revolving.lines[0]"
    #expect(try lines[0].limit == .known(rubles("100000"), origin: .provider(field: "\(place).limit")))
    #expect(try lines[0].available.value == rubles("60000") && lines[0].used.value == rubles("40000"))
    #expect(try lines[0].cashLimit.value == rubles("30000") && lines[0].cashAvailable.value == rubles("25000"))
    #expect(lines[0].name == text("Main line") && lines[0].isFlexible == true)
    #expect(try lines[0].newLimit.value == rubles("200000") && lines[0].newLimitFrom.value == day("2026-12-01"))
    #expect(try lines[0].drawUntil.value == day("2027-12-01") && lines[0].repayFrom.value == day("2028-01-10"))
    #expect(lines[1] == CreditLine(id: "second"))
    #expect(facts.revolving.closingDay.value == 20 && facts.revolving.dueDay.value == 15)
    #expect(
      try facts.revolving.statement.value
        == Statement(
          id: "s-2", from: day("2026-10-21"), until: day("2026-11-20"), due: day("2026-12-15"),
          opening: rubles("30000"), closing: rubles("40000"), payments: rubles("5000"), purchases: rubles("14000"),
          cash: rubles("500"), interest: rubles("300"), fees: rubles("200"), minimum: rubles("3000"),
          amountForGrace: rubles("40000")))
    #expect(
      try facts.revolving.earlierStatements.value == [
        Statement(until: day("2026-10-20"), due: day("2026-11-15")), Statement(until: day("2026-09-20")),
      ], "the newest first")
    #expect(
      try facts.revolving.grace.value
        == GracePeriod(
          state: .running, until: day("2026-12-15"), amount: rubles("40000"), lostOn: day("2026-12-16"),
          endedBy: text("Cash"), needsMinimum: true, interestIfLost: rubles("310.20")))
    #expect(
      try facts.revolving.minimumRule.value
        == MinimumPaymentTerms(percent: percent("5"), floor: rubles("300"), addsInterest: true, addsFees: false))
    #expect(
      try facts.revolving.subPlans.value == [
        SubPlan(
          id: "p-1", kind: .instalments, title: text("Phone"), merchant: "Shop", opened: day("2026-01-10"),
          ends: day("2027-01-10"), original: rubles("60000"), left: rubles("10000"), payment: rubles("5000"),
          payer: text("Buyer"), nextDue: day("2026-12-10"), paid: 10, payments: 12,
          rate: Rate(percent: percent("0"), kind: .promotional),
          schedule: [
            ScheduleRow(number: 11, due: day("2026-12-10"), payment: rubles("5000"), balance: rubles("5000")),
            ScheduleRow(number: 12, due: day("2027-01-10"), payment: rubles("5000"), balance: rubles("0")),
          ],
          product: RelatedProduct(id: ProductID(type: "instalmentPlan", id: "77"), title: text("Plan 77")))
      ])
  }

  @Test("rates by use, the announced rate, penalties and caps")
  func terms() throws {
    let (terms, rates) = (facts.terms, try #require(facts.terms.rates.value))
    #expect(
      try rates.last
        == AppliedRate(
          rate: Rate(percent: percent("14.90")), use: .cash, subPlan: "p-1",
          index: RateIndex(
            name: text("Key rate"), margin: percent("2.5"), value: percent("12.4"), resets: Term(3, .months),
            nextReset: day("2026-12-01"), knownOn: day("2026-11-28"), published: text("in the app")),
          above: rubles("1000"), upTo: rubles("5000"), minimum: percent("5"), maximum: percent("30"),
          compounding: .compound))
    #expect(terms.interestOnlyPayments.value == 6)
    #expect(try terms.payment.value == rubles("12345.67") && terms.totalRepayment.value == rubles("740740"))
    #expect(try terms.costOfCredit.value == rubles("140740"))
    #expect(
      try terms.rateChange.value
        == AnnouncedRateChange(
          from: day("2027-01-01"), announcedOn: day("2026-11-01"), rate: Rate(percent: percent("16")),
          index: RateIndex(name: text("Key rate")), paymentFrom: day("2027-01-05"), payment: rubles("12500"),
          payments: 29, reason: text("The key rate rose"), answerBy: day("2026-12-20")))
    #expect(
      try terms.rateFixing.value
        == RateFixing(
          until: day("2028-05-05"), debt: rubles("200000"), agreeBy: day("2028-04-05"),
          otherwise: text("the lender's usual rate applies")))
    #expect(
      try terms.penalty.value
        == PenaltyTerms(
          rate: Rate(percent: percent("0.05"), period: .day), base: .overdueAmount, interestContinues: true,
          cap: text("20% a year"), lateFee: rubles("500"), finePercent: percent("1")))
    #expect(
      try terms.chargeCap.value
        == ChargeCap(
          percent: percent("130"), amount: rubles("390000"), dailyPercent: percent("0.8"),
          charged: .known(rubles("1000"), origin: .provider(field: "$.loans[0].terms.chargeCap.charged"))))
    #expect(
      terms.applicationOrder.value == PaymentOrder(components: [.interest, .principal], title: text("By law")))
    #expect(
      try terms.balloon.value
        == Balloon(
          .balloon, amount: rubles("100000"), due: day("2029-05-05"),
          waysOut: [
            Balloon.WayOut(
              .refinance, title: text("Pay on"), terms: text("Without arrears"), chooseBy: day("2029-04-05"),
              isChosen: true, fee: rubles("0"), rate: Rate(percent: percent("19.9")), payment: rubles("9200"),
              payments: 12)
          ]))
    #expect(try terms.holidays.value == [day("2027-01-01"), day("2027-01-02")])
    #expect(try terms.fullCost.value?.asOf == day("2024-05-14") && terms.fullCost.value?.basis == .contract)
    let fees = try #require(terms.fees.value)
    #expect(try fees[0].charge == .amount(rubles("3000")) && fees[0].frequency == .once && fees[0].code == "F1")
    #expect(
      try fees[1]
        == Fee(
          title: text("Cash"),
          charge: .percentage(percent("3.9"), of: .operation, minimum: rubles("390"), maximum: rubles("5000")),
          frequency: .perUse))
    let prepayment = try #require(terms.prepayment.value)
    #expect(try prepayment.compensation == rubles("120") && prepayment.noticeUntil == day("2026-12-01"))
    #expect(prepayment.daysAllowed == text("Any"))
    #expect(
      try prepayment.allowance
        == PrepaymentAllowance(
          amount: rubles("30000"), used: rubles("10000"), left: rubles("20000"), until: day("2026-12-31")))
  }

  @Test("the phase, details of overlays, and what is overdue")
  func lifecycle() throws {
    var disputed = try Lifecycle.OverlayDetails(
      since: day("2026-11-01"), until: day("2026-12-01"), amount: rubles("500"), reason: text("A purchase"),
      due: day("2026-11-25"))
    (disputed.mustPay, disputed.isInTime) = (false, true)
    disputed.payTo = text("The bailiff")
    disputed.authority = text("The court")
    disputed.number = AccountNumber("А40-218406/26")
    disputed.claimsUntil = try day("2026-11-30")
    disputed.effect = text("No interest")
    disputed.advice = text("Wait.")
    disputed.product = RelatedProduct(id: ProductID(type: "carLoan", id: "7"))
    #expect(
      facts.lifecycle
        == Lifecycle(
          phase: .closedToSpending, overlays: [.overdue, .disputed], details: [.disputed: disputed]))
    #expect(
      try facts.debt.overdue.items.value == [
        MissedPayment(due: day("2026-10-10")),
        MissedPayment(
          due: day("2026-11-10"), amount: rubles("13000"), paid: rubles("999.5"), left: rubles("12000.5"),
          paidOn: day("2026-11-12")),
      ])
    #expect(try facts.debt.overdue.perDiem.value == rubles("3.95") && facts.debt.overdue.count.value == 2)
    #expect(try facts.debt.forecast.value == [ExpectedDebt(on: day("2027-11-21"), total: rubles("380000"))])
    #expect(try facts.debt.otherPortions.value == [Portion(.other("loyalty"), rubles("0"), title: text("L"))])
    let obligation = try #require(facts.obligations.value?.last)
    #expect(try obligation.autopayAmount.value == rubles("12000") && obligation.autopayDay.value == day("2026-12-04"))
    #expect(obligation.purpose.value == .avoidsPenalty && obligation.suffices.value == text("No penalty"))
  }

  @Test("rows, operations, securities, policies and actions")
  func lists() throws {
    #expect(facts.schedule.left.value == 59 && facts.schedule.overdue.value == 1)
    #expect(facts.schedule.rows.map(\.kind) == [.instalment, .balloon, .disbursement])
    #expect(
      try facts.operations.value?.first
        == LoanOperation(
          id: "op-2", kind: .purchase, date: day("2024-07-01"), amount: rubles("3000"), merchant: "Shop",
          merchantCategory: text("Electronics"), instalment: .init(number: 2, count: 12),
          original: Money("12.34", currency: #require(Currency(code: "EUR"))), isCredit: false,
          posted: day("2024-07-02"), statement: "s-2", subPlan: "p-1", reference: "R7"))
    let security = try #require(facts.security.value?.first)
    #expect(try security.secured == rubles("350000"))
    #expect(
      try security.lien
        == Lien(registeredOn: day("2024-05-20"), removedOn: day("2029-05-20"), removedBy: day("2029-06-14")))
    let policy = try #require(facts.insurance.value?.first)
    #expect(try policy.isVoluntary == true && policy.rateWithout == Rate(percent: percent("16.9")))
    #expect(try policy.rateWithoutFrom == day("2029-06-05"))
    #expect(
      try policy.refund
        == InsuranceRefund(right: .partial, amount: rubles("100"), applyTo: text("The insurer"), by: day("2024-05-28")))
    #expect(facts.actions.last?.kind == .dispute)
  }

  @Test("holidays, contacts, totals and what else belongs to a product")
  func service() throws {
    #expect(facts.parent.value == RelatedProduct(id: ProductID(type: "creditCard", id: "9001"), title: text("Card")))
    #expect(try facts.settled.value == day("2029-05-14"))
    #expect(
      try facts.holiday.value
        == PaymentHolidayTerms(
          from: day("2026-10-01"), until: day("2026-12-31"), firstPaymentAfter: day("2027-01-05"),
          reducedTo: rubles("0"), deferred: rubles("9000"), deferredDue: day("2029-05-14"), interestContinues: true))
    #expect(
      try facts.extensionOfPayment.value
        == PaymentExtension(
          .used, due: day("2026-11-14"), movedTo: day("2026-11-28"), cost: rubles("199"), toPay: rubles("500"),
          askBy: day("2026-11-13"), on: day("2026-11-10"), used: 1, allowed: 2, reason: text("Once a year")))
    #expect(
      try facts.restructuring.value == Restructuring(agreedOn: day("2026-09-30"), terms: text("A longer term")))
    #expect(
      try facts.disbursement.value
        == DisbursementTerms(
          earliest: day("2024-05-14"), earliestTime: TimeOfDay("10:00"), refuseBy: day("2024-05-28"),
          refuseByTime: TimeOfDay("23:59"),
          payouts: [
            Payout(
              title: text("Semester 1"), on: day("2024-05-14"), amount: rubles("300000"), isPaid: true,
              needs: text("A certificate"))
          ]))
    let contact = try #require(facts.contacts.value?.first)
    #expect(contact.role == .servicer && contact.name == text("Servicer") && contact.address == "Street 1")
    #expect(contact.phones == ["+7 800 100-00-00"] && contact.hours == text("9 to 18"))
    #expect(contact.link.map { "\($0)" } == "https://bank.example" && contact.registryNumber == "12-34")
    #expect(try contact.from == day("2024-05-14") && contact.until == day("2029-05-14"))
    #expect(
      try facts.transfer.value
        == LoanTransfer(
          kind: .servicing, effective: day("2027-01-01"), from: text("Old"), to: text("New"),
          oldAcceptsUntil: day("2026-12-31"), insuranceAffected: false))
    #expect(facts.registryID.value == "a1b2" && facts.holders.value == 2 && facts.bundle.value == "Family")
    #expect(facts.account.value == AccountNumber("40817810099910004312"))
    #expect(
      try facts.features.value == [
        LoanFeature(kind: .redraw, title: text("Redraw"), available: rubles("1500"), isOn: true)
      ])
    #expect(
      facts.cards.value == [
        PaymentCard(network: "Mir", number: AccountNumber("2200123412341234"), holder: "A SMIRNOVA", state: .active)
      ])
    #expect(
      try facts.paid.value
        == PaidTotals(
          from: day("2024-05-14"), until: day("2026-11-20"), total: rubles("100"),
          portions: [
            Portion(.principal, rubles("60")), Portion(.interest, rubles("30")),
            Portion(.other("loyalty"), rubles("10"), title: text("Loyalty")),
          ]))
    #expect(try facts.paidThisYear.value == PaidTotals(from: day("2026-01-01"), total: rubles("40")))
    #expect(
      try facts.escrow.value == Escrow(balance: rubles("-5"), payment: rubles("10"), shortage: rubles("20")))
    #expect(try facts.unapplied.value == rubles("7.50"))
    let tenge = try #require(Currency(code: "KZT"))
    #expect(
      try facts.homeCurrency.value
        == HomeCurrencyValue(
          rate: percent("5.61"), debt: Money("1000000", currency: tenge), payment: Money("50000.5", currency: tenge),
          on: day("2026-11-20"), changePercent: percent("-3.5")))
  }
}
