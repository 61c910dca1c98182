public import DesignSystem
import LoanDetailCore
import Loans
import Localization

/// A few labels that describe the loan: the kind of payments, whether it is secured and whether it is insured.
public struct Traits: LoanSection {
  public static let name = SectionName.terms
  public static let summary = "The kind of payments, and whether the loan is secured and insured, in short."

  public let loan: LoanOnScreen
  public init(_ loan: LoanOnScreen) { self.loan = loan }

  /// Whether a policy has not ended.
  private var isInsured: Bool { facts.insurance.value?.contains { $0.until.map { $0 >= day } ?? true } ?? false }

  public var items: [Item] {
    let words: [(String, LocalizedText?)] = [
      ("amortisation", facts.terms.amortisation.value.map(LoanWords.payments)),
      ("balloon", facts.terms.balloon.value.map { LoanWords.text(of: $0.kind) }),
      ("secured", facts.security.value?.isEmpty == false ? LoanWords.secured : nil),
      ("insured", isInsured ? LoanWords.insured : nil),
    ]
    let chips = words.compactMap { name, text in
      text.map { ChipGroup.Chip(id: id("traits.\(name)"), text: $0(language)) }
    }
    if !chips.isEmpty {
      let _ = trace(
        id("traits"),
        [facts.terms.amortisation.source, facts.terms.balloon.source, facts.security.source, facts.insurance.source])
      Item.chips(ChipGroup(id: id("traits"), label: LoanWords.inShort(language), chips: chips))
    }
  }
}
