public import DesignSystem
import LoanArithmetic
import LoanDetailCore

extension LoanSections {
  /// A timeline of the last paid instalment, the latest missed ones, the next one and the two after it.
  ///
  /// Empty if the schedule does not contain the next payment.
  public func paymentsAround() -> [Item] {
    guard let payments = facts.payments(around: day, missed: Self.missedShown, ahead: Self.aheadShown) else {
      return []
    }
    trace("payments-around", [source(.schedule)])
    let rows = payments.past + [payments.next] + payments.ahead
    let entries = rows.mapNamed(Self.entryName(of:)) { id, row in entry(id, row, isNext: row == payments.next) }
    return section(
      "payments-around", Words.paymentsAround,
      [
        .timeline(
          Timeline(
            id: "payments-around.line", title: Words.paymentsAround(language), entries: entries.compactMap(\.self)))
      ])
  }

  private static let missedShown = 3
  private static let aheadShown = 2

  private static func entryName(of row: ScheduleRow) -> String {
    "payments-around.\(row.number.map(String.init) ?? row.due.map(\.description) ?? "undated")"
  }

  private func entry(_ id: ItemID, _ row: ScheduleRow, isNext: Bool) -> Timeline.Entry? {
    guard let due = row.due, let payment = row.payment else { return nil }
    let status = row.status(on: day)
    let state: Timeline.State =
      switch status {
      case .paid: .done
      case .overdue: .missed
      default: isNext ? .next : .ahead
      }
    let name = row.number.map { "\(Words.payment(language)) \(context.formatter.number($0))" }
    let words = status == .upcoming ? nil : status.map { Words.text(of: $0)(language) }
    return Timeline.Entry(
      id: id, date: context.formatter.date(due),
      title: [name ?? Words.payment(language), words].compactMap(\.self).joined(separator: ", "),
      money: context.formatter.money(payment), state: state)
  }
}
