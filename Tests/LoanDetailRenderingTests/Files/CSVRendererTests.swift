import DesignSystem
import LoanDetailRendering
import TestSupport
import Testing

@Suite("A table as CSV")
struct CSVRendererTests {
  private static func document(_ columns: [String], _ rows: [[Value?]]) -> ScreenDocument {
    let table = Table(
      id: "rows", title: "Rows", columns: columns.map { .init(id: $0, title: $0) },
      rows: rows.enumerated().map { TableRow(id: ItemID(rawValue: "row.\($0)"), cells: $1) })
    return document([.section(Section(id: "s", title: "S", items: [.table(table)]))])
  }

  private static func document(_ items: [Item]) -> ScreenDocument {
    ScreenDocument(
      subject: .init(id: "1", type: "boatLoan", title: "Boat loan"), screen: .schedule, language: "en", locale: "en_US",
      asOf: "2026-11-21", headerItem: .header(Header(title: "Boat loan")), contentItems: items, remarks: [])
  }

  private static func csv(_ document: ScreenDocument, _ dialect: CSVRenderer.Dialect = .standard) -> String {
    String(decoding: CSVRenderer(dialect: dialect).render(document), as: UTF8.self)
  }

  private static func money(_ minorUnits: Int64, _ currency: String = "RUB") -> Value {
    .money(MoneyValue(minorUnits: minorUnits, decimals: 2, currency: currency, text: "shown", spoken: "spoken"))
  }

  private static let day = Value.date(DateValue(iso: "2026-12-05", text: "5 Dec", spoken: "the fifth"))
  private static let rate = Value.percent(PercentValue(value: "11.50", text: "11.5% a year", spoken: ""))

  @Test("has exact amounts and percentages, and days of ISO 8601")
  func exact() {
    let document = Self.document(
      ["Date", "Payment", "Rate", "Status"],
      [[Self.day, Self.money(1_213_833), Self.rate, .text("paid")], [nil, Self.money(-5), nil, nil]])
    #expect(
      Self.csv(document) == "Date,\"Payment, RUB\",\"Rate, %\",Status\r\n2026-12-05,12138.33,11.50,paid\r\n,-0.05,,\r\n"
    )
    #expect(
      Self.csv(document, .spreadsheet(decimalSeparator: ","))
        == "\u{FEFF}Date;Payment, RUB;Rate, %;Status\r\n2026-12-05;12138,33;11,50;paid\r\n;-0,05;;\r\n")
    #expect(
      Self.csv(document, .spreadsheet(decimalSeparator: ".")).hasPrefix("\u{FEFF}Date,\"Payment, RUB\""))
  }

  @Test("has a column for the currency if a column has several")
  func currencies() {
    let document = Self.document(["Amount"], [[Self.money(100)], [Self.money(200, "USD")], [.text("unknown")]])
    #expect(
      Self.csv(document) == "Amount,\"Amount, ISO 4217\"\r\n1.00,RUB\r\n2.00,USD\r\nunknown,\r\n")
  }

  @Test("has percentages as they are shown if a heading cannot say what they are")
  func percentages() {
    let daily = Value.percent(PercentValue(value: "0.1", text: "0.1% a day", spoken: ""))
    let beside = Self.document(["Terms"], [[Self.money(100)], [Self.rate]])
    #expect(Self.csv(beside) == "\"Terms, RUB\"\r\n1.00\r\n11.5% a year\r\n")
    let several = Self.document(["Terms"], [[Self.money(100)], [Self.rate], [Self.money(200, "USD")]])
    #expect(
      Self.csv(several) == "Terms,\"Terms, ISO 4217\"\r\n1.00,RUB\r\n11.5% a year,\r\n2.00,USD\r\n")
    let periods = Self.document(["Rate"], [[Self.rate], [daily]])
    #expect(Self.csv(periods) == "Rate\r\n11.5% a year\r\n0.1% a day\r\n")
  }

  @Test("quotes what the format needs, and leaves out signs of direction")
  func quoted() {
    let document = Self.document(["a\"b", "c"], [[.text("x,\ny"), .text("\u{2068}شهر\u{2069};")]])
    #expect(Self.csv(document) == "\"a\"\"b\",c\r\n\"x,\ny\",شهر;\r\n")
    #expect(
      Self.csv(document, .spreadsheet(decimalSeparator: ",")) == "\u{FEFF}\"a\"\"b\";c\r\n\"x,\ny\";\"شهر;\"\r\n")
  }

  @Test(
    "has no formula",
    arguments: [
      "=1+1", "+1", "-1", "@SUM(A1)", "|cmd", " =1", "\t=1", "\n=1", "\u{2066}=1\u{2069}", "＝1", "\u{A0}=1", "\"=1",
      "\u{200D}=1", "\u{3164}=1", "\u{AD}@x",
    ])
  func formulas(text: String) {
    for dialect in [CSVRenderer.Dialect.standard, .spreadsheet(decimalSeparator: ",")] {
      let line = Self.csv(Self.document(["a"], [[.text(text)]]), dialect).split(separator: "\r\n")[1]
      let value = line.first == "\"" ? String(line.dropFirst().dropLast()) : String(line)
      #expect(value.unicodeScalars.first == "'" || value.unicodeScalars.first == "\"")
    }
  }

  @Test("does not control a terminal", arguments: ["\0", "\u{1B}", "\r", "\u{7F}", "\u{9B}"])
  func controls(control: String) {
    let csv = Self.csv(Self.document(["a"], [[.text("\(control)=1")]]))
    #expect(csv == "a\r\n\u{FFFD}=1\r\n")
  }

  @Test("is of the table that is named, or of the only one")
  func choice() {
    func table(_ id: ItemID) -> Item {
      .table(Table(id: id, title: "T", columns: [.init(id: "c", title: "\(id)")], rows: []))
    }
    let (none, two) = (Self.document([]), Self.document([table("a"), table("b")]))
    #expect(String(decoding: CSVRenderer(table: "b").render(two), as: UTF8.self) == "b\r\n")
    let faults: [(ItemID?, ScreenDocument, String)] = [
      (nil, none, "The screen has no table."), ("a", none, "The screen has no table."),
      (nil, two, #"The screen has several tables: "a", "b"."#),
      ("c", two, #"The screen has no table "c". It has: "a", "b"."#),
    ]
    for (id, document, message) in faults {
      let error = #expect(throws: CSVError.self) { try CSVRenderer(table: id).table(of: document) }
      #expect(error?.description == message)
      #expect(CSVRenderer(table: id).render(document).isEmpty)
    }
  }
}
