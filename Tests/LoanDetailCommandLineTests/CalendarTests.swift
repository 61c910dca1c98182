import Foundation
import InstalledSamples
import LoanDetailCommandLine
import Testing

@Suite("Calendars on the command line")
struct CalendarTests {
  private let tool = LoanDetailTool(products: InstalledSamples.all)

  private func values(_ name: String, in text: String) -> [String] {
    text.replacing("\r\n ", with: "").split(separator: "\r\n").filter { $0.hasPrefix("\(name):") }.map {
      String($0.dropFirst(name.count + 1)).replacing("\u{A0}", with: " ")
    }
  }

  /// The UIDs of the events, without that of the calendar.
  private func uids(_ text: String) -> [String] { Array(values("UID", in: text).dropFirst()) }

  @Test(
    "have the payments of the schedule, what will change, and the same events for one loan and for all of a customer")
  func events() async {
    let mortgage = await tool.run("render 2001 --format ics --locale en_US").output
    let titles = values("SUMMARY", in: mortgage)
    #expect(titles.contains("Mortgage: The rate changes") && titles.contains("Mortgage: Insurance ends: Property"))
    let schedule = await tool.run("render 2001 --screen schedule --format ics --locale en_US").output
    #expect(uids(schedule).count > 90 && Set(uids(schedule)).isSubset(of: uids(mortgage)))
    #expect(uids(mortgage).count == uids(schedule).count + 3)
    let summary = await tool.run("summary --customer C-1 --format ics --locale en_US")
    #expect(summary.code == 0)
    #expect(Set(uids(mortgage)).isSubset(of: uids(summary.output)))
    #expect(Set(uids(summary.output)).count == uids(summary.output).count)
    // The customer has two mortgages.
    #expect(values("SUMMARY", in: summary.output).contains("Mortgage\\, contract •• 8823: The rate changes"))
  }

  @Test(
    "have the events of all loans of a customer as a table, too: the day, the loan, what happens, and the exact amount")
  func table() async {
    let calendar = await tool.run("summary --customer C-1 --format ics --locale en_US").output
    let days = values("DTSTART;VALUE=DATE", in: calendar).sorted()
    let run = await tool.run("summary --customer C-1 --format csv --locale en_US")
    #expect(run.code == 0)
    let lines = run.output.replacing("\u{A0}", with: " ").split(separator: "\r\n").map(String.init)
    #expect(lines.first == "Date,Loan,What is to come,\"Amount, RUB\",Details")
    #expect(lines.dropFirst().map { String($0.prefix(10)).replacing("-", with: "") } == days && days.count > 100)
    #expect(lines.contains("2026-12-14,\"Consumer loan, contract •• 1183\",Payment,13118.74,"))
    let change = lines.first { $0.hasPrefix("2027-06-19,\"Mortgage, contract •• 8823\",The rate changes,,") }
    #expect(change?.contains("11.9% a year, instead of 5.9% a year") ?? false, "\(change ?? "")")
    #expect(lines.contains { $0.contains("Booked early repayment,,") && $0.contains("RUB 553,547.12") })
    let russian = await tool.run("summary --customer C-1 --format csv --spreadsheet --locale ru_RU").output
    #expect(
      russian.hasPrefix("\u{FEFF}Дата;Кредит;Что предстоит;Сумма, RUB;Подробности\r\n")
        && russian.contains(";13118,74;\r\n"))
    let named = await tool.run("summary --customer C-1 --format csv --table rows")
    #expect(named.code == 64 && named.errors.contains("A summary has one table"))
  }

  @Test("have a booked repayment of the whole debt in place of the payments that it ends")
  func booked() async {
    let calendar = await tool.run("render 2005 --format ics --locale en_US").output
    #expect(
      values("SUMMARY", in: calendar) == ["Mortgage: Booked early repayment", "Mortgage: Insurance ends: Property"])
    #expect(values("DTSTART;VALUE=DATE", in: calendar) == ["20261203", "20261202"])
    #expect(values("DESCRIPTION", in: calendar)[0].contains("Needed in the account that day: RUB 553\\,547.12"))
    // Nobody knows after its day whether it was carried out.
    let later = await tool.run("render 2005 --as-of 2026-12-04 --format ics --locale en_US").output
    #expect(values("SUMMARY", in: later) == ["Mortgage: Insurance ends: Life and health"])
  }

  @Test("have the next payment of a card")
  func card() async {
    let calendar = await tool.run("render 4001 --format ics --locale en_US").output
    #expect(
      values("SUMMARY", in: calendar)
        == ["Credit card: Minimum payment\\, RUB 2\\,130.03", "Credit card: The grace period ends"])
  }

  @Test("cancel what an earlier one had and what is gone, and only of the same loans")
  func update() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "calendar-\(UUID().uuidString).ics")
    defer { try? FileManager.default.removeItem(at: file) }
    let before = await tool.run("render 1005 --format ics --locale en_US").output
    try Data(before.utf8).write(to: file)
    let portfolio = await tool.run("sample").output.replacing("2027-02-10", with: "2027-02-11")
    let command = "render 1005 --format ics --locale en_US --update \(file.path)"
    let after = await tool.run("\(command) --data -", input: portfolio)
    #expect(after.code == 0, "\(after.errors)")
    // The end of the holiday is the same event on another day; a row without a number is known by its day.
    #expect(
      Set(uids(after.output)).subtracting(uids(before)).count == 1 && Set(uids(before)).isSubset(of: uids(after.output))
    )
    #expect(values("DTSTART;VALUE=DATE", in: after.output).count { $0 == "20270211" } == 2)
    #expect(values("STATUS", in: after.output).count { $0 == "CANCELLED" } == 4)
    #expect(values("DTSTART;VALUE=DATE", in: after.output).last == "20270210")
    let other = await tool.run("render 1001 --format ics --update \(file.path)")
    #expect(other.code == 65 && other.output.isEmpty)
    #expect(other.errors.contains("error: --update: The calendar to update is of another product or screen.\n"))
    try Data("text".utf8).write(to: file)
    let broken = await tool.run(command)
    #expect(broken.code == 65 && broken.errors.contains("It is no calendar that was made here."))
    let html = await tool.run("render 1005 --format html --update \(file.path)")
    #expect(html.code == 64 && html.errors.contains("--update goes with ICS output only: add --format ics."))
  }
}
