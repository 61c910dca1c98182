public import DesignSystem
import LoanDetailCore

extension LoanSections {
  /// Links to the other screens of the product; to the schedule only if one applies.
  ///
  /// - Parameter own: A product's own links.
  public func more(_ own: [Action] = []) -> [Item] {
    trace("more", [source(rule: "the product's screens")])
    let screens: [(ScreenID, Action.Icon)] = [
      (.schedule, .schedule), (.composition, .breakdown), (.operations, .operations), (.details, .details),
    ]
    let standard = screens.filter { $0.0 != .schedule || !facts.isUnscheduled }.compactMap { screen, icon in
      screen.standardTitle.map {
        Action(id: "more.\(screen)", title: $0(language), icon: icon, destination: .screen(screen))
      }
    }
    return section(
      "more", Words.more,
      [.actionGroup(ActionGroup(id: "more.all", title: Words.more(language), actions: standard + own))])
  }
}
