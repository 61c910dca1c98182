import InstalledSamples
import LoanDetail
import LoanDetailCore
import LoanDetailJSON
import LoanDetailMCP
import Loans
import Localization
import Testing

@Suite("The tools for assistants")
struct ToolTests {
  /// What the service renders for the same question, as lines of text and as JSON.
  private func rendered(
    _ assistant: Assistant, _ make: (LoanReader) async throws -> ScreenAnswer
  ) async throws -> (lines: [String], json: JSONValue) {
    func bytes(_ renderer: any Renderer) async throws -> [UInt8] {
      let reader = try assistant.loans.reader(
        locale: "en_US", asOf: CalendarDate(Assistant.day), renderer: renderer)
      guard case .document(let screen) = try await make(reader) else { return [] }
      return screen.bytes
    }
    let text = try await bytes(TextRenderer(width: 100, unfoldsGroups: true, words: .init(.english)))
    let lines = String(decoding: text, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast()
    return (lines.map(String.init), try JSONParser.parse(try await bytes(JSONRenderer())))
  }

  @Test("quote the screen word for word", arguments: ["main", "details", "composition", "schedule", "operations"])
  func screen(name: String) async throws {
    let assistant = try Assistant(for: .first, maximumLength: 1_000_000)
    let expected = try await rendered(assistant) { reader in
      try await assistant.loans.screen("mortgage:2001", ScreenID(rawValue: name), for: .first, reader)
    }
    let result = try await assistant.call("show_screen", #"{"product": "mortgage:2001", "screen": "\#(name)"}"#)
    #expect(result.lines == expected.lines)
    let content = try #require(result["structuredContent"])
    #expect(content["freshness"] == expected.json["freshness"])
    #expect(content["outcome"] == expected.json["outcome"])
    #expect(content["screen"] == .string(name))
    let amounts = Amounts(in: expected.json).all
    let figures = content["figures"]?.elements ?? []
    #expect(!figures.isEmpty)
    for value in figures.flatMap({ $0["values"]?.elements ?? [] }) where value["kind"] == .string("money") {
      #expect(amounts.contains([value["amount"], value["currency"], value["text"]]))
    }
  }

  /// The amounts of a document.
  private struct Amounts {
    var all: Set<[JSONValue?]> = []

    init(in value: JSONValue) {
      if value["kind"] == .string("money") { all.insert([value["amount"], value["currency"], value["text"]]) }
      for element in value.elements + value.members.map(\.value) { all.formUnion(Amounts(in: element).all) }
    }
  }

  @Test("state the exact amount, the currency, the fact and the source of a figure")
  func figure() async throws {
    let content = try await Assistant(for: .first).content(of: "show_screen", #"{"product": "1001"}"#)
    let figure = try #require(content.figure("debt.payoff"))
    let expected =
      #"{"item":"debt.payoff","label":"To pay off in full","values":[{"kind":"money","amount":"296758.68","#
      + #""currency":"RUB","text":"RUB\u00A0296,758.68"}],"caption":"on November 21, 2026, then RUB\u00A0120.80 more "#
      + #"every day","fact":"payoff","sources":[{"field":"consumerLoan:1001: $.debt.payoff"}]}"#
    #expect(figure == (try JSONParser.parse(Array(expected.utf8))))
    #expect(content["freshness"]?["asOf"] == .string("2026-11-21"))
    #expect(content["product"] == .string("consumerLoan:1001"))
  }

  @Test("name the columns of rows")
  func rows() async throws {
    let content = try await Assistant(for: .first, maximumLength: 1_000_000).content(
      of: "show_screen", #"{"product": "1001", "screen": "schedule"}"#)
    let row = try #require(content["figures"]?.elements.first { $0["item"] == .string("schedule.payment.31") })
    let names = row["values"]?.elements.compactMap { $0["name"]?.string }
    #expect(names?.contains("Principal") == true)
    #expect(row["sources"]?.elements.isEmpty == false)
  }

  @Test("answer questions as the service does, in all ways to write a number", arguments: [#""100000""#, "100000"])
  func whatIf(amount: String) async throws {
    let assistant = try Assistant(for: .first)
    let question = try WhatIf(named: "early-repayment", ["amount": "100000", "keep": "term"])
    let expected = try await rendered(assistant) { reader in
      try await assistant.loans.screen("1001", whatIf: question, for: .first, reader)
    }
    let result = try await assistant.call(
      "what_if",
      #"{"product": "1001", "question": "early-repayment", "amount": \#(amount), "keep": "term"}"#)
    #expect(result.lines == expected.lines)
    #expect(result["structuredContent"]?["question"] == expected.json["question"])
  }

  @Test("make a statement for a period")
  func statement() async throws {
    let assistant = try Assistant(for: .first)
    let period = StatementPeriod(from: CalendarDate("2026-08-01"), to: CalendarDate("2026-10-31"))
    let expected = try await rendered(assistant) { reader in
      try await assistant.loans.screen("1001", statementFor: period, for: .first, reader)
    }
    let result = try await assistant.call(
      "show_screen", #"{"product": "1001", "screen": "statement", "from": "2026-08-01", "to": "2026-10-31"}"#)
    #expect(result.lines == expected.lines)
  }

  @Test("list the products as the service does")
  func list() async throws {
    let assistant = try Assistant(for: .first)
    let reader = try assistant.loans.reader(locale: "en_US", asOf: CalendarDate(Assistant.day))
    let list = try await assistant.loans.list(for: .first, reader).list
    let content = try await assistant.content(of: "list_products")
    let products = content["products"]?.elements ?? []
    #expect(products.map { $0["product"]?.string } == list.entries.map { $0.id?.description })
    #expect(products.map { $0["balance"]?["amount"]?.string } == list.entries.map { $0.balance?.amount })
    let text = try await assistant.call("list_products").lines
    #expect(text.contains { $0.contains("RUB\u{A0}4,372,399.35") })
  }

  @Test("add up what a customer owes")
  func summary() async throws {
    let assistant = try Assistant(for: .first)
    let customer = CustomerID(rawValue: "C-1")
    let expected = try await rendered(assistant) { reader in
      try await assistant.loans.summary(for: customer, as: CustomerSummary(), reader)
    }
    #expect(try await assistant.call("summary").lines == expected.lines)
  }

  @Test("quote a new loan")
  func quote() async throws {
    let content = try await Assistant().content(
      of: "quote",
      #"{"type": "consumerLoan", "amount": "500000", "months": 36, "rate": "17.9", "insurances": ["life"], "on": "2026-11-21"}"#
    )
    #expect(content["screen"] == .string("quote"))
    let facts = content["figures"]?.elements.compactMap { $0["fact"]?.string } ?? []
    #expect(facts.contains("full-cost"))
    let schedule = try await Assistant().content(
      of: "quote",
      #"{"type": "consumerLoan", "amount": 500000, "months": 36, "rate": 17.9, "schedule": true, "first-payment": "2027-01-15"}"#
    )
    #expect(schedule["screen"] == .string("schedule"))
  }

  @Test("explain an item of any screen")
  func explain() async throws {
    let assistant = try Assistant(for: .first)
    let main = try await assistant.content(of: "explain", #"{"product": "1001", "item": "debt.total"}"#)
    #expect(main["items"]?.elements.count == 1)
    #expect(
      main["items"]?.elements.first?["sources"]
        == .array([.object([.init("field", .string("consumerLoan:1001: $.debt.total"))])]))
    let other = try await assistant.content(of: "explain", #"{"product": "1001", "item": "schedule.payment.31"}"#)
    #expect(other["screen"] == .string("schedule"))
    let missing = try await assistant.call("explain", #"{"product": "1001", "item": "debt.totl"}"#)
    #expect(missing["isError"] == .bool(true))
    #expect(missing.text.contains(#"Did you mean "debt.total"?"#))
  }

  @Test(
    "tell a model what is wrong with its arguments",
    arguments: [
      ("show_screen", "{}", "arguments.product: found nothing; expected a text of at most 1000 characters."),
      (
        "show_screen", #"{"product": "1001", "scren": "main"}"#,
        #"There is no argument "scren" here. Did you mean "screen"?"#
      ),
      (
        "show_screen", #"{"product": "1001", "customer": "C-2"}"#,
        #"There is no argument "customer" here. There are: product, screen, day, from, to, cursor."#
      ),
      (
        "show_screen", #"{"product": "1001", "day": "2026-02-30"}"#,
        #"arguments.day: found "2026-02-30"; expected a day of the calendar as YYYY-MM-DD."#
      ),
      (
        "show_screen", #"{"product": "1001", "from": "2026-01-01"}"#,
        #"arguments.from goes with the screen "statement" only."#
      ),
      ("show_screen", #"{"product": "9999"}"#, #"There is no product "9999". list_products names those there are."#),
      (
        "show_screen", #"{"product": "1001", "cursor": "2-abc"}"#,
        #"arguments.cursor: found "2-abc"; expected a cursor of this answer as it is now. Call again without it."#
      ),
      (
        "what_if", #"{"product": "1001", "question": "payment-holiday", "months": 61}"#,
        "arguments.months: found 61; expected a whole number from 1 to 60."
      ),
      ("what_if", #"{"product": "1001", "question": "early-repayment"}"#, #"The parameter "amount" is missing."#),
      (
        "what_if", #"{"product": "1001", "question": "early-repayment", "amount": "-5"}"#,
        #"The parameter "amount" cannot be read. Found "-5"; expected a decimal number above zero, such as 1500.50."#
      ),
      (
        "what_if", #"{"product": "1001", "question": "early-repayment", "amount": "0.0000000001"}"#,
        #"arguments.amount: found "0.0000000001"; expected a decimal number above zero, such as 1500.50, with at most 15 digits before the point and 9 after it."#
      ),
      (
        "what_if", #"{"product": "1001", "question": "payoff", "months": 3}"#,
        #"There is no parameter "months" here. There are: on."#
      ),
      (
        "quote", #"{"type": "consumerLoan", "amount": "500000", "months": 601, "rate": "5"}"#,
        "arguments.months: found 601; expected a whole number from 1 to 600."
      ),
      (
        "quote", #"{"type": "consumerLoan", "amount": "0.001", "months": 36, "rate": "5"}"#,
        #"The parameter "amount" cannot be read. Found "0.001"; expected an amount above zero with at most 2 decimals, such as 500000."#
      ),
    ])
  func faults(tool: String, arguments: String, message: String) async throws {
    let result = try await Assistant(for: .first).call(tool, arguments)
    #expect(result["isError"] == .bool(true))
    #expect(result.text == message)
    #expect(result["structuredContent"] == nil)
  }

  @Test("are those that the scope and the host allow")
  func available() async throws {
    func names(_ assistant: Assistant) async throws -> [String?] {
      try await assistant.result("tools/list")["tools"]?.elements.map { $0["name"]?.string } ?? []
    }
    let all = ["list_products", "show_screen", "what_if", "quote", "summary", "explain", "compare_days"]
    #expect(try await names(Assistant(for: .first)) == all)
    #expect(try await names(Assistant()) == all.filter { $0 != "summary" })
    #expect(try await names(Assistant(for: .first, quotes: false)) == all.filter { $0 != "quote" })
    let call = try await Assistant().request("tools/call", #"{"name": "summary", "arguments": {}}"#)
    #expect(call["error"]?["code"] == .number("-32602"))
  }

  @Test("only read, and take no arguments but those they state")
  func schemas() async throws {
    let tools = try await Assistant(for: .first).result("tools/list")["tools"]?.elements ?? []
    for tool in tools {
      #expect(tool["annotations"]?["readOnlyHint"] == .bool(true))
      #expect(tool["inputSchema"]?["additionalProperties"] == .bool(false))
      #expect(tool["outputSchema"]?["type"] == .string("object"))
      #expect(tool["inputSchema"]?["properties"]?["customer"] == nil)
    }
    let whatIf = try #require(tools.first { $0["name"] == .string("what_if") })
    let months = whatIf["inputSchema"]?["properties"]?["months"]
    #expect(months?["minimum"] == .number("1"))
    #expect(months?["maximum"] == .number("60"))
  }

  @Test("give a page only to clients that draw pages")
  func page() async throws {
    let assistant = try Assistant(for: .first)
    let plain = try await assistant.call("show_screen", #"{"product": "1001"}"#)
    #expect(plain["_meta"] == nil)
    let drawn = try await assistant.call(
      "show_screen", #"{"product": "1001"}"#, from: MCPClient(drawsApps: true))
    let html = try #require(drawn["_meta"]?["loan-detail/html"]?.string)
    #expect(html.contains("296,758.68"))
    #expect(drawn.text == plain.text)
    let tools = try await assistant.result("tools/list")["tools"]?.elements ?? []
    let screen = try #require(tools.first { $0["name"] == .string("show_screen") })
    let address = try #require(screen["_meta"]?["ui"]?["resourceUri"]?.string)
    let page = try await assistant.result("resources/read", #"{"uri": "\#(address)"}"#)["contents"]?.elements.first
    #expect(page?["mimeType"] == .string("text/html;profile=mcp-app"))
    #expect(page?["text"]?.string?.contains("ui/initialize") == true)
  }
}
