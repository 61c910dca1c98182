import LoanArithmetic
import LoanDetailCore
import LoanDetailGateways
import LoanDetailJSON
import Loans
import Localization
import Testing

@Suite("What a change does to a record")
struct StoreChangeTests {
  typealias Portfolio = StoredPortfolio

  static func action(_ kind: String, _ state: String = #""available""#) -> String {
    #"[{"kind": "pay", "state": "available"}, {"kind": "\#(kind)", "state": \#(state)}]"#
  }

  static let booking = CalendarDate("2026-11-27") ?? .epoch

  /// The text of the record after a change, and the members in which it differs from the record before.
  func changes(
    _ change: LoanChange, _ loan: String, on day: CalendarDate = Portfolio.day
  ) throws -> [String: String] {
    let portfolio = try Portfolio(loan)
    let store = try portfolio.store()
    let before = try JSONParser.parse(Array(portfolio.text.utf8))["loans"]?.elements.first
    try store.send(change, on: day)
    let after = try #require(try JSONParser.parse(Array(portfolio.text.utf8))["loans"]?.elements.first)
    guard case .object(let members) = after else { return [:] }
    let record = try store.record(with: Portfolio.id(), for: Portfolio.anna)
    #expect(record.diagnostics.map(\.id) == ["record.unknown-field"])
    #expect(record.contradictions.isEmpty)
    return Dictionary(
      uniqueKeysWithValues: members.filter { $0.value != before?[$0.name] }.map {
        ($0.name, String(decoding: $0.value.rendered(.compact).dropLast(), as: UTF8.self))
      })
  }

  func refusal(
    _ change: LoanChange, _ loan: String, on day: CalendarDate = Portfolio.day
  ) throws -> String? {
    let portfolio = try Portfolio(loan)
    let store = try portfolio.store()
    let text = portfolio.text
    let refusal = #expect(throws: EventRefusal.self) { try store.send(change, on: day) }
    #expect(portfolio.text == text && portfolio.journalText.isEmpty)
    guard case .impossible(let reason)? = refusal else { return nil }
    return reason(.english)
  }

