import DesignSystem

/// Screens with an item of every kind: once with everything each kind can say, once with only what it must.
enum EveryKind {
  static let full = withEnvelope(content)

  private static let content = ScreenDocument(
    subject: .init(id: "7001", type: "leasing", title: "Teapot \"Betty\""), screen: .main, language: "en",
    locale: "en_GB",
    asOf: "2026-11-21",
    headerItem: .header(
      Header(
        title: "Teapot", subtitle: "Contract ···· 4821", amounts: [amount],
        statuses: [Status(id: "status", text: "On time", tone: .positive)])),
    contentItems: [
      .section(
        Section(
          id: "section", title: "Terms", items: [.row(row("row", .text("5 years")))], priority: .low,
          destination: .screen(.details))),
      .amount(amount),
      .status(
        Status(
          id: "status.alone", text: "Overdue", short: "Late", tone: .critical, fact: .overdue, spoken: "Is overdue",
          destination: .item("section"))),
      .banner(
        Banner(
          id: "banner", title: "Rate changes", short: "New rate", text: "On 1 January.", tone: .attention, fact: .rate,
          destination: .item("repay"))),
      .actionGroup(ActionGroup(id: "actions", title: "Actions", actions: actions)),
      .progress(ProgressBar(id: "progress", label: "Paid", permille: 300, text: "18 of 60")),
      .breakdown(
        Breakdown(
          id: "breakdown", total: row("breakdown.total", .money(money(30))),
          parts: [row("breakdown.a", .money(money(10))), row("breakdown.b", .money(money(20)))])),
      .table(table),
      .section(
        Section(
          id: "lately", title: "Lately",
          items: [
            .timeline(Timeline(id: "lately.line", title: "Lately", entries: timeline.entries.map { renamed($0) }))
          ])),
      .timeline(timeline), .chart(chart),
      .chips(
        ChipGroup(id: "chips", label: "In short", chips: [.init(id: "chips.fixed", text: "fixed", tone: .positive)])),
      .note(Note(id: "note", text: "Derived.", tone: .muted, fact: .fees, spoken: "Is derived.")),
      .divider(Divider(id: "divider")),
      .custom(custom),
    ],
    remarks: [
      .init(id: "record.unknown-field", severity: "warning", path: "$.loans[0].lid", message: "Found \"lid\".")
    ])

  /// The document with everything that is around the content; no document of a service has both findings and an id.
  private static func withEnvelope(_ content: ScreenDocument) -> ScreenDocument {
    var document = content
    document.title = "Your teapot"
    document.otherLanguages = ["fixed": "la", "Teapot": "fr", "On 1 January.": "fr", "not on the screen": "fr"]
    document.navigation = .init(
      parent: nil,
      screens: [.init(id: .main, title: "Teapot", icon: .overview), .init(id: "glaze", title: "Glaze")])
    document.outcome = .partial(missing: [.init(id: "terms.rate", name: "Interest rate", reason: .withheld)])
    document.freshness = ScreenDocument.Freshness(
      asOf: "2026-11-21", text: "21 November 2026", dataAsOf: "2026-11-20", timeZone: "Europe/London",
      validUntil: "2026-11-22T00:00:00Z")
    document.correlationID = "R-7001"
    document.question = .init("early-repayment", [.init("amount", "1"), .init("keep", "term")])
    document.input = .init(faults: [
      .init(field: "amount", text: SpokenText("Too little: £1", spoken: "Too little: 1 pound"))
    ])
    document.pages = [
      ListPage(
        list: "table", title: "Operations", first: 3, count: 2, total: 9, firstRow: "table.1", lastRow: "table.2",
        next: "forth", previous: "back", text: "Rows 3–4 of 9")
    ]
    return document
  }

