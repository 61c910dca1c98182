public import DesignSystem
import LoanArithmetic
import Loans
public import Localization

/// The earliest day of the disbursement, and the last day on which the customer may withdraw from the loan. The main
/// screen shows them until both days have passed.
///
/// ```
/// Disbursement
///   Not before  . . . . . .  November 23, 2026
///     after 10:30, in 2 days
///   You can withdraw until  .  November 23, 2026
///     before 10:30, in 2 days
/// ```
public struct Disbursement: LoanSection {
  public static let name = SectionName.disbursement
  public static let summary = "When the money comes at the earliest, and until when the customer may refuse the loan."
  public static let needs = [NeededFact("disbursement", \.disbursement)]

  public let loan: LoanOnScreen
  let screen: ScreenID

  public init(_ loan: LoanOnScreen, on screen: ScreenID = .details) {
    self.loan = loan
    self.screen = screen
  }

  public var title: LocalizedText? { LoanWords.disbursement }
  public var silence: String? {
    let last = [facts.disbursement.value?.earliest, facts.disbursement.value?.refuseBy].compactMap(\.self).max()
    switch facts.lifecycle.phase {
    case .application, .approved: return nil
    case .active, .deferred, .unknown:
      guard screen == .main else { return nil }
      guard let last else { return "neither day is known" }
      return last < day ? "both days are over" : nil
    case .maturedUnpaid, .repaid, .closed, .writtenOff, .rescheduled, .transferred, .rejected, .withdrawn, .cancelled,
      .closedToSpending:
      return "the loan cannot be taken or refused in this phase"
    }
  }

  public var items: [Item] {
    members(LoanWords.disbursement, of: facts.disbursement) { terms in
      row(
        "earliest", LoanWords.earliest, terms.earliest,
        caption: [
          terms.earliestTime.map { LoanWords.after(formatter.time($0))(language) },
          terms.earliest.flatMap { timeLeft(toComing: $0) },
        ].joinedTexts())
      deadline(
        "refuse", LoanWords.refuseUntil, terms.refuseBy,
        caption: terms.refuseByTime.map { LoanWords.before(formatter.time($0))(language) })
    }
  }
}
