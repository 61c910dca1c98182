public import DesignSystem
import LoanDetailCore

extension LoanSections {
  /// Links to the other screens of the product; to the schedule only if one applies.
  ///
  /// - Parameter own: A product's own links.
  public func more(_ own: [Action] = []) -> [Item] {
    trace("more", [source(rule: "the product's screens")])
    let screens: [(ScreenID, LocalizedText, Action.Icon)] = [
      (.schedule, Words.schedule, .schedule), (.composition, Words.madeOf, .breakdown),
      (.operations, Words.operations, .operations), (.details, Words.allDetails, .details),
    ]
    let standard = screens.filter { $0.0 != .schedule || !facts.isUnscheduled }.map { screen, title, icon in
      Action(id: "more.\(screen)", title: title(language), icon: icon, destination: .screen(screen))
    }
    return section(
      "more", Words.more,
      [.actionGroup(ActionGroup(id: "more.all", title: Words.more(language), actions: standard + own))])
  }
}
