import DesignSystem
import LoanDetail
import LoanDetailCore
import LoanDetailGateways
import LoanDetailScreens
import LoanDetailSections
import Loans
import Localization
import Testing

/// A purchase that is paid in parts, and is no loan.
private struct Purchase: RecordProduct {
  static let manifest = ProductManifest(
    type: "purchase", title: LocalizedText(en: "Purchase in parts", ru: "Покупка частями"), version: "1",
    module: "Purchases", screens: [.main, .details, .composition, .operations],
    ownWords: OwnWords(
      texts: [
        .init("You owe", en: "Left to pay for the purchase", ru: "Осталось заплатить за покупку"),
        .init("What the debt is made of", en: "What is left to pay", ru: "Что осталось заплатить"),
        .init("Your debts at a glance", en: "Your purchases", ru: "Ваши покупки"),
        .init("principal only", en: "price only", ru: "только цена"),
      ],
      nouns: [
        .init(
          "in {n} day", "in {n} days", en: ("{n} day left", "{n} days left"),
          ru: ("остался {n} день", "осталось {n} дня", "осталось {n} дней"))
      ]))

  var record: LoanRecord
  init(_ record: LoanRecord, own reader: ObjectReader?) { self.record = record }
}

@Suite("A product with words of its own")
struct OwnWordsTests {
  private static let customer = CustomerID(rawValue: "C-1")

  private func host(
    _ types: [String], owing debt: String = #""principal": "900.00""#, locale: String
  ) throws -> (loans: LoanDetailService, reader: LoanReader) {
    let records = types.enumerated().map { index, type in
      #"""
      {"id": "\#(index + 1)", "type": "\#(type)", "currency": "RUB", "phase": "active",
       "parties": [{"customer": "C-1", "role": "borrower"}], "debt": {\#(debt)},
       "obligations": [{"kind": "instalment", "due": "2026-12-05", "amount": "300.00"}]}
      """#
    }
    let portfolio = #"{"schemaVersion": 2, "asOf": "2026-11-21", "loans": [\#(records.joined(separator: ","))]}"#
    let source = try PortfolioGateway(parsing: Array(portfolio.utf8), name: "records")
    let plugins = [ProductPlugin(Purchase.self), PlainLoan.plugin(for: "lease")]
    let loans = try LoanDetailService(plugins, source: source)
    return (loans, try loans.reader(locale: locale, asOf: CalendarDate("2026-11-21")))
  }

  @Test("has no word of loans on any screen of a purchase that is none by law", arguments: ["en_US", "ru_RU"])
  func noLoan(locale: String) async throws {
    let host = try Host(locale: locale)
    let english = /\b(?:loan|credit|lend|borrow|debt|owe|interest|principal|repa[iy]|psk)/
    let russian = /кредит|за[её]м|\bдолг|проценты|погаш|пск/
    for screen in [.main, .details, .composition, .schedule, .operations] as [ScreenID] {
      let document = try await host.document("instalment:6012", screen).tree
      let text = String(decoding: TextRenderer(width: 200).render(document), as: UTF8.self).lowercased()
        .replacing("not a loan by law", with: "").replacing("по закону это не кредит", with: "")
      #expect((text.matches(of: english) + text.matches(of: russian)).map { text[$0.range] } == [], "\(screen)")
    }
  }

  private func text(_ answer: ScreenAnswer) throws -> String {
    guard case .document(let screen) = answer else { throw Unexpected() }
    return String(decoding: screen.bytes, as: UTF8.self)
  }

  @Test("has them on its screens, in their titles, in counted nouns and in the list, and no other product has them")
  func screens() async throws {
    let (loans, reader) = try host(["purchase", "lease"], locale: "en_US")
    let main = try text(await loans.screen("purchase:1", .main, for: .allCustomers, reader))
    #expect(main.contains("14 days left") && !main.contains("in 14 days"))
    #expect(try text(await loans.screen("lease:2", .main, for: .allCustomers, reader)).contains("in 14 days"))
    let parts = try text(await loans.screen("purchase:1", .composition, for: .allCustomers, reader))
    #expect(parts.contains("What is left to pay") && !parts.contains("What the debt is made of"))
    let (russian, russianReader) = try host(["purchase", "lease"], owing: #""total": "900.00""#, locale: "ru_RU")
    let list = try await russian.list(for: .allCustomers, russianReader).list
    let headers = list.entries.map { "\($0)" }
    #expect(headers.count == 2 && !headers[1].contains("Осталось заплатить за покупку"))
    #expect(headers[0].contains("Осталось заплатить за покупку"))
  }

  @Test("has them in a summary, whose own words they replace if all its products have them")
  func summary() async throws {
    for (types, title) in [(["purchase"], "Your purchases"), (["purchase", "lease"], "Your debts at a glance")] {
      let (loans, reader) = try host(types, locale: "en_US")
      let summary = try text(await loans.summary(for: Self.customer, as: CustomerSummary(), reader))
      #expect(summary.contains("\"\(title)\""))
      #expect(summary.contains("price only") && summary.contains("principal only") == types.contains("lease"))
    }
  }
}
