import DesignSystem
import LoanArithmetic
import LoanDetailSections
import Loans
import Localization

/// The payments of all products in the month that begins on the day of the screen, with their sum, by the last day for
/// the money. A product without a payment in this month is listed with its next payment.
///
/// ```
/// Payments of the coming month
///   November 21, 2026 to December 20, 2026 RUB 62,118.74
///     all payments of these days
///   December 14, 2026 . . . . . . . . . .  RUB 52,118.74
///     Boat loan •• 4471 . . . . . . . . .  RUB 13,118.74
///     Card •• 0456  . . . . . . . . . . .  RUB 39,000.00
///       minimum payment
/// ```
struct SummaryCalendar: SummarySection {
  static let name: SectionName = "calendar"
  static let summary = "The payments of the coming month of all products, by day, and what they come to."
  static let rule = "payments due or debited within one month from the day of the screen"

  let figures: SummaryFigures

  var title: LocalizedText? { LoanWords.comingMonth }
  var silence: String? { payments.isEmpty && passed.isEmpty ? "no payment is known" : nil }

  /// A payment of a product.
  private typealias Payment = (entry: SummaryEntry, payment: DuePayment)

  private var payments: [Payment] { figures.owed.flatMap { entry in entry.payments.map { (entry, $0) } } }
  private var ofMonth: [Payment] { payments.filter { $0.payment.last < figures.dayAfterMonth } }

  /// The payments whose day has passed since the facts, so that it is unknown whether they were made.
  private var passed: [(entry: SummaryEntry, due: CalendarDate)] {
    figures.owed.compactMap { entry in
      if case .check(let payment) = entry.loan.task, let due = payment.due.value { (entry, due) } else { nil }
    }.sorted { $0.due < $1.due }
  }

  /// The next day with a payment of which something is left to pay, and the sums of that day; `nil` if no payment or
  /// not every amount of the day is known. `isFirst` says that no payment of more than zero
  /// comes before it.
  var next: (last: CalendarDate, sums: [Money], isFirst: Bool)? {
    let toPay = payments.filter { !$0.payment.isDone }
    guard let last = toPay.map(\.payment.last).min() else { return nil }
    let ofDay = toPay.filter { $0.payment.last == last }
    guard ofDay.allSatisfy({ $0.payment.amount.value != nil }) else { return nil }
    return (
      last, sums(ofDay.map(part)),
      payments.allSatisfy { $0.payment.last >= last || $0.payment.amount.value?.isZero ?? false }
    )
  }

  /// The first payment of each product without one in this month.
  private var later: [Payment] {
    figures.owed.compactMap { entry in
      entry.payments.first.flatMap { $0.last < figures.dayAfterMonth ? nil : (entry, $0) }
    }.sorted { $0.payment.last < $1.payment.last }
  }

  var items: [Item] {
    for payment in passed {
      note(
        "check.\(payment.entry.id)",
        payment.entry.own(LoanWords.checkPayment(of: value(payment.due), for: payment.entry.name(self))),
        tone: .attention)
    }
    burden
    for day in Set(ofMonth.map(\.payment.last)).sorted() { items(of: day) }
    if ofMonth.isEmpty { note("none", LoanWords.noPaymentsInMonth) }
    section("later", LoanWords.later, laterItems)
  }

  @ItemsBuilder
  private var burden: [Item] {
    let parts = ofMonth.map(part)
    let last = figures.dayAfterMonth.adding(days: -1)
    for sum in sums(parts) {
      row(
        "month.\(sum.currency.code)", LoanWords.fromTo(value(day), last.map { value($0) }), sum,
        states: .nextPaymentAmount, caption: contents)
    }
    allInOne("month.all", sums(parts))
  }

