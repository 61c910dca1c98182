import DesignSystem
import LoanArithmetic
import LoanDetailCore
import LoanDetailSections
import Loans
import Localization
import Testing

@Suite("A product's own item")
struct OwnItemTests {
  @Test("has a payload, rows and spoken words from one list of fields")
  func parts() throws {
    let item = try #require(custom(in: items(grace())))
    #expect(item.id == "grace.card")
    #expect(item.kind == "card:grace")
    #expect(item.accessibilityLabel == "Grace period, running, Ends January 25, 2027")
    #expect(
      item.payload == [
        .init("state", .choice("running")),
        .init(
          "until", .value(.date(DateValue(iso: "2027-01-25", text: "January 25, 2027", spoken: "January 25, 2027")))),
        .init("amount", .value(money("5000"))), .init("days", .integer(65)), .init("renewed", .flag(true)),
        .init("share", .value(.text("0.5"))),
      ])
    guard case .section(let section)? = item.fallback.first else { throw Missing() }
    #expect(section.id == "grace")
    #expect(section.title == "Grace period")
    #expect(
      section.items.map(\.id.rawValue) == [
        "grace.sum", "grace.state", "grace.until", "grace.renewed", "grace.share",
      ])
    #expect(row("grace.sum", in: item.fallback)?.value == money("5000"))
    #expect(row("grace.sum", in: item.fallback)?.fact == .nextPaymentAmount)
    #expect(row("grace.state", in: item.fallback)?.value.text == "running")
    #expect(row("grace.until", in: item.fallback)?.caption == "65 days left")
    #expect(row("grace.renewed", in: item.fallback)?.value.text == "yes")
    #expect(row("grace.share", in: item.fallback)?.value.text == "0.5 pp")
  }

  @Test("matches the kind that the manifest lists")
  func kind() throws {
    #expect(GraceSection.card.kind.faults(in: try #require(custom(in: items(grace())))) == [])
    #expect(
      GraceSection.card.kind.fields.first
        == .init("state", .choice(["running", "lost"]), isRequired: true, "Whether it is lost."))
  }

  @Test("is made from the fact and from the facts of its fields, and a part of the fact is made from the fact")
  func origins() {
    let log = ProvenanceLog()
    _ = items(grace(), explainingTo: log)
    let whole = ProvenanceLog.Source.known(.provider(field: "$.grace"), asOf: nil)
    let amount = ProvenanceLog.Source.known(.provider(field: "$.grace.amount"), asOf: nil)
    #expect(log.sources(of: "grace.card").contains(whole))
    #expect(log.sources(of: "grace.card").contains(amount))
    #expect(log.sources(of: "grace.sum") == [amount])
    #expect(log.sources(of: "grace.until") == [whole])
  }

  @Test("without a required field is a section of rows for every client")
  func requiredField() throws {
    var lacking = grace()
    lacking.state = .absent(.withheld)
    let items = items(lacking)
    #expect(custom(in: items) == nil)
    #expect(items.map(\.id) == ["grace"])
    #expect(row("grace.state", in: items)?.value.text == "not disclosed by the bank")
  }

  @Test("leaves an absent field out of the payload, and tells in its row why it is withheld")
  func absentFields() throws {
    var lacking = grace()
    lacking.amount = .absent(.withheld)
    lacking.until = nil
    let item = try #require(custom(in: items(lacking)))
    #expect(item.payload.map(\.name) == ["state", "days", "renewed", "share"])
    #expect(row("grace.sum", in: item.fallback)?.value.text == "not disclosed by the bank")
    #expect(row("grace.until", in: item.fallback) == nil)
  }

  @Test("of a fact that is withheld is a row with the reason, and of one that is not provided is nothing")
  func absentFact() {
    let withheld = section(.absent(.withheld)).body
    #expect(withheld.map(\.id) == ["grace"])
    #expect(row("grace", in: withheld)?.label == "Grace period")
    #expect(section(.notProvided).body == [])
  }

  @Test("without a row is left out, or is a note if the declaration has one")
  func noRows() throws {
    let nothing = known(Grace(state: .notProvided, until: nil, amount: .notProvided, days: 1))
    #expect(section(nothing).item(OwnItem(days, absent: nil), of: nothing) == [])
    let note = try #require(
      custom(
        in: section(nothing).item(OwnItem(days, absent: LocalizedText(en: "Nothing is known.", ru: "–")), of: nothing)))
    #expect(note.fallback.flatMap(\.children).map(\.id) == ["grace.absent"])
  }

  @Test("of an element of a list has the id of the element")
  func elements() throws {
    let grace = known(grace())
    let item = try #require(custom(in: section(grace).item(GraceSection.card, "main", of: grace)))
    #expect(item.id == "grace.main.card")
    #expect(item.fallback.map(\.id) == ["grace.main"])
    #expect(row("grace.main.sum", in: item.fallback) != nil)
  }

  private struct Missing: Error {}

  private let days: OwnField<Grace> = .integer("days", nil, "How long it lasts.") { $0.days }

  private func money(_ amount: String) -> Value { .money(LocaleFormatter(locale: "en_US").money(rub(amount))) }

  private func grace() -> Grace {
    Grace(
      state: known(.running), until: day("2027-01-25"),
      amount: .known(rub("5000"), origin: .provider(field: "$.grace.amount")), days: 65)
  }

  private func section(_ grace: Fact<Grace>, explainingTo log: ProvenanceLog? = nil) -> GraceSection {
    let shown = shownLoan(healthyLoan())
    guard let log else { return GraceSection(loan: shown, grace: grace) }
    let record = LoanRecord(id: ProductID(type: "card", id: "1"), scope: .allCustomers, facts: healthyLoan())
    return GraceSection(
      loan: LoanOnScreen(record, typeTitle: LocalizedText(verbatim: "Card"), in: shown.context.explaining(to: log)),
      grace: grace)
  }

  private func items(_ grace: Grace, explainingTo log: ProvenanceLog? = nil) -> [Item] {
    section(.known(grace, origin: .provider(field: "$.grace")), explainingTo: log).body
  }

  private func custom(in items: [Item]) -> CustomItem? {
    items.lazy.compactMap { if case .custom(let item) = $0 { item } else { nil } }.first
  }
}

