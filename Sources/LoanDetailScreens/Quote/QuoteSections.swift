import DesignSystem
import LoanArithmetic
import LoanDetailCore
import LoanDetailSections
import Loans
import Localization

/// A section of a quote.
protocol QuoteSection: LoanSection {
  var figures: QuoteFigures { get }
}

extension QuoteSection {
  var loan: LoanOnScreen { figures.loan }
  var sources: [ProvenanceLog.Source] { [source(rule: "the request and the tariff")] }

  /// Returns a value as one that follows from the request and the tariff.
  func calculated<Known>(_ value: Known) -> Fact<Known> {
    .known(value, origin: .derived(rule: "schedule and premiums by the request and the tariff"))
  }

  /// The insurances of an offer in words.
  func names(of offer: QuoteOffer) -> String {
    offer.insurances.isEmpty
      ? LoanWords.withoutInsurance(language) : language.list(offer.insurances.map { $0.title(language) })
  }
}

/// The header of a quote: the payment, and the cheapest offer.
///
/// ```
/// Boat loan
/// Quote for a loan taken on November 21, 2026
///   Payment every month . . . . . . .  RUB 18,051.84
///   Cheapest in all: without insurance
/// ```
struct QuoteHeader: QuoteSection {
  static let name: SectionName = "header"
  static let summary = "The payment of the loan that is asked for, and the cheapest offer."

  let figures: QuoteFigures

  var items: [Item] { item }

  var item: Item {
    trace(id, sources)
    let payment = figures.whole.figures.flatMap {
      prominent(
        .id("quote.payment"), LoanWords.paymentOfQuote, calculated($0.payment), states: .nextPaymentAmount,
        caption: figures.asked.isEmpty ? nil : LoanWords.with(names(of: figures.whole))(language))
    }
    let cheapest = figures.cheapest.map {
      Status(
        id: "quote.cheapest", text: LoanWords.cheapestIs(names(of: figures.offers[$0]))(language), tone: .positive)
    }
    return .header(
      Header(
        title: figures.title(language), subtitle: LoanWords.quoteOf(value(figures.day))(language),
        amounts: [payment].compactMap(\.self), statuses: [cheapest].compactMap(\.self)))
  }
}

/// ```
/// What is missing
///   The tariff does not state the price of the insurance: Life and health.
/// ```
struct QuoteMissing: QuoteSection {
  static let name: SectionName = "missing"
  static let summary = "What the tariff does not state, so that the quote is not complete."

  let figures: QuoteFigures

  var title: LocalizedText? { LoanWords.quoteLacks }

  var items: [Item] {
    for (index, missing) in figures.missing.enumerated() {
      let part: PartID = "\(index + 1)"
      note(
        part, LoanWords.lacks(missing), tone: .attention,
        missing: [lack(id(part), LoanWords.quoteTitle, because: .notProvided)])
    }
  }
}

/// ```
/// What it would cost
///   Payment every month . . . . . .  RUB 18,051.84
///   You pay in all  . . . . . . . . RUB 664,866.24
///     Principal . . . . . . . . . . RUB 500,000.00
///     Interest  . . . . . . . . . . RUB 149,866.24
///     Life and health . . . . . . .  RUB 15,000.00
///   Full cost of the loan (PSK) . . 20.771% a year
/// ```
struct QuoteCost: QuoteSection {
  static let name: SectionName = "cost"
  static let summary = "The cost of the loan with all insurances of the request."

  let figures: QuoteFigures

  var title: LocalizedText? { LoanWords.whatItWouldCost }

  var items: [Item] {
    if let offer = figures.whole.figures {
      row(
        "payment", LoanWords.paymentOfQuote, calculated(offer.payment), states: .nextPaymentAmount,
        caption: offer.last == offer.payment
          ? nil : offer.last.map { said(LoanWords.lastIs(value($0))) })
      total(of: offer)
      row("above", LoanWords.paidAbove, calculated(offer.above))
      if let cost = offer.fullCost {
        row("full-cost", LoanWords.text(of: cost.measure), calculated(cost), states: .fullCost) {
          percent($0.measure == .psk ? $0.percent.padded(toScale: 3) : $0.percent, per: .year)
        }
        row("full-cost.amount", LoanWords.fullCostInMoney, cost.amount, states: .fullCost)
      }
      row("schedule", LoanWords.schedule, payments: figures.request.months, destination: .screen(.schedule))
    }
  }

  /// A row with a number of payments, which opens the destination.
  private func row(
    _ part: PartID, _ label: LocalizedText, payments count: Int, destination: Destination
  ) -> [Item] {
    [
      .row(
        Row(
          id: id(part), label: label(language), value: .text(formatter.count(count, LoanWords.payments)),
          destination: destination))
    ]
  }

  /// The sum of all payments and premiums, with its parts.
  private func total(of offer: QuoteOffer.Figures) -> [Item] {
    let id = id("total")
    var parts = [
      Row(
        id: id.appending("principal"), label: LoanWords.text(of: .principal)(language),
        value: value(figures.request.amount)),
      Row(
        id: id.appending("interest"), label: LoanWords.text(of: .interest)(language),
        value: value(offer.schedule.totalInterest)),
    ]
    parts += offer.premiums.map { premium in
      let caption = premium.insurance.price.value.map { LoanWords.text(of: $0.frequency)(language) }
      return Row(
        id: id.appending("insurance.\(premium.insurance.name)"), label: premium.insurance.title(language),
        value: value(premium.total), caption: caption, fact: .fees)
    }
    let total = Row(id: id.appending("sum"), label: LoanWords.paidOnQuote(language), value: value(offer.total))
    return [.breakdown(Breakdown(id: id, total: total, parts: parts))]
  }
}

