extension Row: ItemContent {
  /// Its kind.
  public var itemKind: ItemKind { .standard(.row) }
  /// The label, the value and what qualifies it.
  public var simplified: Simplification {
    let text = ["\(label): \(value.text)", caption].compactMap(\.self).joined(separator: ", ")
    return .text(Note(id: id, text: text, tone: tone, fact: fact, spoken: accessibilityLabel))
  }
}

extension Amount: ItemContent {
  /// Its kind.
  public var itemKind: ItemKind { .standard(.amount) }
  /// A row of the same.
  public var simplified: Simplification {
    .items([.row(Row(id: id, label: label, value: .money(money), caption: caption, tone: tone, fact: fact))])
  }
}

extension ProgressBar: ItemContent {
  /// Its kind.
  public var itemKind: ItemKind { .standard(.progress) }
  /// A row that says how far.
  public var simplified: Simplification { .items([.row(Row(id: id, label: label, value: .text(text)))]) }
}

extension Breakdown: ItemContent {
  /// Its kind.
  public var itemKind: ItemKind { .standard(.breakdown) }
  /// What stands inside, in reading order.
  public var children: [Item] { ([total] + parts).map(Item.row) }
  /// The whole, then the parts, each named by the whole, so that they cannot be taken for amounts beside it.
  public var simplified: Simplification {
    .items(
      [.row(total)]
        + parts.map { part in
          var part = part
          part.label = "\(total.label) · \(part.label)"
          return .row(part)
        })
  }
}
