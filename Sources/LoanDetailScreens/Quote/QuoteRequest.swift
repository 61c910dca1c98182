public import LoanArithmetic
import LoanDetailCore
import LoanDetailSections
import Loans

/// The loan for which a quote is requested.
///
/// ```swift
/// var request = QuoteRequest(amount: amount, months: 36, ratePercent: ExactDecimal(coefficient: 179, scale: 1))
/// request.insurances = ["life", "job"]
/// let quote = try Quote(request, title: manifest.title, by: tariff)
/// ```
public struct QuoteRequest: Sendable, Hashable {
  /// The disbursed amount; above zero.
  public var amount: Money
  /// The term and the number of monthly payments.
  public var months: Int
  /// The nominal rate in percent a year with all the insurances of the request.
  public var ratePercent: ExactDecimal
  /// The names of the insurances with and without which the loan is compared; at most four.
  public var insurances: [String] = []
  /// The day of the disbursement; `nil` for the day of the screen.
  public var on: CalendarDate?
  /// The day of the first payment; `nil` for one month after the disbursement.
  public var firstPayment: CalendarDate?
  /// The day of the month of the payments, 1...31; `nil` for that of the first payment.
  public var paymentDay: Int?

  public init(amount: Money, months: Int, ratePercent: ExactDecimal) {
    self.amount = amount
    self.months = months
    self.ratePercent = ratePercent
  }
}

/// The reason why a quote is not possible.
public enum QuoteError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The tariff has no insurance with this name; `known` contains the names of its insurances.
  case unknownInsurance(String, known: [String])
  /// An insurance is requested more than once.
  case repeatedInsurance(String)
  /// The amount is not between the limits of the tariff, or not above zero.
  case amount(Money, expected: String)
  /// The term is not between the limits of the tariff.
  case months(Int, expected: String)
  /// The tariff is for loans in another currency.
  case currency(Currency, tariff: Currency)
  /// There are too many insurances to compare all their combinations.
  case tooManyInsurances(Int, limit: Int)

  /// The fault in full sentences.
  public var description: String {
    switch self {
    case .unknownInsurance(let name, let known):
      known.isEmpty
        ? "The tariff has no insurance \"\(name)\", and no other one."
        : "The tariff has no insurance \"\(name)\". It has: \(known.joined(separator: ", "))."
    case .repeatedInsurance(let name): "The insurance \"\(name)\" is requested more than once."
    case .amount(let amount, let expected): "The amount \(amount) cannot be lent. Expected \(expected)."
    case .months(let months, let expected): "A term of \(months) months is not possible. Expected \(expected)."
    case .currency(let currency, let tariff):
      "The tariff is of loans in \(tariff.code), not in \(currency.code)."
    case .tooManyInsurances(let count, let limit):
      "\(count) insurances have too many combinations. Request at most \(limit)."
    }
  }
}

extension QuoteRequest {
  /// The largest number of insurances in one request. Each insurance doubles the combinations; four have sixteen.
  static let maximumInsurances = 4

  /// Checks the request against a tariff.
  func check(_ tariff: Tariff) throws(QuoteError) {
    guard amount.currency.code == tariff.currency.code else {
      throw .currency(amount.currency, tariff: tariff.currency)
    }
    let amounts = (least: tariff.minimumAmount.value, most: tariff.maximumAmount.value)
    guard amount.isPositive, amounts.least.map({ $0.minorUnits <= amount.minorUnits }) ?? true,
      amounts.most.map({ amount.minorUnits <= $0.minorUnits }) ?? true
    else {
      let range = Self.range(from: amounts.least, to: amounts.most)
      throw .amount(amount, expected: range ?? "an amount above zero")
    }
    let least = tariff.minimumMonths.value ?? 1
    let most = tariff.maximumMonths.value ?? Tariff.longestMonths
    guard months >= least, months <= most else { throw .months(months, expected: "\(least) to \(most)") }
    guard insurances.count <= Self.maximumInsurances else {
      throw .tooManyInsurances(insurances.count, limit: Self.maximumInsurances)
    }
    var seen: Set<String> = []
    for name in insurances {
      guard tariff.insurances.contains(where: { $0.name == name }) else {
        throw .unknownInsurance(name, known: tariff.insurances.map(\.name))
      }
      guard seen.insert(name).inserted else { throw .repeatedInsurance(name) }
    }
  }

  /// The limits of the amount in words; `nil` if there are none.
  private static func range(from least: Money?, to most: Money?) -> String? {
    switch (least, most) {
    case (let least?, let most?): "\(least) to \(most)"
    case (let least?, nil): "\(least) or more"
    case (nil, let most?): "an amount above zero, at most \(most)"
    case (nil, nil): nil
    }
  }
}
