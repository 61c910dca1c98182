import LoanArithmetic
import LoanDetailCore
import Loans

/// The facts of version 2 about the persons, the accounts and the events around a product.
extension PortfolioRecord {
  /// Reads the facts of version 2 that a header needs to announce payments and to tell whether an approved loan is paid
  /// out: what changes future payments or contradicts them, and the payouts.
  func readAnnounced(into facts: inout LoanFacts) {
    facts.holiday = loan.object("holiday", holiday)
    facts.extensionOfPayment = loan.object("extension", paymentExtension)
    facts.bookedRepayments = loan.objects("earlyRepayments", bookedRepayment, then: { $0.sortStably { $0.on < $1.on } })
    facts.disbursement = loan.object("disbursement") {
      DisbursementTerms(
        earliest: $0.date("earliest").value, earliestTime: $0.timeOfDay("earliestTime").value,
        refuseBy: $0.date("refuseBy").value, refuseByTime: $0.timeOfDay("refuseByTime").value,
        payouts: $0.objects("payouts", payout).value ?? [])
    }
  }

  /// Reads the facts that only version 2 has and a header does not show.
  func readRest(into facts: inout LoanFacts) {
    facts.parent = loan.relatedProduct("parent")
    facts.restructuring = loan.object("restructuring") {
      Restructuring(agreedOn: $0.date("agreedOn").value, terms: $0.localizedText("terms").value)
    }
    facts.contacts = loan.objects("contacts", contact)
    facts.registryID = loan.text("registryID")
    facts.holders = loan.integer("holders", in: 1...1000)
    facts.account = loan.accountNumber("account")
    facts.bundle = loan.text("bundle")
    facts.features = loan.objects("features", feature)
    facts.cards = loan.objects("cards", card)
    facts.paid = loan.object("paid", paidTotals)
    facts.paidThisYear = loan.object("paidThisYear", paidTotals)
    facts.escrow = loan.object("escrow") {
      Escrow(
        balance: $0.money("balance", in: currency).value, payment: $0.nonNegative("payment", in: currency).value,
        shortage: $0.nonNegative("shortage", in: currency).value)
    }
    facts.unapplied = loan.nonNegative("unapplied", in: currency)
    facts.homeCurrency = loan.object("homeCurrency", homeCurrency)
    facts.closing = loan.objects("closing", closingStep)
    loan.checkOrder(of: facts.opened.value, facts.settled.value, named: "opened", "settled")
  }

  private func holiday(_ reader: ObjectReader) -> PaymentHolidayTerms {
    let holiday = PaymentHolidayTerms(
      from: reader.date("from").value, until: reader.date("until").value,
      firstPaymentAfter: reader.date("firstPaymentAfter").value,
      reducedTo: reader.nonNegative("reducedTo", in: currency).value,
      deferred: reader.nonNegative("deferred", in: currency).value, deferredDue: reader.date("deferredDue").value,
      interestContinues: reader.flag("interestContinues").value)
    reader.checkOrder(of: holiday.from, holiday.until, named: "from", "until")
    reader.checkOrder(of: holiday.until, holiday.firstPaymentAfter, named: "until", "firstPaymentAfter")
    return holiday
  }

  private func paymentExtension(_ reader: ObjectReader) -> PaymentExtension {
    let state = reader.required("state", reader.name("state", of: PaymentExtension.State.self))
    let due = reader.date("due").value
    let movedTo = reader.date("movedTo").value
    let cost = reader.nonNegative("cost", in: currency).value
    let toPay = reader.nonNegative("toPay", in: currency).value
    let askBy = reader.date("askBy").value
    let on = reader.date("on").value
    let used = reader.integer("used", in: 0...1000).value
    let allowed = reader.integer("allowed", in: 0...1000).value
    let reason = reader.localizedText("reason").value
    reader.checkOrder(of: due, movedTo, named: "due", "movedTo")
    return PaymentExtension(
      state, due: due, movedTo: movedTo, cost: cost, toPay: toPay, askBy: askBy, on: on, used: used, allowed: allowed,
      reason: reason)
  }

  private func payout(_ reader: ObjectReader) -> Payout {
    Payout(
      title: reader.localizedText("title").value, on: reader.date("on").value,
      amount: reader.nonNegative("amount", in: currency).value,
      isPaid: reader.optional("isPaid", reader.flag("isPaid")) ?? false, needs: reader.localizedText("needs").value)
  }

