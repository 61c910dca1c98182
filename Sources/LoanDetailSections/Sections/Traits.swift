import DesignSystem
import LoanArithmetic
import LoanDetailCore
import Loans
import Localization

/// A few labels that describe the loan: the kind of payments, whether it is secured and whether it is insured.
struct Traits: LoanSection {
  static let name = SectionName.terms
  static let summary = "The kind of payments, and whether the loan is secured and insured, in short."

  let loan: LoanOnScreen

  /// Whether a policy has begun and has not ended.
  private var isInsured: Bool {
    facts.insurance.value?.contains { policy in
      policy.from.map { $0 <= day } ?? true && policy.until.map { $0 >= day } ?? true
    } ?? false
  }

  /// Whether a pledge is not removed.
  private var isSecured: Bool { facts.security.value?.contains { !loan.isReleased($0) } ?? false }

  var items: [Item] {
    let isOver = facts.lifecycle.phase.isFinal
    let words: [(String, LocalizedText?)] = [
      ("interest-only", loan.interestOnlyUntil == nil ? nil : LoanWords.interestOnlyNow),
      ("amortisation", loan.amortisation.value.map(LoanWords.payments)),
      ("balloon", isOver ? nil : facts.terms.balloon.value.map { LoanWords.text(of: $0.kind) }),
      ("secured", isSecured ? LoanWords.secured : nil),
      ("insured", isInsured ? LoanWords.insured : nil),
    ]
    let chips = words.compactMap { name, text in
      text.map { ChipGroup.Chip(id: id("traits.\(name)"), text: $0(language)) }
    }
    if !chips.isEmpty {
      let _ = trace(
        id("traits"),
        [
          facts.terms.interestOnlyPayments.source, facts.terms.amortisation.source, facts.terms.balloon.source,
          facts.security.source, facts.insurance.source,
        ])
      Item.chips(ChipGroup(id: id("traits"), label: LoanWords.inShort(language), chips: chips))
    }
  }
}
