public import DesignSystem
import LoanArithmetic
public import LoanDetailCore

/// All payments, past and future, with their parts and statuses.
///
/// ```
/// Payment schedule, RUB
///   No  Date         Payment  Principal  Status
///   18  11/10/26   13,118.74   6,012.44    paid
///   19  12/10/26   13,118.74   6,097.11
/// ```
public struct Schedule: LoanSection {
  public static let name = SectionName.schedule
  public static let summary = "Every payment, past and future, with its parts and its status."
  public static let needs = [NeededFact("schedule", group: .schedule)]

  public let loan: ShownLoan
  public init(_ loan: ShownLoan) { self.loan = loan }

  public var title: LocalizedText? {
    facts.schedule.rows.isEmpty ? LoanWords.schedule : titleWithCurrency(LoanWords.schedule)
  }

  public var items: [Item] {
    PaymentCounts(loan)
    if facts.schedule.rows.isEmpty {
      absent
    } else {
      notes
      schedule(rows: facts.schedule.rows, id: "rows")
    }
  }

  private var absent: [Item] {
    guard let reason = reason(for: facts.schedule.absence, of: id("absent"), LoanWords.schedule) else {
      context.lacks(id("absent"), LoanWords.schedule, because: .notProvided)
      return note("absent", LoanWords.scheduleAbsent)
    }
    return note("absent", "\(LoanWords.schedule(language)): \(reason)", tone: .attention)
  }

  @ItemsBuilder
  private var notes: [Item] {
    if facts.schedule.kind == .derived { note("derived", LoanWords.scheduleDerived) }
    if facts.schedule.kind == .plan { note("plan", LoanWords.schedulePlan) }
    if let booked = facts.comingRepayments(on: day).first {
      note("booked", LoanWords.scheduleBefore(booked.extent, on: text(booked.on)), tone: .attention)
    }
    if facts.schedule.isTruncated { truncation }
  }

  private var truncation: [Item] {
    context.lacks(id("truncated"), LoanWords.schedule, because: .notDelivered)
    let given = facts.schedule.rows.count { $0.kind == .instalment }
    let shown = context.formatter.number(given)
    let all = facts.paymentsInAll.value.map {
      " \(LoanWords.of(language)) \(context.formatter.count($0, LoanWords.paymentsOf))"
    }
    return note("truncated", "\(LoanWords.truncated(language)) \(shown)\(all ?? "").", tone: .attention)
  }
}

/// The number of payments made, left and missed.
struct PaymentCounts: LoanSection {
  static let name = SectionName.schedule
  static let summary = "The number of payments made, left and missed."

  let loan: ShownLoan
  init(_ loan: ShownLoan) { self.loan = loan }

  var items: [Item] {
    let done = facts.paymentsDone(on: day)
    row("done", LoanWords.done, done)
    let left = facts.paymentsLeft(on: day)
    if left.value != nil {
      let _ = facts.schedule.left.value == nil ? trace(id("left"), [facts.paymentsInAll.source, done.source]) : ()
      row("left", LoanWords.left, left)
    }
    row("overdue", LoanWords.missedCount, facts.schedule.overdue)
  }
}

extension LoanSection {
  /// A table of payments: number, day, amount, the parts that occur, balance and status; and the day of payment, if one
  /// was not paid on its day.
  ///
  /// - Parameters:
  ///   - rows: The payments, the earliest first.
  ///   - part: The id of the table in the section.
  public func schedule(rows: [ScheduleRow], id part: PartID) -> [Item] {
    let components = rows.map(\.portions).components
    var columns = [
      column("number", LoanWords.number), column("date", LoanWords.date),
      column("payment", LoanWords.payment, .trailing),
    ]
    let parts = rows.lazy.map(\.portions)
    columns += components.map { column($0.rawValue, parts.title(of: $0) ?? LoanWords.text(of: $0), .trailing) }
    columns.append(column("balance", LoanWords.balance, .trailing))
    let hasStatus = rows.contains { statusText($0, facts.status(of: $0, on: day)) != nil }
    if hasStatus { columns.append(column("status", LoanWords.rowStatus)) }
    let hasPaidDay = rows.contains { $0.paidOn != nil && $0.paidOn != $0.due }
    if hasPaidDay { columns.append(column("paid-on", LoanWords.paidOn)) }
    return table(
      part, titleWithCurrency(LoanWords.schedule), columns, of: rows, named: { "\(self.id).\(Self.name(of: $0))" }
    ) { id, row in
      let status = facts.status(of: row, on: day)
      let figures = components.map { row.portions.amount(of: $0).map { figure($0) } }
      return TableRow(
        id: id,
        cells: [
          row.number.map { .text(context.formatter.number($0)) },
          row.due.map { .date(context.formatter.date($0, .numeric)) }, row.payment.map { figure($0) },
        ] + figures + [row.balance.map { figure($0) }]
          + (hasStatus ? [statusText(row, status).map { .text($0) }] : [])
          + (hasPaidDay ? [row.paidOn.map { .date(context.formatter.date($0, .numeric)) }] : []),
        tone: tone(of: status), state: status.map(state), group: year(of: row.due))
    }
  }

  /// The id of a payment contains its number; the id of any other row contains its kind and day.
  private static func name(of row: ScheduleRow) -> String {
    if row.kind == .instalment, let number = row.number { return "payment.\(number)" }
    return "\(row.kind.rawValue).\(row.due.map(\.description) ?? "undated")"
  }

  private func statusText(_ row: ScheduleRow, _ status: ScheduleRow.Status?) -> String? {
    let kind = LoanWords.text(of: row.kind)
    let texts = [kind, status == .skipped && kind != nil ? nil : status.map { LoanWords.text(of: $0) }].compactMap(
      \.self)
    return texts.isEmpty ? nil : texts.map { $0(language) }.joined(separator: ", ")
  }

  private func tone(of status: ScheduleRow.Status?) -> Tone {
    switch status {
    case .overdue: .critical
    case .due, .partiallyPaid: .attention
    case .paid, .skipped: .muted
    case .upcoming, nil: .neutral
    }
  }

  private func state(of status: ScheduleRow.Status) -> TableRow.State {
    switch status {
    case .paid: .paid
    case .partiallyPaid: .partlyPaid
    case .overdue: .overdue
    case .due: .due
    case .upcoming: .planned
    case .skipped: .skipped
    }
  }
}
