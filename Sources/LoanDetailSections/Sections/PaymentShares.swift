import DesignSystem
import LoanArithmetic
import LoanDetailCore
import Loans
import Localization

/// The parts of the payment that the parties pay, and who owes the debt.
///
/// ```
/// Who pays what
///   Your part . . . . . . . . . . RUB 26,400.00
///     60% of each payment
///   Part: co-borrower . . . . . . RUB 17,600.00
///     40% of each payment
///   Each of you owes the whole debt: if one part is
///   missing, the bank may ask anyone for it.
/// ```
struct PaymentShares: LoanSection {
  static let name = SectionName.paymentShares
  static let summary = "Which party pays which part, and whether each owes the whole debt."
  static let needs = [
    NeededFact("parties", group: .parties), NeededFact("terms.jointLiability", \.terms.jointLiability),
  ]

  let loan: LoanOnScreen

  var title: LocalizedText? { LoanWords.whoPaysWhat }
  var silence: String? {
    silenceWhenOver ?? (loan.payingParties.isEmpty ? "the parties share no payment" : nil)
  }

  var sources: [ProvenanceLog.Source] { [source(.parties)] }

  var items: [Item] {
    each(loan.payingParties, named: { "payment-shares.\(Party.Role.named.name(of: $0.role))" }) { id, party in
      let share = party.share.map { percent($0, of: LoanWords.eachPayment) }
      if let pays = party.pays {
        row(.id(id), name(of: party), pays, caption: share?.text)
      } else if let share {
        row(.id(id), name(of: party), share.text)
      }
    }
    if facts.terms.jointLiability.value == true {
      let _ = trace(id("joint"), [facts.terms.jointLiability.source])
      note("joint", LoanWords.isJointlyOwed)
    }
  }

  /// The label of a party's part: "Your part" for the reader, otherwise the name or the role of the party.
  private func name(of party: Party) -> LocalizedText {
    if case .customer(let customer) = loan.scope, party.customer == customer { return LoanWords.yourPart }
    return party.name.map(LocalizedText.init) ?? LoanWords.part(of: inside(LoanWords.role(of: party)))
  }
}
