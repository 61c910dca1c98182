public import DesignSystem
public import LoanDetailCore

extension LoanSections {
  /// A row for a fact.
  ///
  /// A known fact gives a row. A fact that is withheld or unreadable gives a row with the reason. A fact that is not
  /// provided or not applicable gives no row.
  ///
  /// ```swift
  /// sections.row("terms.original-amount", Words.amount, facts.terms.originalAmount) { sections.value($0) }
  /// ```
  ///
  /// - Parameters:
  ///   - id: The id of the row.
  ///   - label: The label of the row.
  ///   - fact: The fact to show.
  ///   - material: The material fact that the row states.
  ///   - caption: An addition to the value. "calculated" or the day of the fact is appended where it applies.
  ///   - tone: The tone of the row if the fact is known.
  ///   - copy: The text that the customer can copy if the fact is known.
  ///   - destination: What the row opens if the fact is known.
  ///   - value: Formats the value.
  public func row<Known>(
    _ id: ItemID, _ label: LocalizedText, _ fact: Fact<Known>, material: MaterialFact? = nil, caption: String? = nil,
    tone: Tone = .neutral, copy: String? = nil, destination: Destination? = nil, value: (Known) -> Value
  ) -> [Item] {
    trace(id, [fact.source])
    switch fact {
    case .known(let known, _, _):
      let captions = [caption, qualification(of: fact)].compactMap(\.self)
      return [
        .row(
          Row(
            id: id, label: label(language), value: value(known),
            caption: captions.isEmpty ? nil : captions.joined(separator: "; "), tone: tone, fact: material, copy: copy,
            destination: destination))
      ]
    case .absent(let absence):
      guard let reason = reason(for: absence, of: id, label) else { return [] }
      return [
        .row(
          Row(id: id, label: label(language), value: .text(reason), tone: .attention, fact: material))
      ]
    }
  }

  /// A row for the number of an account, a contract or a register. The customer can copy it in full if the context reveals
  /// numbers; a masked number is of no use on a clipboard.
  public func numberRow(
    _ id: ItemID, _ label: LocalizedText, _ fact: Fact<AccountNumber>, caption: String? = nil
  ) -> [Item] {
    row(id, label, fact, caption: caption, copy: context.revealsNumbers ? fact.value?.revealed : nil) { value($0) }
  }

  /// A row for a text; empty without a text.
  public func textRow(_ id: ItemID, _ label: LocalizedText, _ text: String?) -> [Item] {
    text.map { [.row(Row(id: id, label: label(language), value: .text($0)))] } ?? []
  }

  /// A note with a text of the source; empty without a text.
  public func note(_ id: ItemID, _ fact: Fact<LocalizedText>) -> [Item] {
    guard let text = fact.value else { return [] }
    trace(id, [fact.source])
    return [.note(Note(id: id, text: text(language)))]
  }

  /// A note with fixed words.
  func note(_ id: ItemID, _ text: LocalizedText) -> Item { .note(Note(id: id, text: text(language))) }
}
