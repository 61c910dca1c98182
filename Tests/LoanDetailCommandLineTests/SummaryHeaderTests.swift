import DesignSystem
import Foundation
import InstalledSamples
import LoanArithmetic
import LoanDetailCore
import LoanDetailGateways
import LoanDetailScreens
import LoanDetailSections
import Loans
import Localization
import TestSupport
import Testing

@Suite("A header made of a summary is the one made of the whole record")
struct SummaryHeaderTests {
  /// What stands in the list and on the screen, or why it cannot.
  private struct Top: Equatable {
    var title: LocalizedText
    var header: Item
  }

  private func tops(
    _ loan: any ProductProtocol, on days: [CalendarDate], _ formatters: [LocaleFormatter]
  ) -> [Top] {
    // The days in turns: each formatter has near and far ones.
    days.enumerated().map { number, day in
      let context = PresentationContext(formatter: formatters[number % formatters.count], asOf: day)
      return Top(title: loan.title, header: loan.headerItem(in: context))
    }
  }

  /// Compares every product of a source in the list with the same by its id; returns how many there were.
  private func compare(
    _ interactor: any ProductBusinessLogicProtocol, for scopes: [CustomerScope], on days: [CalendarDate],
    _ formatters: [LocaleFormatter], _ note: String = ""
  ) async throws -> Int {
    var count = 0
    for scope in scopes {
      for entry in try await interactor.allProducts(for: scope) {
        let id = try? entry.get().id
        let whole = try? await interactor.productWithDetails(by: id ?? entry.failedID, for: scope)
        // What cannot be read whole may still have a header; what has no header cannot be read whole.
        guard let whole else { continue }
        let listed = try #require(try? entry.get(), "\(note)")
        count += 1
        for (listed, whole) in zip(tops(listed, on: days, formatters), tops(whole, on: days, formatters))
        where listed != whole {
          Issue.record("\(listed.header) in the list, \(whole.header) on the screen: \(note)")
        }
        let unexplained = Set(listed.diagnostics).subtracting(whole.diagnostics)
        #expect(unexplained.isEmpty, "\(listed.id) \(note)")
      }
    }
    return count
  }

  private let formatters = ["en_US", "ru_RU"].map { LocaleFormatter(locale: $0) }

  /// The day of the data and days around it, near and far.
  private func days(around day: CalendarDate) -> [CalendarDate] {
    [-800, -40, -1, 0, 1, 5, 29, 45, 400].compactMap { day.adding(days: $0) }
  }

  @Test("for every sample record, whoever asks, on any day", arguments: InstalledSamples.all.map(\.manifest.type))
  func samples(type: ProductType) async throws {
    let product = try #require(InstalledSamples.all.first { $0.manifest.type == type })
    let gateway = try product.gateway()
    let day = try #require(gateway.asOf())
    let customers = Set(
      String(decoding: product.records ?? [], as: UTF8.self).matches(of: /"customer": "([^"]+)"/).map { String($0.1) })
    let scopes: [CustomerScope] =
      [.allCustomers] + (customers.sorted() + ["C-0"]).map { .customer(CustomerID(rawValue: $0)) }
    let count = try await compare(
      product.plugin.interactor(readingFrom: gateway), for: scopes, on: days(around: day), formatters)
    #expect(count > customers.count)
  }

  @Test(
    "for a sample record with anything taken from it, in any phase",
    arguments: InstalledSamples.all.map(\.manifest.type))
  func spoiltSamples(type: ProductType) async throws {
    let product = try #require(InstalledSamples.all.first { $0.manifest.type == type })
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(product.records ?? [])) as? [String: Any])
    let loans = try #require(document["loans"] as? [[String: Any]])
    let day = try #require((document["asOf"] as? String).flatMap { CalendarDate($0) })
    var generator = SeededGenerator(seed: 9)
    var count = 0
    for _ in 0..<15 {
      let changed = loans.map { Self.spoilt($0, using: &generator) }
      var whole: [String: Any] = ["schemaVersion": 2, "loans": changed]
      if Bool.random(using: &generator) { whole["asOf"] = document["asOf"] }
      let bytes = [UInt8](try JSONSerialization.data(withJSONObject: whole, options: .sortedKeys))
      let gateway = try PortfolioGateway(parsing: bytes, name: "spoilt")
      count += try await compare(
        PlainLoan.plugin(for: type).interactor(readingFrom: gateway), for: [.allCustomers],
        on: [day, try #require(day.adding(days: Int.random(in: -60...60, using: &generator)))], [formatters[0]],
        String(decoding: bytes, as: UTF8.self))
    }
    #expect(count == 15 * loans.count)
  }

  @Test("for every loan of Fineract's")
  func fineract() async throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "LoanDetailGatewaysTests/Payloads/fineract")
    var count = 0
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted() {
      guard
        let gateway = try? FineractGateway(contentsOf: folder.appending(path: name).path(), defaultType: "loan")
      else { continue }
      let today = try #require(CalendarDate(year: 2015, month: 6, day: 1))
      count += try await compare(
        PlainLoan.plugin(for: "loan").interactor(readingFrom: gateway), for: [.allCustomers],
        on: days(around: today), formatters, name)
    }
    #expect(count >= 7)
  }

  /// A loan in another phase, with a few of its fields taken away.
  private static func spoilt(
    _ loan: [String: Any], using generator: inout SeededGenerator
  ) -> [String: Any] {
    var loan = loan
    let phases = Lifecycle.Phase.named.keys.sorted() + Array(repeating: "active", count: 12)
    loan["phase"] = phases.randomElement(using: &generator)
    if Bool.random(using: &generator) {
      loan["overlays"] = Lifecycle.Overlay.allCases.shuffled(using: &generator).prefix(2).map(\.rawValue)
    }
    let paths = [
      ["debt"], ["debt", "total"], ["debt", "principal"], ["debt", "overdue"], ["debt", "overdue", "amount"],
      ["debt", "overdue", "since"], ["debt", "payoff"], ["obligations"], ["terms"], ["terms", "interest"], ["opened"],
      ["terms", "paymentEvery"], ["schedule"], ["schedule", "rows"], ["schedule", "total"], ["title"],
      ["contractNumber"], ["operations"], ["specifics"],
    ]
    for path in paths.shuffled(using: &generator).prefix(Int.random(in: 0...5, using: &generator)) {
      loan = without(path[...], in: loan)
    }
    if Int.random(in: 0..<4, using: &generator) == 0, var schedule = loan["schedule"] as? [String: Any] {
      schedule["kind"] = ["derived", "plan", "counts"].randomElement(using: &generator)
      loan["schedule"] = schedule
    }
    return loan
  }

  private static func without(_ path: ArraySlice<String>, in object: [String: Any]) -> [String: Any] {
    guard let name = path.first else { return object }
    var object = object
    if path.count == 1 {
      object[name] = nil
    } else if let inner = object[name] as? [String: Any] {
      object[name] = without(path.dropFirst(), in: inner)
    }
    return object
  }
}

extension ProductEntry {
  fileprivate var failedID: ProductID {
    if case .failure(let fault) = self { fault.id } else { ProductID(type: .unknown, id: "") }
  }
}
