import DesignSystem
import LoanArithmetic
import LoanDetailJSON

extension InstalmentSample {
  /// The next payment that is not due before the day; `nil` if there is none.
  var nextRow: Schedule.Row? { schedule.rows.dropFirst(rowsBefore.count).first }

  /// Returns the parts of a payment.
  private func portions(_ row: Schedule.Row) -> JSONValue {
    .members(["principal": .money(money(row.principal)), "interest": .money(money(row.interest))])
  }

  /// The next payment; `nil` if there is none.
  var obligations: JSONValue? {
    guard let row = nextRow else { return nil }
    return .array([
      .members([
        "kind": .string("instalment"), "due": row.date.map(JSONValue.date), "amount": .money(money(row.payment)),
        "portions": portions(row), "covered": .money(.zero(identity.currency)), "autopay": .bool(true),
        "account": .string("40817810000000000000"),
      ])
    ])
  }

  /// The actions of an open product, or the statement of one that is repaid.
  var actions: JSONValue {
    guard isOpen else {
      return .array([.members(["kind": .string("orderStatement"), "state": .string("available")])])
    }
    return .array(
      ["pay", "repayFull"].map { .members(["kind": .string($0), "state": .string("available")]) })
  }

  /// The agreement.
  var documents: JSONValue {
    .array([
      .members([
        "id": .string("agreement"), "title": .text(en: "Agreement", ru: "Договор"), "date": .date(identity.opened),
      ])
    ])
  }

  /// Returns the terms of the record, with the penalty that is owed.
  func termsValue(penalty: Money) throws(CalculationError) -> JSONValue {
    let holidays = terms.businessCalendar.map { calendar in
      JSONValue.array(calendar.nonWorking.sorted().map(JSONValue.date))
    }
    return .members([
      "originalAmount": .money(terms.principal),
      "rates": .array([
        .members([
          "percent": .string(terms.annualRatePercent.description), "period": .string("year"),
          "basis": .string("nominal"), "kind": .string("fixed"),
        ])
      ]),
      "fullCost": try fullCost,
      "amortisation": terms.amortisation.map(JSONValue.string),
      "interest": InterestAccrual.named.first { $0.value == terms.accrual }.map { .string($0.key) },
      "holidays": holidays,
      "term": length, "payments": .count(terms.payments), "paymentEvery": Self.term(terms.period),
      "firstPayment": terms.firstPayment.map(JSONValue.date), "paymentDay": terms.paymentDay.map(JSONValue.count),
      "fees": penalty.isZero ? nil : .array([penaltyFee(penalty)]),
      "prepayment": .members(["full": .bool(true), "partial": .bool(true)]),
    ])
  }

  /// Returns the penalty as a fee.
  private func penaltyFee(_ penalty: Money) -> JSONValue {
    let rate = penaltyRate?.description ?? "0"
    return .members([
      "title": .text(
        en: "Penalty for late payment, \(rate)% a year",
        ru: "Неустойка за просрочку, \(rate.exchanging(".", for: ",")) % годовых"),
      "amount": .money(penalty), "outstanding": .money(penalty), "penalty": .bool(true),
    ])
  }

  /// The time from disbursement to the last payment; `nil` if it is too long for a term.
  private var length: JSONValue? {
    let (count, overflow) = terms.period.count.multipliedReportingOverflow(by: terms.payments)
    return overflow ? nil : Term(count, terms.period.unit).map(Self.term)
  }

  /// Returns a length of time as JSON.
  private static func term(_ term: Term) -> JSONValue {
    .members(["count": .count(term.count), "unit": .string(term.unit.rawValue)])
  }

  /// The full cost by the law of the currency: ПСК for the rouble, otherwise APRC. Absent if no rate solves the flows.
  private var fullCost: JSONValue? {
    get throws(CalculationError) {
      let flows =
        [DatedCashFlow(date: identity.opened, amount: WideDecimal(terms.principal.decimal).negated)]
        + schedule.rows.compactMap { row in
          row.date.map { DatedCashFlow(date: $0, amount: WideDecimal(money(row.payment).decimal)) }
        }
      guard identity.currency.code == "RUB" else {
        return (try? EUAnnualPercentageRate.solve(flows)).map {
          .members(["measure": .string("aprc"), "percent": .string($0.disclosed.description)])
        }
      }
      guard let cost = try? FullLoanCost(flows) else { return nil }
      return .members([
        "measure": .string("psk"), "percent": .string(cost.rate.disclosed.description),
        "amount": .money(schedule.totalInterest),
      ])
    }
  }

  /// The whole schedule, with the status of each payment.
  var scheduleValue: JSONValue {
    .members([
      "kind": .string("full"), "paid": .count(paidRows.count { $0.kind == .regular }), "total": .count(terms.payments),
      "rows": .array(schedule.rows.indices.map(rowValue)),
    ])
  }

  /// Returns the row at an index of the schedule.
  private func rowValue(_ index: Int) -> JSONValue {
    let row = schedule.rows[index]
    let isPaid = paidRows.indices.contains(index)
    let isMissed = missedRows.indices.contains(index)
    let status =
      if isPaid {
        "paid"
      } else if isMissed {
        "overdue"
      } else {
        row.date == identity.asOf ? "due" : "upcoming"
      }
    return .members([
      "kind": .string("instalment"), "number": row.kind == .regular ? .count(row.number) : nil,
      "due": row.date.map(JSONValue.date), "payment": .money(money(row.payment)), "portions": portions(row),
      "balance": .money(money(row.balance)), "outstanding": isMissed ? .money(money(row.payment)) : nil,
      "paidOn": isPaid ? row.date.map(JSONValue.date) : nil, "status": .string(status),
    ])
  }

  /// The disbursement and the payments made, the newest first.
  var operations: JSONValue {
    let payments = paidRows.map { row in
      JSONValue.members([
        "id": .string("\(identity.id)-\(row.number)"), "kind": .string("payment"),
        "date": row.date.map(JSONValue.date), "amount": .money(money(row.payment)), "portions": portions(row),
        "balance": .money(money(row.balance)),
      ])
    }
    let disbursement = JSONValue.members([
      "id": .string("\(identity.id)-disbursement"), "kind": .string("disbursement"), "date": .date(identity.opened),
      "amount": .money(terms.principal), "balance": .money(terms.principal),
    ])
    return .array(payments.reversed() + [disbursement])
  }
}
