import DesignSystem
import LoanDetail
import LoanDetailCore
import LoanDetailGateways
import Loans
import Localization
import Testing

/// The screens of all sample loans on many days, as products make them.
struct ScreensOfOtherDays {
  static let locales = ["en_US", "ru_RU"]

  /// One screen on one day.
  struct Screen {
    let record: LoanRecord
    let name: ScreenID
    let day: CalendarDate
    let locale: String
    let items: [Item]

    /// The day of the data.
    var dataDay: CalendarDate? { record.facts.asOf }
    var place: String { "\(record.id.id) \(name) \(locale) --as-of \(day)" }
  }

  /// Forty days around the day of the data, with the days before, on and after each boundary of the record.
  static func days(of facts: LoanFacts) -> [CalendarDate] {
    guard let dataDay = facts.asOf else { return [] }
    let far = [-400, -366, -180, -90, -31, -7, -1, 0, 1, 2, 7, 8, 31, 90, 180, 365, 500, 800, 1_000, 1_200]
    let boundaries = boundaries(of: facts).filter { abs(dataDay.days(until: $0)) <= 1_200 }
    let near = Set(boundaries.flatMap { day in [-1, 0, 1].compactMap { day.adding(days: $0) } })
    let all = Set(far.compactMap { dataDay.adding(days: $0) })
    let added = near.subtracting(all).sorted { abs(dataDay.days(until: $0)) < abs(dataDay.days(until: $1)) }
    return all.union(added.prefix(40 - all.count)).sorted()
  }

  /// The first and the last days that the record states.
  private static func boundaries(of facts: LoanFacts) -> [CalendarDate] {
    let holiday = facts.holiday.value
    let states = facts.lifecycle.details.values.flatMap { [$0.since, $0.until, $0.due] }
    let actions = facts.actions.map { action -> CalendarDate? in
      switch action.state {
      case .unavailable(_, let until): until
      case .pending(_, let since): since
      case .available, .hidden: nil
      }
    }
    var stated: [CalendarDate?] = states + actions
    stated += (facts.notices.value ?? []).flatMap { [$0.since, $0.until] }
    stated += (facts.insurance.value ?? []).map(\.until)
    stated += (facts.obligations.value ?? []).map(\.due.value)
    stated += (facts.bookedRepayments.value ?? []).flatMap { [$0.on, $0.cancelBy] }
    stated += [
      holiday?.from, holiday?.until, holiday?.firstPaymentAfter, facts.ends.value, facts.debt.overdue.since.value,
    ]
    return stated.compactMap(\.self)
  }

  /// One sample loan with its record.
  struct Loan {
    let record: LoanRecord
    let product: any ProductProtocol
  }

  /// The sample loans of a product.
  static func loans(of product: ProductWithSamples) async throws -> [Loan] {
    let samples = try product.gateway()
    let interactor = product.plugin.interactor(readingFrom: samples)
    var loans: [Loan] = []
    for entry in samples.records(of: product.manifest.type, for: .allCustomers) {
      guard case .success(let record) = entry else { continue }
      let product = try await interactor.productWithDetails(by: record.id, for: .allCustomers)
      loans.append(Loan(record: record, product: product))
    }
    return loans
  }

  /// Makes the screens of loans on many days, and hands each to a check. In between, other tests have their turn.
  ///
  /// One loan is shown on every third day, in each language in turn, the next one on the days after these, and so on:
  /// among them they see all days in both languages.
  static func forEach(
    of loans: [Loan], on screens: [ScreenID], days: (LoanFacts) -> [CalendarDate] = Self.days, _ check: (Screen) -> Void
  ) async {
    let formatters = locales.map { LocaleFormatter(locale: $0) }
    for (place, loan) in loans.enumerated() {
      for (index, day) in days(loan.record.facts).enumerated() where (index + place).isMultiple(of: 3) {
        let formatter = formatters[(index + place) / 3 % formatters.count]
        let context = PresentationContext(formatter: formatter, asOf: day)
        for name in screens {
          guard let model = loan.product.viewModel(for: name, in: context) else { continue }
          await Task.yield()
          check(
            Screen(
              record: loan.record, name: name, day: day, locale: formatter.locale,
              items: [model.headerItem] + model.contentItems))
        }
      }
    }
  }
}
