import DesignSystem
import LoanDetailCore
import LoanDetailGateways
import LoanDetailTesting
import Testing

@Suite("The conformance kit, of forms")
struct FormRuleTests {
  @Test("asks that the form of an action fits its flow, and that the questions of flows exist")
  func forms() async {
    var action = Action(id: "repay", title: "–", destination: .flow("repayFull"))
    action.form = Form([.init("on", "–", .number(.init()))])
    let group = Item.actionGroup(ActionGroup(id: "all", title: "–", actions: [action]))
    #expect(
      await faults(of: Teapot.plugin { _, _ in group }).filter { $0.hasSuffix("[flows]") } == [
        "teapot:1, main, en_US (and in 3 more places): The form of \"repay\" does not fit the flow \"repayFull\": The field \"on\" "
          + "is of another type than the flow's input. Mend the form, or the flow. [flows]"
      ])
    func stating(_ flow: Flow) -> ProductWithSamples { Teapot.plugin(manifest: { $0.ownFlows = [flow] }) }
    #expect(
      await faults(of: stating(Flow("polish", summary: "Polish.", question: "shine"))) == [
        "teapot: The flow \"polish\" asks the question \"shine\", which does not exist. State one of early-repayment, payoff, "
          + "cure, payment-holiday, minimum-only, fixed, rate, or none. [flows]"
      ])
    #expect(
      await faults(
        of: stating(Flow("polish", summary: "Polish.", inputs: [.init("day", .date, "The day.")], question: "payoff")))
        == [
          "teapot: The flow \"polish\" has the inputs day, which the question \"payoff\" does not have. Name each input as the "
            + "question's parameter: on. [flows]"
        ])
  }
}
