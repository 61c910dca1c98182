import LoanDetail
import LoanDetailJSON
import Loans
import Localization
import Testing

@testable import LoanDetailMCP

@Suite("A comparison of two days for an assistant")
struct ComparisonTests {
  @Test("has on each side the figure of that day")
  func compare() async throws {
    let assistant = try Assistant(for: .first)
    let content = try await assistant.content(
      of: "compare_days", #"{"product": "1002", "day": "2026-11-20", "other-day": "2026-11-23"}"#)
    let changes = content["changes"]?.elements ?? []
    #expect(!changes.isEmpty)
    for (side, day) in [("before", "2026-11-20"), ("after", "2026-11-23")] {
      #expect(content[side]?["freshness"]?["asOf"] == .string(day))
      let screen = try await assistant.content(of: "show_screen", #"{"product": "1002", "day": "\#(day)"}"#)
      #expect(changes.contains { $0[side] != nil && $0["label"] != nil })
      for change in changes {
        let item = try #require(change["item"]?.string)
        let isMessage = screen.figure(item) == nil && change["label"] == nil
        #expect(isMessage || change[side]?["values"] == screen.figure(item)?["values"])
      }
    }
    let text = try await assistant.call(
      "compare_days", #"{"product": "1002", "day": "2026-11-20", "other-day": "2026-11-23"}"#)
    #expect(text.lines.contains { $0.contains("November 20, 2026 → November 23, 2026") })
    #expect(text.lines.contains { $0 == "Payment due tomorrow (gone)" })
    let same = try await assistant.content(
      of: "compare_days", #"{"product": "1002", "day": "2026-11-20", "other-day": "2026-11-20"}"#)
    #expect(same["changes"] == .array([]))
  }

  @Test("says what differs where all values read the same: a label, a state, a tone, or the exact amount")
  func readTheSame() throws {
    func figure(_ members: String) throws -> ScreenFigures.Figure {
      let json = try JSONParser.parse(Array("{\(members)}".utf8))
      return ScreenFigures.Figure(item: "item", parent: nil, json: json)
    }
    func lines(_ old: String, _ new: String, _ language: Language = .english) throws -> [String] {
      try FigureChange.changes(from: [figure(old)], to: [figure(new)]).map { $0.line(language) }
    }
    let (values, tone) = (#""values": [{"text": "5.00", "amount": "5.00"}]"#, #""tone": "attention""#)
    #expect(try lines(values, values) == [])
    #expect(try lines(#"\#(values), "label": "A""#, #"\#(values), "label": "B""#) == ["B: 5.00 (A → B)"])
    let (planned, due) = (#"\#(values), "state": "planned""#, #"\#(values), \#(tone), "state": "due""#)
    #expect(try lines(planned, due) == ["5.00 (planned → due today)"])
    #expect(try lines(planned, due, .russian) == ["5.00 (запланировано → срок сегодня)"])
    #expect(try lines(values, #"\#(values), \#(tone)"#) == ["5.00 (ordinary → needs attention)"])
    #expect(try lines(values, #""values": [{"text": "5.00", "amount": "5.001"}]"#) == ["5.00 (5.00 → 5.001)"])
    // A column of states says it already, and a hidden moment is none of the reader's.
    #expect(try lines(planned, #""values": [{"text": "6.00"}], "state": "due""#) == ["5.00 → 6.00"])
    #expect(try lines(values, #""values": [{"text": "5.00", "amount": "5.00", "iso": "2026-11-21"}]"#) == [])
  }

  @Test(
    "has no change of a day that is compared with itself, also where tables have rows of the same year",
    arguments: [
      ("1001", ["main", "schedule", "operations", "details"]), ("mortgage:2036", ["main", "schedule"]),
      ("4001", ["main", "operations", "details"]),
    ])
  func sameDay(product: String, screens: [String]) async throws {
    let assistant = try Assistant(for: .allCustomers, maximumLength: 1_000_000)
    for screen in screens {
      let days = #""day": "2026-11-21", "other-day": "2026-11-21""#
      let result = try await assistant.call(
        "compare_days", #"{"product": "\#(product)", "screen": "\#(screen)", \#(days)}"#)
      #expect(result.lines.dropFirst(3) == ["Nothing differs on these two days."], "\(screen): \(result.text)")
    }
  }

  @Test("has a line for each change", arguments: ["main", "schedule", "operations"])
  func lines(screen: String) async throws {
    let assistant = try Assistant(for: .first, maximumLength: 1_000_000)
    for product in ["1001", "1002", "mortgage:2001", "mortgage:2005"] {
      for other in ["2026-11-22", "2026-12-15", "2027-03-01"] {
        let result = try await assistant.call(
          "compare_days",
          #"{"product": "\#(product)", "screen": "\#(screen)", "day": "2026-11-21", "other-day": "\#(other)"}"#)
        let changes = result["structuredContent"]?["changes"]?.elements ?? []
        let lines = result.lines.dropFirst(3)
        #expect(changes.isEmpty ? lines == ["Nothing differs on these two days."] : lines.count == changes.count)
      }
    }
  }
}
