import DesignSystem
import LoanArithmetic
import Loans
import Localization

/// The security that is replaced later, such as the claim to a home that is being built: the money that a bank holds
/// until then, the day, and the customer's steps.
///
/// ```
/// The home is being built
///   Pledged now . . . .  claim under a share agreement
///   Held by another bank  . . . . . . RUB 7,900,000.00
///     Example Bank; paid to the builder once the home
///     is finished
///   Expected by . . . . . . . . . .  September 30, 2027
///     in more than 10 months
///   What to do then . .  register the flat as your own
/// ```
struct LaterSecurities: LoanSection {
  static let name = SectionName.laterSecurity
  static let summary = "What replaces a security, when, the money held until then, and what to do."
  static let needs = [NeededFact("security", \.security)]

  let loan: LoanOnScreen

  var title: LocalizedText? {
    dated(replaced.contains { $0.kind == .shareClaim } ? LoanWords.homeIsBuilt : LoanWords.securityIsReplaced)
  }
  var silence: String? {
    silenceWhenOver ?? (replaced.isEmpty ? "no security is replaced later" : nil)
  }

  private var replaced: [Security] { (facts.security.value ?? []).filter { $0.becomes != nil || $0.heldMoney != nil } }

  var items: [Item] {
    each(replaced, named: { _ in "later-security" }) { id, security in
      row(.id(id.appending("now")), LoanWords.pledgedNow, LoanWords.text(of: security.kind))
      if let held = security.heldMoney {
        row(
          .id(id.appending("held")), LoanWords.heldMoney, ofItsDay(held.amount, of: facts.security),
          caption: [held.bank?(language), held.paidOutWhen?(language)].joinedTexts(by: language.semicolon))
        row(.id(id.appending("account")), LoanWords.heldOnAccount, held.account)
      }
      if let later = security.becomes {
        row(.id(id.appending("becomes")), LoanWords.pledgedLater, LoanWords.text(of: later.kind))
        row(
          .id(id.appending("by")), LoanWords.expectedBy, later.expectedBy,
          caption: later.expectedBy.flatMap { timeLeft(toComing: $0) })
        row(.id(id.appending("steps")), LoanWords.stepsThen, later.steps)
      }
    }
  }
}
