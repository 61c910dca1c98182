public import DesignSystem
public import LoanDetailCore
public import Localization

/// Links to the other screens of the product. ``SectionedProduct`` removes links to screens without content.
///
/// ```
/// More
///   → Payment schedule
///   → Transactions
/// ```
public struct More: LoanSection {
  public static let name = SectionName.more
  public static let summary = "Links to the other screens of the product."

  public let loan: LoanOnScreen
  /// A product's own links.
  let own: [Action]

  /// Creates the links to the standard screens, then a product's own.
  public init(_ loan: LoanOnScreen, adding own: [Action] = []) {
    self.loan = loan
    self.own = own
  }

  public var title: LocalizedText? { LoanWords.more }
  public var sources: [ProvenanceLog.Source] { [source(rule: "the product's screens")] }

  public var items: [Item] {
    .actionGroup(ActionGroup(id: id("all"), title: LoanWords.more(language), actions: standard + own))
  }

  /// The links to the standard screens.
  private var standard: [Action] {
    [ScreenID.schedule, .composition, .operations, .details].compactMap { screen in
      screen.standardTitle.map {
        Action(id: id("\(screen)"), title: $0(language), icon: screen.standardIcon, destination: .screen(screen))
      }
    }
  }
}
