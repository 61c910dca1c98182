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
    #expect(Self.values("SUMMARY", in: text) == ["Boat loan: 12138.33 RUB", "Boat loan: 12138.33 RUB"])
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
    #expect(Set(uids).count == 2 && uids == Self.values("UID", in: after))
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
    #expect(Self.values("SUMMARY", in: text)[0] == "\(plain): 12138.33 RUB")
  }

  @Test("is not made of a screen without a coming day")
  func nothing() {
    let past = Self.document("Boat loan", on: "2026-11-20")
    #expect(ICSRenderer().render(past).isEmpty)
    #expect(throws: ICSError.self) { try ICSRenderer().check(past) }
  }
}