  /// Reads an early repayment that is booked; `nil`, with a finding, if its day is missing.
  private func bookedRepayment(_ reader: ObjectReader) -> BookedRepayment? {
    let extent = reader.required("extent", reader.name("extent", of: BookedRepayment.Extent.self))
    let day = reader.required("on", reader.date("on"))
    let amount = reader.nonNegative("amount", in: currency).value
    let effect = reader.name("effect", of: BookedRepayment.Effect.self).value
    let requestedOn = reader.date("requestedOn").value
    let cancelBy = reader.date("cancelBy").value
    let paymentAfter = reader.nonNegative("paymentAfter", in: currency).value
    let endsAfter = reader.date("endsAfter").value
    let interestSaved = reader.nonNegative("interestSaved", in: currency).value
    let payer = reader.object("payer", payer).value
    guard let day else { return nil }
    reader.checkOrder(of: requestedOn, day, named: "requestedOn", "on")
    reader.checkOrder(of: cancelBy, day, named: "cancelBy", "on")
    reader.checkOrder(of: day, endsAfter, named: "on", "endsAfter")
    return BookedRepayment(
      extent, on: day, amount: amount, effect: effect, requestedOn: requestedOn, cancelBy: cancelBy,
      paymentAfter: paymentAfter, endsAfter: endsAfter, interestSaved: interestSaved, payer: payer)
  }

  private func payer(_ reader: ObjectReader) -> BookedRepayment.Payer {
    let kind = reader.required("kind", reader.word("kind", among: BookedRepayment.Payer.Kind.named) { .other($0) })
    return BookedRepayment.Payer(
      kind ?? .other("other"), name: reader.localizedText("name").value, awaits: reader.localizedText("awaits").value,
      otherwise: reader.localizedText("otherwise").value)
  }

  /// Reads a step after the last payment; `nil`, with a finding, if its state is missing.
  private func closingStep(_ reader: ObjectReader) -> ClosingStep? {
    let kind = reader.required("kind", reader.name("kind", of: ClosingStep.Kind.self))
    let state = reader.required("state", reader.name("state", of: ClosingStep.State.self))
    let day = reader.date("on").value
    let last = reader.date("by").value
    let text = reader.localizedText("text").value
    guard let state else { return nil }
    return ClosingStep(kind ?? .other, state, on: day, by: last, text: text)
  }

  private func contact(_ reader: ObjectReader) -> Contact {
    let role = reader.required("role", reader.word("role", among: Contact.Role.named) { .other($0) })
    let contact = Contact(
      role: role ?? .other("other"), name: reader.localizedText("name").value, address: reader.text("address").value,
      phones: reader.texts("phones").value ?? [], hours: reader.localizedText("hours").value,
      link: reader.link("link").value, registryNumber: reader.text("registryNumber").value,
      from: reader.date("from").value, until: reader.date("until").value)
    reader.checkOrder(of: contact.from, contact.until, named: "from", "until")
    return contact
  }

  /// Reads the transfer of the loan to another lender or servicer; `nil`, with a finding, if its kind is missing.
  func transfer(_ reader: ObjectReader) -> LoanTransfer? {
    guard let kind = reader.required("kind", reader.name("kind", of: LoanTransfer.Kind.self)) else { return nil }
    return LoanTransfer(
      kind: kind, effective: reader.date("effective").value, from: reader.localizedText("from").value,
      to: reader.localizedText("to").value, oldAcceptsUntil: reader.date("oldAcceptsUntil").value,
      insuranceAffected: reader.flag("insuranceAffected").value)
  }

  private func feature(_ reader: ObjectReader) -> LoanFeature {
    let kind = reader.required("kind", reader.word("kind", among: LoanFeature.Kind.named) { .other($0) })
    return LoanFeature(
      kind: kind ?? .other("other"), title: reader.localizedText("title").value,
      available: reader.nonNegative("available", in: currency).value,
      isOn: reader.flag("isOn").value)
  }

  private func card(_ reader: ObjectReader) -> PaymentCard {
    PaymentCard(
      network: reader.text("network").value, number: reader.accountNumber("number").value,
      holder: reader.text("holder").value,
      state: reader.word("state", among: PaymentCard.State.named) { .other($0) }.value)
  }

  private func paidTotals(_ reader: ObjectReader) -> PaidTotals {
    let totals = PaidTotals(
      from: reader.date("from").value, until: reader.date("until").value,
      total: reader.nonNegative("total", in: currency).value, portions: portions(of: reader))
    reader.checkOrder(of: totals.from, totals.until, named: "from", "until")
    return totals
  }

  /// Reads the amounts in the customer's own currency; `nil`, with a finding, if the currency or the rate is missing.
  private func homeCurrency(_ reader: ObjectReader) -> HomeCurrencyValue? {
    let home = reader.required("currency", reader.currency("currency"))
    let amounts = home ?? .none(decimals: Currency.maximumDecimals)
    let debt = reader.money("debt", in: amounts)
    let payment = reader.nonNegative("payment", in: amounts)
    let rate = reader.required("rate", reader.positive("rate"))
    let day = reader.date("on").value
    let change = reader.decimal("changePercent").value
    guard home != nil, let rate else { return nil }
    return HomeCurrencyValue(rate: rate, debt: debt.value, payment: payment.value, on: day, changePercent: change)
  }
}
