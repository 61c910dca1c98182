import LoanArithmetic
import LoanDetailCore

extension LoanFacts {
  /// These facts with a schedule worked out from the terms, where the source gives terms and no rows, and does not say
  /// that no schedule applies.
  func withDerivedSchedule() -> LoanFacts {
    guard schedule.rows.isEmpty, !isUnscheduled, let terms = scheduleTerms, let derived = try? Schedule(terms) else {
      return self
    }
    var facts = self
    facts.schedule.kind = .derived
    facts.origins[.schedule] = .derived(rule: "schedule worked out from the terms")
    facts.schedule.rows = derived.rows.map { row in
      ScheduleRow(
        kind: row.kind.scheduleRowKind, number: row.kind == .regular ? row.number : nil, due: row.date,
        payment: derived.money(row.payment),
        portions: [
          Portion(.principal, derived.money(row.principal)), Portion(.interest, derived.money(row.interest)),
        ],
        balance: derived.money(row.balance))
    }
    facts.ends = facts.ends.or(
      derived.rows.last?.date.map { .known($0, origin: .derived(rule: "last payment of the terms")) } ?? .notProvided)
    return facts
  }

  /// What the source's rows and the rows its own terms give disagree in.
  func scheduleDifferences() -> [Diagnostic] {
    let stated = schedule.rows.filter { $0.kind == .instalment && $0.number != nil }
    guard !stated.isEmpty, schedule.kind != .derived,
      schedule.rows.allSatisfy({ $0.kind == .instalment || $0.kind == .disbursement }),
      let terms = scheduleTerms, let derived = try? Schedule(terms)
    else { return [] }
    let byNumber = Dictionary(
      derived.rows.filter { $0.kind == .regular }.map { ($0.number, $0) }, uniquingKeysWith: { first, _ in first })
    let different = stated.filter { row in row.number.flatMap { byNumber[$0] }.map { row.differs(from: $0) } ?? true }
    guard let first = different.first, let number = first.number else { return [] }
    return [
      Diagnostic(
        id: "schedule.differs-from-terms", severity: .warning, path: "schedule.rows",
        summary:
          "The schedule differs from the one its own terms give, in \(different.count) of \(stated.count) payments, "
          + "first in payment \(number).",
        found: first.summary, expected: byNumber[number].map { derived.summary(of: $0) } ?? "no such payment",
        advice: "The source's schedule is shown as it is; the owners of the record mend its terms or its rows.")
    ]
  }

  /// What the arithmetic needs to make the schedule; `nil` when the source does not state enough, how interest is
  /// measured above all, or states what changes a schedule in ways the terms do not tell.
  private var scheduleTerms: ScheduleTerms? {
    let untold: Set<Lifecycle.Overlay> = [.restructured, .paymentHoliday, .partiallyDisbursed]
    guard lifecycle.overlays.isDisjoint(with: untold), lifecycle.phase.isOpen || lifecycle.phase == .approved,
      let original = terms.originalAmount.value, original.isPositive, let opened = opened.value,
      let method = terms.amortisation.value?.repaymentMethod, let period = paymentPeriod,
      let count = (terms.payments.or(schedule.total)).value,
      let accrual = terms.interest.value, let rates = terms.rates.value, let first = rates.first,
      rates.allSatisfy({ $0.rate.period == .year && $0.rate.basis == .nominal }),
      rates.dropFirst().allSatisfy({ $0.from != nil })
    else { return nil }
    var result = ScheduleTerms(principal: original, annualRatePercent: first.rate.percent, payments: count)
    result.method = method
    result.period = period
    result.disbursed = opened
    result.firstPayment = terms.firstPayment.value
    result.paymentDay = terms.paymentDay.value
    result.accrual = accrual
    result.rateChanges = rates.dropFirst().compactMap { rate in
      rate.from.map { RateChange(from: $0, annualRatePercent: rate.rate.percent) }
    }
    return result
  }

  /// The step between payments: as stated, else a month where there are as many payments as months.
  private var paymentPeriod: Term? {
    if let stated = terms.paymentEvery.value { return stated }
    guard let term = terms.term.value, term.unit == .months, term.count == terms.payments.value else { return nil }
    return Term(1, .months)
  }
}

extension LoanDetailCore.Amortisation {
  /// The method the arithmetic knows the way by; `nil` for those that leave something open.
  fileprivate var repaymentMethod: RepaymentMethod? {
    switch self {
    case .annuity: .annuity
    case .equalPrincipal: .differentiated
    case .interestOnly: .interestOnly
    case .bullet: .bulletSimple
    case .mixed, .none, .unknown: nil
    }
  }
}

extension Schedule.Row.Kind {
  fileprivate var scheduleRowKind: ScheduleRow.Kind {
    switch self {
    case .regular, .stub: .instalment
    case .early: .earlyRepayment
    case .downPayment: .downPayment
    case .holiday: .paymentHoliday
    }
  }
}

extension ScheduleRow {
  private func amount(_ component: Portion.Component) -> Int64? {
    portions.first { $0.component == component }?.amount.minorUnits
  }

  /// Whether anything that both rows say is not the same.
  fileprivate func differs(from row: Schedule.Row) -> Bool {
    (due.map { $0 != row.date } ?? false) || (amount(.principal).map { $0 != row.principal } ?? false)
      || (amount(.interest).map { $0 != row.interest } ?? false)
      || (balance.map { $0.minorUnits != row.balance } ?? false)
  }

  /// The row in a few words, for messages.
  fileprivate var summary: String {
    let parts = portions.map { "\($0.component.rawValue) \($0.amount)" }
    return ([due.map(\.description)] + parts + [balance.map { "balance \($0)" }]).compactMap(\.self)
      .joined(separator: ", ")
  }
}

extension Schedule {
  fileprivate func summary(of row: Row) -> String {
    let amounts = "principal \(money(row.principal)), interest \(money(row.interest)), balance \(money(row.balance))"
    return [row.date?.description, amounts].compactMap(\.self).joined(separator: ", ")
  }
}
