/// One node of a screen: a standard kind with its payload, or a product's own item with its fallback.
///
/// The set is closed, so a renderer's `switch` names every place a new kind must be drawn, and ``content`` lets no kind
/// compile that does not say what it is called, since when it exists and how it is said more simply.
public enum Item: Sendable, Hashable {
  case header(Header)
  case section(Section)
  case amount(Amount)
  case row(Row)
  case status(Status)
  case banner(Banner)
  case actionGroup(ActionGroup)
  case progress(ProgressBar)
  case breakdown(Breakdown)
  case timeline(Timeline)
  case chart(Chart)
  case table(Table)
  case chips(ChipGroup)
  case note(Note)
  case divider(Divider)
  case custom(CustomItem)

  /// What the item holds.
  public var content: any ItemContent {
    switch self {
    case .header(let header): header
    case .section(let section): section
    case .amount(let amount): amount
    case .row(let row): row
    case .status(let status): status
    case .banner(let banner): banner
    case .actionGroup(let group): group
    case .progress(let progress): progress
    case .breakdown(let breakdown): breakdown
    case .timeline(let timeline): timeline
    case .chart(let chart): chart
    case .table(let table): table
    case .chips(let group): group
    case .note(let note): note
    case .divider(let divider): divider
    case .custom(let item): item
    }
  }

  /// The item's name in its tree.
  public var id: ItemID { content.id }

  /// Which kind the item is of.
  public var kind: ItemKind { content.itemKind }

  /// The items directly inside this one, in reading order; a custom item's are its fallback.
  public var children: [Item] { content.children }

  /// The material fact the item itself states; its children state their own.
  public var fact: MaterialFact? {
    switch self {
    case .amount(let amount): amount.fact
    case .row(let row): row.fact
    case .status(let status): status.fact
    case .banner(let banner): banner.fact
    case .note(let note): note.fact
    case .header, .section, .actionGroup, .progress, .breakdown, .timeline, .chart, .table, .chips, .divider, .custom:
      nil
    }
  }
}

/// What every kind of item brings.
public protocol ItemContent: Sendable, Hashable {
  /// The item's name in its tree.
  var id: ItemID { get }
  /// Which kind the item is of.
  var itemKind: ItemKind { get }
  /// What a screen reader says for the item itself, before its children and parts; empty for one that only decorates.
  var accessibilityLabel: String { get }
  /// The items directly inside, in reading order.
  var children: [Item] { get }
  /// What is inside and is no item of its own, in reading order.
  var parts: [ItemPart] { get }
  /// The same said with simpler kinds, for a client that cannot draw this one; says all that this one says.
  var simplified: Simplification { get }
}

extension ItemContent {
  /// None.
  public var children: [Item] { [] }
  /// None.
  public var parts: [ItemPart] { [] }
}

/// Something inside an item that stands nowhere else, such as a row of a table.
public struct ItemPart: Sendable, Hashable {
  /// The part's name in the tree.
  public var id: ItemID
  /// What the wire format calls it; empty where it does not name parts of this sort.
  public var kind: String
  /// What a screen reader says.
  public var accessibilityLabel: String

  /// Makes a part.
  public init(id: ItemID, kind: String, accessibilityLabel: String) {
    self.id = id
    self.kind = kind
    self.accessibilityLabel = accessibilityLabel
  }
}

/// How an item is said more simply: with items of simpler kinds, or, in the end, as text.
public enum Simplification: Sendable, Hashable {
  /// Each is of a kind with a lower ``ItemKind/Standard/rank``, or was a child before.
  case items([Item])
  /// The text, for whichever kind of text the client draws.
  case text(Note)
}
