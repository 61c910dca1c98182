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

  @Test(
    "have every payment that is due, though the first list or the next payment is another one",
    arguments: [
      (
        4009, "2026-11-21",
        [
          "20261125 2 payments\\, RUB 7\\,000.00", "20261125 Fee\\, RUB 990.00",
          "20261125 Minimum payment\\, RUB 817.50",
        ]
      ), (4032, "2026-11-21", ["20261125 Minimum payment\\, $11.00"]),
      (
        6006, "2026-12-07",
        [
          "20261212 2 payments\\, RUB 2\\,650.00", "20261219 Example Pets\\, RUB 650.00",
          "20261226 Toy Sample\\, RUB 850.00",
        ]
      ), (7006, "2026-11-21", ["20261130 Payment\\, RUB 11\\,824.62"]),
    ])
  func due(id: Int, day: String, payments: [String]) async {
    let calendar = await tool.run("render \(id) --as-of \(day) --format ics --locale en_US").output
    let titles = values("SUMMARY", in: calendar).map {
      $0.split(separator: ": ", maxSplits: 1).last.map(String.init) ?? ""
    }
    let events = zip(values("DTSTART;VALUE=DATE", in: calendar), titles).map { "\($0) \($1)" }
    #expect(Set(payments).isSubset(of: events), "\(events)")
    #expect(Set(uids(calendar)).count == events.count)
  }

  @Test("keep the payments of a loan whose line cannot be read now, and say so")
  func unreadable() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "calendar-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (data, file) = (folder.appending(path: "all.ndjson"), folder.appending(path: "all.ics"))
    let lines = await tool.run("sample --lines").output.split(separator: "\n").filter { $0.contains(#""C-1""#) }.map(
      String.init)
    let command = "summary --customer C-1 --format ics --locale en_US --data \(data.path)"
    func calendar(_ lines: [String], _ options: String = "") async throws -> Run {
      try Data(lines.joined(separator: "\n").utf8).write(to: data)
      return await tool.run(command + options)
    }
    let whole = try await calendar(lines)
    try Data(whole.output.utf8).write(to: file)
    let cut = try await calendar([String(lines[0].dropLast(40))] + lines.dropFirst(), " --update \(file.path)")
    #expect(Set(uids(cut.output)) == Set(uids(whole.output)) && cut.output.contains("CONFIRMED"))
    #expect(values("STATUS", in: cut.output).sorted() == values("STATUS", in: whole.output).sorted())
    #expect(cut.errors.contains("there may be loans that are missing here. Nothing is cancelled."))
  }

  @Test("have the next payment of every sample as its main screen states it, unless it is a part of an early repayment")
  func next() async throws {
    func fact(_ name: String, in value: Any) -> [String: Any]? {
      if let item = value as? [String: Any] {
        if item["fact"] as? String == name { return item }
        return item.sorted { $0.key < $1.key }.lazy.compactMap { fact(name, in: $0.value) }.first
      }
      return (value as? [Any])?.lazy.compactMap { fact(name, in: $0) }.first
    }
    var compared = 0
    let samples = try JSONSerialization.jsonObject(with: Data(await tool.run("sample").output.utf8)) as? [String: Any]
    for id in (samples?["loans"] as? [[String: Any]] ?? []).compactMap({ $0["id"] as? String }) {
      let main = await tool.run("render \(id) --format json --locale en_US").output
      let screen = try JSONSerialization.jsonObject(with: Data(main.utf8))
      guard let amount = fact("next-payment-amount", in: screen), let date = fact("next-payment-date", in: screen),
        let money = (amount["money"] ?? amount["value"]) as? [String: Any], let text = money["amount"] as? String,
        let currency = money["currency"] as? String, let sum = Decimal(string: text),
        let day = (date["value"] as? [String: Any])?["iso"] as? String
      else { continue }
      let calendar = await tool.run("render \(id) --format ics --locale en_US").output
      let events = zip(values("DTSTART;VALUE=DATE", in: calendar), values("SUMMARY", in: calendar))
      let sums = events.filter { $0.0 == day.replacing("-", with: "") }.compactMap { _, title -> Decimal? in
        let title = title.replacing("\\,", with: ",")
        guard title.contains(currency) || currency == "USD" && title.contains("$") else { return nil }
        return title.firstMatch(of: /[0-9,]+\.[0-9]+/).flatMap {
          Decimal(string: String($0.output).replacing(",", with: ""))
        }
      }
      let isLater = day < "2026-11-21" || calendar.contains("Booked early repayment")
      #expect(isLater || sums.reduce(0, +) == sum, "\(id): \(sum) on \(day), but \(sums)")
      compared += isLater ? 0 : 1
    }
    #expect(compared > 30)
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
    // Nothing is to come of a loan that is repaid, also if nobody knows its schedule, unless something may be owed.
    func repaid(_ members: String) async -> Run {
      let record =
        #"{"id": "1005", "type": "consumerLoan", "currency": "RUB", "phase": "repaid", "obligations": [], "#
        + #""parties": [{"customer": "C-1", "role": "borrower"}], \#(members)}"#
      return await tool.run(
        "\(command) --data -", input: #"{"schemaVersion": 2, "asOf": "2026-11-21", "loans": [\#(record)]}"#)
    }
    for (members, isGone) in [
      (#""debt": {"total": "0.00"}"#, true), (#""debt": {}"#, true), (#""debt": {"total": "x"}"#, false),
      (#""debt": {"total": "0.00"}, "overlays": ["overdue"]"#, false),
      (
        #""debt": {"total": "0.00"}, "schedule": {"kind": "full", "rows": [{"kind": "instalment", "number": 1, "#
          + #""due": "2027-01-05", "payment": "5.00"}]}"#, true
      ),
    ] {
      let run = await repaid(members)
      #expect(run.code == 0, "\(run.errors)")
      #expect(values("STATUS", in: run.output).contains("CONFIRMED") != isGone, "\(members): \(run.output)")
    }
    try Data("text".utf8).write(to: file)
    let broken = await tool.run(command)
    #expect(broken.code == 65 && broken.errors.contains("It is no calendar that was made here."))
    let html = await tool.run("render 1005 --format html --update \(file.path)")
    #expect(html.code == 64 && html.errors.contains("--update goes with ICS output only: add --format ics."))
  }
}
