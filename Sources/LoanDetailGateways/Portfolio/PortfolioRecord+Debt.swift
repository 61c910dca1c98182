import LoanArithmetic
import LoanDetailCore
import Loans
import Localization

extension PortfolioRecord {
  func debt() -> Debt {
    var debt = Debt()
    let reader = loan.group("debt")
    debt.total = reader.money("total", in: currency)
    debt.principal = reader.money("principal", in: currency)
    debt.interest = reader.money("interest", in: currency)
    debt.fees = reader.money("fees", in: currency)
    debt.penalties = reader.money("penalties", in: currency)
    debt.overpaid = reader.nonNegative("overpaid", in: currency)
    debt.overdue = overdue(of: reader)
    debt.payoff = reader.object("payoff") { payoff in
      guard let amount = payoff.required("amount", payoff.nonNegative("amount", in: currency)) else { return nil }
      let validOn = payoff.date("validOn")
      let perDiem = payoff.nonNegative("perDiem", in: currency).value
      // Without a day, the amount is that of the day of the record; with a day that cannot be read, of no known day.
      if case .absent(let reason) = validOn, reason != .notProvided { return nil }
      return Payoff(amount: amount, validOn: validOn.value, perDiem: perDiem)
    }
    if version >= .two {
      debt.otherPortions = reader.otherPortions("otherPortions", in: currency)
      debt.forecast = reader.objects("forecast", expectedDebt, then: { $0.sortStably { $0.on < $1.on } })
    }
    reader.reportUnread()
    return debt
  }

  /// Reads the debt that is expected on a day; `nil`, with a finding, if the day or the amount is missing.
  private func expectedDebt(_ reader: ObjectReader) -> ExpectedDebt? {
    let on = reader.required("on", reader.date("on"))
    let total = reader.required("total", reader.money("total", in: currency))
    guard let on, let total else { return nil }
    return ExpectedDebt(on: on, total: total)
  }

  private func overdue(of debt: ObjectReader) -> Overdue {
    var overdue = Overdue()
    let reader = debt.group("overdue")
    overdue.amount = reader.nonNegative("amount", in: currency)
    overdue.since = reader.date("since")
    overdue.portions = portions(of: reader)
    overdue.portionsOrigin = reader.origin(of: "portions")
    if version >= .two {
      overdue.items = reader.objects("items", missedPayment, then: { $0.sortStably { $0.due < $1.due } })
      overdue.perDiem = reader.nonNegative("perDiem", in: currency)
      overdue.count = reader.integer("count", in: 0...120_000)
      overdue.next = reader.objects("next", consequence, then: { $0.sortStably { $0.on.isBefore($1.on) } })
    }
    reader.reportUnread()
    return overdue
  }

  /// Reads what follows if nothing is paid; `nil`, with a finding, if the text is missing.
  private func consequence(_ reader: ObjectReader) -> Consequence? {
    let day = reader.date("on").value
    return reader.required("text", reader.localizedText("text")).map { Consequence($0, on: day) }
  }

  /// Reads a missed payment; `nil`, with a finding, if its day is missing.
  private func missedPayment(_ reader: ObjectReader) -> MissedPayment? {
    let due = reader.required("due", reader.date("due"))
    let amount = reader.nonNegative("amount", in: currency).value
    let paid = reader.nonNegative("paid", in: currency).value
    let left = reader.nonNegative("left", in: currency).value
    let paidOn = reader.date("paidOn").value
    return due.map { MissedPayment(due: $0, amount: amount, paid: paid, left: left, paidOn: paidOn) }
  }

  func obligations() -> Fact<[Obligation]> {
    loan.objects("obligations", obligation, then: { $0.sortStably { $0.due.value.isBefore($1.due.value) } })
  }

  private func obligation(_ reader: ObjectReader) -> Obligation {
    // The word of a kind that is the source's own.
    var ownWord: String?
    let stated = reader.word("kind", among: names.obligations) { word -> Obligation.Kind in
      ownWord = word
      return .other
    }
    let kind = reader.required("kind", stated) ?? .other
    let (currency, absence) = currency(of: reader)
    var obligation = Obligation(kind: kind)
    obligation.title = ownWord.map { LocalizedText(verbatim: $0) }
    obligation.due = reader.date("due")
    obligation.amount = reader.nonNegative("amount", in: currency).unless(absence)
    let portions = reader.portions("portions", in: currency, withOthers: version >= .two)
    obligation.portions = absence == nil ? portions : []
    obligation.portionsOrigin = reader.origin(of: "portions")
    obligation.covered = reader.nonNegative("covered", in: currency).unless(absence)
    obligation.autopay = reader.flag("autopay")
    obligation.account = reader.accountNumber("account")
    if version >= .two {
      obligation.title = reader.localizedText("title").value ?? obligation.title
      obligation.autopayAmount = reader.nonNegative("autopayAmount", in: currency).unless(absence)
      obligation.autopayDay = reader.date("autopayDay")
      obligation.purpose = reader.name("purpose", of: Obligation.Purpose.self)
      obligation.suffices = reader.localizedText("suffices")
    }
    return obligation
  }
}

extension CalendarDate? {
  /// Whether the day is before another one; a missing day comes last.
  fileprivate func isBefore(_ other: CalendarDate?) -> Bool {
    switch (self, other) {
    case (let day?, let other?): day < other
    case (.some, nil): true
    case (nil, _): false
    }
  }
}
