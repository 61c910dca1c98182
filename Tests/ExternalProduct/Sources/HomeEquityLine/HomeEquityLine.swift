import DesignSystem
public import LoanDetailCore
public import LoanDetailSections
import Loans
import Localization

/// A line of credit that a home secures: money is drawn in tranches during some years, and repaid afterwards.
public struct HomeEquityLine: RecordProduct {
  public static let manifest = ProductManifest(
    type: "homeEquityLine", title: LocalizedText(en: "Home equity line", ru: "Кредитная линия под залог жилья"),
    version: "1.0.0", module: "HomeEquityLine", screens: [.main, .details, .composition, .schedule, .operations],
    ownWords: words)

  public static let plugin = ProductPlugin(HomeEquityLine.self)

  public var record: LoanRecord

  public init(_ record: LoanRecord, own _: ObjectReader?) { self.record = record }
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
