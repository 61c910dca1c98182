import LoanArithmetic
import LoanDetailCore

extension PortfolioRecord {
  func terms() -> Terms {
    var terms = Terms()
    let reader = loan.group("terms")
    terms.originalAmount = reader.money("originalAmount", in: currency)
    terms.rates = reader.objects("rates", rate)
    terms.fullCost = reader.object("fullCost", fullCost)
    terms.amortisation = reader.name("amortisation", among: Amortisation.named)
    terms.interest = reader.name("interest", among: InterestAccrual.named)
    terms.term = reader.term("term")
    terms.payments = reader.integer("payments", in: 1...120_000)
    terms.paymentEvery = reader.term("paymentEvery")
    terms.firstPayment = reader.date("firstPayment")
    terms.paymentDay = reader.integer("paymentDay", in: 1...31)
    terms.fees = reader.objects("fees", fee)
    terms.prepayment = reader.object("prepayment", prepayment)
    terms.purpose = reader.text("purpose")
    reader.reportUnread()
    return terms
  }

  private func rate(_ reader: ObjectReader) -> AppliedRate? {
    let percent = reader.required("percent", reader.decimal("percent"))
    let period = reader.optional("period", reader.name("period", of: Rate.Period.self)) ?? .year
    let basis = reader.optional("basis", reader.name("basis", of: Rate.Basis.self)) ?? .nominal
    let kind = reader.optional("kind", reader.name("kind", of: Rate.Kind.self))
    let (from, until) = (reader.date("from").value, reader.date("until").value)
    reader.checkOrder(of: from, until, named: "from", "until")
    return percent.map {
      AppliedRate(rate: Rate(percent: $0, period: period, basis: basis, kind: kind), from: from, until: until)
    }
  }

  private func fullCost(_ reader: ObjectReader) -> FullCost? {
    let measure = reader.required("measure", reader.name("measure", of: FullCost.Measure.self))
    let percent = reader.required("percent", reader.decimal("percent"))
    let amount = reader.money("amount", in: currency).value
    guard let measure, let percent else { return nil }
    return FullCost(measure: measure, percent: percent, amount: amount)
  }

  private func fee(_ reader: ObjectReader) -> Fee? {
    let title = reader.required("title", reader.localizedText("title"))
    let amount = reader.required("amount", reader.money("amount", in: currency))
    let due = reader.date("due").value
    let outstanding = reader.money("outstanding", in: currency).value
    let isPenalty = reader.optional("penalty", reader.flag("penalty")) ?? false
    guard let title, let amount else { return nil }
    return Fee(title: title, amount: amount, due: due, outstanding: outstanding, isPenalty: isPenalty)
  }

  private func prepayment(_ reader: ObjectReader) -> PrepaymentRules {
    var rules = PrepaymentRules()
    rules.full = reader.flag("full").value
    rules.partial = reader.flag("partial").value
    rules.minimum = reader.money("minimum", in: currency).value
    rules.noticeDays = reader.integer("noticeDays", in: 0...3660).value
    rules.fee = reader.localizedText("fee").value
    return rules
  }
}
