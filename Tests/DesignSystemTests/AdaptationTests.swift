import Testing

@testable import DesignSystem

/// What becomes of items for clients that cannot draw them.
struct AdaptationTests {
  func adapted(
    _ items: [Item], version: Int = 2, kinds: [String], pages: [ListPage] = []
  ) throws -> [Item] {
    try document(items, version: version, kinds: kinds, pages: pages).contentItems
  }

  func document(
    _ items: [Item], version: Int, kinds: [String], pages: [ListPage]
  ) throws -> ScreenDocument {
    var document = ScreenDocument(
      subject: .init(id: "1", type: "teapot", title: "Teapot"), screen: .main, language: "en", locale: "en",
      asOf: "2026-11-21",
      headerItem: .note(Note(id: "top", text: "Top")), contentItems: items, remarks: [])
    document.pages = pages
    return try document.adapted(to: ClientProfile(version: version, kinds: kinds + ["note"])).document
  }

  let money = MoneyValue(minorUnits: 500, decimals: 2, currency: "GBP", text: "£5.00", spoken: "5 pounds")
  let day = DateValue(iso: "2026-12-05", text: "5 Dec", spoken: "5 December 2026")

  private var amount: Amount {
    Amount(id: "a", label: "You owe", money: money, caption: "today", tone: .critical, fact: .balance)
  }

  @Test("the simplification of every kind uses only simpler kinds or the item's own children")
  func simplerKinds() {
    for item in EveryItem.all {
      guard case .standard(let kind) = item.kind, case .items(let items) = item.content.simplified else { continue }
      for simpler in items where !item.children.contains(simpler) {
        guard case .standard(let other) = simpler.kind else { continue }
        let simplestFirst = ItemKind.Standard.allCases
        #expect(simplestFirst.prefix { $0 != kind }.contains(other), "\(kind) is said with \(other)")
      }
    }
  }

  @Test("the test items cover every kind")
  func testItems() {
    let kinds = EveryItem.all.compactMap { item in if case .standard(let kind) = item.kind { kind } else { nil } }
    #expect(Set(kinds) == Set(ItemKind.Standard.allCases))
  }

  @Test("items that the client draws stay as they are")
  func drawnItems() throws {
    #expect(try adapted([.amount(amount)], kinds: ["amount"]) == [.amount(amount)])
  }

