import DesignSystem
import LoanArithmetic
import LoanDetailCore
import LoanDetailGateways
import Loans
import Localization
import Testing

@testable import LoanDetailTesting

@Suite("The conformance kit, of facts")
struct FactRuleTests {
  @Test("compares the value of a material fact with the record")
  func materialValues() async {
    let wrong = rate { context in context.formatter.percent(ExactDecimal(coefficient: 6, scale: 0)) }
    let found = await conformanceFaults(of: wrong)
    #expect(found.map(\.rule) == [.materialValues, .materialValues])
    #expect(
      found.first?.description
        == "teapot:1, main, en_US (and in 1 more place): The item \"terms.rate\" has the fact \"rate\" and shows 6%, and the "
        + "record has 5 %. Show the record's value, and make its texts with the context's formatter. [material-values]")
    #expect(found.last?.places == ["teapot:1, main, ru_RU", "teapot:2, main, ru_RU"])
    #expect(found.last?.report(listing: .first).hasSuffix("[material-values]\n\(FaultPlaces.hint)") ?? false)
    #expect(found.last?.report(listing: .all).hasSuffix("[material-values]\n  teapot:2, main, ru_RU") ?? false)
  }

  @Test("compares the texts of a material fact with its value, in every language")
  func materialTexts() async {
    let unlike = rate { context in
      var percent = context.formatter.percent(ExactDecimal(coefficient: 5, scale: 0))
      if context.language == .russian { percent.text = "50\u{a0}%" }
      return percent
    }
    #expect(
      await faults(of: unlike) == [
        "teapot:1, main, ru_RU (and in 1 more place): The item \"terms.rate\" has the fact \"rate\" and the value 5 %, and "
          + "its texts are \"50\u{a0}%\" and \"5 процентов\". Show the record's value, and make its texts with the context's "
          + "formatter. [material-values]"
      ])
  }

  @Test(
    "names an own item that is marked as a fact with a value the record does not have",
    arguments: [MaterialFact.balance, .fees])
  func ownFacts(fact: MaterialFact) async {
    func own(_ amount: Int64) -> ProductWithSamples {
      var habits = Teapot.Habits()
      habits.isTraced = { $0 != "own" }
      habits.change = { items, _, context in
        guard items.count > 1 else { return }
        let money = context.formatter.money(Money(minorUnits: amount, currency: .rub))
        items.append(.row(Row(id: "own", label: "–", value: .money(money), fact: fact)))
        context.provenance?.add([.known(.derived(rule: "own"), asOf: nil)], to: "own")
      }
      return Teapot.plugin(habits: habits)
    }
    #expect(await faults(of: own(10000)) == [])
    let found = await conformanceFaults(of: own(5501))
    #expect(Set(found.map(\.rule)) == [.materialValues])
    let start = "The item \"own\" has the fact \"\(fact.rawValue)\" and shows"
    #expect(found.allSatisfy { $0.message.hasPrefix(start) }, "\(found)")
  }

  @Test("names a record whose total is not the sum of its portions")
  func totalAndPortions() async {
    let record = Teapot.record("1").replacing(#""interest": "10.00""#, with: #""interest": "20.00""#)
    let found = await faults(of: Teapot.plugin(samples: Teapot.portfolio([record, Teapot.record("2")])))
    #expect(found.contains { $0.contains("$.loans[0].debt") && $0.ruleName == "sample-warnings" }, "\(found)")
  }

  @Test("finds a next payment of a product that is over")
  func untrueFacts() async {
    let over = Teapot.record("1", phase: "closed").replacing(
      #""total": "100.00", "principal": "90.00", "interest": "10.00""#, with: #""total": "0.00""#)
    var habits = Teapot.Habits()
    habits.change = { items, _, context in
      guard items.count > 1, let day = CalendarDate("2026-12-01") else { return }
      items.append(
        .row(Row(id: "next", label: "–", value: .date(context.formatter.date(day)), fact: .nextPaymentDate)))
    }
    let found = await faults(of: Teapot.plugin(samples: Teapot.portfolio([over]), habits: habits))
    #expect(
      found.filter { $0.ruleName != "custom-items" } == [
        "teapot:1, main, en_US (and in 1 more place): The item \"next\" has the fact \"next-payment-date\", and nothing is "
          + "due after its end. Leave it out, or correct the record. [material-values]"
      ])
  }

  @Test("compares the parts of the debt with the record")
  func debtParts() async {
    let swapped = Teapot.plugin(changing: { items, _, context in
      guard case .breakdown(var debt) = items[0] else { return }
      (debt.parts[0].value, debt.parts[1].value) = (debt.parts[1].value, debt.parts[0].value)
      items[0] = .breakdown(debt)
    })
    #expect(
      await conformanceFaults(of: swapped).map(\.rule) == Array(repeating: .debtParts, count: 4))
    #expect(
      await faults(of: swapped).first
        == "teapot:1, main, en_US (and in 1 more place): The part \"debt.principal\" of the breakdown \"debt\" is RUB\u{a0}10.00"
        + ", and the record has 90.00 RUB. Show the record's parts: `sections.breakdown` does. [debt-parts]")
    let split = Teapot.plugin(changing: { items, _, context in
      guard case .breakdown(var debt) = items[0], let currency = Currency(code: "RUB") else { return }
      let parts = [4000, 5000].enumerated().map { index, amount in
        let money = context.formatter.money(Money(minorUnits: Int64(amount), currency: currency))
        return Row(id: "debt.use-\(index)", label: "–", value: .money(money))
      }
      debt.parts.replaceSubrange(0...0, with: parts)
      items[0] = .breakdown(debt)
    })
    #expect(await faults(of: split) == [])
  }

  @Test("compares the states in the header with the record")
  func statuses() async {
    var habits = Teapot.Habits()
    habits.changeHeader = { header, _, _ in header.statuses = [] }
    #expect(
      await faults(of: Teapot.plugin(habits: habits)) == [
        "teapot:1, main, en_US (and in 1 more place): The record is in the state \"Active\" and the header does not have its "
          + "item \"status.phase\". Take the header from `LoanOnScreen`; your own states have ids of their own. [statuses]",
        "teapot:1, main, ru_RU (and in 1 more place): The record is in the state \"Действует\" and the header does not have "
          + "its item \"status.phase\". Take the header from `LoanOnScreen`; your own states have ids of their own. [statuses]",
      ])
    habits.changeHeader = { header, _, context in
      header.statuses[0].text = LocalizedText(en: "Closed", ru: "Закрыт")(context.language)
    }
    #expect(
      await faults(of: Teapot.plugin(habits: habits)).first
        == "teapot:1, main, en_US (and in 1 more place): The record is in the state \"Active\" and the header has \"Closed\" in "
        + "\"status.phase\". Take the header from `LoanOnScreen`; your own states have ids of their own. [statuses]")
    habits.changeHeader = { header, _, context in
      let text = LocalizedText(en: "Frozen", ru: "Заморожен")(context.language)
      header.statuses.append(Status(id: "status.frozen", text: text, tone: .critical))
      context.provenance?.add([.absent(.notProvided)], to: "status.frozen")
    }
    let found = await conformanceFaults(of: Teapot.plugin(habits: habits))
    #expect(found.map(\.rule) == [.statuses, .statuses])
    #expect(found.first?.message.contains("the record is not in it") ?? false)
  }

  @Test("takes a warning of a sample record for a fault: a closed product that owes money")
  func sampleWarnings() async {
    let samples = Teapot.portfolio([Teapot.record("1", phase: "closed")])
    #expect(
      await faults(of: Teapot.plugin(samples: samples)) == [
        "teapot:1: The sample record has the warning facts.contradiction at $.loans[0].debt.total. The product is over and "
          + "something is owed. Found 100.00 RUB; expected zero. Both are shown as they are; the owners of the record mend "
          + "one of them. Mend the sample: people compare the screens with it. [sample-warnings]"
      ])
  }

  @Test("asks for one header on all screens")
  func oneHeader() async {
    var habits = Teapot.Habits()
    habits.changeHeader = { header, screen, _ in
      if screen == .schedule { header.statuses = [] }
    }
    #expect(
      await faults(of: Teapot.plugin(habits: habits)) == [
        "teapot:1, schedule, en_US (and in 3 more places): The header is not the one of the main screen: it does not have "
          + "\"status.phase\". Make the header in one place, and give it to every screen. [one-header]"
      ])
  }

  @Test("asks for a source of every item, and for one of its own for every state in the header")
  func sources() async {
    var habits = Teapot.Habits()
    habits.isTraced = { $0 != "schedule" }
    #expect(
      await faults(of: Teapot.plugin(habits: habits)) == [
        "teapot:1, schedule, en_US (and in 3 more places): The item \"schedule\" has no source, so nobody can tell what it is "
          + "made from. Make it with the shared builders, or record its facts with `trace(\"schedule\", …)` of its "
          + "section. [sources]"
      ])
    habits = Teapot.Habits()
    habits.changeHeader = { header, _, _ in header.statuses.append(Status(id: "hot", text: "–", tone: .neutral)) }
    #expect(
      await faults(of: Teapot.plugin(habits: habits)) == [
        "teapot:1, main, en_US (and in 7 more places): The state \"hot\" in the header has no source of its own, and is "
          + "explained by what the header is made from. Make it with `status(_:_:tone:from:in:)`, which "
          + "records the fact that it follows from. [sources]"
      ])
  }

  @Test("has every place of a fault, and lists them when asked to")
  func places() async throws {
    var habits = Teapot.Habits()
    habits.isTraced = { $0 != "schedule" }
    let fault = try #require(await conformanceFaults(of: Teapot.plugin(habits: habits)).first)
    #expect(
      fault.places == ["1", "2"].flatMap { id in ["en_US", "ru_RU"].map { "teapot:\(id), schedule, \($0)" } })
  }

  /// A plugin with another rate.
  private func rate(_ value: @escaping @Sendable (PresentationContext) -> PercentValue) -> ProductWithSamples {
    Teapot.plugin(changing: { items, _, context in
      guard case .row(var rate) = items[1] else { return }
      rate.value = .percent(value(context))
      items[1] = .row(rate)
    })
  }

  @Test("names an action that suggests another amount than the screen asks for")
  func actionAmounts() async {
    let due = #", "obligations": [{"kind": "instalment", "due": "2026-12-01", "amount": "20.00", "covered": "5.00"}]"#
    func found(_ flow: String, _ units: Int64, _ members: String) async -> [String] {
      var habits = Teapot.Habits()
      habits.change = { items, record, context in
        guard items.count > 1 else { return }
        let amount = context.formatter.money(Money(minorUnits: units, currency: record.facts.currency))
        let title = LocalizedText(en: "Pay", ru: "Оплатить")(context.language)
        items.append(
          .actionGroup(
            ActionGroup(
              id: "actions", title: title,
              actions: [
                Action(
                  id: "actions.pay", title: title,
                  destination: .flow(flow, [.init("suggestedAmount", .value(.money(amount)))]))
              ])))
      }
      let samples = Teapot.portfolio([Teapot.record("1", members)])
      return await conformanceFaults(of: Teapot.plugin(samples: samples, habits: habits))
        .filter { $0.rule == .actionAmounts }.map(\.description)
    }
    func message(_ suggested: String, _ flow: String, _ record: String) -> String {
      "teapot:1, main, en_US: The action \"actions.pay\" suggests \(suggested) for the flow \"\(flow)\", and the record "
        + "\(record). Suggest the amount that the screen asks for, as the section `actions` does, or none. [action-amounts]"
    }
    #expect(await found("pay", 1_500, due) == [])
    let whole = await found("pay", 2_000, due)
    #expect(whole.first == message("RUB\u{a0}20.00", "pay", "has 15.00 RUB"))
    #expect(whole.count == 2)
    #expect(await found("setUpAutopay", 2_000, due) == [])
    let rest = await found("setUpAutopay", 1_500, due)
    #expect(rest.first == message("RUB\u{a0}15.00", "setUpAutopay", "has 20.00 RUB"))
    // What the data states elsewhere may be suggested only where the record has no amount of its own.
    #expect(await found("repayFull", 10_000, due) == [])
    let invented = await found("repayFull", 7_700, due)
    #expect(invented.first == message("RUB\u{a0}77.00", "repayFull", "knows none"))
  }
}
