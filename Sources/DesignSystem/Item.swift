/// One node of a screen: an item of a standard kind, or a product's own item with a fallback.
///
/// An item is a plain value. All texts are ready to show, money is exact, and colours and icons are roles (``Tone``,
/// ``Action/Icon``).
///
/// ```swift
/// let fee = MoneyValue(minorUnits: 15_000, decimals: 2, currency: "RUB", text: "150,00 ₽", spoken: "150 рублей")
/// let item = Item.section(
///   Section(
///     id: "fees", title: "Комиссии",
///     items: [.row(Row(id: "fees.transfer", label: "Перевод", value: .money(fee), fact: .fees))]))
/// item.children.map(\.fact)  // [.fees]
/// ```
///
/// The set of cases is closed, so the compiler reports every `switch` that a new kind must extend. ``ItemContent`` has
/// the properties common to all kinds.
public indirect enum Item: Sendable, Hashable {
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

  /// The payload of the case, as the properties that all kinds have.
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

  /// The item's id, unique in its tree.
  public var id: ItemID { content.id }

  /// The kind of the item.
  public var kind: ItemKind { content.itemKind }

  /// The items directly inside this one, in reading order; for a custom item, its fallback.
  public var children: [Item] { content.children }

  /// The material fact that the item itself states; `nil` if it states none. Its children state their own.
  public var fact: MaterialFact? { content.fact }
}
