import DesignSystem
import LoanDetailRendering
import Testing

@Suite("What some programs take for the end of a line")
struct LineEndTests {
  private static let text = "a\u{2028}b\u{2029}c\u{85}d\u{B}e\u{C}f"

  private static func document(_ text: String) -> ScreenDocument {
    let day = DateValue(iso: "2026-12-05", text: "5 Dec", spoken: "")
    let table = Table(
      id: "rows", title: "Rows", columns: [.init(id: "day", title: "Day"), .init(id: "note", title: "\(text)\t.")],
      rows: [TableRow(id: "row.1", cells: [.date(day), .text("\(text)\t!")], state: .planned)])
    return ScreenDocument(
      subject: .init(id: "1", type: "boatLoan", title: text), screen: .schedule, language: "en", locale: "en_US",
      asOf: "2026-11-21", headerItem: .header(Header(title: text)), contentItems: [.table(table)], remarks: [])
  }

  @Test("is a space in CSV, as is a tab for a spreadsheet")
  func csv() {
    func csv(_ dialect: CSVRenderer.Dialect) -> String {
      String(decoding: CSVRenderer(dialect: dialect).render(Self.document(Self.text)), as: UTF8.self)
    }
    #expect(csv(.standard) == "Day,a b c d e f\t.\r\n2026-12-05,a b c d e f\t!\r\n")
    #expect(
      csv(.spreadsheet(decimalSeparator: ".")) == "\u{FEFF}Day,a b c d e f .\r\n2026-12-05,a b c d e f !\r\n")
  }

  @Test("is left out of a calendar, and of the titles of an earlier one")
  func calendar() throws {
    let calendar = ICSRenderer().render(Self.document(Self.text))
    let text = String(decoding: calendar, as: UTF8.self)
    #expect(text.contains("\r\nSUMMARY:abcdef: "))
    #expect(!text.unicodeScalars.contains(where: Self.endsLine))
    let earlier = try ICSCalendar(Array(text.replacing("SUMMARY:", with: "SUMMARY:\u{2028}old\u{2029} ").utf8))
    var gone = Self.document("Boat")
    gone.contentItems = []
    let next = String(decoding: ICSRenderer(previous: earlier).render(gone), as: UTF8.self)
    #expect(next.contains("SUMMARY:old abcdef: ") && !next.unicodeScalars.contains(where: Self.endsLine))
  }

  @Test(
    "an earlier calendar with an impossible day or a UID of another form is none",
    arguments: [("20261205", "20261305"), ("20261205", "20260229"), ("20261205", "20261100"), ("@loan", "\\n@loan")])
  func foreignCalendar(old: String, new: String) throws {
    let text = String(decoding: ICSRenderer().render(Self.document("Boat")), as: UTF8.self)
    #expect(text.contains("DTSTART;VALUE=DATE:20261205"))
    _ = try ICSCalendar(Array(text.utf8))
    _ = try ICSCalendar(Array(text.replacing(":20261205", with: ":20280229").utf8))
    let changed = text.replacing(":\(old)", with: ":\(new)").replacing("\(old)-detail", with: "\(new)-detail")
    #expect(changed != text)
    #expect(throws: ICSCalendar.Unreadable.self) { try ICSCalendar(Array(changed.utf8)) }
  }

  private static func endsLine(_ scalar: Unicode.Scalar) -> Bool {
    ["\u{2028}", "\u{2029}", "\u{85}", "\u{B}", "\u{C}"].contains(scalar)
  }
}
