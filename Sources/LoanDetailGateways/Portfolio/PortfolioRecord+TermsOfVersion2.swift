import LoanArithmetic
import LoanDetailCore
import LoanDetailJSON
import Loans

extension PortfolioRecord {
  /// Reads the terms that only version 2 has.
  func readRest(of reader: ObjectReader, into terms: inout Terms) {
    terms.payment = reader.nonNegative("payment", in: currency)
    terms.interestOnlyPayments = reader.integer("interestOnlyPayments", in: 1...120_000)
    terms.jointLiability = reader.flag("jointLiability")
    terms.totalRepayment = reader.nonNegative("totalRepayment", in: currency)
    terms.costOfCredit = reader.nonNegative("costOfCredit", in: currency)
    terms.rateChange = reader.object("rateChange", rateChange)
    terms.rateFixing = reader.object("rateFixing", rateFixing)
    terms.penalty = reader.object("penalty") { penalty in
      PenaltyTerms(
        rate: penalty.rate("rate").value, base: penalty.name("base", of: PenaltyTerms.Base.self).value,
        interestContinues: penalty.flag("interestContinues").value, cap: penalty.localizedText("cap").value,
        lateFee: penalty.nonNegative("lateFee", in: currency).value, finePercent: penalty.share("finePercent").value)
    }
    terms.chargeCap = reader.object("chargeCap") { cap in
      let amount = cap.nonNegative("amount", in: currency).value
      let stated = cap.share("percent")
      let percent = amount == nil ? cap.required("percent", stated) : stated.value
      let daily = cap.share("dailyPercent").value
      let charged = cap.nonNegative("charged", in: currency)
      guard amount != nil || percent != nil else { return nil }
      return ChargeCap(percent: percent, amount: amount, dailyPercent: daily, charged: charged)
    }
    terms.applicationOrder = reader.object("applicationOrder") { order in
      let components = order.words("components", of: Portion.Component.self) { .other($0) }
      let title = order.localizedText("title").value
      if let stated = components.value, !stated.isEmpty { return PaymentOrder(components: stated, title: title) }
      if let title { return PaymentOrder(title: title) }
      let isMissing = order.value("components").map { $0 == .array([]) } ?? true
      return isMissing ? order.required("components", Fact<PaymentOrder>.notProvided) : nil
    }
    terms.balloon = reader.object("balloon", balloon)
    terms.holidays = reader.dates("holidays").map(Set.init)
  }

  private func balloon(_ reader: ObjectReader) -> Balloon {
    let kind = reader.required("kind", reader.name("kind", of: Balloon.Kind.self))
    let amount = reader.nonNegative("amount", in: currency).value
    let due = reader.date("due").value
    let waysOut = reader.objects("waysOut", wayOut).value ?? []
    return Balloon(kind, amount: amount, due: due, waysOut: waysOut)
  }

  private func wayOut(_ reader: ObjectReader) -> Balloon.WayOut {
    let kind = reader.required("kind", reader.word("kind", among: Balloon.WayOut.Kind.named) { .other($0) })
    return Balloon.WayOut(
      kind ?? .other("other"), title: reader.localizedText("title").value, terms: reader.localizedText("terms").value,
      chooseBy: reader.date("chooseBy").value, isChosen: reader.optional("isChosen", reader.flag("isChosen")) ?? false,
      fee: reader.nonNegative("fee", in: currency).value, rate: reader.rate("rate").value,
      payment: reader.nonNegative("payment", in: currency).value,
      payments: reader.integer("payments", in: 1...120_000).value)
  }

  /// Reads a change of the rate that is announced; `nil`, with a finding, if its first day is missing.
  private func rateChange(_ reader: ObjectReader) -> AnnouncedRateChange? {
    let announced = reader.date("announcedOn").value
    guard let from = reader.required("from", reader.date("from")) else { return nil }
    let change = AnnouncedRateChange(
      from: from, announcedOn: announced, rate: reader.rate("rate").value, index: reader.rateIndex("index").value,
      paymentFrom: reader.date("paymentFrom").value, payment: reader.nonNegative("payment", in: currency).value,
      payments: reader.integer("payments", in: 0...120_000).value, reason: reader.localizedText("reason").value,
      answerBy: reader.date("answerBy").value)
    reader.checkOrder(of: announced, from, named: "announcedOn", "from")
    reader.checkOrder(of: announced, change.answerBy, named: "announcedOn", "answerBy")
    reader.checkOrder(of: from, change.paymentFrom, named: "from", "paymentFrom")
    return change
  }

  /// Reads until when the rate is fixed; `nil`, with a finding, if the day is missing.
  private func rateFixing(_ reader: ObjectReader) -> RateFixing? {
    let until = reader.required("until", reader.date("until"))
    let debt = reader.nonNegative("debt", in: currency).value
    let agreeBy = reader.date("agreeBy").value
    let otherwise = reader.localizedText("otherwise").value
    return until.map { RateFixing(until: $0, debt: debt, agreeBy: agreeBy, otherwise: otherwise) }
  }

  /// Reads the sum that may be repaid early free of charge; `nil`, with a finding, if the amount is missing.
  func allowance(_ reader: ObjectReader) -> PrepaymentAllowance? {
    let amount = reader.required("amount", reader.nonNegative("amount", in: currency))
    let used = reader.nonNegative("used", in: currency).value
    let left = reader.nonNegative("left", in: currency).value
    let until = reader.date("until").value
    return amount.map { PrepaymentAllowance(amount: $0, used: used, left: left, until: until) }
  }

  /// Reads the members of a rate that only version 2 has.
  func readRest(of reader: ObjectReader, into rate: inout AppliedRate) {
    rate.use = reader.word("use", among: RateUse.named) { .other($0) }.value
    rate.subPlan = reader.nonEmptyText("subPlan").value
    rate.index = reader.rateIndex("index").value
    rate.above = reader.nonNegative("above", in: currency).value
    rate.upTo = reader.nonNegative("upTo", in: currency).value
    rate.minimum = reader.decimal("minimum").value
    rate.maximum = reader.decimal("maximum").value
    rate.compounding = reader.name("compounding", of: AppliedRate.Compounding.self).value
  }

  /// Reads the size of a fee: a percentage with its base and its limits or, without one that can be read, an amount;
  /// `nil`, with a finding, if there is neither. A fee with both is a finding.
  func charge(_ reader: ObjectReader) -> Fee.Charge? {
    guard version >= .two, reader.value("percent") != nil else {
      return reader.required("amount", reader.nonNegative("amount", in: currency)).map { .amount($0) }
    }
    let share = reader.share("percent")
    let amount = reader.nonNegative("amount", in: currency).value
    let base = reader.word("base", among: Fee.Base.named) { .other($0) }.value
    let minimum = reader.nonNegative("minimum", in: currency)
    let maximum = reader.nonNegative("maximum", in: currency)
    guard let percent = share.value else {
      if amount == nil { _ = reader.required("percent", share) }
      return amount.map { .amount($0) }
    }
    if let amount { reader.report(amount, in: "amount", beside: "percent") }
    return .percentage(percent, of: base, minimum: minimum.value, maximum: maximum.value)
  }
}
