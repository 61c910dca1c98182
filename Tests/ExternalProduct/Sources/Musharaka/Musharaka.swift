public import DesignSystem
import LoanArithmetic
public import LoanDetailCore
public import LoanDetailSections
import Loans
import Localization

/// A home that the customer and the bank own together: the customer buys the bank's share in parts, and pays rent for
/// it.
public struct Musharaka: RecordProduct {
  public static let manifest = ProductManifest(
    type: "musharaka", title: LocalizedText(en: "Home in shares", ru: "Жильё долями"), version: "1.0.0",
    module: "Musharaka", screens: [.main, .details, .composition, .schedule, .operations], ownWords: words)

  public static let plugin = ProductPlugin(Musharaka.self)

  public var record: LoanRecord
  let home: Fact<Home>

  public init(_ record: LoanRecord, own reader: ObjectReader?) {
    self.record = record
    home = reader?.object("home") { Home($0, in: record.facts.currency) } ?? .notProvided
  }

  public func sections(on screen: ScreenID, of loan: LoanOnScreen) -> SectionList? {
    let standard = SectionList.standard(screen, of: loan)
    return screen == .main || screen == .details ? standard?.before(.terms, Shares(loan: loan, home: home)) : standard
  }
}

/// The home and the customer's share of it.
struct Home: Sendable, Hashable {
  var price: Fact<Money>
  var yours: Fact<Money>
  var percent: Fact<ExactDecimal>
  /// The day on which the rent is set anew.
  var rentReview: Fact<CalendarDate>

  init(_ reader: ObjectReader, in currency: Currency) {
    price = reader.money("price", in: currency)
    yours = reader.money("yours", in: currency)
    percent = reader.decimal("percent")
    rentReview = reader.date("rentReview")
    reader.reportUnread()
  }
}

/// Who owns how much of the home.
struct Shares: LoanSection {
  static let name: SectionName = "shares"
  static let summary = "The price of the home, the customer's share, and the next review of the rent."

  let loan: LoanOnScreen
  let home: Fact<Home>

  var title: LocalizedText? { LocalizedText(en: "Who owns the home", ru: "Чьё это жильё") }
  var items: [Item] {
    members(LocalizedText(en: "Shares", ru: "Доли"), of: home) { home in
      row("price", LocalizedText(en: "Price of the home", ru: "Цена жилья"), home.price)
      row(
        "yours", LocalizedText(en: "Your share", ru: "Ваша доля"), home.yours,
        caption: home.percent.value.map { "\(formatter.percent($0).text)" })
      row("review", LocalizedText(en: "The rent is set anew on", ru: "Аренду пересмотрят"), home.rentReview)
    }
  }
}
