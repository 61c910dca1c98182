import DesignSystem

/// The buttons of a screen that are not in their groups: those of its banners, and the one at its bottom.
struct ButtonPlaces {
  /// The action of each banner that has a button, by the banner's id.
  private(set) var inBanners: [ItemID: Action] = [:]
  /// The action whose button is at the bottom of the screen; `nil` if there is none.
  private(set) var bottom: Action?
  /// The actions whose buttons are not in their groups.
  private var elsewhere: Set<ItemID> = []

  init(_ items: [Item]) {
    let linked = Dictionary(items.linkedActions.map { ($0.id, $0) }) { first, _ in first }
    for item in items { place(item, among: linked) }
  }

  /// Places the button of an item or of the items inside it. `linked` is the actions to which items lead.
  private mutating func place(_ item: Item, among linked: [ItemID: Action]) {
    switch item {
    case .banner(let banner):
      guard case .item(let id)? = banner.destination, let action = linked[id], elsewhere.insert(id).inserted else {
        return
      }
      inBanners[banner.id] = action
    case .actionGroup(let group):
      guard bottom == nil, let action = group.actions.first(where: { $0.place == .bottom && linked[$0.id] == nil })
      else { return }
      bottom = action
      elsewhere.insert(action.id)
    default: for child in item.children { place(child, among: linked) }
    }
  }

  /// Returns the actions whose buttons are in the group.
  func actions(in group: ActionGroup) -> [Action] { group.actions.filter { !elsewhere.contains($0.id) } }

  /// Whether nothing of an item is left to show, because all of its buttons are elsewhere.
  func isEmpty(_ item: Item) -> Bool {
    switch item {
    case .actionGroup(let group): actions(in: group).isEmpty
    case .section(let section): !section.items.isEmpty && section.items.allSatisfy(isEmpty)
    case .custom(let item): item.fallback.allSatisfy(isEmpty)
    default: false
    }
  }
}
