import LoanArithmetic
import LoanDetailCore
import Loans
import Localization

extension PortfolioRecord {
  func terms() -> Terms {
    var terms = Terms()
    let reader = loan.group("terms")
    terms.originalAmount = reader.nonNegative("originalAmount", in: currency)
    terms.rates = reader.objects("rates", rate)
    terms.fullCost = reader.object("fullCost", fullCost)
    terms.amortisation = reader.word("amortisation", among: Amortisation.named) { .unknown($0) }
    terms.interest = reader.name("interest", among: names.interest)
    terms.term = reader.term("term")
    terms.payments = reader.integer("payments", in: 1...120_000)
    terms.paymentEvery = reader.term("paymentEvery")
    terms.firstPayment = reader.date("firstPayment")
    terms.paymentDay = reader.integer("paymentDay", in: 1...31)
    terms.fees = reader.objects("fees", fee)
    terms.prepayment = reader.object("prepayment", prepayment)
    terms.purpose =
      version >= .two ? reader.localizedText("purpose") : reader.text("purpose").map { LocalizedText($0) }
    if version >= .two { readRest(of: reader, into: &terms) }
    reader.reportUnread()
    return terms
  }

  /// Reads a rate with the days on which it holds; `nil`, with a finding, if the rate cannot be read.
  private func rate(_ reader: ObjectReader) -> AppliedRate? {
    let rate = reader.rate()
    let from = reader.date("from").value
    let until = reader.date("until").value
    reader.checkOrder(of: from, until, named: "from", "until")
    guard let rate else { return nil }
    var applied = AppliedRate(rate: rate, from: from, until: until)
    if version >= .two { readRest(of: reader, into: &applied) }
    return applied
  }

  /// Reads the full cost of the loan; `nil`, with a finding, if the percentage is missing.
  private func fullCost(_ reader: ObjectReader) -> FullCost? {
    let measure = reader.required("measure", reader.word("measure", among: names.measures) { .other($0) })
    let percent = reader.required("percent", reader.decimal("percent"))
    let amount = reader.nonNegative("amount", in: currency).value
    let isNew = version >= .two
    let asOf = isNew ? reader.date("asOf").value : nil
    let basis = isNew ? reader.name("basis", of: FullCost.Basis.self).value : nil
    guard let percent else { return nil }
    return FullCost(
      measure: measure ?? .other("other"), percent: percent, amount: amount, asOf: asOf, basis: basis)
  }

  /// Reads a fee; `nil`, with a finding, if its title or its size is missing.
  private func fee(_ reader: ObjectReader) -> Fee? {
    let title = reader.required("title", reader.localizedText("title"))
    let charge = charge(reader)
    let due = reader.date("due").value
    let outstanding = reader.nonNegative("outstanding", in: currency).value
    let isPenalty = reader.optional("penalty", reader.flag("penalty")) ?? false
    let isNew = version >= .two
    let frequency = isNew ? reader.word("frequency", among: Fee.Frequency.named) { .other($0) }.value : nil
    let code = isNew ? reader.string("code").value : nil
    guard let title, let charge else { return nil }
    return Fee(
      title: title, charge: charge, due: due, outstanding: outstanding, isPenalty: isPenalty, frequency: frequency,
      code: code)
  }

  private func prepayment(_ reader: ObjectReader) -> PrepaymentRules {
    var rules = PrepaymentRules()
    rules.full = reader.flag("full").value
    rules.partial = reader.flag("partial").value
    rules.minimum = reader.nonNegative("minimum", in: currency).value
    rules.noticeDays = reader.integer("noticeDays", in: 0...3660).value
    rules.fee = reader.localizedText("fee").value
    guard version >= .two else { return rules }
    rules.compensation = reader.nonNegative("compensation", in: currency).value
    rules.noticeUntil = reader.date("noticeUntil").value
    rules.daysAllowed = reader.localizedText("daysAllowed").value
    rules.allowance = reader.object("allowance", allowance).value
    return rules
  }
}
