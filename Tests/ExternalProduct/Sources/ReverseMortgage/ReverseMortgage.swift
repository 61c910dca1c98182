public import DesignSystem
import LoanArithmetic
public import LoanDetailCore
public import LoanDetailSections
import Loans
import Localization

/// Money that the bank pays to an owner of a home every month, and gets back from the home later. Nobody pays meanwhile.
public struct ReverseMortgage: RecordProduct {
  public static let manifest = ProductManifest(
    type: "reverseMortgage", title: LocalizedText(en: "Reverse mortgage", ru: "Обратная ипотека"), version: "1.0.0",
    module: "ReverseMortgage", screens: [.main, .details, .composition, .operations], ownWords: words)

  public static let plugin = ProductPlugin(ReverseMortgage.self)

  public var record: LoanRecord
  /// What the bank pays to the customer every month, and the next day of it.
  let monthly: Fact<Money>
  let next: Fact<CalendarDate>
  let forecast: Fact<[Expected]>

  public init(_ record: LoanRecord, own reader: ObjectReader?) {
    self.record = record
    monthly = reader?.money("monthly", in: record.facts.currency) ?? .notProvided
    next = reader?.date("next") ?? .notProvided
    forecast = reader?.objects("forecast") { Expected($0, in: record.facts.currency) } ?? .notProvided
  }

  public func sections(on screen: ScreenID, of loan: LoanOnScreen) -> SectionList? {
    let standard = SectionList.standard(screen, of: loan)
    guard screen == .main || screen == .details else { return standard }
    return standard?
      .before(.terms, Income(loan: loan, monthly: monthly, next: next), Growth(loan: loan, forecast: forecast))
  }
}

/// What the bank expects for a day.
struct Expected: Sendable, Hashable {
  var on: CalendarDate
  var amount: Money
  var home: Money

  init?(_ reader: ObjectReader, in currency: Currency) {
    let on = reader.required("on", reader.date("on"))
    let amount = reader.required("amount", reader.money("amount", in: currency))
    let home = reader.required("home", reader.money("home", in: currency))
    guard let on, let amount, let home else { return nil }
    (self.on, self.amount, self.home) = (on, amount, home)
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

/// How the amount grows that nobody pays down, beside the value of the home.
struct Growth: LoanSection {
  static let name: SectionName = "growth"
  static let summary = "What the bank expects to get from the home on later days, and what the home is worth then."

  let loan: LoanOnScreen
  let forecast: Fact<[Expected]>

  private let words = LocalizedText(en: "How it grows", ru: "Как растёт сумма")
  var title: LocalizedText? { titleWithCurrency(words) }
  var sources: [ProvenanceLog.Source] { [forecast.source] }

  var items: [Item] {
    list(words, forecast) { expected in
      table(
        "rows", titleWithCurrency(words),
        [
          column("on", LocalizedText(en: "Day", ru: "День"), .leading, .high),
          column("amount", LocalizedText(en: "From the home", ru: "Из стоимости жилья"), .trailing, .high),
          column("home", LocalizedText(en: "The home is worth", ru: "Стоимость жилья"), .trailing),
        ], of: expected.filter { $0.on >= day }, named: { "growth.\($0.on)" }
      ) { id, row in
        TableRow(id: id, cells: [.date(formatter.date(row.on, .numeric)), figure(row.amount), figure(row.home)])
      }
    }
  }
}