  static let sparse = ScreenDocument(
    subject: .init(id: "", type: "", title: ""), screen: "own", language: "", locale: "", asOf: "2026-11-21",
    headerItem: .header(Header(title: "", amounts: [bareAmount])),
    contentItems: [
      // Without the titles that they share with the section.
      .section(
        Section(
          id: "section", title: "",
          items: [
            .actionGroup(
              ActionGroup(
                id: "actions", title: "", actions: [Action(id: "a", title: "", destination: .screen(.schedule))])),
            .table(Table(id: "table", title: "", columns: [], rows: [TableRow(id: "table.1", cells: [])])),
            .timeline(
              Timeline(
                id: "timeline", title: "",
                entries: [
                  .init(id: "timeline.1", date: .init(iso: "2026-12-05", text: "", spoken: ""), title: "", state: .next)
                ])),
            .chart(
              Chart(
                id: "chart", title: "", summary: "", shape: .lines, axis: "", series: [],
                points: [.init(id: "chart.1", label: "", amounts: [])])),
          ])),
      .row(Row(id: "row", label: "", value: .percent(.init(value: "-0.50", text: "", spoken: "")))),
      .status(Status(id: "status", text: "", tone: .neutral)),
      .banner(Banner(id: "banner", title: "", tone: .neutral)),
      .progress(ProgressBar(id: "progress", label: "", permille: 0, text: "")),
      .breakdown(Breakdown(id: "breakdown", total: Row(id: "t", label: "", value: .text("")), parts: [])),
      .chips(ChipGroup(id: "chips", label: "", chips: [.init(id: "chips.1", text: "")])),
      .note(Note(id: "note", text: "", tone: .neutral)),
      .divider(Divider(id: "divider")),
      .custom(
        CustomItem(
          id: "custom", kind: "leasing:vehicle", accessibilityLabel: "", payload: [], fallback: .amount(bareAmount))),
    ], remarks: [])

  private static let amount = Amount(
    id: "amount", label: "Left to pay", money: money(3_245_180), caption: "as of today", tone: .critical,
    fact: .balance, copy: "32451.80", destination: .flow("pay", [.init("minimum", .value(.money(money(1))))]))

  private static let bareAmount = Amount(id: "amount", label: "", money: money(.min))

  private static let day = DateValue(iso: "2026-12-05", text: "5 Dec", spoken: "5 December 2026")

  private static let actions = [
    repay,
    Action(
      id: "holiday", title: "Pause",
      state: .unavailable(reason: "Overdue", spoken: "Not available: overdue", until: day),
      details: "Once a year",
      destination: .flow("holiday")),
    Action(
      id: "rows", title: "Schedule", state: .pending(text: "Since 1 May", since: day), destination: .screen(.schedule)),
    Action(id: "survey", title: "Survey", destination: .sourceFlow("boat-survey")),
    Action(id: "autopay", title: "Autopay", destination: .event("autopay.off", [.init("from", .value(.date(day)))])),
    Action(
      id: "card", title: "Card", role: .destructive, destination: .screen(.main, of: .init(type: "card", id: "7002"))),
    Action(id: "agreement", title: "Agreement", icon: .document, destination: .document("agreement")),
    choose,
  ]

  private static let repay = {
    var action = Action(
      id: "repay", title: "Repay", role: .primary, icon: .earlyRepayment, details: "No fee",
      destination: .flow(
        "early-repayment", [.init("minimum", .value(.money(money(1)))), .init("by", .value(.date(day)))])
    )
    action.place = .task
    action.minimum = money(1)
    action.maximum = money(2)
    action.fee = money(0)
    action.cutOff = MomentValue(iso: "2026-11-21T21:00:00+03:00", text: "21:00", spoken: "nine in the evening")
    action.confirmation = Confirmation(title: "Repay", text: "Repay it?", confirm: "Go on", cancel: "Leave it")
    return action
  }()

  private static let choose = {
    var action = Action(id: "choose", title: "Choose", destination: .flow("early-repayment"))
    action.form = form
    return action
  }()

