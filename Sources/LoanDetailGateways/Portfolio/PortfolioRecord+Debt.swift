import LoanArithmetic
import LoanDetailCore

extension PortfolioRecord {
  func debt() -> Debt {
    var debt = Debt()
    let reader = loan.group("debt")
    debt.total = reader.money("total", in: currency)
    debt.principal = reader.money("principal", in: currency)
    debt.interest = reader.money("interest", in: currency)
    debt.fees = reader.money("fees", in: currency)
    debt.penalties = reader.money("penalties", in: currency)
    debt.overpaid = reader.money("overpaid", in: currency)
    debt.overdue = overdue(of: reader)
    debt.payoff = reader.object("payoff") { payoff in
      guard let amount = payoff.required("amount", payoff.money("amount", in: currency)) else { return nil }
      return Payoff(
        amount: amount, validOn: payoff.date("validOn").value, perDiem: payoff.money("perDiem", in: currency).value)
    }
    reader.reportUnread()
    return debt
  }

  private func overdue(of debt: ObjectReader) -> Overdue {
    var overdue = Overdue()
    let reader = debt.group("overdue")
    overdue.amount = reader.money("amount", in: currency)
    overdue.since = reader.date("since")
    overdue.portions = reader.portions("portions", in: currency)
    overdue.portionsOrigin = .provider(field: reader.path(of: "portions"))
    reader.reportUnread()
    return overdue
  }

  func obligations() -> Fact<[Obligation]> {
    loan.objects("obligations") { reader -> Obligation? in
      guard let kind = reader.required("kind", reader.name("kind", of: Obligation.Kind.self)) else { return nil }
      var obligation = Obligation(kind: kind)
      obligation.due = reader.date("due")
      obligation.amount = reader.money("amount", in: currency)
      obligation.portions = reader.portions("portions", in: currency)
      obligation.portionsOrigin = .provider(field: reader.path(of: "portions"))
      obligation.covered = reader.money("covered", in: currency)
      obligation.autopay = reader.flag("autopay")
      obligation.account = reader.accountNumber("account")
      return obligation
    }
    .map { obligations in
      obligations.sortedStably { left, right in
        switch (left.due.value, right.due.value) {
        case (let left?, let right?): left < right
        case (.some, nil): true
        default: false
        }
      }
    }
  }
}
