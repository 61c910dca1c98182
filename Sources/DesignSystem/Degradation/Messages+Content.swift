extension Note: ItemContent {
  /// Its kind.
  public var itemKind: ItemKind { .standard(.note) }
  /// The sentence.
  public var simplified: Simplification { .text(self) }
}

extension Status: ItemContent {
  /// Its kind.
  public var itemKind: ItemKind { .standard(.status) }
  /// The state in words.
  public var simplified: Simplification { .text(Note(id: id, text: text, tone: tone, fact: fact)) }
}

extension Banner: ItemContent {
  /// Its kind.
  public var itemKind: ItemKind { .standard(.banner) }
  /// The message in few words and in full.
  public var simplified: Simplification {
    .text(Note(id: id, text: [title, text].compactMap(\.self).joined(separator: ". "), tone: tone, fact: fact))
  }
}

extension ChipGroup: ItemContent {
  /// Its kind.
  public var itemKind: ItemKind { .standard(.chips) }
  /// What it is made of.
  public var parts: [ItemPart] {
    chips.map { ItemPart(id: $0.id, kind: "", accessibilityLabel: $0.text) }
  }
  /// A row that lists the words.
  public var simplified: Simplification {
    .items([.row(Row(id: id, label: label, value: .text(chips.map(\.text).joined(separator: ", "))))])
  }
}

extension Divider: ItemContent {
  /// Its kind.
  public var itemKind: ItemKind { .standard(.divider) }
  /// Nothing.
  public var accessibilityLabel: String { "" }
  /// Nothing, which is what it says.
  public var simplified: Simplification { .items([]) }
}
