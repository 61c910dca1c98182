import ChatMessages
import Factoring
import Foundation
import HomeEquityLine
import LoanDetail
import LoanDetailCore
import LoanDetailGateways
import LoanDetailTesting
import Musharaka
import ReverseMortgage
import Testing

/// A product that is no loan, or needs what no installed product has, with the words that would be false about it.
struct OtherProduct: Sendable, CustomTestStringConvertible {
  var plugin: ProductPlugin
  var reference: ProductReference
  /// The beginnings of words.
  var falseWords: [String]

  var testDescription: String { plugin.manifest.module }

  static let all = [
    OtherProduct(
      plugin: Musharaka.plugin, reference: "musharaka:9201",
      falseWords: [
        "loan", "credit", "lend", "borrow", "debt", "owe", "interest", "principal", "repa", "кредит", "заём", "заем",
        "займ", "долг", "процентн", "проценты", "погаш",
      ]),
    OtherProduct(
      plugin: ReverseMortgage.plugin, reference: "reverseMortgage:9301",
      falseWords: [
        "loan", "borrow", "debt", "owe", "overdue", "principal", "next payment", "pay by", "instal", "заёмщик", "долг",
        "просроч", "ближайший платёж", "оплатить не позднее",
      ]),
    OtherProduct(
      plugin: HomeEquityLine.plugin, reference: "homeEquityLine:9401",
      falseWords: ["plan", "card", "purchase", "grace", "план", "карт", "покупк", "льготн"]),
    OtherProduct(
      plugin: Factoring.plugin, reference: "factoring:9501",
      falseWords: [
        "loan", "credit", "lend", "borrow", "debt", "owe", "interest", "principal", "repa", "plan", "pay by", "кредит",
        "заём", "заем", "займ", "долг", "процентн", "проценты", "погаш", "план", "оплатить не позднее",
      ]),
  ]

  /// The folder of the product's sources, and its sample records.
  var sources: URL { Self.sources.appending(path: plugin.manifest.module) }
  func records() throws -> Data {
    try Data(contentsOf: Self.sources.appending(path: "my-bank/Samples/\(plugin.manifest.type).json"))
  }

  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources").standardized
}

@Suite("Products of other kinds, with public API alone")
struct OtherProductsTests {
  @Test("keep to the contract", arguments: OtherProduct.all)
  func conformance(_ product: OtherProduct) async throws {
    let records = [UInt8](try product.records())
    try await assertConformance(of: ProductWithSamples(product.plugin, records: records))
  }

  @Test("have no false word on any screen", arguments: OtherProduct.all, ["en_US", "ru_RU"])
  func words(_ product: OtherProduct, locale: String) async throws {
    for screen in try await screens(of: product, locale: locale) {
      let text =
        " "
        + String(decoding: TextRenderer(width: 200).render(screen.tree), as: UTF8.self).lowercased()
        .split { !$0.isLetter }.joined(separator: " ")
      let found = product.falseWords.filter { text.contains(" " + $0) }
      #expect(found == [], "\(screen.tree.screen)")
    }
  }

  @Test("show every amount of the record", arguments: OtherProduct.all)
  func amounts(_ product: OtherProduct) async throws {
    let figures = String(decoding: try product.records(), as: UTF8.self).matches(of: /"(\w+)": "(-?\d+\.\d\d)"/)
    let stated = Set(figures.filter { $0.1 != "percent" }.map { String($0.2) })
    let json = try await screens(of: product, locale: "en_US").map { String(decoding: $0.bytes, as: UTF8.self) }
    let shown = Set(json.joined().matches(of: /"amount":\s*"(-?\d+\.\d\d)"/).map { String($0.1) })
    #expect(stated.count > 5)
    #expect(stated.subtracting(shown) == [])
  }

  @Test("show parts of the debt that add up to it", arguments: [OtherProduct.all[2], OtherProduct.all[3]])
  func sums(_ product: OtherProduct) async throws {
    let loan = try #require(try JSONDecoder().decode(Portfolio.self, from: product.records()).loans.first)
    let screens = try await screens(of: product, locale: "en_US")
    let details = try #require(screens.first { $0.tree.screen == .details })
    let text = String(decoding: TextRenderer(width: 400).render(details.tree), as: UTF8.self)
    var sum = Decimal(0)
    for plan in loan.revolving.subPlans {
      let left = try #require(Decimal(string: plan.left))
      #expect(text.contains(left.formatted(.number.precision(.fractionLength(2)).locale(Locale(identifier: "en_US")))))
      sum += left
    }
    #expect(sum == Decimal(string: loan.debt.principal))
  }

  private struct Portfolio: Decodable {
    struct Loan: Decodable {
      struct Debt: Decodable { var principal: String }
      struct Revolving: Decodable { var subPlans: [SubPlan] }
      struct SubPlan: Decodable { var left: String }
      var debt: Debt
      var revolving: Revolving
    }
    var loans: [Loan]
  }

  @Test("need at most 150 lines", arguments: OtherProduct.all)
  func size(_ product: OtherProduct) throws {
    let files = try FileManager.default.contentsOfDirectory(at: product.sources, includingPropertiesForKeys: nil)
    let lines = try files.map { try String(contentsOf: $0, encoding: .utf8).split(separator: "\n").count }
    #expect(!lines.isEmpty && lines.reduce(0, +) <= 150)
  }

  @Test("can be shown by a renderer of the bank's own, with every amount")
  func ownRenderer() async throws {
    let product = OtherProduct.all[0]
    let message = try #require(try await screens(of: product, locale: "en_US", MessageRenderer()).first)
    let text = String(decoding: message.bytes, as: UTF8.self)
    #expect(text.hasPrefix("\n*\(message.tree.title)*\n"))
    let json = String(decoding: JSONRenderer().render(message.tree), as: UTF8.self)
    let facts = json.matches(of: /"text": "([^"]+)",\s*"spoken"[^}]*},\s*(?:"caption": "[^"]*",\s*)?"fact"/).map {
      String($0.1)
    }
    #expect(!facts.isEmpty && facts.allSatisfy(text.contains))
  }

  private func screens(
    of product: OtherProduct, locale: String, _ renderer: any Renderer = JSONRenderer()
  ) async throws -> [RenderedScreen] {
    let source = try PortfolioGateway(parsing: [UInt8](product.records()), name: "samples")
    let loans = try LoanDetailService([product.plugin], source: source)
    let reader = try loans.reader(locale: locale, asOf: CalendarDate("2026-11-21"), renderer: renderer)
    var screens: [RenderedScreen] = []
    for screen in product.plugin.manifest.screens {
      let answer = try await loans.screen(product.reference, screen, for: .allCustomers, reader)
      if case .document(let document) = answer { screens.append(document) }
    }
    #expect(screens.count == product.plugin.manifest.screens.count)
    return screens
  }
}
