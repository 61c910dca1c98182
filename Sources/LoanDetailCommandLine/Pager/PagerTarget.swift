import DesignSystem

/// Where an item leads, with the action if it is one.
struct PagerTarget {
  let destination: Destination
  var action: Action?
}

extension ScreenDocument {
  /// Where the items of the screen lead, by the ids of the items. Items that lead nowhere are left out.
  var targets: [ItemID: PagerTarget] {
    var targets: [ItemID: PagerTarget] = [:]
    func collect(_ item: Item) {
      item.visitOwnDestinations { targets[$0] = PagerTarget(destination: $1) }
      if case .actionGroup(let group) = item {
        for action in group.actions {
          targets[action.id] = PagerTarget(destination: action.destination, action: action)
        }
      }
      for child in item.children { collect(child) }
    }
    for item in [headerItem] + contentItems { collect(item) }
    return targets
  }
}