  @Test("an amount becomes a row, then text")
  func amountToText() throws {
    #expect(
      try adapted([.amount(amount)], kinds: ["row"])
        == [
          .row(
            Row(id: "a", label: "You owe", value: .money(money), caption: "today", tone: .critical, fact: .balance))
        ])
    #expect(
      try adapted([.amount(amount)], kinds: [])
        == [
          .note(
            Note(
              id: "a", text: "You owe: £5.00, today", tone: .critical, fact: .balance,
              spoken: "You owe: 5 pounds, today"))
        ])
  }

  @Test("text is shown with any text kind that the client draws")
  func textKinds() throws {
    func said(with kind: String) throws -> Item? {
      let document = ScreenDocument(
        subject: .init(id: "1", type: "teapot", title: "Teapot"), screen: .main, language: "en", locale: "en",
        asOf: "2026-11-21",
        headerItem: .amount(amount), contentItems: [], remarks: [])
      return try document.adapted(to: ClientProfile(kinds: [kind])).document.headerItem
    }
    let (text, spoken) = ("You owe: £5.00, today", "You owe: 5 pounds, today")
    #expect(
      try said(with: "banner") == .banner(Banner(id: "a", title: text, tone: .critical, fact: .balance, spoken: spoken))
    )
    #expect(
      try said(with: "status") == .status(Status(id: "a", text: text, tone: .critical, fact: .balance, spoken: spoken)))
    let status = Item.status(Status(id: "s", text: "Overdue", tone: .critical, fact: .overdue))
    var document = ScreenDocument(
      subject: .init(id: "1", type: "teapot", title: "Teapot"), screen: .main, language: "en", locale: "en",
      asOf: "2026-11-21",
      headerItem: status, contentItems: [], remarks: [])
    document = try document.adapted(to: ClientProfile(kinds: ["row"])).document
    #expect(
      document.headerItem
        == .row(Row(id: "s", label: "Teapot", value: .text("Overdue"), tone: .critical, fact: .overdue)))
  }

  @Test("a header is not left incomplete when its amounts cannot be drawn")
  func headerWithAmounts() throws {
    let status = Status(id: "s", text: "On time", tone: .positive)
    let header = Header(title: "Teapot loan", subtitle: "No. 7", amounts: [amount], statuses: [status])
    #expect(
      try adapted([.header(header)], kinds: ["header", "section", "row", "status"])
        == [
          .section(
            Section(
              id: "header", title: "Teapot loan",
              items: [
                .note(Note(id: "header.subtitle", text: "No. 7")),
                .row(
                  Row(
                    id: "a", label: "You owe", value: .money(money), caption: "today", tone: .critical,
                    fact: .balance)),
                .status(status),
              ]))
        ])
  }

  @Test("a header that becomes several items keeps the first one at the top")
  func headerBecomesItems() throws {
    let header = Header(title: "Teapot loan", amounts: [amount])
    let document = ScreenDocument(
      subject: .init(id: "1", type: "teapot", title: "Teapot"), screen: .main, language: "en", locale: "en",
      asOf: "2026-11-21",
      headerItem: .header(header), contentItems: [.note(Note(id: "n", text: "End."))], remarks: [])
    let adapted = try document.adapted(to: ClientProfile(kinds: ["note"])).document
    #expect(adapted.headerItem == .note(Note(id: "header", text: "Teapot loan", tone: .neutral)))
    #expect(adapted.contentItems.map(\.id) == ["a", "n"])
  }

  @Test("the screen's title is shown even when it equals the product's title")
  func screenTitle() throws {
    let document = ScreenDocument(
      subject: .init(id: "1", type: "teapot", title: "Teapot"), screen: .main, language: "en", locale: "en",
      asOf: "2026-11-21",
      headerItem: .header(Header(title: "Teapot", amounts: [amount])), contentItems: [], remarks: [])
    let adapted = try document.adapted(to: ClientProfile(kinds: ["row", "note"])).document
    #expect(adapted.headerItem == .note(Note(id: "header", text: "Teapot", tone: .neutral)))
    #expect(adapted.contentItems.map(\.id) == ["a"])
  }

  @Test("a section without items is removed together with its heading")
  func emptySection() throws {
    let more = Item.section(
      Section(
        id: "more", title: "More",
        items: [
          .actionGroup(
            ActionGroup(
              id: "g", title: "More", actions: [Action(id: "x", title: "Schedule", destination: .screen(.schedule))]))
        ]))
    #expect(try adapted([more], kinds: ["section"]).isEmpty)
    #expect(try adapted([more], kinds: []).isEmpty)
  }

  @Test("actions become text that says which are available and why others are not")
  func actionsAsText() throws {
    let group = ActionGroup(
      id: "g", title: "Actions",
      actions: [
        Action(
          id: "x", title: "Pause", state: .unavailable(reason: "Overdue", spoken: "Not available: overdue"),
          destination: .flow("holiday"))
      ])
    #expect(
      try adapted([.actionGroup(group)], kinds: [])
        == [.note(Note(id: "x", text: "Pause. Not available: overdue", tone: .neutral))])
  }

  @Test("an action with a destination that an old version cannot state is said in words after the others")
  func newDestinations() throws {
    let link = try #require(Link("tel:+78005553535"))
    let actions = [
      Action(id: "call", title: "Call us", destination: .link(link)),
      Action(id: "pay", title: "Pay", destination: .flow("pay")),
      Action(id: "own", title: "Schedule", destination: .screen(.schedule)),
      Action(id: "source", title: "Polish", destination: .sourceFlow("polish")),
      Action(id: "other", title: "Your card", destination: .screen(.main, of: .init(type: "card", id: "1"))),
      Action(id: "paper", title: "Agreement", details: "of 2024", destination: .document("agreement")),
    ]
    let group = ActionGroup(id: "g", title: "Actions", actions: actions)
    let notes = [("call", "Call us: +78005553535"), ("other", "Your card"), ("paper", "Agreement. Of 2024")].map {
      Item.note(Note(id: ItemID(rawValue: $0), text: $1, tone: .neutral))
    }
    for version in [1, 2] {
      var old = group
      old.actions = Array(actions[1...3])
      #expect(try adapted([.actionGroup(group)], version: version) == [.actionGroup(old)] + notes)
      old.actions = [actions[0]]
      #expect(try adapted([.actionGroup(old)], version: version) == Array(notes.prefix(1)))
      let said = try forVersion(version, [.actionGroup(group)]).changes
      #expect(said.map(\.id) == ["call", "other", "paper"])
      #expect(said.allSatisfy { $0.replacements == [.standard(.note)] && $0.reason == .newer(since: 3) })
    }
    #expect(try adapted([.actionGroup(group)], version: 3) == [.actionGroup(group)])
    let words = ["Call us: +78005553535", "Pay", "Polish", "Your card", "Agreement. Of 2024"]
    #expect(
      try adapted([.actionGroup(group)], kinds: []).map { if case .note(let note) = $0 { note.text } else { "" } }
        == words)
  }

  func adapted(_ items: [Item], version: Int) throws -> [Item] {
    try forVersion(version, items).document.contentItems
  }

  private func forVersion(
    _ version: Int, _ items: [Item]
  ) throws -> (document: ScreenDocument, changes: [Adaptation]) {
    let document = ScreenDocument(
      subject: .init(id: "1", type: "teapot", title: "Teapot"), screen: .main, language: "en", locale: "en",
      asOf: "2026-11-21", headerItem: .header(Header(title: "Top")), contentItems: items, remarks: [])
    return try document.adapted(to: ClientProfile(version: version))
  }

  @Test("an amount that is said as a row can still be copied and still leads somewhere")
  func useOfAnAmount() throws {
    let amount = Amount(id: "a", label: "You owe", money: money, copy: "5.00", destination: .screen(.schedule))
    let row = Row(id: "a", label: "You owe", value: .money(money), copy: "5.00", destination: .screen(.schedule))
    #expect(try adapted([.amount(amount)], kinds: ["row"]) == [.row(row)])
  }

  @Test("the parts of a breakdown are named after the whole")
  func breakdownParts() throws {
    let whole = Row(id: "w", label: "Payment", value: .money(money), fact: .nextPaymentAmount)
    let part = Row(id: "p", label: "Interest", value: .money(money))
    var named = part
    named.label = "Payment · Interest"
    let breakdown = Item.breakdown(Breakdown(id: "b", total: whole, parts: [part]))
    #expect(try adapted([breakdown], kinds: ["row", "section"]) == [.row(whole), .row(named)])
  }

  @Test("new kinds are never sent to an old version, whatever the client claims to draw")
  func newKinds() throws {
    let chips = ChipGroup(
      id: "c", label: "In short", chips: [.init(id: "c.1", text: "fixed"), .init(id: "c.2", text: "secured")])
    #expect(try adapted([.chips(chips)], kinds: ["chips"]) == [.chips(chips)])
    #expect(
      try adapted([.chips(chips)], version: 1, kinds: ["chips", "row"])
        == [.row(Row(id: "c", label: "In short", value: .text("fixed, secured")))])
  }

  @Test("a custom item becomes its fallback unless the client draws its kind")
  func customItem() throws {
    let custom = CustomItem(
      id: "c", kind: "teapot:lid", accessibilityLabel: "Lid", payload: [], fallback: .amount(amount))
    #expect(try adapted([.custom(custom)], kinds: ["amount"]) == [.amount(amount)])
    let drawn = try adapted([.custom(custom)], kinds: ["teapot:lid", "row"])
    #expect(drawn.map(\.kind) == [.custom("teapot:lid")])
    #expect(drawn.flatMap(\.children).map(\.kind) == [.standard(.row)])
  }

  @Test("every change is reported with its reason")
  func changes() throws {
    let document = ScreenDocument(
      subject: .init(id: "1", type: "teapot", title: "Teapot"), screen: .main, language: "en", locale: "en",
      asOf: "2026-11-21",
      headerItem: .header(Header(title: "Teapot", amounts: [amount])),
      contentItems: [.chips(ChipGroup(id: "c", label: "", chips: []))], remarks: [])
    let changes = try document.adapted(to: ClientProfile(version: 1, kinds: ["header", "section", "row", "note"]))
      .changes
    #expect(
      changes == [
        Adaptation(
          id: "header", kind: .standard(.header), replacements: [.standard(.section)], reason: .part(.standard(.amount))
        ),
        Adaptation(id: "a", kind: .standard(.amount), replacements: [.standard(.row)], reason: .notDrawn),
        Adaptation(id: "c", kind: .standard(.chips), replacements: [.standard(.row)], reason: .newer(since: 2)),
      ])
  }
}
