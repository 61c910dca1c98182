import DesignSystem
import Foundation
import LoanDetailRendering
import Testing

@Suite("Coming payments as a calendar")
struct ICSRendererTests {
  private static func document(_ title: String, on day: String, asOf: String = "2026-11-21") -> ScreenDocument {
    let due = DateValue(iso: day, text: "a day", spoken: "a day")
    let sum = MoneyValue(minorUnits: 1_213_833, decimals: 2, currency: "RUB", text: "12,138.33", spoken: "")
    func row(_ number: Int, _ state: TableRow.State?) -> TableRow {
      TableRow(id: ItemID(rawValue: "row.\(number)"), cells: [.date(due), .money(sum), .text(title)], state: state)
    }
    let table = Table(
      id: "rows", title: "Rows", columns: ["Date", "Payment", "Note"].map { .init(id: $0, title: $0) },
      rows: [row(1, .paid), row(2, .planned), row(3, .skipped), row(4, nil)])
    var document = ScreenDocument(
      subject: .init(id: "4276380012345679", type: "boatLoan", title: title), screen: .schedule, language: "en",
      locale: "en_US", asOf: asOf, headerItem: .header(Header(title: title)), contentItems: [.table(table)], remarks: []
    )
    document.freshness.dataAsOf = asOf
    return document
  }

  private static func ics(_ document: ScreenDocument) -> String {
    String(decoding: ICSRenderer().render(document), as: UTF8.self)
  }

  private static func values(_ name: String, in text: String) -> [String] {
    text.replacing("\r\n ", with: "").split(separator: "\r\n").filter { $0.hasPrefix("\(name):") }.map {
      String($0.dropFirst(name.count + 1))
    }
  }

  @Test("has an all-day event for each payment to come, and a cancelled one for a skipped payment")
  func events() {
    let text = Self.ics(Self.document("Boat loan", on: "2026-12-05"))
    #expect(text.hasPrefix("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n") && text.hasSuffix("END:VEVENT\r\nEND:VCALENDAR\r\n"))
    #expect(Self.values("DTSTART;VALUE=DATE", in: text) == ["20261205", "20261205"])
    #expect(Self.values("SUMMARY", in: text) == ["Boat loan: Payment\\, 12\\,138.33 RUB", "Boat loan: Boat loan"])
    #expect(Self.values("STATUS", in: text) == ["CONFIRMED", "CANCELLED"])
    #expect(Self.values("DTSTAMP", in: text) == ["20261121T000000Z", "20261121T000000Z"])
    #expect(!text.contains("4276380012345679"))
    #expect(Self.ics(Self.document("Boat loan", on: "2026-12-05")) == text)
  }

  @Test("gives a payment that moves the same UID, and a later file a higher sequence")
  func update() {
    let (before, after) = (
      Self.ics(Self.document("Boat loan", on: "2026-12-05")),
      Self.ics(Self.document("Boat loan", on: "2026-12-07", asOf: "2026-11-22"))
    )
    let uids = Self.values("UID", in: before)
    #expect(Set(uids).count == 3 && uids == Self.values("UID", in: after))
    #expect(Self.values("SEQUENCE", in: before) == ["20261121", "20261121"])
    #expect(Self.values("SEQUENCE", in: after) == ["20261122", "20261122"])
  }

  @Test("folds lines at 75 octets between characters, and a text adds no line and no property")
  func texts() {
    let hostile = "Заём; \\ \"x\", y\r\nEND:VCALENDAR\u{2066}\u{1B}[31m" + String(repeating: "ё", count: 90)
    let text = Self.ics(Self.document(hostile, on: "2026-12-05"))
    #expect(text.components(separatedBy: "\r\n").allSatisfy { $0.utf8.count <= 75 && !$0.contains("\n") })
    #expect(Self.values("END", in: text) == ["VEVENT", "VEVENT", "VCALENDAR"])
    let plain = "Заём\\; \\\\ \"x\"\\, y\\nEND:VCALENDAR[31m" + String(repeating: "ё", count: 90)
    #expect(Self.values("SUMMARY", in: text)[0] == "\(plain): Payment\\, 12\\,138.33 RUB")
  }

  private static func day(_ id: ItemID, _ label: String, _ iso: String, fact: MaterialFact? = nil) -> Item {
    .row(
      Row(id: id, label: label, value: .date(DateValue(iso: iso, text: iso, spoken: iso)), caption: "soon", fact: fact))
  }

