import DesignSystem
import LoanArithmetic
import Loans
import Localization

/// The transfer of the debt or its servicing to another organisation: whom to pay, and from when. The main screen shows
/// the section until 60 days after the last day of the transfer, or longer while the loan is marked as transferred.
///
/// ```
/// Transfer of the servicing
///   From December 1, 2026 on, payments go to New Service.
///   Day of the transfer . . . December 1, 2026
///     in 10 days
///   Servicer now  . . . . . . . . . Sample Bank
///   The present one accepts payments until  January 30, 2027
/// ```
struct Transfer: LoanSection {
  static let name = SectionName.transfer
  static let summary = "The transfer to another organisation: whom to pay, and from when."
  static let needs = [NeededFact("transfer", \.transfer)]

  let loan: LoanOnScreen
  var screen = ScreenID.details

  var title: LocalizedText? { LoanWords.title(of: facts.transfer.value?.kind) }
  var silence: String? { screen == .main && isLongOver ? "the transfer is long over" : nil }

  var items: [Item] {
    members(LoanWords.title(of: nil), of: facts.transfer) { transfer in
      let isToCome = isToCome(transfer)
      successor(in: transfer)
      row(
        "effective", LoanWords.transferDay, transfer.effective,
        caption: transfer.effective.flatMap { timeLeft(toComing: $0) })
      row("from", LoanWords.former(transfer.kind, isToCome: isToCome), transfer.from)
      row("to", LoanWords.new(transfer.kind, isToCome: isToCome), transfer.to)
      row(
        "accepts-until", oldAcceptsUntil(in: transfer), transfer.oldAcceptsUntil,
        caption: isToCome ? transfer.oldAcceptsUntil.flatMap { $0 < day ? timeLeft(until: $0) : nil } : nil)
      row(
        "insurance", LoanWords.insuranceInTransfer,
        transfer.insuranceAffected.map {
          LoanWords.insuranceIsAffected($0, isOver: transfer.effective.map { $0 < day } ?? false)
        })
    }
  }

  /// Whether a transfer is to come. Without its day, it is to come while the loan has the state of a transfer.
  private func isToCome(_ transfer: LoanTransfer) -> Bool {
    transfer.effective.map { $0 > day } ?? facts.lifecycle.overlays.contains(.servicingTransfer)
  }

  /// The label of the last day on which the old organisation accepts payments, by the state of the transfer.
  private func oldAcceptsUntil(in transfer: LoanTransfer) -> LocalizedText {
    if isToCome(transfer) { return LoanWords.presentAcceptsUntil }
    return transfer.oldAcceptsUntil.map { $0 < day } ?? false ? LoanWords.oldAcceptedUntil : LoanWords.oldAcceptsUntil
  }

  /// The statement about the organisation that takes the payments or owns the debt from the day of the transfer on;
  /// empty if it is unknown whether that day has come.
  private func successor(in transfer: LoanTransfer) -> [Item] {
    let phase = facts.lifecycle.phase
    guard let name = transfer.to?(language), phase.isOpen && transfer.effective != nil || phase == .transferred
    else { return [] }
    let coming = transfer.effective.flatMap { $0 > day ? text($0) : nil }
    return note("successor", LoanWords.successor(name, in: transfer.kind, from: coming), tone: .attention)
  }

  /// The number of days for which the main screen shows a transfer after its last day.
  private static let daysAfter = 60

  /// Whether the last day of the transfer passed long ago; `false` without a day, and while the loan is transferred.
  private var isLongOver: Bool {
    let transfer = facts.transfer.value
    let isNow = facts.lifecycle.overlays.contains(.servicingTransfer) || facts.lifecycle.phase == .transferred
    guard !isNow, let last = [transfer?.effective, transfer?.oldAcceptsUntil].compactMap(\.self).max() else {
      return false
    }
    return last.days(until: day) > Self.daysAfter
  }
}
