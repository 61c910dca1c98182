import LoanDetail
import LoanDetailJSON
import LoanDetailMCP
import Loans
import Testing

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

  @Test(
    "says what differs where only a state does",
    arguments: [("en_US", "(planned → due)"), ("ru_RU", "(запланировано → срок сегодня)")])
  func states(locale: String, change: String) async throws {
    let assistant = try Assistant(for: .first, locale: locale, maximumLength: 1_000_000)
    let days = #""day": "2026-12-13", "other-day": "2026-12-14""#
    let result = try await assistant.call(
      "compare_days", #"{"product": "1001", "screen": "schedule", \#(days)}"#)
    #expect(result.lines.contains { $0.contains(change) }, "\(result.text)")
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
