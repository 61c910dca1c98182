public import DesignSystem
import LoanArithmetic
import Loans
public import Localization

/// A timeline of the last paid instalment, up to three missed ones, the next one and the two after it, including a
/// booked early repayment; on request, all payments. The amounts of the next payment and of the early repayment are in
/// the sections of these payments.
///
/// ```
/// Recent and upcoming
///   ✓ November 10, 2026   Payment 18, paid     RUB 13,118.74
///   → December 10, 2026   Payment 19
///   • January 10, 2027    Payment 20           RUB 13,118.74
/// ```
public struct PaymentsAround: LoanSection {
  public static let name = SectionName.paymentsAround
  public static let summary = "The payments before and after the day, as a timeline."
  public static let needs = [NeededFact("schedule", group: .schedule)]

  public let loan: LoanOnScreen
  let isComplete: Bool

  /// Creates the timeline. With `isComplete`, it has all payments of a schedule of up to twelve rows, even if it is
  /// over.
  public init(_ loan: LoanOnScreen, isComplete: Bool = false) {
    self.loan = loan
    self.isComplete = isComplete
  }

  public var destination: Destination? { .screen(.schedule) }
  public var title: LocalizedText? { LoanWords.paymentsAround }

  public static let emptiness = "no schedule contains the next payment"

  public var items: [Item] {
    if isComplete, let all = completeRows {
      let next = loan.nextObligation?.due.value
      timeline(all) { $0.due != nil && $0.due == next }
    } else if let payments = loan.payments(missed: Self.missedShown, ahead: Self.aheadShown) {
      timeline(payments.past + [payments.next] + payments.ahead, calculated: payments.calculated) {
        $0 == payments.next
      }
    }
  }

  /// The timeline of some rows. `isNext` finds the next payment; `calculated` are the rows that the engine calculated.
  private func timeline(
    _ rows: [ScheduleRow], calculated: Set<ScheduleRow> = [], isNext: (ScheduleRow) -> Bool
  ) -> Item {
    let next = isComplete ? nil : loan.nextObligation
    let entries = rows.mapNamed(Self.entryName(of:)) { id, row in
      entry(id, row, beside: next, isNext: isNext(row), isCalculated: calculated.contains(row))
    }
    return .timeline(
      Timeline(id: id("line"), title: LoanWords.paymentsAround(language), entries: entries.compactMap(\.self)))
  }

  /// All payments of a short, complete schedule that no early repayment changes; `nil` for any other schedule.
  private var completeRows: [ScheduleRow]? {
    let rows = facts.schedule.rows.filter { $0.kind != .disbursement && $0.status != .skipped }
    let isShown = !facts.schedule.isTruncated && (facts.bookedRepayments.value ?? []).isEmpty
    return isShown && (1...Self.allShown).contains(rows.count) ? rows : nil
  }

  private static let allShown = 12
  private static let missedShown = 3
  private static let aheadShown = 2

  /// The id of an entry contains the number of the payment or, without one, its day.
  private static func entryName(of row: ScheduleRow) -> String {
    if row.kind == .earlyRepayment { return "payments-around.early" }
    return "payments-around.\(row.number.map(String.init) ?? row.due.map(\.description) ?? "undated")"
  }

  /// The entry of a row; `nil` if the day or the amount is unknown.
  private func entry(
    _ id: ItemID, _ row: ScheduleRow, beside next: Obligation?, isNext: Bool, isCalculated: Bool
  ) -> Timeline.Entry? {
    guard let due = row.due, let payment = row.payment else { return nil }
    let status = loan.status(of: row)
    let state: Timeline.State =
      switch status {
      case .paid: .done
      case .overdue: .missed
      default: isNext ? .next : .ahead
      }
    let name =
      row.kind == .instalment
      ? loan.paymentNumber(of: row).map { LoanWords.payment(formatter.number($0))(language) }
      : LoanWords.text(of: row.kind).map { $0(language).uppercasedFirst }
    let words = status == .upcoming ? nil : status.map { LoanWords.text(of: $0)(language) }
    let calculated = isCalculated ? LoanWords.calculated(language) : nil
    return Timeline.Entry(
      id: id, date: formatter.date(due),
      title: language.list([name ?? LoanWords.payment(language), words, calculated].compactMap(\.self)),
      money: isShownElsewhere(row, payment, beside: next) ? nil : formatter.money(payment), state: state,
      destination: destination(of: row, in: state, beside: next))
  }

  /// The section with the details of a payment; `nil` if there is none.
  private func destination(of row: ScheduleRow, in state: Timeline.State, beside next: Obligation?) -> Destination? {
    if row.kind == .earlyRepayment { return .section(.bookedRepayments) }
    if state == .missed { return .section(.overdue) }
    return row.due != nil && row.due == next?.due.value ? .section(.nextPayment) : nil
  }

  /// Whether the section of the next payment or of the early repayment shows the amount.
  private func isShownElsewhere(_ row: ScheduleRow, _ payment: Money, beside next: Obligation?) -> Bool {
    if isComplete { return false }
    if row.kind == .earlyRepayment { return true }
    return row.due != nil && row.due == next?.due.value && payment == next?.amount.value
  }
}
