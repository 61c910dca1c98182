package import LoanDetailScreens
package import Loans

/// A parameter of a request. Each is declared once, for the command line and for assistants.
package struct RequestParameter: Sendable {
  /// The values of a parameter.
  package enum Form: Sendable, Hashable {
    case text
    /// A decimal number above zero or, with `orZero`, from zero.
    case decimal(orZero: Bool)
    /// A day as `YYYY-MM-DD`.
    case day
    /// A whole number within a range.
    case number(ClosedRange<Int>)
    /// One of these words.
    case word([String])
    /// Some of these words.
    case words([String])
    case flag
  }

  package let name: String
  package let form: Form
  /// The purpose of the parameter, in one English sentence.
  package let meaning: String

  package init(_ name: String, _ form: Form, _ meaning: String) {
    self.name = name
    self.form = form
    self.meaning = meaning
  }
}

extension WhatIf {
  /// The parameters of the questions; `Name.parameters` lists those of each.
  package enum Parameter {
    package static let numbersOfMonths = 1...60

    package static let amount = RequestParameter(
      "amount", .decimal(orZero: false),
      "early-repayment: what is repaid early; fixed: what is paid each month; in the product's own currency.")
    package static let on = RequestParameter(
      "on", .day, "early-repayment, payoff, cure: the day, YYYY-MM-DD; without it, the day that is shown.")
    package static let keep = RequestParameter(
      "keep", .word(EarlyRepayment.Kept.allCases.map(\.name)),
      "early-repayment: what stays the same, payment or term; without it, both are shown side by side.")
    package static let months = RequestParameter(
      "months", .number(numbersOfMonths), "payment-holiday: the number of payments left out.")
    package static let percent = RequestParameter(
      "percent", .decimal(orZero: true), "rate: the new rate in percent a year.")
    package static let from = RequestParameter(
      "from", .day, "rate: the first day of the new rate, YYYY-MM-DD.")
    package static let schedule = RequestParameter(
      "schedule", .flag, "Show the payments that would follow too.")

    package static let all = [amount, on, keep, months, percent, from, schedule]
  }
}

extension QuoteRequest {
  /// The parameters of a quote, besides the product type and the insurances.
  package enum Parameter {
    package static let numbersOfMonths = 1...Tariff.longestMonths
    package static let daysOfMonth = 1...31

    package static let amount = RequestParameter(
      "amount", .decimal(orZero: false), "The amount of the loan, such as 500000.")
    package static let currency = RequestParameter(
      "currency", .text, "The currency of the loan; without it, that of the tariff.")
    package static let months = RequestParameter(
      "months", .number(numbersOfMonths), "The term and the number of monthly payments.")
    package static let rate = RequestParameter(
      "rate", .decimal(orZero: true), "The rate in percent a year, with all insurances of the request.")
    package static let on = RequestParameter(
      "on", .day, "The day on which the money is paid out; without it, the day that is shown.")
    package static let firstPayment = RequestParameter(
      "first-payment", .day, "The day of the first payment; without it, a month after the money.")
    package static let paymentDay = RequestParameter(
      "payment-day", .number(daysOfMonth), "The day of the month of the payments.")
    package static let schedule = RequestParameter(
      "schedule", .flag, "Show the payments in place of the costs.")

    /// The parameters of the loan itself.
    package static let ofLoan = [amount, currency, months, rate, on, firstPayment, paymentDay]
    package static let all = ofLoan + [schedule]
  }
}
