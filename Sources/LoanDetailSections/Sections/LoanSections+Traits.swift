public import DesignSystem
import LoanDetailCore

extension LoanSections {
  /// A few labels that describe the loan: the kind of payments, whether it is secured and whether it is insured.
  public func traits() -> [Item] {
    let words: [(String, String?)] = [
      ("amortisation", facts.terms.amortisation.value.map { Words.payments(by: $0)(language) }),
      ("secured", facts.security.value?.isEmpty == false ? Words.secured(language) : nil),
      ("insured", facts.insurance.value?.isEmpty == false ? Words.insured(language) : nil),
    ]
    let chips = words.compactMap { name, text in
      text.map { ChipGroup.Chip(id: "terms.traits.\(name)", text: $0) }
    }
    guard !chips.isEmpty else { return [] }
    trace("terms.traits", [facts.terms.amortisation.source, facts.security.source, facts.insurance.source])
    return [.chips(ChipGroup(id: "terms.traits", label: Words.inShort(language), chips: chips))]
  }
}
