package import DesignSystem
import LoanArithmetic
package import LoanDetailCore
package import Loans
package import Localization

/// The changes in the next twelve months, the soonest first, each with its day and the figures after it.
///
/// ```
/// What will change
///   Insurance ends: life and health
///     Last day . . . . . . . . December 10, 2026
///       in 19 days
///     Loan rate without it . . . .  11.9% a year
///       instead of 5.9% a year
///   The rate changes
///     First day of the new rate .  June 19, 2027
///       in more than 6 months
///     New rate  . . . . . . . . . . 11.9% a year
///       instead of 5.9% a year
///     Payment after the change . . RUB 72,127.26
///       from July 18, 2027; RUB 12,447.01 more than
///       before (RUB 59,680.25)
/// ```
package struct ComingChanges: LoanSection {
  package static let name = SectionName.changes
  package static let summary = "What will change in the next twelve months, with its day and the figures after it."
  package static let needs = [
    NeededFact("terms.rates", \.terms.rates), NeededFact("terms.rateChange", \.terms.rateChange),
    NeededFact("schedule", group: .schedule), NeededFact("insurance", \.insurance),
    NeededFact("holiday", \.holiday), NeededFact("revolving.grace", \.revolving.grace),
    NeededFact("revolving.lines", \.revolving.lines), NeededFact("revolving.subPlans", \.revolving.subPlans),
    NeededFact("ends", \.ends), NeededFact("terms.rateFixing", \.terms.rateFixing),
    NeededFact("terms.chargeCap", \.terms.chargeCap),
  ]

  package let loan: LoanOnScreen
  package init(_ loan: LoanOnScreen) { self.loan = loan }

  package var title: LocalizedText? { LoanWords.whatWillChange }
  package var silence: String? {
    silenceWhenOver ?? (loan.comingChanges.isEmpty ? "no change is known" : nil)
  }
  package var sources: [ProvenanceLog.Source] { [] }

  package var items: [Item] { items(of: loan.comingChanges) }
}

/// The changes that were known on the day of the facts and whose day has passed since.
///
/// ```
/// Changes known on November 21, 2026
///   The credit limit changes
///     First day . . . . . . . . December 1, 2026
///       the day has passed, the data is from before it
///     New limit . . . . . . . . .  RUB 20,000.00
///       instead of RUB 45,000.00
/// ```
struct ChangesSinceData: LoanSection {
  static let name = SectionName.changesSinceData
  static let summary = "What was to change between the day of the data and the day of the screen."
  static let needs = ComingChanges.needs

  let loan: LoanOnScreen

  var title: LocalizedText? { facts.asOf.map { LoanWords.changesKnown(on: value($0)) } }
  var silence: String? {
    silenceWhenOver ?? (loan.changesSinceFacts.isEmpty ? "no change was known for a day since the data" : nil)
  }
  var sources: [ProvenanceLog.Source] { [] }

  var items: [Item] { items(of: loan.changesSinceFacts) }
}

extension LoanSection {
  /// Each change with its day and the figures after it.
  fileprivate func items(of changes: [ComingChange]) -> [Item] {
    each(changes, named: { "\(id).\($0.kind.name)" }) { id, change in
      let figures = figures(of: change, id)
      if figures.isEmpty {
        day(of: change, .id(id), label: sentence(of: change))
      } else {
        section(
          .id(id), sentence(of: change),
          day(of: change, .id(id.appending("day")), label: LoanWords.day(of: change.kind)) + figures)
      }
    }
  }

  /// A row for the day of a change, with its distance and the reason of the change.
  private func day(of change: ComingChange, _ part: PartID, label: LocalizedText) -> [Item] {
    let dayOfChange: Fact<CalendarDate> = .known(change.day, origin: change.origin)
    return row(
      part, label, dayOfChange,
      caption: [countdown(to: change.day), reason(of: change)?(language)].joinedTexts(by: language.semicolon),
      tone: change.isSerious(on: day) ? .attention : .neutral)
  }

  /// The reason of a change; `nil` if there is none to state.
  private func reason(of change: ComingChange) -> LocalizedText? {
    change.reason ?? change.endedPolicy.map { LoanWords.insuranceHasEnded(LoanWords.text(of: $0)) }
  }

  /// The rate, the limit and the payment after a change, as far as they are known.
  @ItemsBuilder
  private func figures(of change: ComingChange, _ id: ItemID) -> [Item] {
    let announced = announced(with: change)
    if let fixing = fixing(endingWith: change) { rows(of: fixing, id) }
    if change.kind == .rateResets { reset(of: change, id) }
    if let rate = change.rate {
      row(
        .id(id.appending("rate")), LoanWords.rateAfter(change.kind), rate.after, states: .rate,
        caption: [
          change.rateFrom.map { said(LoanWords.from(value($0))) }, announced?.index.map { words(for: $0) },
          rate.before.map { said(LoanWords.insteadOf(value($0))) },
        ].joinedTexts(by: language.semicolon))
    } else {
      // Without a rate, the index needs a row of its own.
      row(.id(id.appending("index")), LoanWords.newRate, announced?.index.map { words(for: $0).text }, states: .rate)
    }
    if let limit = change.limit {
      row(
        .id(id.appending("limit")), LoanWords.newLimit, limit.after,
        caption: limit.before.map { said(LoanWords.insteadOf(value($0))) })
    }
    if let payment = change.payment {
      row(
        .id(id.appending("payment")), LoanWords.paymentAfter(change.kind), payment.after, states: .comingPayment,
        caption: [firstDay(ofPaymentAfter: change), difference(of: payment)].joinedTexts(by: language.semicolon))
    } else if change.kind == .rate() {
      row(.id(id.appending("payment-from")), LoanWords.firstChangedPayment, change.paymentFrom)
    }
  }

