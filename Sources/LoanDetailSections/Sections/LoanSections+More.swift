public import DesignSystem
import LoanDetailCore

extension LoanSections {
  /// Links to the other screens of the product; to the schedule only if one applies.
  ///
  /// - Parameter own: A product's own links.
  public func more(_ own: [Action] = []) -> [Item] {
    trace("more", [source(rule: "the product's screens")])
    let screens: [(ScreenID, LocalizedText)] = [
      (.schedule, Words.schedule), (.composition, Words.madeOf), (.operations, Words.operations),
      (.details, Words.allDetails),
    ]
    let standard = screens.filter { $0.0 != .schedule || !facts.isUnscheduled }.map { screen, title in
      Action(id: "more.\(screen)", title: title(language), destination: .screen(screen))
    }
    return section(
      "more", Words.more,
      [.actionGroup(ActionGroup(id: "more.all", title: Words.more(language), actions: standard + own))])
  }
}
