public import DesignSystem
import LoanArithmetic
public import LoanDetailCore
public import LoanDetailSections
import Loans
import Localization

/// Money that the bank pays to an owner of a home every month, and gets back from the home later. Nobody pays
/// meanwhile.
public struct ReverseMortgage: RecordProduct {
  public static let manifest = ProductManifest(
    type: "reverseMortgage", title: LocalizedText(en: "Reverse mortgage", ru: "Обратная ипотека"), version: "1.0.0",
    module: "ReverseMortgage", screens: [.main, .details, .composition, .operations], ownWords: words)

  public static let plugin = ProductPlugin(ReverseMortgage.self)

  public var record: LoanRecord
  /// What the bank pays to the customer every month, and the next day of it.
  let monthly: Fact<Money>
  let next: Fact<CalendarDate>

  public init(_ record: LoanRecord, own reader: ObjectReader?) {
    self.record = record
    monthly = reader?.money("monthly", in: record.facts.currency) ?? .notProvided
    next = reader?.date("next") ?? .notProvided
  }

  public func sections(on screen: ScreenID, of loan: LoanOnScreen) -> SectionList? {
    let standard = SectionList.standard(screen, of: loan)
    guard screen == .main || screen == .details else { return standard }
    return standard?.before(.terms, Income(loan: loan, monthly: monthly, next: next))
  }
}

/// What the customer gets.
struct Income: LoanSection {
  static let name: SectionName = "income"
  static let summary = "What the bank pays to the customer every month."

  let loan: LoanOnScreen
  let monthly: Fact<Money>
  let next: Fact<CalendarDate>

  var title: LocalizedText? { LocalizedText(en: "What you get", ru: "Что вы получаете") }
  var items: [Item] {
    row("monthly", LocalizedText(en: "Every month", ru: "Каждый месяц"), monthly)
    row("next", LocalizedText(en: "Next", ru: "В следующий раз"), next)
  }
}