  /// The index and the margin of the adjusted rate, the day on which it becomes known, and where.
  @ItemsBuilder
  private func reset(of change: ComingChange, _ id: ItemID) -> [Item] {
    if let index = facts.terms.rates.value?.first(where: { $0.index?.nextReset == change.day })?.index {
      let _ = ["index", "known", "published"].forEach { trace(id.appending($0), [facts.terms.rates.source]) }
      row(.id(id.appending("index")), LoanWords.newRate, words(for: index).text, states: .rate)
      row(
        .id(id.appending("known")),
        index.knownOn.map { $0 < day } ?? false ? LoanWords.rateWasKnownOn : LoanWords.rateKnownOn, index.knownOn,
        caption: index.knownOn.flatMap { timeLeft(toComing: $0) })
      row(.id(id.appending("published")), LoanWords.rateSeenAt, index.published)
    }
  }

  /// The day of the first changed payment; `nil` if it is unknown, or the day of the change.
  private func firstDay(ofPaymentAfter change: ComingChange) -> SpokenText? {
    change.paymentFrom.flatMap { $0 == change.day ? nil : said(LoanWords.from(value($0))) }
  }

  /// The difference between the payments before and after the change, with the payment before it; `nil` without a
  /// difference, or if the payment before was zero or is unknown.
  private func difference(of payment: ComingChange.Step<Money>) -> SpokenText? {
    guard let before = payment.before, let after = payment.after.value, before != after, !before.isZero,
      let gap = after.subtracting(before), let size = gap.magnitude
    else { return nil }
    return said((gap.isPositive ? LoanWords.more : LoanWords.less)(value(size), value(before)))
  }

  /// The bank's announcement of the change; `nil` for other changes.
  private func announced(with change: ComingChange) -> AnnouncedRateChange? {
    facts.terms.rateChange.value.flatMap { change.kind == .rate() && change.day == $0.from ? $0 : nil }
  }
}

extension LoanSection {
  /// The event of a change, in a few words.
  package func sentence(of change: ComingChange) -> LocalizedText {
    switch change.kind {
    case .rate(let use, let plan): LoanWords.rateChanges(subject(use: use, plan: plan))
    case .rateEnds where fixing(endingWith: change) != nil:
      LoanWords.fixedRateEnds(change.rate?.before.map { text($0) })
    case .rateEnds(let use, let plan):
      LoanWords.rateEnds(subject(use: use, plan: plan), change.rate?.before.map { text($0) })
    case .payment: LoanWords.paymentChanges
    case .repaymentBegins: LoanWords.repaymentBegins
    case .rateResets: LoanWords.rateResets
    case .insuranceEnds(let kind): LoanWords.insuranceEnds(LoanWords.text(of: kind))
    case .graceEnds: loan.laterForGrace.isEmpty ? LoanWords.graceEnds : LoanWords.graceOfFirstPurchasesEnds
    case .limit: LoanWords.limitChanges
    case .drawingEnds: LoanWords.lastDayToDraw
    case .repaymentPeriodBegins: LoanWords.repaymentPeriodBegins
    case .planEnds(let id): LoanWords.planEnds(loan.planTitles[id])
    case .holidayBegins: LoanWords.holidayBegins
    case .holidayEnds: LoanWords.holidayEnds
    case .answerBy: LoanWords.answerToChangeBy
    case .chooseBy: LoanWords.chooseWayOutBy
    case .lastPayment(.balloon): LoanWords.balloon
    case .lastPayment(.residual): LoanWords.residual
    case .lastPayment: LoanWords.lastPayment
    case .contractEnds: LoanWords.contractEnds
    case .chargeCapReached: LoanWords.chargesEnd
    }
  }

  /// The sub-plan or the use to which a rate applies; `nil` for the rate of the whole loan.
  private func subject(use: RateUse?, plan: String?) -> LocalizedText? {
    plan.map { loan.planTitles[$0] ?? LoanWords.subPlan } ?? use.map(LoanWords.rate(for:))
  }
}

extension ComingChange.Kind {
  /// The name in ids.
  package var name: String {
    switch self {
    case .rate(let use, let plan): Self.name("rate", use: use, plan: plan)
    case .rateEnds(let use, let plan): Self.name("rate-ends", use: use, plan: plan)
    case .payment: "payment"
    case .repaymentBegins: "repayment"
    case .rateResets: "rate-resets"
    case .insuranceEnds(let kind): "insurance.\(InsurancePolicy.Kind.named.name(of: kind))"
    case .graceEnds: "grace"
    case .limit(let line): line.map { "limit.line.\($0)" } ?? "limit"
    case .drawingEnds(let line): line.map { "drawing.line.\($0)" } ?? "drawing"
    case .repaymentPeriodBegins(let line): line.map { "repayment-period.line.\($0)" } ?? "repayment-period"
    case .planEnds(let id): "plan.\(id)"
    case .holidayBegins: "holiday-begins"
    case .holidayEnds: "holiday-ends"
    case .answerBy: "answer"
    case .chooseBy: "choice"
    case .lastPayment(.instalment): "last-payment"
    case .lastPayment(let kind): kind.rawValue
    case .contractEnds: "contract"
    case .chargeCapReached: "charge-cap"
    }
  }

  /// The name of a change of a rate, with the use or the sub-plan to which the rate applies.
  private static func name(_ name: String, use: RateUse?, plan: String?) -> String {
    [name, use.map(RateUse.named.name(of:)), plan.map { "plan.\($0)" }].joinedTexts(by: ".") ?? name
  }
}
