public import DesignSystem
import LoanArithmetic
import LoanDetailCore

extension LoanSections {
  /// The next payment: its amount, day, account, coverage and parts.
  public func nextPayment() -> [Item] {
    guard facts.lifecycle.phase.isOpen else { return [] }
    trace("payment", [facts.obligations.source])
    guard let next = facts.nextObligation(on: day) else {
      return section("payment", Words.nextPayment, missingNextPayment())
    }
    return section(
      "payment", Words.nextPayment, dueRows(next) + others(than: next) + accountRows(next) + nextPaymentBreakdown())
  }

  /// The reason why there is no next payment; empty if only an overdue amount has to be paid.
  private func missingNextPayment() -> [Item] {
    if case .absent(let absence) = facts.obligations,
      let reason = reason(for: absence, of: "payment.absent", Words.nextPayment)
    {
      return [.note(Note(id: "payment.absent", text: "\(Words.nextPayment(language)): \(reason)", tone: .attention))]
    }
    guard !facts.isOverdue(on: day) || !facts.schedule.rows.isEmpty else { return [] }
    context.lacks("payment.absent", Words.nextPayment, because: .notProvided)
    return [note("payment.absent", Words.noNextPayment)]
  }

  /// The other obligations of the day, except the one that is shown as the payment.
  private func others(than next: Obligation) -> [Item] {
    facts.nextObligations(on: day).filter { $0 != next }.mapNamed({ "payment.of.\($0.kind.rawValue)" }) {
      id, obligation in
      row(id, Words.text(of: obligation.kind), obligation.amount) { value($0) }
    }.flatMap(\.self)
  }

  private func dueRows(_ next: Obligation) -> [Item] {
    let isSum = facts.nextObligations(on: day).count > 1 && next.amount.isDerived
    let figure = amount(
      "payment.amount", isSum ? Words.togetherToPay : Words.text(of: next.kind), next.amount,
      material: .nextPaymentAmount)
    let date = row("payment.date", Words.payBy, next.due, material: .nextPaymentDate, caption: countdown(next)) {
      value($0)
    }
    return (figure.map { [.amount($0)] } ?? []) + date
  }

  private func countdown(_ next: Obligation) -> String? {
    guard let due = next.due.value else { return nil }
    switch day.days(until: due) {
    case 0: return Words.today(language)
    case 1: return Words.tomorrow(language)
    case let days where days > 1: return "\(Words.inDays(language)) \(context.formatter.count(days, Words.days))"
    default: return Words.dayHasPassed(language)
    }
  }

  private func accountRows(_ next: Obligation) -> [Item] {
    let autopay = next.autopay.value.map { ($0 ? Words.autopayOn : Words.autopayOff)(language) }
    let account = row("payment.account", Words.fromAccount, next.account, caption: autopay) { value($0) }
    if !account.isEmpty, next.autopay.value != nil { trace("payment.account", [next.autopay.source]) }
    let loneAutopay =
      account.isEmpty
      ? row("payment.autopay", Words.autopay, next.autopay) { .text(Words.answer($0)(language)) } : []
    let covered = row("payment.covered", Words.covered, next.covered, caption: coverage(next)) { value($0) }
    if next.covered.value != nil { trace("payment.covered", [next.amount.source]) }
    return account + loneAutopay + covered
  }

  private func coverage(_ next: Obligation) -> String? {
    guard next.covered.value != nil, let remaining = next.remaining else { return nil }
    return remaining.isPositive
      ? "\(Words.stillToPay(language)) \(context.formatter.money(remaining).text)" : Words.coveredInFull(language)
  }
}
