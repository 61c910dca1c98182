import LoanArithmetic
import LoanDetailCore
import LoanDetailSections
import Loans
import Localization

/// The loan of a request with some of its insurances.
struct QuoteOffer: Sendable {
  /// A value that a calculation lacks.
  enum Missing: Sendable, Hashable {
    case interest
    /// The price of the insurance with this title.
    case price(LocalizedText)
    /// The rate without the insurance with this title.
    case rateWithout(LocalizedText)
    /// No schedule can be calculated from the terms.
    case schedule
  }

  /// An insurance of the offer with its cost over the whole term.
  struct Premium: Sendable {
    let insurance: Tariff.Insurance
    let total: Money
  }

  /// The insurances of the offer, including the required ones.
  let insurances: [Tariff.Insurance]
  /// The rate; `nil` if the tariff does not state it.
  let rate: ExactDecimal?
  /// The figures; `nil` if a value is missing or a sum is too large.
  let figures: Figures?
  /// The values that the figures lack; empty if there are figures.
  let missing: [Missing]

  /// The payments and the cost of an offer.
  struct Figures: Sendable {
    let schedule: LoanArithmetic.Schedule
    let premiums: [Premium]
    /// The sum of all payments and premiums.
    let total: Money
    /// The sum of ``premiums``.
    let premiumTotal: Money
    /// The part of ``total`` above the amount of the loan.
    let above: Money
    /// The PSK (ПСК) for roubles, otherwise the APRC; `nil` if it cannot be calculated.
    let fullCost: FullCost?

    /// The first payment; the others are the same, except the last one.
    var payment: Money { schedule.payment ?? schedule.money(schedule.rows.first?.payment ?? 0) }
    /// The last payment.
    var last: Money? { schedule.rows.last.map { schedule.money($0.payment) } }
  }

  /// Calculates an offer.
  ///
  /// - Parameters:
  ///   - request: the requested loan.
  ///   - chosen: the insurances of the offer, without the required ones.
  ///   - asked: the insurances of the request; the rate is higher for those that are not chosen.
  ///   - tariff: the tariff of the product.
  ///   - day: the day on which the money is paid out.
  init(
    _ request: QuoteRequest, with chosen: [Tariff.Insurance], of asked: [Tariff.Insurance], by tariff: Tariff,
    on day: CalendarDate
  ) {
    insurances = tariff.insurances.filter(\.isRequired).filter { !chosen.contains($0) } + chosen
    var missing: [Missing] = []
    var rate: ExactDecimal? = request.ratePercent
    for left in asked where !chosen.contains(left) {
      guard let points = left.pointsWithout.value else {
        missing.append(.rateWithout(left.title))
        continue
      }
      rate = rate.flatMap { $0.adding(points) }
    }
    self.rate = missing.isEmpty ? rate : nil
    if tariff.interest.value == nil { missing.append(.interest) }
    missing += insurances.filter { $0.price.value == nil }.map { .price($0.title) }
    guard missing.isEmpty, let rate, let interest = tariff.interest.value else {
      figures = nil
      self.missing = missing.isEmpty ? [.schedule] : missing
      return
    }
    var terms = ScheduleTerms(principal: request.amount, annualRatePercent: rate, payments: request.months)
    terms.disbursed = day
    terms.firstPayment = request.firstPayment
    terms.paymentDay = request.paymentDay
    terms.accrual = interest
    // The offer is of so many payments, none of them before the first payment that was asked for.
    terms.firstStub = .inFirstPayment
    let all = insurances
    let found = (try? LoanArithmetic.Schedule(terms)).flatMap { schedule in
      Figures(of: schedule, for: request, with: all, on: day)
    }
    figures = found
    self.missing = found == nil ? [.schedule] : []
  }
}

