import Testing

@testable import LoanArithmetic

@Suite struct CardCaseTests {
  @Test("published card figures are reproduced")
  func publishedFigures() throws {
    try CaseFile("cards").run { item in
      switch item.all.optionalText("kind") {
      case "minimum_payment":
        let params = item.params
        let rule = MinimumPaymentRule(
          percent: try percent(params.text("percent")), floor: try params.optionalText("floor").map(rubles),
          roundUpTo: try params.optionalText("round_up_to").map(rubles))
        let payment = try rule.payment(
          on: rubles(params.text("debt")), accruedInterest: try params.optionalText("accrued_interest").map(rubles))
        let published = try item.expected.text("minimum_payment")
        return .compared(payment == (try rubles(published)) ? [] : ["published \(published), ours \(payment)"])
      case "card_aprc":
        let rate = try EUAnnualPercentageRate.solve(europeanFlows(item.params.objects("cash_flows")))
        return .compared(
          try difference("disclosed", item.expected.text("aprc_percent_disclosed_1dp"), rate.disclosed)
            + difference(
              "APRC", item.expected.text("aprc_percent"), rate.percent, within: item.expected.text("tolerance_pp")))
      case "late_payment": return .inexpressible("no request states a delay; the source cuts 82.19 to 82.1")
      default: return .inexpressible("a tariff in words, without figures")
      }
    }
  }
}
