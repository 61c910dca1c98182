/// A total and its parts. The parts add up to the total exactly, to the minor unit; `TreeRules` checks it.
public struct Breakdown: Sendable, Hashable {
  public var id: ItemID
  /// The total; its value is money.
  public var total: Row
  /// The parts in reading order; each value is money in the currency of the total.
  public var parts: [Row]

  public init(id: ItemID, total: Row, parts: [Row]) {
    self.id = id
    self.total = total
    self.parts = parts
  }
}

extension Breakdown: ItemContent {
  public var itemKind: ItemKind { .standard(.breakdown) }
  public var accessibilityLabel: String { total.accessibilityLabel }

  /// The total, then the parts.
  public var children: [Item] { ([total] + parts).map(Item.row) }

  /// The total and the parts as rows.
  ///
  /// The label of each part begins with the label of the total, so that a part is not taken for a separate amount.
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
