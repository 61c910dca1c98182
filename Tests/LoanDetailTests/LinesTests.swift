import DesignSystem
import Foundation
import InstalledSamples
import LoanDetail
import LoanDetailJSON
import LoanDetailRendering
import Loans
import Testing

@Suite("The protocol of lines")
struct LinesTests {
  private let host: Host
  private let lines: LoanDetailLines

  init() throws {
    host = try Host()
    lines = LoanDetailLines(host.loans, asOf: CalendarDate("2026-11-21"))
  }

  private func answer(_ request: String, by lines: LoanDetailLines? = nil) async throws -> JSONValue {
    let line = await (lines ?? self.lines).answer(to: Array(request.utf8))
    #expect(line.count { $0 == UInt8(ascii: "\n") } == 1 && line.last == UInt8(ascii: "\n"))
    return try JSONParser.parse(line)
  }

  private func compact(_ answer: ScreenAnswer) throws -> JSONValue {
    guard case .document(let screen) = answer else { throw Unexpected() }
    return try JSONParser.parse(screen.bytes)
  }

  @Test("answers with the bytes of the service, and the number of the request")
  func documents() async throws {
    let reader = try host.loans.reader(
      locale: "ru_RU", asOf: CalendarDate("2026-11-21"), renderer: JSONRenderer(isCompact: true))
    let screen = try await host.loans.screen("mortgage:2001", .schedule, for: .allCustomers, reader)
    guard case .document(let document) = screen else { throw Unexpected() }
    let line = await lines.answer(
      to: Array(#"{"number":17,"product":"mortgage:2001","screen":"schedule","locale":"ru_RU"}"#.utf8))
    #expect(line == Array(#"{"number":17,"document":"#.utf8) + document.bytes.dropLast() + Array("}\n".utf8))
    let list = try await answer(#"{"customer":"C-1"}"#)
    #expect(list["number"] == nil && (list["document"]?["products"]?.elements.count ?? 0) > 1)
    let main = try await answer(#"{"product":"1001","locale":"en_US"}"#)
    #expect(main["document"]?["screen"] == .string("main"))
  }

  @Test("says why a product cannot be shown, with the page that an app shows in its place")
  func faultPages() async throws {
    let host = try Host(beforeAnswer: { if case .record = $0 { throw Unexpected() } })
    let lines = LoanDetailLines(host.loans, asOf: CalendarDate("2026-11-21"))
    let answer = try await answer(#"{"number":3,"product":"consumerLoan:1001"}"#, by: lines)
    #expect(answer["number"] == .number("3") && answer["error"]?["id"]?.nonEmptyText != nil)
    #expect(answer["document"]?["outcome"]?["kind"] == .string("fault"), "\(answer)")
  }

  @Test("answers questions and statements, and about a record that is in the request")
  func questionsAndRecords() async throws {
    let question = #""question":{"name":"early-repayment","parameters":{"amount":"100000","on":"2026-12-15"}}"#
    let asked = try await answer("{\"product\":\"consumerLoan:1001\",\(question)}")
    let whatIf = WhatIf(
      .earlyRepayment(amount: try #require(ExactDecimal("100000")), on: CalendarDate("2026-12-15"), keeps: nil))
    #expect(
      try await asked["document"]
        == compact(host.loans.screen("consumerLoan:1001", whatIf: whatIf, for: .allCustomers, host.reader)))
    let statement = try await answer(
      #"{"product":"1001","screen":"statement","period":{"from":"2026-10-01","to":"2026-10-31"}}"#)
    #expect(statement["document"]?["question"]?["name"] == .string("statement"))

    let (record, version, day) = try Self.record("1001")
    let held = #""record":\#(record),"recordVersion":\#(version),"dataAsOf":"\#(day)""#
    #expect(
      try await answer("{\(held),\"screen\":\"details\"}")["document"]
        == answer(#"{"product":"consumerLoan:1001","screen":"details"}"#)["document"])
    #expect(try await answer("{\(held),\(question)}")["document"] == asked["document"])
    let foreign = try await answer("{\(held),\"customer\":\"C-none\"}")
    #expect(foreign["error"]?["id"] == .string("no-such-product"))
    let unreadable = try await answer(#"{"record":{"id":"1"}}"#)
    #expect(unreadable["error"]?["path"]?.nonEmptyText?.hasPrefix("$.record") == true)
  }

  /// A loan of the sample portfolio, as JSON, with the version and the day of the portfolio.
  private static func record(_ id: String) throws -> (loan: String, version: String, day: String) {
    for product in InstalledSamples.all {
      let portfolio = try JSONParser.parse(product.records ?? [])
      guard let loan = portfolio["loans"]?.elements.first(where: { $0["id"] == .string(id) }),
        case .number(let version)? = portfolio["schemaVersion"], let day = portfolio["asOf"]?.nonEmptyText
      else { continue }
      return (String(decoding: loan.rendered(.compact).dropLast(), as: UTF8.self), version, day)
    }
    throw Unexpected()
  }

  @Test("answers shortly to who has the document, and page by page")
  func heldDocuments() async throws {
    let request = #""product":"mortgage:2001","screen":"schedule","page":{"size":5}"#
    let first = try await answer("{\(request)}")["document"]
    let eTag = try #require(first?["etag"]?.nonEmptyText)
    let same = try await answer("{\(request),\"held\":{\"etag\":\"\(eTag)\"}}")
    #expect(same["unchanged"]?["etag"] == .string(eTag))
    #expect(try #require(same["unchanged"]?["freshness"]) == first?["freshness"])
    let cursor = try #require(first?["pages"]?.elements.first?["next"]?.nonEmptyText)
    let more = try await answer(
      #"{"product":"mortgage:2001","screen":"schedule","held":{"etag":"\#(eTag)"},"page":{"size":5,"after":"\#(cursor)","rows":true}}"#
    )
    let patch = try ScreenPatch(json: try #require(more["patch"]))
    #expect(patch.from == eTag && !patch.operations.isEmpty)
    let document = String(decoding: try #require(first).rendered(.compact).dropLast(), as: UTF8.self)
    let next = try await answer("{\(request),\"asOf\":\"2026-11-22\",\"held\":{\"document\":\(document)}}")
    #expect(try ScreenPatch(json: try #require(next["patch"])).from == eTag)
    let list = try await answer(#"{"customer":"C-1"}"#)["document"]?["etag"]?.nonEmptyText ?? ""
    #expect(try await answer(#"{"customer":"C-1","held":{"etag":"\#(list)"}}"#)["unchanged"]?["etag"] == .string(list))
    let old = try await answer(#"{"product":"1001","client":{"version":1,"kinds":["row","note"]}}"#)
    #expect(old["document"]?["schemaVersion"] == .number("1"))
  }

  @Test(
    "names the place of a fault and what to do, and answers the next request",
    arguments: [
      (
        "{", "unreadable-request", "$ (line 1, column 2)",
        "The line is not JSON. Found the end of the text; expected a name in quotes. Send each request as one object on one line."
      ),
      ("[]", "unreadable-request", "$", "The request cannot be read. Found an array of 0; expected an object."),
      (#"{"scren":"main"}"#, "unreadable-request", "$.scren", #"There is no member "scren". Did you mean "screen"?"#),
      (
        #"{"product":"1001","page":{"size":0}}"#, "unreadable-request", "$.page",
        #"The parameter "size" cannot be read. Found "0"; expected a number from 1 to 1000."#
      ),
      (
        #"{"product":"1001","asOf":"21.11.2026"}"#, "unreadable-request", "$.asOf",
        ###"The request cannot be read. Found "##.##.####"; expected a day as YYYY-MM-DD."###
      ),
      (
        #"{"product":"1001","locale":"!"}"#, "unreadable-request", "$.locale",
        #""!" is no locale. Expected a language and a region, such as "ru_RU" or "en"."#
      ),
      (
        #"{"product":"1001","client":{"kinds":["cow"]}}"#, "unreadable-request", "$.client",
        #"There is no kind "cow". Expected: note, status, banner, divider, row, amount, progress, chips, actionGroup, section, breakdown, header, timeline, table, chart, form, "standard" for all of these, or a product's own kind as "type:name"."#
      ),
      (
        #"{"product":"1001","screen":"garage"}"#, "no-such-screen", "$.screen",
        #"The product "consumerLoan:1001" has no screen "garage". It has: main, details, composition, schedule, operations."#
      ),
      (#"{"product":"9"}"#, "no-such-product", "$.product", #"There is no product "9"."#),
      (
        #"{"product":"1001","question":{"name":"magic"}}"#, "no-such-question", "$.question",
        #"There is no question "magic". There are: early-repayment, payoff, cure, payment-holiday, minimum-only, fixed, rate."#
      ),
      (
        #"{"screen":"main"}"#, "unreadable-request", "$.screen",
        #"The member "screen" has no meaning without a product: name one in "product", or send its "record"."#
      ),
      (
        #"{"product":"1001","page":{"size":5,"after":"x","rows":true}}"#, "missing-tag", "$.held",
        #"A request for more rows states the document that the client has: {"etag": …}."#
      ),
    ])
  func faults(request: String, id: String, path: String, message: String) async throws {
    let answer = try await answer(request)
    #expect(answer["error"]?["id"] == .string(id))
    #expect(answer["error"]?["path"] == .string(path))
    #expect(answer["error"]?["message"] == .string(message))
    #expect(try await self.answer(#"{"number":3,"product":"1001"}"#)["number"] == .number("3"))
  }

  @Test("answers with everything that a customer owes, and of one customer alone")
  func summary() async throws {
    let customer = CustomerID(rawValue: "C-1")
    let first = LoanDetailLines(host.loans, scope: .customer(customer), asOf: CalendarDate("2026-11-21"))
    let asked = try await answer(#"{"number":3,"customer":"C-1","screen":"summary"}"#)
    let expected = try await compact(host.loans.summary(for: customer, as: CustomerSummary(), host.reader))
    #expect(asked["document"] == expected)
    #expect(try await answer(#"{"screen":"summary"}"#, by: first)["document"] == expected)
    let eTag = try #require(expected["etag"]?.nonEmptyText)
    let held = try await answer(#"{"customer":"C-1","screen":"summary","held":{"etag":"\#(eTag)"}}"#)
    #expect(held["unchanged"]?["etag"] == .string(eTag))
    let staff = try await answer(#"{"screen":"summary"}"#)["error"]
    #expect(staff?["path"] == .string("$.customer"))
    #expect(staff?["message"] == .string("A summary is of one customer: state the \"customer\"."))
    let question = try await answer(#"{"customer":"C-1","screen":"summary","question":{"name":"payoff"}}"#)["error"]
    #expect(question?["path"] == .string("$.question"))
  }

  @Test("keeps the number of a faulty request, and to the customer of all requests")
  func scope() async throws {
    let wrong = try await answer(#"{"number":8,"product":1}"#)
    #expect(wrong["number"] == .number("8") && wrong["error"]?["path"] == .string("$.product"))
    let first = LoanDetailLines(
      host.loans, scope: .customer(CustomerID(rawValue: "C-1")), asOf: CalendarDate("2026-11-21"))
    let mine = try await answer(#"{"product":"1001"}"#, by: first)["document"]
    let same = try await answer(#"{"product":"1001","customer":"C-1"}"#)["document"]
    #expect(mine != nil && mine == same)
    #expect(
      try await answer(#"{"product":"1001","customer":"C-2"}"#, by: first)["error"]?["path"] == .string("$.customer"))
    #expect(try await answer(#"{"product":"1003"}"#, by: first)["error"]?["id"] == .string("no-such-product"))
  }

  @Test("repeats no number of a card, wherever a request has it")
  func numbers() async throws {
    let number = "4276380012345679"
    for request in [
      "{\"\(number)\":1}", "{\"product\":\"\(number)\"}", "{\"product\":\"1001\",\"screen\":\"\(number)\"}",
      "{\"record\":{\"\(number)\":1}}", "{\"product\":\"1001\",\"page\":{\"size\":\(number)}}",
    ] {
      let answer = await lines.answer(to: Array(request.utf8))
      #expect(!String(decoding: answer, as: UTF8.self).contains(number), "\(request)")
    }
  }

  @Test("reads what the schema of requests has, each member as its type, and nothing else")
  func schema() async throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Schemas")
    let schema = try JSONParser.parse(
      Array(Data(contentsOf: folder.appending(path: "serve-request.schema.json"))))
    func names(_ schema: JSONValue?) -> [String] {
      if case .object(let members)? = schema?["properties"] { members.map(\.name) } else { [] }
    }
    func known(_ answer: JSONValue) -> [String] {
      let message = answer["error"]?["message"]?.nonEmptyText ?? ""
      let list = message.components(separatedBy: "There are: ").last ?? ""
      return list.dropLast().components(separatedBy: ", ")
    }
    #expect(try await known(answer(#"{"zzzzzzzzzzzz":1}"#)).sorted() == names(schema).sorted())
    for name in names(schema) {
      let property = schema["properties"]?[name]
      let subject =
        switch name {
        case "product", "record": ""
        case "recordVersion", "dataAsOf": "\"record\":{},"
        default: "\"product\":\"1001\","
        }
      let wrong = try await answer("{\(subject)\"\(name)\":null}")
      #expect(wrong["error"]?["id"] == .string("unreadable-request"), "\(name)")
      #expect(wrong["error"]?["path"] == .string("$.\(name)"), "\(name)")
      guard property?["type"] == .string("object"), name != "record" else { continue }
      let inner = try await answer("{\"product\":\"1001\",\"\(name)\":{\"zzzzzzzzzzzz\":1}}")
      #expect(inner["error"]?["path"] == .string("$.\(name).zzzzzzzzzzzz"))
      #expect(known(inner).sorted() == names(property).sorted(), "\(name)")
    }
  }
}
