import DesignSystem
import InstalledSamples
import LoanDetail
import LoanDetailCore
import LoanDetailGateways
import Localization
import Testing

/// The same thing is the same value from the same fact: the field or the rule that the explanation of the screen names.
@Suite("A fact is not said again and again on one screen")
struct SaidOnceTests {
  /// One value, as it is shown.
  private struct Saying: Hashable {
    var value: String
    var source: ProvenanceLog.Source?
  }

  @Test(
    "no main screen says an amount or a day of the same thing more than twice", arguments: ScreensOfOtherDays.locales)
  func mainScreens(locale: String) async throws {
    for product in InstalledSamples.all {
      let samples = try product.gateway()
      let interactor = product.plugin.interactor(readingFrom: samples)
      for entry in samples.records(of: product.manifest.type, for: .allCustomers) {
        guard case .success(let record) = entry, let day = record.facts.asOf else { continue }
        let loan = try await interactor.productWithDetails(by: record.id, for: .allCustomers)
        let log = ProvenanceLog()
        let context = PresentationContext(formatter: LocaleFormatter(locale: locale), asOf: day).explaining(to: log)
        let model = loan.mainViewModel(in: context)
        var places: [Saying: [ItemID]] = [:]
        for item in [model.headerItem] + model.contentItems { collect(item, [], log, &places) }
        // A card's four sums stand side by side, so that none is taken for another; what is overdue is one of them.
        let repeated = places.filter { $0.value.filter { $0 != "payment.overdue" }.count > 2 }.map {
          "\($0.key.value) in \($0.value)"
        }.sorted()
        #expect(repeated.isEmpty, "\(record.id.id): \(repeated.joined(separator: "; "))")
      }
    }
  }

  /// Adds each amount and day of an item under the fact that it is made from. A part without a source of its own is
  /// made from what its item is made from. The rows of tables and timelines are things of their own.
  private func collect(
    _ item: Item, _ inherited: [ProvenanceLog.Source], _ log: ProvenanceLog, _ places: inout [Saying: [ItemID]]
  ) {
    func sources(_ id: ItemID, _ inherited: [ProvenanceLog.Source]) -> [ProvenanceLog.Source] {
      let own = log.sources(of: id)
      return own.isEmpty ? inherited : own
    }
    func add(_ value: String, _ id: ItemID, _ inherited: [ProvenanceLog.Source]) {
      places[Saying(value: value, source: sources(id, inherited).first), default: []].append(id)
    }
    let own = sources(item.id, inherited)
    switch item {
    case .row(let row):
      switch row.value {
      case .money(let money) where money.minorUnits != 0: add(money.text, row.id, own)
      case .date(let date): add(date.iso, row.id, own)
      default: break
      }
    case .amount(let amount): add(amount.money.text, amount.id, own)
    case .header(let header): for amount in header.amounts { add(amount.money.text, amount.id, own) }
    case .breakdown(let breakdown):
      for row in [breakdown.total] + breakdown.parts { collect(.row(row), own, log, &places) }
      return
    default: break
    }
    for child in item.children where !isHeader(item) { collect(child, own, log, &places) }
  }

  private func isHeader(_ item: Item) -> Bool { if case .header = item { true } else { false } }
}
