import DesignSystem
import LoanArithmetic
import Loans
import Localization

/// A warning that the balance of an open product cannot be shown, with the reason.
struct MissingBalance: LoanSection {
  static let name = SectionName.missingBalance
  static let summary = "A warning that the balance cannot be shown, and why."
  static let needs = [NeededFact("debt.total", \.debt.total)]

  let loan: LoanOnScreen

  var silence: String? {
    if facts.debt.total.value != nil || facts.debt.principal.value != nil { return "the balance is known" }
    if facts.debt.total == .absent(.notApplicable) { return "the product has no balance" }
    return facts.lifecycle.phase.isOpen ? nil : "nothing is owed in this phase"
  }

  var items: [Item] {
    let explanation = explanation
    Item.banner(
      Banner(
        id: id, title: LoanWords.balanceAbsent(language), text: explanation.text(language), tone: .attention,
        missing: [lack("debt.total", LoanWords.totalDebt, because: explanation.reason)]))
  }

  /// The words about the absence of the balance, and its reason.
  private var explanation: (text: LocalizedText, reason: ScreenDocument.Outcome.Reason) {
    switch facts.debt.total {
    case .absent(.withheld): (LoanWords.balanceWithheldText, .withheld)
    case .absent(.unreadable): (LoanWords.balanceUnreadableText, .unreadable)
    case .absent(.notProvided), .absent(.notApplicable), .known: (LoanWords.balanceAbsentText, .notProvided)
    }
  }
}

struct BankNotices: LoanSection {
  static let name = SectionName.notices
  static let summary = "The messages of the bank to the customer."
  static let needs = [NeededFact("notices", \.notices)]

  let loan: LoanOnScreen

  var items: [Item] {
    switch facts.notices {
    case .known(let notices, _, _):
      each(notices, named: { "notice.\($0.id)" }) { id, notice in
        let _ = trace(id, sources)
        Item.banner(
          Banner(
            id: id, title: notice.title(language), text: text(of: notice),
            tone: Self.tone(of: notice.importance)))
      }
    case .absent(let absence):
      // The section has no heading that would say what is absent.
      if let reason = absence.reason {
        note(
          "absent", LoanWords.titled(LoanWords.messages, reason.words), tone: .attention,
          missing: [lack(id("absent"), LoanWords.messages, because: reason.kind)])
      }
    }
  }

  /// The complete message, followed by its day unless it still holds on the day of the screen; `nil` if there is
  /// neither.
  private func text(of notice: Notice) -> String? {
    let validity = loan.validity(from: notice.since, until: notice.until)
    guard case .ofItsDay(let asOf) = validity else { return notice.text?(language) }
    let words = LoanWords.messageAsOf(value(asOf))(language)
    return [notice.text?(language), words].compactMap(\.self).joined(separator: " ")
  }

  private static func tone(of importance: Notice.Importance) -> Tone {
    switch importance {
    case .information: .neutral
    case .attention: .attention
    case .critical: .critical
    }
  }
}
