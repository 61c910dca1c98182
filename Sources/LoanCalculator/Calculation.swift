package import LoanDetailJSON

/// The kinds of calculation. The raw values are their names on the command line.
///
/// One call answers a whole document of requests:
///
/// ```swift
/// let requests = try JSONParser.parse(bytes)
/// let replies = Calculation.schedule.replies(to: requests)
/// print(String(decoding: replies.json(), as: UTF8.self))
/// ```
package enum Calculation: String, CaseIterable, Sendable {
  /// Every payment of a loan.
  case schedule
  /// The cost of a loan as a rate: APRC, APR or the full loan cost.
  case effectiveRate = "effective-rate"
  /// The part of a year between two dates, and the interest for it.
  case dayCount = "day-count"
  /// The minimum payment of a card.
  case cardMinimum = "card-minimum"

  /// Answers one request, `{"id": 1, "params": {…}}`, or an array of requests.
  ///
  /// This never fails as a whole: a bad request gets a reply with an error and leaves the other replies as they are.
  package func replies(to requests: JSONValue) -> CalculationReplies {
    CalculationReplies(to: requests, self)
  }

  /// Calculates the answer from the parameters of one request.
  func answer(_ params: JSONValue) throws(CalculationError) -> any CalculationAnswer {
    switch self {
    case .schedule: try ScheduleAnswer(params)
    case .effectiveRate: try EffectiveRateAnswer(params)
    case .dayCount: try DayCountAnswer(params)
    case .cardMinimum: try CardMinimumAnswer(params)
    }
  }
}