  @Test("automatic payment is off in every obligation that states it, and can be turned on")
  func autopayOff() throws {
    let more = #""terms": {"paymentDay": 14}, "#
    let found = try changes(.autopay(isOn: false), Portfolio.loan(overlays: #"["restructured"]"#, more: more))
    #expect(
      found == [
        "overlays": #"["restructured",{"kind":"autopayOff","since":"2026-11-21"}]"#,
        "obligations": #"[{"kind":"instalment","due":"2026-12-14","amount":"100.00","autopay":false}]"#,
        "actions": #"[{"kind":"autopay.on","state":"available"}]"#,
      ])
  }

  @Test(
    "automatic payment is on, whatever form the state has",
    arguments: [#"["autopayOff"]"#, #"["disputed", {"kind": "autopayOff", "since": "2026-10-01"}]"#])
  func autopayOn(_ overlays: String) throws {
    let actions =
      #"[{"kind": "autopay.on", "state": "available", "title": {"en": "Turn it on", "ru": "Turn it on"}, "fee": "0.00"}]"#
    let found = try changes(
      .autopay(isOn: true), Portfolio.loan(overlays: overlays, autopay: false, actions: actions))
    #expect(found["overlays"] == (overlays.contains("disputed") ? #"["disputed"]"# : "[]"))
    #expect(found["obligations"]?.contains(#""autopay":true"#) == true)
    // The title would be wrong for the opposite.
    #expect(found["actions"] == #"[{"kind":"autopay.off","state":"available"}]"#)
  }

  @Test("an opposite action that the record has becomes available")
  func inverse() throws {
    let actions = """
      [{"kind": "autopay.on", "state": "unavailable", "reason": {"en": "it is on", "ru": "it is on"}, "until": "2026-12-01", "fee": "0.00"}, \
      {"kind": "autopay.off", "state": "available"}]
      """
    let found = try changes(.autopay(isOn: false), Portfolio.loan(actions: actions))
    #expect(found["actions"] == #"[{"kind":"autopay.on","state":"available","fee":"0.00"}]"#)
  }

  @Test("a frozen card states since when and by whom, and can be unfrozen")
  func frozen() throws {
    let found = try changes(.frozen(true), Portfolio.loan(actions: Self.action("card.freeze")))
    let state =
      #"{"kind":"frozen","since":"2026-11-21","reason":{"en":"the card was frozen at a customer’s request","ru":"карта заморожена по просьбе клиента"}}"#
    #expect(
      found == [
        "overlays": "[\(state)]",
        "actions": #"[{"kind":"pay","state":"available"},{"kind":"card.unfreeze","state":"available"}]"#,
      ])
    let back = try changes(
      .frozen(false), Portfolio.loan(overlays: "[\(state)]", actions: Self.action("card.unfreeze")))
    #expect(
      back == [
        "overlays": "[]",
        "actions": #"[{"kind":"pay","state":"available"},{"kind":"card.freeze","state":"available"}]"#,
      ])
  }

  @Test(
    "a state that is over makes way for the one that begins, one that holds stays, and a planned one begins",
    arguments: [
      (#""until": "2026-11-20""#, #""since":"2026-11-21""#), (#""since": "2026-11-01""#, #""since":"2026-11-01""#),
      (#""since": "2026-11-22""#, #""since":"2026-11-21""#),
      (#""until": "2026-11-21""#, #""until":"2026-11-21""#),
    ])
  func stateAgain(days: String, left: String) throws {
    let overlays = #"["disputed", {"kind": "autopayOff", "until": "2026-10-01"}, {"kind": "autopayOff", \#(days)}]"#
    let found = try changes(.autopay(isOn: false), Portfolio.loan(overlays: overlays))
    #expect(found["overlays"] == #"["disputed",{"kind":"autopayOff",\#(left)}]"#)
  }

  @Test(
    "another payment day is a request",
    arguments: [
      (1, "1st"), (2, "2nd"), (3, "3rd"), (11, "11th"), (12, "12th"), (13, "13th"), (20, "20th"), (22, "22nd"),
    ])
  func paymentDay(_ day: Int, _ english: String) throws {
    let loan = Portfolio.loan(actions: Self.action("paymentDay.change"), more: #""terms": {"paymentDay": 14}, "#)
    let found = try changes(.paymentDay(day), loan)
    let request = #"{"en":"payments on the \#(english)","ru":"платежи \#(day)-го числа"}"#
    #expect(
      found == [
        "overlays": #"[{"kind":"requestPending","since":"2026-11-21"}]"#,
        "actions": #"[{"kind":"pay","state":"available"},{"kind":"paymentDay.change","state":"pending","#
          + #""request":\#(request),"since":"2026-11-21"}]"#,
      ])
    #expect(try refusal(.paymentDay(14), loan) == "the payments are already on this day")
    #expect(try refusal(.paymentDay(32), loan) == "the bank does not offer it now")
  }

  @Test("an extension of a payment is a request, on its terms")
  func extended() throws {
    func loan(_ state: String) -> String {
      Portfolio.loan(
        actions: Self.action("payment.extend"),
        more: #""extension": {"state": \#(state), "due": "2026-12-14", "movedTo": "2026-12-28"}, "#)
    }
    let found = try changes(.extendPayment, loan(#""available", "askBy": "2026-11-21", "used": 0, "allowed": 1"#))
    #expect(
      found == [
        "overlays": #"[{"kind":"requestPending","since":"2026-11-21"}]"#,
        "extension": #"{"state":"requested","on":"2026-11-21","askBy":"2026-11-21","used":0,"allowed":1,"#
          + #""due":"2026-12-14","movedTo":"2026-12-28"}"#,
        "actions": #"[{"kind":"pay","state":"available"},{"kind":"payment.extend","state":"pending","#
          + #""request":{"en":"moving the next payment","ru":"перенос ближайшего платежа"},"since":"2026-11-21"}]"#,
      ])
    #expect(
      try refusal(.extendPayment, loan(#""available", "askBy": "2026-11-20""#)) == "the last day to ask for it is over")
    #expect(
      try refusal(.extendPayment, loan(#""available", "used": 1, "allowed": 1"#))
        == "the contract allows no more extensions")
    #expect(try refusal(.extendPayment, loan(#""requested""#)) == "it has already been asked for")
    #expect(
      try refusal(.extendPayment, loan(#""unavailable", "reason": {"en": "it is overdue", "ru": "it is overdue"}"#))
        == "it is overdue")
    #expect(
      try refusal(.extendPayment, Portfolio.loan(actions: Self.action("payment.extend")))
        == "the bank does not offer it now")
  }

  @Test("a document is a request, and keeps its title")
  func document() throws {
    let actions = Self.action(
      "document.request", #""available", "title": {"en": "A certificate", "ru": "A certificate"}"#)
    let found = try changes(.requestDocument, Portfolio.loan(actions: actions))
    #expect(
      found == [
        "actions": #"[{"kind":"pay","state":"available"},{"kind":"document.request","state":"pending","#
          + #""request":{"en":"the document is being prepared","ru":"документ готовится"},"since":"2026-11-21","#
          + #""title":{"en":"A certificate","ru":"A certificate"}}]"#
      ])
  }

  @Test(
    "a change that the record does not offer is refused with its reason",
    arguments: [
      (#"[]"#, "the bank does not offer it now"),
      (#"[{"kind": "autopay.off", "state": "hidden"}]"#, "the bank does not offer it now"),
      (
        #"[{"kind": "autopay.off", "state": "unavailable", "reason": {"en": "a court forbids it", "ru": "a court forbids it"}}]"#,
        "a court forbids it"
      ),
      (
        #"[{"kind": "autopay.off", "state": "pending", "request": {"en": "off", "ru": "off"}}]"#,
        "it has already been asked for"
      ),
      (#"[{"kind": "setUpAutopay", "state": "available"}]"#, "the bank does not offer it now"),
    ])
  func notOffered(_ actions: String, _ reason: String) throws {
    #expect(try refusal(.autopay(isOn: false), Portfolio.loan(actions: actions)) == reason)
  }

  @Test(
    "who does not owe the loan sees it and cannot change it",
    arguments: ["guarantor", "pledgor", "payer", "heir", "trustee", "other"])
  func onlyBorrowers(_ role: String) throws {
    #expect(try refusal(.autopay(isOn: false), Portfolio.loan(role: role)) == "only the borrower can ask for it")
  }

  @Test("a record of version 1 has no changes")
  func version1() throws {
    let portfolio = try Portfolio()
    try portfolio.write(
      #"{"schemaVersion": 1, "loans": [\#(PortfolioDocuments.loan(id: "1"))]}"#)
    #expect(throws: EventRefusal.self) { try portfolio.store().send(.autopay(isOn: false)) }
  }
}