/// The loan with and without each insurance of the request, in every combination. The cheapest one is marked.
///
/// ```
/// With and without insurance, RUB
///   Insurance           Rate    Payment       Total  Full cost
///   Life, job          17.9%  18,051.84  675,866.24   21.402%
///   without insurance  23.4%  19,473.11  701,031.96   23.399%
/// ```
struct QuoteComparison: QuoteSection {
  static let name: SectionName = "offers"
  static let summary = "The loan with and without each insurance, in every combination."

  let figures: QuoteFigures

  var title: LocalizedText? { titleWithCurrency(LoanWords.offers) }
  var silence: String? { figures.offers.count > 1 ? nil : "no insurance was asked for" }

  var items: [Item] {
    table("rows", titleWithCurrency(LoanWords.offers), columns, of: figures.offers.indices, named: name) { id, index in
      let offer = figures.offers[index]
      let found = offer.figures
      return TableRow(
        id: id,
        cells: [
          .text(names(of: offer)), offer.rate.map { .percent(formatter.percent($0.trimmed())) },
          found.map { figure($0.payment) }, found.map { figure($0.premiumTotal) }, found.map { figure($0.total) },
          found?.fullCost.map { .percent(formatter.percent($0.percent.padded(toScale: $0.measure == .psk ? 3 : 0))) },
          mark(of: index),
        ],
        tone: tone(of: index))
    }
    if let cheapest = figures.cheapest, let least = figures.offers[cheapest].figures?.total,
      let whole = figures.whole.figures?.total, let saved = whole.subtracting(least), saved.isPositive
    {
      note("saved", LoanWords.cheaperBy(value(saved), with: names(of: figures.offers[cheapest])), tone: .neutral)
    }
    note("rule", LoanWords.comparedBy)
  }

  /// The words for an offer that cannot be calculated and for the cheapest one; `nil` for any other.
  private func mark(of index: Int) -> Value? {
    if figures.offers[index].figures == nil { return .text(LoanWords.notCalculable(language)) }
    return index == figures.cheapest ? .text(LoanWords.cheapest(language)) : nil
  }

  /// The tone of an offer: positive for the cheapest one, a warning for one that cannot be calculated.
  private func tone(of index: Int) -> Tone {
    if index == figures.cheapest { return .positive }
    return figures.offers[index].figures == nil ? .attention : .neutral
  }

  private var columns: [Table.Column] {
    [
      column("insurance", LoanWords.insurance, .leading, .high), column("rate", LoanWords.rateColumn, .trailing),
      column("payment", LoanWords.payment, .trailing, .high), column("premium", LoanWords.premiums, .trailing, .low),
      column("total", LoanWords.total, .trailing, .high),
      column("full-cost", LoanWords.fullCostColumn(figures.whole.figures?.fullCost?.measure), .trailing),
      column("mark", LoanWords.mark, .leading, .high),
    ]
  }

  /// The name of an offer in ids: the names of its insurances, or `none`.
  private func name(_ index: Int) -> String {
    let names = figures.offers[index].insurances.map(\.name)
    return "offers.\(names.isEmpty ? "none" : names.joined(separator: "+"))"
  }
}

/// The requested loan.
///
/// ```
/// Your request
///   Amount  . . . . . . . . . . . . RUB 500,000.00
///   Term  . . . . . . . . . . . . . . .  36 months
///   Interest rate . . . . . . . . . . 17.9% a year
/// ```
struct QuoteTerms: QuoteSection {
  static let name: SectionName = "request"
  static let summary = "The loan that was asked for."

  let figures: QuoteFigures

  var title: LocalizedText? { LoanWords.yourRequest }

  var items: [Item] {
    let request = figures.request
    row("amount", LoanWords.amount, request.amount)
    row("term", LoanWords.term, Term(request.months, .months))
    row(
      "rate", LoanWords.rate, Rate(percent: request.ratePercent), states: .rate,
      caption: figures.asked.isEmpty ? nil : LoanWords.with(names(of: figures.whole))(language))
    row("day", LoanWords.paidOutOn, figures.day)
    row("first", LoanWords.firstPaymentOn, figures.whole.figures?.schedule.rows.first?.date)
    row("last", LoanWords.lastPayment, figures.whole.figures?.schedule.rows.last?.date)
    note("derived", LoanWords.quoteIsNoOffer)
  }
}

struct QuoteSchedule: QuoteSection {
  static let name = SectionName.schedule
  static let summary = "The payments of the loan with all insurances of the request."

  let figures: QuoteFigures

  var title: LocalizedText? { titleWithCurrency(LoanWords.schedule) }

  var items: [Item] {
    if let offer = figures.whole.figures {
      schedule(rows: offer.schedule.rows.map { ScheduleRow($0, of: offer.schedule) }, id: "rows")
      if offer.premiums.contains(where: { !$0.total.isZero }) {
        note("premiums", LoanWords.scheduleWithoutPremiums(value(offer.premiumTotal)))
      }
    }
  }
}
