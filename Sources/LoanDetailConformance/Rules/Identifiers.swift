import DesignSystem

extension ConformanceSubject {
  /// Checks that ids are unique in each document.
  ///
  /// This is independent of `TreeRules` on purpose, like the check of breakdowns, to find faults that those rules miss.
  func uniqueIDFindings() -> [Finding] {
    screens.flatMap { screen in
      Dictionary(grouping: screen.ids) { $0 }.filter { $0.value.count > 1 }.keys.map(\.rawValue).sorted().map {
        Finding(
          screen.place,
          "The id \"\($0)\" names more than one item. Name each by what it means, and like things by an id of the data."
        )
      }
    }
  }

  /// Checks that ids are the same in every language and in every run.
  func stableIDFindings() -> [Finding] {
    let inLanguages = products.flatMap { product -> [Finding] in
      let screens = Dictionary(grouping: product.screens, by: \.document.screen).values
      return screens.flatMap { versions in
        versions.dropFirst().compactMap { version in
          finding(
            at: version.place, comparing: versions[0].ids, here: "in one language",
            with: version.ids, there: "in the other")
        }
      }
    }
    let inRuns = zip(screens, again.flatMap(\.screens)).compactMap { first, second in
      finding(
        at: first.place, comparing: first.ids, here: "in one run", with: second.ids, there: "in the next")
    }
    return (inLanguages + inRuns).sorted { $0.place < $1.place }
  }

  /// The first difference between the ids of one document in two places, which the texts name; `nil` if there is none.
  private func finding(
    at place: String, comparing one: [ItemID], here: String, with other: [ItemID], there: String
  ) -> Finding? {
    guard let index = (0..<max(one.count, other.count)).first(where: { one[checked: $0] != other[checked: $0] }) else {
      return nil
    }
    let name = { (id: ItemID?) in id.map { "\"\($0)\"" } ?? "nothing" }
    return Finding(
      place,
      "Where an item is \(name(one[checked: index])) \(here), \(name(other[checked: index])) stands \(there). "
        + "Make ids of what items mean, never of their text, their place or chance.")
  }
}

extension ShownScreen {
  /// The ids of all items and parts, in reading order.
  var ids: [ItemID] { items.flatMap { [$0.id] + $0.content.parts.map(\.id) } }
}
