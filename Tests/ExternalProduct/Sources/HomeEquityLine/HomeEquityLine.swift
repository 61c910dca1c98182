public import DesignSystem
import LoanArithmetic
public import LoanDetailCore
public import LoanDetailSections
public import Loans
import Localization

/// A line of credit that a home secures: money is drawn in tranches during some years, and repaid afterwards.
public struct HomeEquityLine: RecordProduct {
  public static let manifest = ProductManifest(
    type: "homeEquityLine", title: LocalizedText(en: "Home equity line", ru: "Кредитная линия под залог жилья"),
    version: "1.0.0", module: "HomeEquityLine", screens: [.main, .details, .composition, .operations], ownWords: words)

  public static let plugin = ProductPlugin(HomeEquityLine.self)

  public var record: LoanRecord
  /// The last day for drawing money.
  let drawUntil: Fact<CalendarDate>
  /// The day of the first payment that repays all tranches.
  let repayFrom: Fact<CalendarDate>

  public init(_ record: LoanRecord, own reader: ObjectReader?) {
    self.record = record
    drawUntil = reader?.date("drawUntil") ?? .notProvided
    repayFrom = reader?.date("repayFrom") ?? .notProvided
  }

  public func sections(on screen: ScreenID, of loan: LoanOnScreen) -> SectionList? {
    let periods = Periods(loan: loan, drawUntil: drawUntil, repayFrom: repayFrom)
    let standard = SectionList.standard(screen, of: loan)
    return switch screen {
    case .main: standard?.after(.limit, periods)
    case .details: standard?.before(.terms, periods)
    default: standard
    }
  }

  public var ownChanges: [ComingChange] {
    guard case .known(let day, let origin, _) = repayFrom else { return [] }
    return [ComingChange(.repaymentBegins, on: day, origin: origin)]
  }
}

/// The time for drawing money, and the time for repaying it.
struct Periods: LoanSection {
  static let name: SectionName = "periods"
  static let summary = "Until when money can be drawn, and from when on all of it is repaid."

  let loan: LoanOnScreen
  let drawUntil: Fact<CalendarDate>
  let repayFrom: Fact<CalendarDate>

  var title: LocalizedText? { LocalizedText(en: "Drawing and repaying", ru: "Как брать и возвращать") }
  var items: [Item] {
    row(
      "draw", LocalizedText(en: "Money can be drawn until", ru: "Брать деньги можно до"), drawUntil,
      caption: drawUntil.value.flatMap { timeLeft(toComing: $0) })
    row("repay", LocalizedText(en: "All tranches are repaid from", ru: "Все транши возвращаются с"), repayFrom)
  }
}

extension HomeEquityLine {
  static let words = OwnWords(
    texts: [
      .init("Separate repayment plans", en: "Tranches", ru: "Транши"),
      .init(
        "Coming payments of all plans", en: "Coming payments of all tranches", ru: "Ближайшие платежи по всем траншам"),
      .init("Initial amount", en: "Drawn", ru: "Взято"),
      .init("This plan ends: {1}", en: "This tranche ends: {1}", ru: "Заканчивается транш: {1}"),
    ],
    avoiding: ["en": ["plan", "card", "purchase", "grace"], "ru": ["план", "карт", "покупк", "льготн"]])
}
