import LoanArithmetic
import LoanDetailCore
import Loans

extension PortfolioRecord {
  /// Reads the facts of a revolving product. A header does not need the payments of its plans.
  func revolving(_ reading: LoanRecord.Reading) -> Revolving {
    var revolving = Revolving()
    let reader = loan.group("revolving")
    revolving.lines = reader.objects("lines", line)
    revolving.closingDay = reader.integer("closingDay", in: 1...31)
    revolving.dueDay = reader.integer("dueDay", in: 1...31)
    revolving.statement = reader.object("statement", statement)
    revolving.earlierStatements = reader.objects("earlierStatements", statement) {
      $0.sortStably { $0.until > $1.until }
    }
    revolving.grace = reader.object("grace", grace)
    revolving.minimumRule = reader.object("minimumRule") { rule in
      MinimumPaymentTerms(
        percent: rule.share("percent").value, floor: rule.nonNegative("floor", in: currency).value,
        addsInterest: rule.flag("addsInterest").value, addsFees: rule.flag("addsFees").value)
    }
    revolving.subPlans = reader.objects("subPlans") { subPlan($0, reading) }
    reader.reportUnread()
    return revolving
  }

  /// Reads a credit line; `nil`, with a finding, if its id is missing. The available amount is below zero if the line
  /// is overdrawn.
  private func line(_ reader: ObjectReader) -> CreditLine? {
    guard let id = reader.required("id", reader.nonEmptyText("id")) else { return nil }
    let (currency, absence) = currency(of: reader)
    return CreditLine(
      id: id, name: reader.localizedText("name").value,
      limit: reader.nonNegative("limit", in: currency).unless(absence),
      available: reader.money("available", in: currency).unless(absence),
      used: reader.money("used", in: currency).unless(absence),
      cashLimit: reader.nonNegative("cashLimit", in: currency).unless(absence),
      cashAvailable: reader.money("cashAvailable", in: currency).unless(absence),
      isFlexible: reader.flag("isFlexible").value,
      newLimit: reader.nonNegative("newLimit", in: currency).unless(absence),
      newLimitFrom: reader.date("newLimitFrom"), drawUntil: reader.date("drawUntil"),
      repayFrom: reader.date("repayFrom"))
  }

  /// Reads a statement; `nil`, with a finding, if its last day is missing.
  private func statement(_ reader: ObjectReader) -> Statement? {
    let id = reader.nonEmptyText("id").value
    let from = reader.date("from").value
    let until = reader.required("until", reader.date("until"))
    let due = reader.date("due").value
    let opening = reader.money("opening", in: currency)
    let closing = reader.money("closing", in: currency)
    let payments = reader.money("payments", in: currency)
    let purchases = reader.money("purchases", in: currency)
    let cash = reader.money("cash", in: currency)
    let interest = reader.money("interest", in: currency)
    let fees = reader.money("fees", in: currency)
    let minimum = reader.nonNegative("minimum", in: currency)
    let amountForGrace = reader.nonNegative("amountForGrace", in: currency)
    reader.checkOrder(of: from, until, named: "from", "until")
    reader.checkOrder(of: until, due, named: "until", "due")
    return until.map {
      Statement(
        id: id, from: from, until: $0, due: due, opening: opening.value, closing: closing.value,
        payments: payments.value, purchases: purchases.value, cash: cash.value, interest: interest.value,
        fees: fees.value, minimum: minimum.value, amountForGrace: amountForGrace.value)
    }
  }

  private func grace(_ reader: ObjectReader) -> GracePeriod {
    let state = reader.required("state", reader.name("state", of: GracePeriod.State.self))
    let until = reader.date("until").value
    let amount = reader.nonNegative("amount", in: currency).value
    let lostOn = reader.date("lostOn").value
    let endedBy = reader.localizedText("endedBy").value
    let needsMinimum = reader.flag("needsMinimum").value
    let interestIfLost = reader.nonNegative("interestIfLost", in: currency).value
    return GracePeriod(
      state: state, until: until, amount: amount, lostOn: lostOn, endedBy: endedBy, needsMinimum: needsMinimum,
      interestIfLost: interestIfLost)
  }

  /// Reads a plan of payments within the product; `nil`, with a finding, if its id is missing. A header does not need
  /// its payments.
  private func subPlan(_ reader: ObjectReader, _ reading: LoanRecord.Reading) -> SubPlan? {
    let id = reader.required("id", reader.nonEmptyText("id"))
    let kind = reader.required("kind", reader.word("kind", among: SubPlan.Kind.named) { .other($0) })
    var plan = SubPlan(id: id ?? "", kind: kind ?? .other("other"))
    plan.title = reader.localizedText("title").value
    plan.merchant = reader.text("merchant").value
    plan.opened = reader.date("opened").value
    plan.ends = reader.date("ends").value
    plan.original = reader.nonNegative("original", in: currency).value
    plan.left = reader.nonNegative("left", in: currency).value
    plan.payment = reader.nonNegative("payment", in: currency).value
    plan.payer = reader.localizedText("payer").value
    plan.nextDue = reader.date("nextDue").value
    plan.paid = reader.integer("paid", in: 0...120_000).value
    plan.payments = reader.integer("payments", in: 1...120_000).value
    plan.rate = reader.rate("rate").value
    if reading == .full {
      plan.schedule = rows("schedule", of: reader, reading, isNumbered: true)
    } else {
      reader.leaveUnread("schedule")
    }
    plan.product = reader.relatedProduct("product").value
    reader.checkOrder(of: plan.opened, plan.ends, named: "opened", "ends")
    return id == nil ? nil : plan
  }
}
