import DesignSystem
import LoanArithmetic
import LoanDetailCore
import LoanDetailScreens
import LoanDetailSections
import Loans
import Localization
import Testing

@Suite("A quote")
struct QuoteTests {
  private func insurance(
    _ name: String, _ price: Tariff.Price?, points: String?, isRequired: Bool = false
  ) -> Tariff.Insurance {
    var insurance = Tariff.Insurance(name: name, title: LocalizedText(verbatim: name))
    insurance.price = price.map { known($0) } ?? .notProvided
    insurance.pointsWithout = points.map { known(percent($0)) } ?? .notProvided
    insurance.isRequired = isRequired
    return insurance
  }

  private func tariff(_ insurances: Tariff.Insurance...) -> Tariff {
    var tariff = Tariff(of: "boatLoan", in: .rub)
    tariff.interest = known(.equalPeriods)
    tariff.insurances = insurances
    return tariff
  }

  private func items(
    _ tariff: Tariff, _ insurances: String..., screen: ScreenID = .quote
  ) throws -> [Item] {
    var request = QuoteRequest(amount: rub("120000"), months: 12, ratePercent: percent("12"))
    request.insurances = insurances
    let context = PresentationContext(formatter: LocaleFormatter(locale: "en_US"), asOf: day("2026-11-21"))
    let quote = try Quote(request, title: LocalizedText(verbatim: "Boat loan"), by: tariff)
    return quote.viewModel(for: screen, in: context)?.contentItems ?? []
  }

  private func offers(_ items: [Item]) -> [String] {
    flattened(items).lazy.compactMap { item -> [String]? in
      guard case .table(let table) = item else { return nil }
      return table.rows.map { $0.cells.map { $0?.text ?? "" }.joined(separator: " | ") }
    }.first ?? []
  }

  private let life = Tariff.Price(.percentOfAmount(percent("1")), .once)

  @Test("calculates the payment and the full cost as the arithmetic does")
  func cost() throws {
    let items = try items(tariff())
    // The annuity of 120 000 at 1 % a month for 12 months.
    #expect(row("request.term", in: items)?.value.text.plain == "12 months")
    #expect(row("request.first", in: items)?.value.text == "December 21, 2026")
    #expect(row("request.last", in: items)?.value.text == "November 21, 2027")
    #expect(row("cost.payment", in: items)?.value.text.plain == "RUB 10,661.85")
    #expect(row("cost.total.interest", in: items)?.value.text.plain == "RUB 7,942.26")
    #expect(row("cost.full-cost", in: items)?.value.text.plain == "12.000% a year")
    #expect(offers(items).isEmpty)
  }

  @Test("has as many payments as months, the first on the day that is asked for, also after a longer first period")
  func longFirstPeriod() throws {
    let monthly = tariff(insurance("job", Tariff.Price(.amount(rub("1000")), .monthly), points: "0"))
    var request = QuoteRequest(amount: rub("120000"), months: 12, ratePercent: percent("12"))
    (request.insurances, request.firstPayment) = (["job"], day("2027-01-15"))
    let context = PresentationContext(formatter: LocaleFormatter(locale: "en_US"), asOf: day("2026-11-21"))
    let quote = try Quote(request, title: LocalizedText(verbatim: "Boat loan"), by: monthly)
    func rows(of screen: ScreenID) -> [String] {
      offers(quote.viewModel(for: screen, in: context)?.contentItems ?? [])
    }
    let (offered, payments) = (rows(of: .quote), rows(of: .schedule))
    #expect(offered.first?.contains(" 12,000.00 ") == true, "\(offered)")
    #expect(payments.count == 12 && payments.first?.contains("1/15/2027") == true, "\(payments)")
  }

