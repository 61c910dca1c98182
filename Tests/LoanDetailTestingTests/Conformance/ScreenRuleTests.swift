import DesignSystem
import LoanDetailCore
import LoanDetailGateways
import LoanDetailTesting
import Loans
import Localization
import Synchronization
import Testing

@Suite("The conformance kit, of screens")
struct ScreenRuleTests {
  @Test("asks for an id of its own for everything")
  func uniqueIDs() async {
    #expect(
      await faults(of: Teapot.plugin { _, _ in .divider(Divider(id: "lid.text")) }) == [
        "teapot:1, main, en_US (and in 3 more places): The id \"lid.text\" names more than one item. "
          + "Name each by what it means, and like things by an id of the data. [unique-ids]"
      ])
  }

  @Test("asks for the same ids in every language and in every run")
  func stableIDs() async {
    #expect(
      await faults(of: Teapot.plugin { _, context in .divider(Divider(id: "\(context.language.code)")) }) == [
        "teapot:1, main, ru_RU (and in 1 more place): Where an item is \"en\" in one language, \"ru\" stands in the other. "
          + "Make ids of what items mean, never of their text, their place or chance. [stable-ids]"
      ])
    let plugin = eachRun { .divider(Divider(id: "run-\($0)")) }
    #expect(
      await faults(of: plugin) == [
        "teapot:1, main, en_US (and in 7 more places): Where an item is \"run-1\" in one run, \"run-2\" stands in the next. "
          + "Make ids of what items mean, never of their text, their place or chance. [stable-ids]"
      ])
  }

  @Test("asks that the parts of a breakdown are the whole")
  func sums() async {
    let plugin = Teapot.plugin(changing: { items, _, context in
      guard case .breakdown(var debt) = items[0] else { return }
      debt.parts.removeLast()
      items[0] = .breakdown(debt)
    })
    #expect(
      await faults(of: plugin) == [
        "teapot:1, main, en_US (and in 3 more places): The parts of the breakdown \"debt\" add up to 9000 minor units of "
          + "RUB, and its total is 10000. Show a breakdown only where the parts are the whole, to the minor unit. [sums]"
      ])
    let words = Teapot.plugin(changing: { items, _, context in
      guard case .breakdown(var debt) = items[0] else { return }
      debt.parts[1].value = .text("10")
      items[0] = .breakdown(debt)
    })
    #expect(
      await faults(of: words) == [
        "teapot:1, main, en_US (and in 3 more places): The part \"debt.interest\" of the breakdown \"debt\" is no amount of "
          + "RUB. Let every part be money in the currency of the total. [sums]"
      ])
  }

  @Test("asks that custom items keep to their kinds, fall back to standard ones and hold their facts themselves")
  func customItems() async {
    let spout = Teapot.plugin { _, _ in
      .custom(
        CustomItem(
          id: "spout", kind: "teapot:spout", accessibilityLabel: "–", payload: [],
          fallback: .divider(Divider(id: "line"))))
    }
    #expect(
      await faults(of: spout) == [
        "teapot:1, main, en_US (and in 3 more places): The manifest does not state the kind \"teapot:spout\" of the item "
          + "\"spout\". Add it to the manifest's customKinds, with the fields of its payload. [custom-items]"
      ])
    let weight = Teapot.plugin { _, _ in
      .custom(
        CustomItem(
          id: "second", kind: "teapot:lid", accessibilityLabel: "–", payload: [.init("material", .integer(1))],
          fallback: .divider(Divider(id: "line"))))
    }
    #expect(
      await faults(of: weight) == [
        "teapot:1, main, en_US (and in 3 more places): The item \"second\" breaks what its kind \"teapot:lid\" states: "
          + "payload.material is a whole number; expected: a text. Mend the payload, or the kind's fields. [custom-items]"
      ])
    let nested = Teapot.plugin(changing: { items, _, _ in
      guard case .custom(let lid)? = items.popLast() else { return }
      items.append(
        .custom(
          CustomItem(id: "outer", kind: lid.kind, accessibilityLabel: "–", payload: [], fallback: .custom(lid))))
    })
    #expect(
      await faults(of: nested) == [
        "teapot:1, main, en_US (and in 3 more places): The fallback of the item \"outer\" needs the kind \"teapot:lid\". "
          + "Make fallbacks of standard items only: they are for clients that draw nothing else. [custom-items]"
      ])
    let forgetful = Teapot.plugin { _, _ in
      let debt = Row(id: "lid.debt", label: "–", value: .text("–"), fact: .fees)
      return .custom(
        CustomItem(
          id: "second", kind: "teapot:lid", accessibilityLabel: "–", payload: [],
          fallback: .section(Section(id: "lid.section", title: "–", items: [.row(debt)]))))
    }
    #expect(
      await faults(of: forgetful) == [
        "teapot:1, main, en_US (and in 3 more places): The fallback of the item \"second\" states the fact \"fees\" as \"–\", "
          + "and its payload does not. Add the value to the payload: a client that draws the kind does not draw the fallback. "
          + "[custom-items]"
      ])
    #expect(
      await faults(of: Teapot.plugin { $0.customKinds.append(CustomKind("teapot:spout", summary: "", fields: [])) })
        == [
          "teapot: The manifest states the kind \"teapot:spout\" and no sample record shows it. "
            + "Add a sample that does, or take it out of the manifest. [custom-items]"
        ])
  }

  @Test("names a heading that is said twice, and a screen that takes too long, with its time")
  func headingsAndTime() async {
    let twice = Teapot.plugin { _, context in
      let row = Item.row(Row(id: "brew", label: "–", value: .text("–")))
      let inner = Item.section(Section(id: "inner", title: "–", items: [row]))
      return .section(Section(id: "outer", title: "–", items: [inner]))
    }
    let beside = Teapot.plugin(changing: { items, _, _ in
      items += ["one", "other"].map { id in
        let note = Item.note(Note(id: "\(id).note", text: "–"))
        return .section(Section(id: ItemID(rawValue: id), title: "–", items: [note]))
      }
    })
    let ofLists = Teapot.plugin(changing: { items, _, _ in
      items += ["brew", "brew.2026-11-09"].map { id in
        let note = Item.note(Note(id: "\(id).note", text: "–"))
        return .section(Section(id: ItemID(rawValue: id), title: "–", items: [note]))
      }
    })
    for (plugin, section) in [(twice, "inner"), (beside, "other"), (ofLists, "brew.2026-11-09")] {
      #expect(
        await faults(of: plugin) == [
          "teapot:1, main, en_US (and in 3 more places): The section \"\(section)\" has the heading \"–\", which is on the "
            + "screen already. Say it once: give one of the two another title, or join them. [headings]"
        ])
    }
    let equals = Teapot.plugin(changing: { items, _, _ in
      items += ["brew.fee", "brew.fee.2"].map { id in
        let note = Item.note(Note(id: "\(id).note", text: "–"))
        return .section(Section(id: ItemID(rawValue: id), title: "–", items: [note]))
      }
    })
    #expect(await faults(of: equals) == [])
    let slow = Teapot.plugin(changing: { _, record, context in
      let end = ContinuousClock.now + .milliseconds(400)
      while record.id.id == "1", context.language.code == "en", ContinuousClock.now < end {}
    })
    let found = await conformanceFaults(of: slow)
    #expect(found.map(\.rule) == [.screenTime])
    #expect(found.first?.places == ["teapot:1, main, en_US"])
    #expect(found.first?.message.contains(#/takes 4\d\d ms/#) == true, "\(found)")
  }

  @Test("asks that the manifest states each flow that an item opens, with its parameters")
  func flows() async {
    func row(_ destination: Destination) -> ProductWithSamples {
      Teapot.plugin { _, _ in .row(Row(id: "polish", label: "–", value: .text("–"), destination: destination)) }
    }
    #expect(
      await faults(of: row(.flow("polish"))) == [
        "teapot:1, main, en_US (and in 3 more places): The manifest does not state the flow \"polish\" that \"polish\" opens. "
          + "Add it to the manifest's ownFlows, with its parameters. [flows]"
      ])
    #expect(
      await faults(of: row(.flow("pay", [.init("suggestedAmount", .flag(true))]))) == [
        "teapot:1, main, en_US (and in 3 more places): \"polish\" opens the flow \"pay\" with parameters that do not fit: "
          + "parameters.suggestedAmount is a flag; expected: money. Mend them, or the flow's parameters. [flows]"
      ])
    #expect(await faults(of: row(.sourceFlow("polish"))) == [])
    #expect(await faults(of: row(.flow("pay"))) == [])
  }

  @Test("asks for words for a screen reader, and for a spoken form of every value")
  func accessibility() async {
    let mute = Teapot.plugin { _, _ in
      .custom(
        CustomItem(
          id: "second", kind: "teapot:lid", accessibilityLabel: "", payload: [],
          fallback: .divider(Divider(id: "line"))))
    }
    #expect(
      await faults(of: mute) == [
        "teapot:1, main, en_US (and in 3 more places): The item \"second\" says nothing to a screen reader. "
          + "Give it the words its accessibilityLabel is made of. [accessibility]"
      ])
    let unsaid = Teapot.plugin { _, _ in
      .row(Row(id: "day", label: "–", value: .date(DateValue(iso: "2026-11-21", text: "21/11", spoken: ""))))
    }
    #expect(
      await faults(of: unsaid) == [
        "teapot:1, main, en_US (and in 3 more places): The property `value.spoken` of \"day\" is empty. "
          + "Make amounts, days and percentages with the context's formatter, which says them as well. [accessibility]"
      ])
  }

  @Test("asks that what the record knows and matters is marked on the main screen")
  func materialFacts() async {
    let members = #"""
      , "obligations": [{"kind": "instalment", "due": "2026-12-01", "amount": "10.00"}]
      """#
    #expect(
      await faults(of: Teapot.plugin(samples: Teapot.portfolio([Teapot.record("1", members)]))) == [
        "teapot:1, main, en_US (and in 1 more place): The record knows the day of the next payment and no item of the main "
          + "screen has the fact \"next-payment-date\". Show it, and mark the item with `fact: .nextPaymentDate`. "
          + "[material-facts]",
        "teapot:1, main, en_US (and in 1 more place): The record knows the amount of the next payment and no item of the "
          + "main screen has the fact \"next-payment-amount\". Show it, and mark the item with "
          + "`fact: .nextPaymentAmount`. [material-facts]",
      ])
    let unmarked = Teapot.plugin(changing: { items, _, _ in
      guard case .breakdown(var debt) = items[0], case .row(var rate) = items[1] else { return }
      (debt.total.fact, rate.fact) = (nil, nil)
      (items[0], items[1]) = (.breakdown(debt), .row(rate))
    })
    let found = await conformanceFaults(of: unmarked)
    #expect(found.map(\.rule) == [.materialFacts, .materialFacts])
    #expect(found.first?.message.contains("`fact: .balance`") ?? false)
    #expect(found.last?.message.contains("`fact: .rate`") ?? false)
    let late = Teapot.record("1").replacing(
      #""interest": "10.00""#, with: #""interest": "10.00", "overdue": {"amount": "1.00"}"#
    ).replacing(#""rates""#, with: #""fullCost": {"measure": "psk", "percent": "6"}, "rates""#)
    let missed = await conformanceFaults(of: Teapot.plugin(samples: Teapot.portfolio([late]))).map(\.message)
    #expect(missed.count == 3)
    #expect(missed.first?.contains("`fact: .overdue`") ?? false)
    #expect(missed.last?.contains("`fact: .fullCost`") ?? false)
  }

  @Test("knows from a schedule what is overdue and what comes next, as the screens do")
  func materialFactsOfASchedule() async {
    let members = #"""
      , "schedule": {"kind": "full", "rows": [
        {"kind": "instalment", "number": 1, "due": "2026-11-01", "payment": "10.00", "outstanding": "4.00"},
        {"kind": "instalment", "number": 2, "due": "2026-12-01", "payment": "10.00"}
      ]}
      """#
    let faults = await conformanceFaults(
      of: Teapot.plugin(samples: Teapot.portfolio([Teapot.record("1", members)])))
    let names = ["overdue", "cure", "comingPayment", "nextPaymentDate", "nextPaymentAmount"]
    #expect(faults.map(\.rule) == names.map { _ in .materialFacts })
    for (fault, name) in zip(faults, names) {
      #expect(fault.message.contains("`fact: .\(name)`"))
    }
  }

  @Test("asks for the same screens of the same record")
  func deterministic() async {
    let plugin = eachRun { .progress(ProgressBar(id: "run", label: "–", permille: $0, text: "–")) }
    #expect(
      await faults(of: plugin) == [
        """
        teapot:1, main, en_US (and in 7 more places): The same record looks different the second time, at run › permille:
        - 1
        + 2
        Make screens of the record and the context alone: without the clock, chance, or the order of a set. [deterministic]
        """
      ])
  }

  /// A plugin whose screens have an item made of how many interactors there were before.
  private func eachRun(_ item: @escaping @Sendable (Int) -> Item) -> ProductWithSamples {
    let count = Counter()
    return Teapot.plugin(interactor: { usual in
      let run = count.next()
      var other = usual
      other.habits.change = { items, _, _ in items.append(item(run)) }
      return other
    })
  }
}

/// Counts what is asked of it.
private final class Counter: Sendable {
  private let count = Mutex(0)

  func next() -> Int {
    count.withLock { count in
      count += 1
      return count
    }
  }
}
