import DesignSystem
import LoanArithmetic
import LoanDetailCore
import LoanDetailSections
import Loans
import Localization

/// The offers of a quote for one reader.
struct QuoteFigures {
  let request: QuoteRequest
  let title: LocalizedText
  /// The day on which the money is paid out.
  let day: CalendarDate
  /// The insurances of the request, without those that the tariff requires.
  let asked: [Tariff.Insurance]
  /// The offers: with all insurances first, without any of them last.
  let offers: [QuoteOffer]
  /// A placeholder for a loan, with the reader's context.
  let loan: LoanOnScreen

  /// Calculates an offer for each combination of the insurances of a request.
  init(_ request: QuoteRequest, title: LocalizedText, by tariff: Tariff, in context: PresentationContext) {
    let day = request.on ?? context.asOf
    // A required insurance is part of every offer.
    let asked = request.insurances.compactMap { name in tariff.insurances.first { $0.name == name } }
      .filter { !$0.isRequired }
    self.request = request
    self.title = title
    self.day = day
    self.asked = asked
    offers = asked.combinations.map { QuoteOffer(request, with: $0, of: asked, by: tariff, on: day) }
    loan = LoanOnScreen(ofNoLoan: request.amount.currency, for: .allCustomers, in: context)
  }

  /// The offer with all insurances of the request.
  var whole: QuoteOffer { offers[0] }

  /// The index of the offer with the smallest total; `nil` if there is only one offer, or if none has figures. Of equal
  /// offers, it is the one with the fewest insurances.
  var cheapest: Int? {
    guard offers.count > 1 else { return nil }
    return offers.indices.reversed().filter { offers[$0].figures != nil }.min {
      (offers[$0].figures?.total.minorUnits ?? .max) < (offers[$1].figures?.total.minorUnits ?? .max)
    }
  }

  /// The values that the tariff does not state, each once.
  var missing: [QuoteOffer.Missing] { offers.flatMap(\.missing).distinct }
}

extension [Tariff.Insurance] {
  /// All combinations of the insurances: all of them first, then fewer and fewer, none of them last.
  fileprivate var combinations: [[Tariff.Insurance]] {
    let subsets = (0..<(1 << count)).map { bits in indices.filter { bits & (1 << $0) != 0 }.map { self[$0] } }
    return subsets.enumerated().sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }.map(\.element)
  }
}