  @Test("has every combination of the insurances, and marks the one for which the least is paid")
  func combinations() throws {
    let both = tariff(
      insurance("life", life, points: "4"),
      insurance("job", Tariff.Price(.amount(rub("1000")), .monthly), points: "0.5"))
    let rows = offers(try items(both, "life", "job"))
    #expect(
      rows.map { $0.split(separator: " | ").prefix(2).joined(separator: " ") } == [
        "life, job 12%", "life 12.5%", "job 16%", "without insurance 16.5%",
      ])
    #expect(rows.map { $0.hasSuffix("cheapest") } == [false, true, false, false])
    #expect(rows[0].contains(" 13,200.00 "))
  }

  @Test("has in the full cost only premiums on which the rate depends, and in the total all of them")
  func fullCost() throws {
    let free = offers(try items(tariff(insurance("life", life, points: "0")), "life"))
    #expect(free[0].contains("1,200.00") && free[0].contains("12.000%") && free[1].hasSuffix("cheapest"))
    let bound = offers(try items(tariff(insurance("life", life, points: "4")), "life"))
    #expect(bound[0].contains("1,200.00") && !bound[0].contains("12.000%"))
  }

  @Test("has no full cost if it is unknown whether the rate depends on an insurance")
  func unknownDependence() throws {
    func hasFullCost(points: String?) throws -> Bool {
      flattened(try items(tariff(insurance("life", life, points: points)), "life"))
        .contains { $0.id.rawValue.hasSuffix(".full-cost") }
    }
    #expect(try hasFullCost(points: "4"))
    #expect(try !hasFullCost(points: nil))
  }

  @Test("has a required insurance in every offer, and pays a yearly premium for the balance of its day")
  func required() throws {
    let hull = insurance("hull", Tariff.Price(.percentOfBalance(percent("1")), .yearly), points: "0", isRequired: true)
    var request = QuoteRequest(amount: rub("120000"), months: 24, ratePercent: percent("0"))
    request.insurances = ["life"]
    let quote = try Quote(
      request, title: LocalizedText(verbatim: "Boat loan"), by: tariff(hull, insurance("life", life, points: "1")))
    let context = PresentationContext(formatter: LocaleFormatter(locale: "en_US"), asOf: day("2026-11-21"))
    let items = quote.mainViewModel(in: context).contentItems
    // 1 % of 120 000, and a year later, before the payment of that day, of 65 000.
    #expect(row("cost.total.insurance.hull", in: items)?.value.text.plain == "RUB 1,850.00")
    #expect(offers(items).map { $0.hasPrefix("hull") } == [true, true])
  }

  @Test("says what the tariff does not state, and calculates the rest")
  func missing() throws {
    let items = try items(tariff(insurance("life", nil, points: nil)), "life")
    let notes = flattened(items).compactMap { if case .note(let note) = $0 { note.text } else { nil } }
    #expect(
      notes.prefix(2) == [
        "The tariff does not state the price of the insurance: life.",
        "The tariff does not state the rate without the insurance: life.",
      ])
    #expect(row("cost.payment", in: items) == nil)
    #expect(offers(items).allSatisfy { $0.hasSuffix("cannot be calculated") })
    var silent = tariff()
    silent.interest = .notProvided
    #expect(row("cost.payment", in: try self.items(silent)) == nil)
  }

  @Test("is refused if the tariff does not allow the loan or does not know an insurance")
  func refused() throws {
    var limited = tariff(insurance("life", life, points: "1"))
    limited.maximumAmount = known(rub("100000"))
    #expect(throws: QuoteError.amount(rub("120000"), expected: "an amount above zero, at most 100000.00 RUB")) {
      try items(limited)
    }
    limited.maximumAmount = .notProvided
    limited.minimumAmount = known(rub("120000.01"))
    #expect(throws: QuoteError.amount(rub("120000"), expected: "120000.01 RUB or more")) { try items(limited) }
    limited.minimumAmount = known(rub("120000"))
    #expect(try !items(limited).isEmpty)
    #expect(throws: QuoteError.unknownInsurance("job", known: ["life"])) {
      try items(tariff(insurance("life", life, points: "1")), "job")
    }
    #expect(throws: QuoteError.repeatedInsurance("life")) {
      try items(tariff(insurance("life", life, points: "1")), "life", "life")
    }
  }

  @Test("has a screen with its payments")
  func schedule() throws {
    #expect(offers(try items(tariff(), screen: .schedule)).count == 12)
  }

  @Test("depends on the day unless one is asked for and no schedule has its line", arguments: [nil, "2026-11-25"])
  func dependsOnDay(asked: String?) throws {
    var request = QuoteRequest(amount: rub("120000"), months: 12, ratePercent: percent("12"))
    request.on = asked.map { day($0) }
    let context = PresentationContext(formatter: LocaleFormatter(locale: "en_US"), asOf: day("2026-11-21"))
    // Without the way interest is counted, there is no schedule.
    let (whole, empty) = (tariff(), Tariff(of: "boatLoan", in: .rub))
    func depends(_ tariff: Tariff, _ screen: ScreenID) throws -> Bool? {
      let quote = try Quote(request, title: LocalizedText(verbatim: "Boat loan"), by: tariff)
      return quote.viewModel(for: screen, in: context)?.dependsOnDay
    }
    #expect(try depends(whole, .schedule) == true)
    #expect(try depends(empty, .schedule) == (asked == nil))
    #expect(try depends(whole, .quote) == (asked == nil))
  }
}
