import DesignSystem
import InstalledSamples
import LoanDetailCommandLine
import LoanDetailCore
import LoanDetailJSON
import Testing

@Suite("The lists for programs")
struct ListTests {
  @Test("has every product in strict order, as its header shows it, with money as an exact decimal")
  func list() async throws {
    let run = await MadeUpProducts.tool.run("list --format json --customer C-1")
    #expect(run.code == 0)
    let text = try #require(run.output.split(separator: "  \"correlationId\"").first)
    #expect(
      text
        == """
        {
          "schemaVersion": 3,
          "title": "Products",
          "language": "en",
          "formats": "en-US",
          "direction": "ltr",
          "outcome": {"kind": "complete"},
          "products": [
            {
              "id": "1001",
              "type": "teapot",
              "title": "Your teapot",
              "subtitle": "1001",
              "balance": {
                "kind": "money",
                "amount": "100.50",
                "currency": "RUB",
                "text": "RUB 100.50",
                "spoken": "100 rubles 50 kopecks"
              },
              "balanceLabel": "Owed",
              "statuses": [{"text": "Whistling", "tone": "positive"}],
              "outcome": {"kind": "complete"}
            },
            {
              "id": "2001",
              "type": "kettle",
              "title": "Your kettle",
              "subtitle": "2001",
              "balance": {
                "kind": "money",
                "amount": "100.50",
                "currency": "RUB",
                "text": "RUB 100.50",
                "spoken": "100 rubles 50 kopecks"
              },
              "balanceLabel": "Owed",
              "statuses": [{"text": "Whistling", "tone": "positive"}],
              "outcome": {"kind": "complete"}
            }
          ],
          "freshness": {"asOf": "2026-11-21", "timeZone": "UTC", "validUntil": "2026-11-22T00:00:00Z"},

        """.replacing("text\": \"RUB 100.50", with: "text\": \"RUB\u{A0}100.50"))
  }

  @Test("is for clients of version 1 and 2 as it was published", arguments: 1...2)
  func publishedList(version: Int) async {
    let run = await MadeUpProducts.tool.run("list --format json --customer C-1 --client-version \(version)")
    #expect(run.code == 0)
    #expect(
      run.output
        == """
        {
          "schemaVersion": 1,
          "locale": "en_US",
          "asOf": "2026-11-21",
          "products": [
            {
              "id": "1001",
              "type": "teapot",
              "title": "Your teapot",
              "subtitle": "1001",
              "balance": {"minorUnits": 10050, "currency": "RUB", "text": "RUB 100.50"},
              "statuses": [{"text": "Whistling", "tone": "positive"}],
              "readable": true
            },
            {
              "id": "2001",
              "type": "kettle",
              "title": "Your kettle",
              "subtitle": "2001",
              "balance": {"minorUnits": 10050, "currency": "RUB", "text": "RUB 100.50"},
              "statuses": [{"text": "Whistling", "tone": "positive"}],
              "readable": true
            }
          ],
          "diagnostics": []
        }

        """.replacing("RUB 100.50", with: "RUB\u{A0}100.50"))
  }

  @Test("says which record cannot be read, and why")
  func badRecord() async {
    let data = MadeUpProducts.portfolio(MadeUpProducts.loan("2", debt: "much"))
    let run = await MadeUpProducts.tool.run("list --format json --data -", input: data)
    #expect(run.code == 0)
    #expect(run.output.contains(#""outcome": {"kind": "fault", "cause": "badData", "mayRetry": false}"#))
    #expect(run.output.contains(#"{"id": "teapot:2", "name": "Your teapot", "reason": "unreadable"}"#))
    #expect(run.output.contains("\"tone\": \"critical\""))
    #expect(run.output.contains("\"path\": \"$.loans[0].debt.total\""))
  }

  @Test("has the installed types with what each says of itself")
  func products() async {
    let run = await MadeUpProducts.tool.run("products --format json --client-version 1")
    #expect(
      run.output == """
        {
          "schemaVersion": 1,
          "products": [
            {
              "type": "teapot",
              "title": "Your teapot",
              "version": "1.2",
              "module": "teapot-module",
              "screens": ["main", "schedule"],
              "kinds": []
            },
            {
              "type": "kettle",
              "title": "Your kettle",
              "version": "1.2",
              "module": "kettle-module",
              "screens": ["main"],
              "kinds": []
            }
          ]
        }

        """)
    #expect(run.errors == "")
  }

  @Test("has in its newest version the flows of every type, with their parameters")
  func flows() async throws {
    let run = await MadeUpProducts.tool.run("products --format json")
    let document = try JSONParser.parse(Array(run.output.utf8))
    #expect(document["schemaVersion"] == .number("2"))
    let types = document["products"]?.elements ?? []
    #expect(types.count == 2)
    for type in types {
      #expect(type["itemsVersion"] == .number("1"))
      #expect((type["flows"]?.elements ?? []).map { $0["name"] } == Flow.standard.map { .string($0.name) })
    }
    let pay = types.first?["flows"]?.elements.first
    #expect(pay?["summary"] == .string("Pay what is due."))
    #expect(
      pay?["parameters"]?.elements.first
        == .object([
          .init("name", .string("suggestedAmount")), .init("type", .string("money")), .init("required", .bool(false)),
          .init("summary", .string("What is left to pay: the overdue amount, or else the next payment.")),
        ]))
    let newest = await MadeUpProducts.tool.run("products --format json --client-version 2")
    #expect(newest.output == run.output)
  }

  @Test("names the flows in text, which has no versions")
  func flowsInText() async {
    let run = await MadeUpProducts.tool.run("products --locale en_US --width 200")
    for flow in Flow.standard { #expect(run.output.contains(flow.name)) }
    let versioned = await MadeUpProducts.tool.run("products --client-version 1")
    #expect(versioned.code == 64)
    #expect(
      versioned.errors.hasPrefix("error: --client-version goes with JSON output only: text has no versions.\n"))
  }

  @Test("says of an amount in the customer's favour that it is one")
  func inFavour() async throws {
    let sample = await LoanDetailTool(products: InstalledSamples.all).run("sample").output
    let debt = try #require(sample.firstMatch(of: /"debt": *{\s*"total": *"([^"]+)"/))
    let data = sample.replacing(debt.1, with: "-5.00", maxReplacements: 1)
    let tool = LoanDetailTool(products: InstalledSamples.all)
    let text = await tool.run("list --locale en_US --width 200 --data -", input: data)
    #expect(text.output.contains("In your favor:"), "\(text.errors)")
    let json = await tool.run("list --locale en_US --format json --data -", input: data)
    #expect(json.output.contains(#""balanceLabel": "In your favor""#))
    #expect(json.output.contains(#""balanceLabel": "You owe""#))
  }

  @Test("says of a principal that it is not all, and tells debts in other currencies")
  func partOfDebt() async throws {
    let line = #"{"id": "b", "currency": "USD", "limit": "100.00", "used": "77.00"}"#
    let loans = [
      #"{"id": "1", "type": "consumerLoan", "debt": {"principal": "900.00"}"#,
      #"{"id": "2", "type": "creditCard", "debt": {"total": "5.00"}, "revolving": {"lines": [\#(line)]}"#,
    ].map { #"\#($0), "currency": "RUB", "phase": "active", "parties": [{"role": "borrower"}]}"# }
    let portfolio = #"{"schemaVersion": 2, "loans": [\#(loans.joined(separator: ", "))]}"#
    let tool = LoanDetailTool(products: InstalledSamples.all)
    func list(as format: String) async -> String {
      let run = await tool.run("list --locale en_US --width 120 --format \(format) --data -", input: portfolio)
      return run.output.replacing("\u{A0}", with: " ") + run.errors
    }
    let text = await list(as: "text")
    #expect(text.contains("RUB 900.00   Active; Principal you owe"), "\(text)")
    #expect(text.contains("RUB 5.00   Active; And in USD: $77.00"), "\(text)")
    for format in ["csv", "json", "html", "divkit"] {
      let other = await list(as: format)
      #expect(other.contains("And in USD: $77.00"), "\(format): \(other)")
    }
  }
}