extension QuoteOffer.Figures {
  /// Adds up the payments and the premiums; `nil` if a price is unknown or a sum is too large.
  fileprivate init?(
    of schedule: LoanArithmetic.Schedule, for request: QuoteRequest, with insurances: [Tariff.Insurance],
    on day: CalendarDate
  ) {
    let currency = request.amount.currency
    var flows = [DatedCashFlow(date: day, amount: WideDecimal(request.amount, negated: true))]
    flows += schedule.rows.compactMap { row in
      row.date.map { DatedCashFlow(date: $0, amount: WideDecimal(schedule.money(row.payment))) }
    }
    var premiums: [QuoteOffer.Premium] = []
    var isCostKnown = true
    for insurance in insurances {
      guard let price = insurance.price.value, let paid = price.payments(for: request.amount, by: schedule, from: day),
        let total = Money.sum(paid.map(\.amount), currency: currency)
      else { return nil }
      premiums.append(QuoteOffer.Premium(insurance: insurance, total: total))
      // 353-FZ art. 6 part 4: a premium is part of the full cost if the loan or its terms depend on the insurance.
      let dependsOnIt = insurance.pointsWithout.value.map { $0.coefficient != 0 }
      if !insurance.isRequired, dependsOnIt == nil { isCostKnown = false }
      guard insurance.isRequired || dependsOnIt == true else { continue }
      flows += paid.map { DatedCashFlow(date: $0.on, amount: WideDecimal($0.amount)) }
    }
    guard let premiumTotal = Money.sum(premiums.map(\.total), currency: currency),
      let total = schedule.totalPaid.adding(premiumTotal), let above = total.subtracting(request.amount)
    else { return nil }
    self.schedule = schedule
    self.premiums = premiums
    self.premiumTotal = premiumTotal
    self.total = total
    self.above = above
    fullCost = isCostKnown ? FullCost(of: flows, in: currency) : nil
  }
}

extension FullCost {
  /// The PSK (ПСК) for roubles, otherwise the APRC; `nil` if no rate solves the cash flows.
  fileprivate init?(of flows: [DatedCashFlow], in currency: Currency) {
    if currency.code == Currency.rub.code {
      guard let cost = try? FullLoanCost(flows), let percent = ExactDecimal("\(cost.rate.disclosed)") else {
        return nil
      }
      let amount = Money("\(cost.amount)", currency: currency)
      self.init(measure: .psk, percent: percent, amount: amount)
    } else {
      guard let rate = try? EUAnnualPercentageRate.solve(flows), let percent = ExactDecimal("\(rate.disclosed)") else {
        return nil
      }
      self.init(measure: .aprc, percent: percent)
    }
  }
}

extension Tariff.Price {
  /// Returns the payments of the price over the term of a loan; `nil` if one of them is too large.
  fileprivate func payments(
    for amount: Money, by schedule: LoanArithmetic.Schedule, from day: CalendarDate
  ) -> [(on: CalendarDate, amount: Money)]? {
    let dues = schedule.rows.compactMap { row in row.date.map { (on: $0, balance: schedule.money(row.balance)) } }
    let days: [CalendarDate]
    switch frequency {
    case .once: days = [day]
    case .monthly: days = dues.map(\.on)
    case .yearly:
      let last = dues.last?.on ?? day
      days = (0..<Tariff.longestMonths).lazy.map { day.adding(months: $0 * 12) }.prefix {
        $0.map { $0 < last } ?? false
      }
      .compactMap(\.self)
    }
    var paid: [(on: CalendarDate, amount: Money)] = []
    for day in days {
      let price: Money? =
        switch size {
        case .amount(let price): price
        case .percentOfAmount(let percent): amount.share(percent: percent)
        case .percentOfBalance(let percent):
          // A premium on the day of a payment is calculated from the principal before that payment.
          (dues.last { $0.on < day }?.balance ?? amount).share(percent: percent)
        }
      guard let price else { return nil }
      paid.append((day, price))
    }
    return paid
  }
}

extension WideDecimal {
  fileprivate init(_ money: Money, negated: Bool = false) {
    self.init(coefficient: Int128(money.minorUnits) * (negated ? -1 : 1), scale: money.currency.decimals)
  }
}

extension ExactDecimal {
  /// Returns the sum; `nil` if it needs too many digits.
  fileprivate func adding(_ other: ExactDecimal) -> ExactDecimal? {
    let decimals = max(scale, other.scale)
    guard let left = scaled(toDecimals: decimals), let right = other.scaled(toDecimals: decimals) else { return nil }
    let (sum, overflow) = left.addingReportingOverflow(right)
    return overflow ? nil : ExactDecimal(coefficient: sum, scale: decimals)
  }
}