  private static let form = Form(
    [
      .init(
        "amount", "Amount", .money(.init(minimum: money(1), maximum: money(200), initial: money(10)), step: money(1)),
        limits: SpokenText("From £0.01 to £2.00", spoken: "From 1 penny to 2 pounds")),
      .init(
        "day", "Day", .date(.init(minimum: day, maximum: day, initial: day)),
        limits: SpokenText("Only 5 Dec", spoken: "Only 5 December 2026")),
      .init(
        "months", "Months", .number(.init(minimum: 1, maximum: 6, initial: 3)),
        limits: SpokenText("From 1 to 6", spoken: "From one to six")),
      .init(
        "keep", "Keep", .choice([.init("payment", "Payment"), .init("term", "Term")], initial: "term"),
        limits: SpokenText("One of two", spoken: "One of these two")),
    ], question: "early-repayment")

  /// A form with only what it must have.
  static let bareForm = Form([
    .init("amount", "", .money(.init(), step: money(1))), .init("day", "", .date(.init())),
    .init("months", "", .number(.init())), .init("keep", "", .choice([.init("", "")])),
  ])

  private static let timeline = Timeline(
    id: "timeline", title: "Payments",
    entries: [
      .init(
        id: "timeline.1", date: .init(iso: "2026-12-05", text: "5 Dec", spoken: "5 December"), title: "Payment",
        money: money(5), caption: "by card", state: .done, destination: .screen(.operations))
    ])

  private static func renamed(_ entry: Timeline.Entry) -> Timeline.Entry {
    var entry = entry
    entry.id = "lately.1"
    return entry
  }

  private static let chart = Chart(
    id: "chart", title: "By year", summary: "Less and less.", shape: .stackedBars, axis: "Year",
    series: [.init(id: "principal", title: "Principal"), .init(id: "interest", title: "Interest")],
    points: [.init(id: "chart.2026", label: "2026", amounts: [money(3), nil])], ticks: [money(0), money(5)])

  private static let table = Table(
    id: "table", title: "Operations",
    columns: [
      .init(id: "day", title: "Day"), .init(id: "sum", title: "Sum", alignment: .trailing, priority: .high),
    ],
    groups: [.init(id: "2026", title: "2026", totals: [nil, .money(money(5))], isFolded: true)],
    rows: [
      TableRow(
        id: "table.1",
        cells: [.date(.init(iso: "2026-12-05", text: "5 Dec", spoken: "5 December 2026")), .money(money(5))],
        tone: .attention, state: .partlyPaid, group: "2026", destination: .document("receipt")),
      TableRow(
        id: "table.2", cells: [nil, .percent(.init(value: "11.5", text: "11.5%", spoken: "11.5 percent"))],
        dayLine: "Today"),
    ], totals: .init(title: "Total", cells: [nil, .money(money(5))]))

  private static let custom = CustomItem(
    id: "vehicle", kind: "leasing:vehicle", accessibilityLabel: "Brown Betty",
    payload: [
      .init("maker", .value(.text("Brown Betty"))), .init("litres", .integer(-1)), .init("whistles", .flag(true)),
      .init("glaze", .choice("brown")),
      .init("lids", .list([.integer(1), .flag(false)])),
      .init("handle", .object([.init("cost", .value(.money(money(7))))])), .init("none", .list([])),
    ],
    fallback: .row(row("vehicle.maker", .text("Brown Betty"))))

  private static func row(_ id: ItemID, _ value: Value) -> Row {
    Row(
      id: id, label: "Label", value: value, caption: "Caption", tone: .positive, fact: .fees, copy: "Copy",
      destination: Link("tel:+78005553535").map(Destination.link), isPart: true)
  }

  private static func money(_ minor: Int64) -> MoneyValue {
    MoneyValue(minorUnits: minor, decimals: 2, currency: "GBP", text: "£\(minor)", spoken: "\(minor) pounds")
  }
}
