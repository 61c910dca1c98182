import Testing

@testable import LoanArithmetic

@Suite struct DayCountCaseTests {
  @Test("published day counts are reproduced")
  func publishedDayCounts() throws {
    try CaseFile("day-counts").run { item in
      let convention = try DayCount(named: item.params.text("convention"))
      let (start, end) = (try item.params.date("start"), try item.params.date("end"))
      var differences: [String] = []
      let fraction = try convention.yearFraction(from: start, to: end)
      if let published = item.expected.optionalText("fraction"), Fraction(published) != fraction {
        differences.append("fraction: published \(published), ours \(fraction)")
      }
      if let published = item.expected.optionalText("year_fraction") {
        differences += try difference("year fraction", published, fraction.decimal(places: 17))
      }
      if let days = item.expected.int("days_360"), try convention.days(from: start, to: end) != days {
        differences.append("days: published \(days)")
      }
      if let published = item.expected.optionalText("interest") {
        let interest = try convention.interest(
          on: rubles(item.params.text("amount")), annualRatePercent: percent(item.params.text("annual_rate_percent")),
          from: start, to: end)
        if interest != (try rubles(published)) {
          differences.append("interest: published \(published), ours \(interest)")
        }
      }
      return .compared(differences)
    }
  }
}
