public import DesignSystem
public import LoanDetailCore

extension LoanSections {
  /// A section; empty if it has no items.
  public func section(_ id: ItemID, _ title: LocalizedText, _ items: [Item]) -> [Item] {
    items.isEmpty ? [] : [.section(Section(id: id, title: title(language), items: items))]
  }

  /// A section for a list of things; if the list is withheld or unreadable, a section with the reason.
  func listSection<Element>(
    _ id: ItemID, _ title: LocalizedText, _ list: Fact<[Element]>, _ items: ([Element]) -> [Item]
  ) -> [Item] {
    trace(id, [list.source])
    switch list {
    case .known(let elements, _, _): return section(id, title, items(elements))
    case .absent(let absence):
      guard let reason = reason(for: absence, of: id, title) else { return [] }
      return section(id, title, [.note(Note(id: id.appending("absent"), text: reason, tone: .attention))])
    }
  }
}