  /// What the sum of the month contains, and what it leaves out.
  private var contents: SpokenText? {
    let isAllRegular = ofMonth.allSatisfy(\.payment.isRegular)
    let leavesOutOverdue = figures.owed.contains(where: \.isOverdue)
    let leavesOutUnknown = ofMonth.contains { $0.payment.amount.value == nil }
    return [
      said(isAllRegular ? LoanWords.burden : LoanWords.burdenWithEarly),
      leavesOutOverdue ? said(LoanWords.withoutOverdue) : nil,
      leavesOutUnknown ? said(LoanWords.withoutUnknownPayments) : nil,
    ].joinedTexts(by: language.semicolon)
  }

  /// Returns a payment as a part of a total.
  private func part(_ payment: Payment) -> SummaryPart {
    SummaryPart(entry: payment.entry, amount: payment.payment.amount, caption: caption(of: payment))
  }

  /// What a payment is unless it is an instalment, what is paid of it, and its due day if it is debited before.
  private func caption(of payment: Payment) -> SpokenText? {
    let (entry, payment) = payment
    let kind = payment.kind == .obligation(.instalment) ? nil : LoanWords.text(of: payment.kind)
    let there = payment.covered.value.flatMap { $0.isPositive ? said(LoanWords.alreadyThere(value($0))) : nil }
    let words = kind.map { entry.own($0) }.map { payment.isNamedByData ? said($0) : SpokenText(inside($0)) }
    let taken = payment.taken == nil ? nil : said(LoanWords.isTaken(before: value(payment.due)))
    let onItsWay = payment.isOnItsWay ? said(LoanWords.onItsWay) : nil
    return [words, there, onItsWay, taken].joinedTexts(by: language.semicolon)
  }

  /// The payments of a day: the total of each currency, then the payments with unknown amounts.
  private func items(of last: CalendarDate) -> [Item] {
    let ofDay = ofMonth.filter { $0.payment.last == last }
    let known = ofDay.filter { $0.payment.amount.value != nil }
    func tone(_ payments: [Payment]) -> Tone {
      let isSoon = day.days(until: last) <= LoanOnDay.announcedDays
      return isSoon && !payments.allSatisfy(\.payment.isDone) ? .attention : .neutral
    }
    let sums = Set(known.compactMap(\.payment.amount.value?.currency.code)).sorted().flatMap { code -> [Item] in
      let same = known.filter { $0.payment.amount.value?.currency.code == code }
      if same.count == 1 { return [row(of: same[0], id: id("\(last).\(code)"), tone: tone(same))] }
      return totals(
        "\(last)", { _ in text(of: last) }, same.map(part), states: .nextPaymentAmount, tone: tone(same),
        caption: SpokenText(countdown(to: last)))
    }
    let unknown = ofDay.filter { $0.payment.amount.value == nil }
    return sums + unknown.mapNamed({ "\(id).\(last).\($0.entry.id)" }) { row(of: $1, id: $0, tone: tone([$1])) }
  }

  private var laterItems: [Item] {
    later.mapNamed({ "\(id).later.\($0.entry.id)" }) { row(of: $1, id: $0, tone: .neutral) }
  }

  /// Returns the row of a single payment: its day, and the product in the caption.
  private func row(of payment: Payment, id: ItemID, tone: Tone) -> Item {
    var part = part(payment)
    let left = SpokenText(countdown(to: payment.payment.last))
    part.caption = [part.entry.name(self)(language), part.caption, left].joinedTexts(by: language.semicolon)
    part.tone = tone
    return .row(row(of: part, id, label: text(of: payment.payment.last), material: .nextPaymentAmount))
  }

  private func text(of day: CalendarDate) -> LocalizedText { LocalizedText(verbatim: formatter.date(day).text) }
}

extension DuePayment {
  /// Whether the name of the payment is that of a sub-plan in the data, which stays as it is.
  fileprivate var isNamedByData: Bool {
    guard case .subPlan(let plan) = kind else { return false }
    if plan.title != nil || plan.merchant != nil { return true }
    if case .other(let word) = plan.kind { return word != "other" }
    return false
  }
}