extension OwnItem<Grace> {
  fileprivate init(_ field: OwnField<Grace>, absent: LocalizedText?) {
    self.init(
      "card:days", title: LocalizedText(verbatim: "Days"), summary: "Days.", absent: absent, fields: [field])
  }
}

private struct Grace: Hashable, Sendable {
  enum State: String, CaseIterable, Sendable {
    case running, lost
  }

  var state: Fact<State>
  var until: CalendarDate?
  var amount: Fact<Money>
  var days: Int?
}

private struct GraceSection: LoanSection {
  static let name: SectionName = "grace"
  static let summary = "The grace period."

  static let card = OwnItem<Grace>(
    "card:grace", title: LocalizedText(en: "Grace period", ru: "Льготный период"), summary: "The grace period.",
    rowsFirst: ["amount"],
    fields: [
      .choice(
        "state", LocalizedText(en: "State", ru: "Состояние"), "Whether it is lost.", isRequired: true, isSpoken: true,
        words: { LocalizedText(verbatim: $0.rawValue) }
      ) { $0.state },
      .date(
        "until", LocalizedText(en: "Ends", ru: "Закончится"), "Its last day.", isSpoken: true,
        caption: { grace, _ in grace.days.map { "\($0) days left" } }
      ) { $0.until },
      .money(
        "amount", LocalizedText(en: "To keep it, pay", ru: "Чтобы сохранить"), "What keeps it.", row: "sum",
        states: .nextPaymentAmount
      ) { $0.amount },
      .integer("days", nil, "How long it lasts.") { $0.days },
      .flag("renewed", LocalizedText(en: "Renewed", ru: "Обновляется"), "Whether a new one follows.") { _ in
        Fact.known(true, origin: .customer)
      },
      .decimal(
        "share", LocalizedText(en: "Share", ru: "Доля"), "A share.", unit: LocalizedText(en: "pp", ru: "п.п.")
      ) { _ in ExactDecimal("0.5") },
    ])

  let loan: LoanOnScreen
  let grace: Fact<Grace>

  var items: [Item] { item(Self.card, of: grace) }
}