  private static func document(of sections: [Section]) -> ScreenDocument {
    var document = document("Boat loan", on: "2026-12-05")
    document.headerItem = .header(Header(title: "Boat loan", subtitle: "•• 5679"))
    document.contentItems = sections.map(Item.section)
    return document
  }

  @Test("has what changes, of the sections that are named, without what the days count from today")
  func changes() {
    let rate = Section(
      id: "changes.rate", title: "The rate changes",
      items: [
        Self.day("changes.rate.day", "First day", "2027-06-19"),
        .row(Row(id: "changes.rate.rate", label: "New rate", value: .text("11.9%"), caption: "instead of 5.9%")),
      ])
    let changes = Section(
      id: "changes", title: "What will change",
      items: [
        Self.day("changes.insurance", "Insurance ends", "2026-12-10"), .section(rate),
        Self.day("changes.past", "Past", "2026-11-20"),
      ])
    let other = Section(id: "other", title: "Other", items: [Self.day("other.day", "Other", "2026-12-11")])
    let document = Self.document(of: [changes, other])
    let text = String(decoding: ICSRenderer(sections: ["changes"]).render(document), as: UTF8.self)
    #expect(Self.values("SUMMARY", in: text) == ["Boat loan: Insurance ends", "Boat loan: The rate changes"])
    #expect(Self.values("DTSTART;VALUE=DATE", in: text) == ["20261210", "20270619"])
    #expect(
      Self.values("DESCRIPTION", in: text)
        == ["•• 5679", "First day: 2027-06-19\\nNew rate: 11.9%\\, instead of 5.9%\\n•• 5679"])
    #expect(Self.ics(document).isEmpty)
  }

  @Test("has one event for a payment that a list and a section state", arguments: [("12138.33", 1), ("12138.34", 2)])
  func samePayment(amount: String, events: Int) throws {
    let sum = MoneyValue(
      minorUnits: amount == "12138.33" ? 1_213_833 : 1_213_834, decimals: 2, currency: "RUB", text: "RUB \(amount)",
      spoken: "")
    let last = Section(
      id: "changes.balloon", title: "Large last payment",
      items: [
        Self.day("changes.balloon.day", "Pay by", "2026-12-05"),
        .row(Row(id: "changes.balloon.payment", label: "Amount", value: .money(sum), fact: .comingPayment)),
      ])
    var document = Self.document(of: [Section(id: "changes", title: "What will change", items: [.section(last)])])
    document.contentItems += Self.document("Boat loan", on: "2026-12-05").contentItems
    let text = String(decoding: ICSRenderer(sections: ["changes"]).render(document), as: UTF8.self)
    #expect(Self.values("STATUS", in: text).count { $0 == "CONFIRMED" } == events)
    let details = try #require(Self.values("DESCRIPTION", in: text).first)
    #expect(details.hasPrefix("Large last payment\\nPay by: ") == (events == 1))
  }

  @Test("says which of several lists a payment is from")
  func lists() {
    var document = Self.document("Boat loan", on: "2026-12-05")
    let first = document.contentItems.compactMap { item in if case .table(let table) = item { table } else { nil } }
    let others = first.map { table in
      var other = table
      (other.id, other.title) = ("other", "Engine, RUB")
      for index in other.rows.indices { other.rows[index].id = "other.\(index)" }
      return Item.table(other)
    }
    let alone = String(decoding: ICSRenderer().render(document), as: UTF8.self)
    document.contentItems += others
    let text = String(decoding: ICSRenderer().render(document), as: UTF8.self)
    #expect(!others.isEmpty && !Self.values("DESCRIPTION", in: alone).contains { $0.contains(first[0].title) })
    #expect(Self.values("DESCRIPTION", in: text).last?.hasPrefix("Engine\\, RUB\\n") == true)
  }

  @Test("has the next payment that rows state, if no list has a payment")
  func nextPayment() {
    let sum = MoneyValue(minorUnits: 213_003, decimals: 2, currency: "RUB", text: "RUB 2,130.03", spoken: "")
    let payment = Section(
      id: "payment", title: "Payment",
      items: [
        .amount(Amount(id: "sum", label: "Minimum payment", money: sum, caption: "enough", fact: .nextPaymentAmount)),
        Self.day("date", "Pay by", "2026-11-25", fact: .nextPaymentDate),
      ])
    let text = Self.ics(Self.document(of: [payment]))
    #expect(Self.values("SUMMARY", in: text) == ["Boat loan: Minimum payment\\, RUB 2\\,130.03"])
    #expect(Self.values("DESCRIPTION", in: text) == ["enough\\n•• 5679"])
    var both = Self.document("Boat loan", on: "2026-12-05")
    both.contentItems.append(.section(payment))
    #expect(Self.values("DTSTART;VALUE=DATE", in: Self.ics(both)) == ["20261205", "20261205"])
  }

  @Test(
    "cancels the coming events of an earlier calendar that are gone, and numbers those that were changed on the same day"
  )
  func cancelled() throws {
    let before = Self.document("Boat loan", on: "2026-12-05")
    var after = Self.document("Boat loan", on: "2026-12-07")
    guard case .table(var table) = after.contentItems[0] else { return }
    table.rows.removeAll { $0.id == "row.3" }
    after.contentItems = [.table(table)]
    let previous = try ICSCalendar(ICSRenderer().render(before))
    let text = String(decoding: ICSRenderer(previous: previous).render(after), as: UTF8.self)
    #expect(Self.values("UID", in: text) == Self.values("UID", in: Self.ics(before)))
    #expect(Self.values("STATUS", in: text) == ["CONFIRMED", "CANCELLED"])
    #expect(Self.values("DTSTART;VALUE=DATE", in: text) == ["20261207", "20261205"])
    #expect(Self.values("SEQUENCE", in: text) == ["20261122", "20261121"])
    // What is missing may only be unknown, and what has passed was made.
    var partial = after
    table.rows.removeAll { $0.id == "row.2" }
    partial.contentItems = [.table(table)]
    partial.outcome = .partial(missing: [.init(id: "schedule", name: "Schedule", reason: .notDelivered)])
    let kept = String(decoding: ICSRenderer(previous: previous).render(partial), as: UTF8.self)
    #expect(Self.values("STATUS", in: kept).sorted() == Self.values("STATUS", in: Self.ics(before)).sorted())
    after.asOf = "2026-12-06"
    #expect(!String(decoding: ICSRenderer(previous: previous).render(after), as: UTF8.self).contains("CANCELLED"))
  }

  @Test(
    "numbers no event above 32 bits, and masks the titles of an earlier calendar, which may come from anywhere",
    arguments: [("2147483647", "2147483647"), ("2147483646", "2147483647"), ("9223372036854775807", "20261121")])
  func hostileCalendar(sequence: String, next: String) throws {
    let before = Self.document("Boat loan", on: "2026-12-05")
    var after = Self.document("Boat loan", on: "2026-12-07")
    guard case .table(var table) = after.contentItems[0] else { return }
    table.rows.removeAll { $0.id == "row.3" }
    after.contentItems = [.table(table)]
    let earlier = Self.ics(before).replacing("SEQUENCE:20261121", with: "SEQUENCE:\(sequence)")
      .replacing("SUMMARY:Boat loan", with: "SUMMARY:4276380012345679 \u{202E}")
    let text = String(
      decoding: ICSRenderer(previous: try ICSCalendar(Array(earlier.utf8))).render(after), as: UTF8.self)
    #expect(Self.values("SEQUENCE", in: text).contains(next))
    #expect(text.contains("•• 5679") && !text.contains("4276380012345679") && !text.contains("\u{202E}"))
  }

  @Test("numbers a payment that is cancelled, and one that comes back, although nothing else of it changes")
  func cancelledAndBack() throws {
    let all = Self.document("Boat loan", on: "2026-12-05")
    var fewer = all
    guard case .table(var table) = fewer.contentItems[0] else { return }
    table.rows.removeAll { $0.id == "row.2" }
    fewer.contentItems = [.table(table)]
    func next(after bytes: [UInt8], _ document: ScreenDocument) throws -> [UInt8] {
      try ICSRenderer(previous: ICSCalendar(bytes)).render(document)
    }
    func events(_ bytes: [UInt8]) -> Set<String> {
      let text = String(decoding: bytes, as: UTF8.self)
      return Set(zip(Self.values("STATUS", in: text), Self.values("SEQUENCE", in: text)).map { "\($0) \($1)" })
    }
    let cancelled = try next(after: ICSRenderer().render(all), fewer)
    #expect(events(cancelled) == ["CANCELLED 20261121", "CANCELLED 20261122"])
    #expect(events(try next(after: cancelled, all)) == ["CANCELLED 20261121", "CONFIRMED 20261123"])
  }

  @Test("numbers a payment of which the day, the title or the amount is another one on the same day of the data")
  func changedOnTheSameDay() throws {
    let boat = Self.document("Boat loan", on: "2026-12-05")
    var other = boat
    guard case .table(var table) = other.contentItems[0], case .money(var money)? = table.rows[1].cells[1] else {
      return
    }
    money.text = "1.00"
    table.rows[1].cells[1] = .money(money)
    other.contentItems = [.table(table)]
    let previous = try ICSCalendar(ICSRenderer().render(boat))
    func sequences(_ document: ScreenDocument) -> [String] {
      Self.values("SEQUENCE", in: String(decoding: ICSRenderer(previous: previous).render(document), as: UTF8.self))
    }
    #expect(sequences(boat) == ["20261121", "20261121"])
    #expect(sequences(other) == ["20261122", "20261121"])
    #expect(sequences(Self.document("Boat loan", on: "2026-12-06")) == ["20261122", "20261122"])
  }

  @Test("has a payment on the day on which it is due, not on that on which a part of it was paid")
  func partlyPaid() throws {
    var document = Self.document("Boat loan", on: "2026-12-05")
    guard case .table(var table) = document.contentItems[0] else { return }
    table.rows[1].state = .partlyPaid
    table.rows[1].cells[2] = .date(DateValue(iso: "2026-11-20", text: "another day", spoken: "another day"))
    document.contentItems = [.table(table)]
    #expect(Self.values("DTSTART;VALUE=DATE", in: Self.ics(document)) == ["20261205", "20261205"])
  }

  @Test("keeps what was to come while not everything can be read, and cancels it when it can")
  func kept() throws {
    let boat = Self.document("Boat loan", on: "2026-12-05")
    func text(_ coming: ComingProducts, after bytes: [UInt8]) throws -> [UInt8] {
      ICSRenderer(previous: try ICSCalendar(bytes)).render(coming, of: "customer", name: "All")
    }
    func events(_ bytes: [UInt8]) -> [String] {
      let text = String(decoding: bytes, as: UTF8.self)
      let parts = ["STATUS", "SEQUENCE", "SUMMARY", "DESCRIPTION"].map { Self.values($0, in: text) }
      return parts[0].indices.map { index in
        parts.compactMap { $0.count > index ? $0[index] : nil }.joined(separator: " ")
      }
    }
    let all = ComingProducts([ComingProduct(screens: [boat])], on: "2026-11-21")
    let first = ICSRenderer().render(all, of: "customer", name: "All")
    let whileUnread = try text(ComingProducts([], on: "2026-11-22", isWhole: false), after: first)
    #expect(Set(events(whileUnread)) == Set(events(first)) && events(first).count == 2)
    let gone = events(try text(ComingProducts([], on: "2026-11-23"), after: whileUnread))
    #expect(gone.count == 2 && gone.allSatisfy { $0.hasPrefix("CANCELLED 20261123 Boat loan") })
    // An event counts once, however often the file has it.
    let event = String(decoding: first, as: UTF8.self).components(separatedBy: "BEGIN:VEVENT\r\n")
    let doubled = Array((event + [event[1]]).joined(separator: "BEGIN:VEVENT\r\n").utf8)
    let end = Array("END:VCALENDAR\r\n".utf8)
    #expect(events(try text(ComingProducts([], on: "2026-11-23"), after: doubled + end)).count == 2)
    #expect(throws: ICSError.empty) { try ICSRenderer().check([], of: "customer") }
  }

  @Test("updates no calendar of another product, and no other file")
  func foreign() throws {
    let previous = try ICSCalendar(ICSRenderer().render(Self.document("Boat loan", on: "2026-12-05")))
    var other = Self.document("Boat loan", on: "2026-12-05")
    other.subject.id = "2"
    #expect(throws: ICSError.otherSubject) { try ICSRenderer(previous: previous).check(other) }
    for text in ["", "BEGIN:VCALENDAR\r\nUID:1@other\r\nEND:VCALENDAR\r\n", "{}"] {
      #expect(throws: ICSCalendar.Unreadable.self) { try ICSCalendar(Array(text.utf8)) }
    }
    // What is cut off would never be cancelled.
    let whole = String(decoding: ICSRenderer().render(Self.document("Boat loan", on: "2026-12-05")), as: UTF8.self)
    for end in ["BEGIN:VEVENT\r\n", "END:VEVENT\r\n", "END:VCALENDAR\r\n"] {
      let place = try #require(whole.range(of: end)?.lowerBound)
      #expect(throws: ICSCalendar.Unreadable.self) { try ICSCalendar(Array(whole[..<place].utf8)) }
    }
  }

  @Test("is not made of a screen without a coming day")
  func nothing() {
    let past = Self.document("Boat loan", on: "2026-11-20")
    #expect(ICSRenderer().render(past).isEmpty)
    #expect(throws: ICSError.empty) { try ICSRenderer().check(past) }
  }
}
