public import DesignSystem
public import Loans
public import Localization

extension LoanSection {
  /// Items under a heading; empty if there are none.
  public func section(
    _ part: PartID, _ title: LocalizedText, priority: Priority = .normal, _ items: [Item]
  ) -> [Item] {
    items.isEmpty ? [] : [.section(Section(id: id(part), title: title(language), items: items, priority: priority))]
  }

  /// The items for a list; if it is withheld or unreadable, a note with the reason instead.
  ///
  /// - Parameters:
  ///   - title: the name of the list in the statement of its absence.
  ///   - list: the list.
  ///   - items: makes the items of a list that is known.
  public func list<Element>(
    _ title: LocalizedText, _ list: Fact<[Element]>, @ItemsBuilder _ items: ([Element]) -> [Item]
  ) -> [Item] {
    switch list {
    case .known(let elements, _, _): items(elements)
    case .absent(let absence):
      absence.reason.map {
        note("absent", $0.words, tone: .attention, missing: [lack(id, title, because: $0.kind)])
      } ?? []
    }
  }

  /// The items for a fact with several members; if it is withheld or unreadable, a note with the reason instead.
  ///
  /// - Parameters:
  ///   - title: the name of the fact in the statement of its absence.
  ///   - fact: the fact.
  ///   - items: makes the items of a fact that is known.
  public func members<Known>(
    _ title: LocalizedText, of fact: Fact<Known>, @ItemsBuilder _ items: (Known) -> [Item]
  ) -> [Item] {
    list(title, fact.map { [$0] }) { for known in $0 { items(known) } }
  }

  /// The items for all elements of a list. The id of an element is made from its name and is unique in the list.
  ///
  /// The list is an array, because with `some Sequence` the compiler reports a wrong name anywhere in `items` as a
  /// fault of an Optional.
  public func each<Element>(
    _ elements: [Element], named name: (Element) -> String,
    @ItemsBuilder _ items: (ItemID, Element) -> [Item]
  ) -> [Item] {
    var names = UniqueNames()
    var all: [Item] = []
    for element in elements { all += items(names.next(name(element)), element) }
    return all
  }
}
