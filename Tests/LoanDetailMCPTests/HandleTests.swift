import LoanDetail
import LoanDetailCore
import LoanDetailJSON
import LoanDetailMCP
import Loans
import Testing

@Suite("A product whose id is the number of a card, for an assistant")
struct HandleTests {
  private static let number = "4276380012345679"

  private func assistant(maximumLength: Int = 24_000) throws -> Assistant {
    let portfolio = """
      {"schemaVersion": 2, "asOf": "2026-11-21", "loans": [{"id": "\(Self.number)", "type": "consumerLoan",
        "currency": "RUB", "phase": "active", "parties": [{"customer": "C-1", "role": "borrower"}],
        "debt": {"total": "1000.00"}}, {"id": "2", "type": "consumerLoan", "currency": "RUB", "phase": "active",
        "parties": [{"customer": "C-1", "role": "borrower"}], "debt": {"total": "77.00"}}]}
      """
    return try Assistant(for: .first, on: PortfolioGateway(parsing: Array(portfolio.utf8), name: "test"))
  }

  @Test("has a handle, which all tools and resources take, and by which the number is never told")
  func handle() async throws {
    let assistant = try assistant()
    let list = try await assistant.call("list_products")
    let names = list["structuredContent"]?["products"]?.elements.compactMap { $0["product"]?.string } ?? []
    #expect(names.last == "consumerLoan:2")
    let handle = try #require(names.first)
    #expect(handle.wholeMatch(of: /consumerLoan:~[a-p]{16}/) != nil)
    #expect(list.text.contains(handle))
    let resources = try await assistant.result("resources/list")
    let resource = try #require(resources["resources"]?.elements.first { $0["name"] == .string(handle) })
    let address = try #require(resource["uri"]?.string)
    let answers = [
      list, resources, try await assistant.result("resources/read", #"{"uri": "\#(address)"}"#),
      try await assistant.call("show_screen", #"{"product": "\#(handle)"}"#),
      try await assistant.call("explain", #"{"product": "\#(handle)"}"#),
      try await assistant.call("compare_days", #"{"product": "\#(handle)", "day": "2026-11-01"}"#),
      try await assistant.call("what_if", #"{"product": "\#(handle)", "question": "payoff"}"#),
    ]
    for answer in answers {
      #expect(answer["isError"] == nil, "\(answer.text)")
      #expect(!String(decoding: answer.rendered(.compact), as: UTF8.self).contains(Self.number))
    }
    #expect(answers[3]["structuredContent"]?["product"] == .string(handle))
    #expect(answers[3].text.contains("1,000.00"))
    // A user may know the number.
    let known = try await assistant.call("show_screen", #"{"product": "\#(Self.number)"}"#)
    #expect(known["structuredContent"] == answers[3]["structuredContent"])
  }

  @Test("is not found by a handle of another secret")
  func otherKey() async throws {
    let assistant = try assistant()
    let result = try await assistant.call("show_screen", #"{"product": "consumerLoan:~abcdefghijklmnop"}"#)
    #expect(result["isError"] == .bool(true))
    #expect(result.text.contains("list_products"))
  }
}
