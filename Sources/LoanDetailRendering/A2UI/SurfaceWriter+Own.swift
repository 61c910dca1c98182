import DesignSystem
import LoanDetailJSON

extension SurfaceWriter {
  /// Writes an item as a component of the own catalog; `nil` if it is none there.
  ///
  /// The item itself is in the data model, as the newest version of our JSON has it.
  mutating func own(_ item: Item) -> [String]? {
    guard catalog == .own, let own = OwnComponent(item) else { return nil }
    let id = own.item.id.component
    begin(own.name, id)
    if version == .v10 { components.property("catalogId", A2UICatalog.own.id(in: version)) }
    bind("item", to: id)
    if let destination = own.destination, destination.isElsewhere {
      components.key("action")
      action(Press(destination, of: own.item.id))
    }
    end()
    var value = ScreenWriter(
      to: JSONValueBuilder(), version: ScreenDocument.schemaVersion, omissions: screen.omissions)
    value.write(own.item)
    data.key(id)
    data.write(value.output.value)
    return [id]
  }
}

/// A component of the own catalog, and the item that it draws.
private struct OwnComponent {
  var name: String
  var item: Item
  var destination: Destination?

  /// Makes the component of an item; `nil` if the own catalog has none for it. A row with an amount is an amount.
  init?(_ item: Item) {
    self.item = item
    switch item {
    case .amount(let amount): destination = amount.destination
    case .row(let row):
      guard let amount = row.amount else { return nil }
      self.item = .amount(amount)
      destination = amount.destination
    case .status(let status): destination = status.destination
    case .progress, .breakdown, .timeline, .chart, .table, .custom: break
    case .header, .section, .banner, .actionGroup, .chips, .note, .divider: return nil
    }
    switch self.item.kind {
    case .custom(let kind): name = kind.component
    case .standard(let kind):
      guard let component = A2UICatalog.ownComponents.first(where: { $0.kind == kind }) else { return nil }
      name = component.name
    }
  }
}

extension Row {
  /// The row as an amount; `nil` if its value is none.
  fileprivate var amount: Amount? {
    guard case .money(let money) = value else { return nil }
    return Amount(
      id: id, label: label, money: money, caption: caption, spokenCaption: spokenCaption, tone: tone, fact: fact,
      copy: copy, destination: destination)
  }
}
