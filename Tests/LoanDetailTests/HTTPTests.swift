import Foundation
import InstalledProducts
import LoanDetail
import LoanDetailJSON
import TestSupport
import Testing

@Suite("The protocol over HTTP")
struct HTTPTests {
  private let http: LoanDetailHTTP
  private let customer = CustomerID(rawValue: "C-1")

  init() throws { http = LoanDetailHTTP(try Host().loans) }

  private func answer(
    _ target: String, _ headers: [String: String] = [:], method: String = "GET", body: [UInt8] = []
  ) async -> LoanDetailHTTP.Answer {
    let answer = await http.answer(
      to: .init(method: method, target: target, headers: headers, body: body), for: customer)
    expectDescription(of: answer, method, target)
    return answer
  }

  private static let description = Result { try JSONParser.parse(OpenAPI.rendered()) }

  /// Expects that OpenAPI describes the answer: its status, its media type and its headers.
  private func expectDescription(of answer: LoanDetailHTTP.Answer, _ method: String, _ target: String) {
    let parts = target.prefix { $0 != "?" }.split(separator: "/").map(String.init)
    guard case .object(let paths)? = try? Self.description.get()["paths"] else { return }
    // The address with the fewest parameters, as OpenAPI asks for.
    var path: JSONValue.Member?
    for candidate in paths.sorted(by: { $0.name.count { $0 == "{" } < $1.name.count { $0 == "{" } }) {
      let names = candidate.name.split(separator: "/").map(String.init)
      if path == nil, names.count == parts.count, zip(names, parts).allSatisfy({ $0.first == "{" || $0 == $1 }) {
        path = candidate
      }
    }
    guard let path, let operation = path.value[method == "HEAD" ? "get" : method.lowercased()] else {
      #expect([404, 405].contains(answer.status), "\(method) \(target)")
      return
    }
    let described = operation["responses"]?["\(answer.status)"]
    #expect(described != nil, "\(method) \(target): \(answer.status)")
    if let type = answer.headers["content-type"] { #expect(described?["content"]?[type] != nil, "\(target): \(type)") }
    for name in ["etag", "loan-detail-freshness", "retry-after"] where answer.headers[name] != nil {
      #expect(described?["headers"]?[name] != nil, "\(target): \(name)")
    }
  }

  @Test(
    "states each fault of a request by a status and a problem of its own",
    arguments: [
      ("GET", "/", 404, "no-such-address"), ("GET", "/garage", 404, "no-such-address"),
      ("GET", "/loans/1001/main/more", 404, "no-such-address"), ("GET", "/loans/1003", 404, "no-such-product"),
      ("GET", "/loans/1001/garage", 404, "no-such-screen"),
      ("GET", "/4276380012345679", 404, "no-such-address"), ("GET", "/loans/4276380012345679", 404, "no-such-product"),
      ("GET", "/loans?4276380012345679=1", 400, "unreadable-request"),
      ("GET", "/loans/1001/what-if/magic", 404, "no-such-question"), ("PUT", "/loans", 405, "method-not-allowed"),
      ("POST", "/loans", 415, "not-json"),
      ("POST", "/products", 405, "method-not-allowed"), ("GET", "/products?version=3", 400, "unreadable-request"),
      ("GET", "/products?kinds=row", 400, "unreadable-request"),
      ("GET", "/loans/1001/schedule?size=0", 400, "unreadable-request"),
      ("GET", "/loans/1001/schedule?sise=3", 400, "unreadable-request"),
      ("GET", "/loans?size=3", 400, "unreadable-request"),
      ("GET", "/loans/1001/schedule?size=3&size=4", 400, "unreadable-request"),
      ("GET", "/loans/1001?version=x", 400, "unreadable-request"),
      ("GET", "/loans/1001?kinds=garage", 400, "unreadable-request"),
      ("GET", "/loans/10%zz", 400, "unreadable-request"), ("GET", "/loans/%ff", 400, "unreadable-request"),
      ("GET", "/loans/1001/schedule?size=3&after=nowhere", 400, "foreign-cursor"),
      ("GET", "/loans/1001/what-if/early-repayment?amount=ten", 400, "unreadable-request"),
      ("GET", "/loans/1001/what-if/early-repayment", 400, "unreadable-request"),
      ("GET", "/loans/1001/what-if/payoff?amount=1", 400, "unreadable-request"),
      ("GET", "/loans/1001/statement?from=2026-10-01&to=2026-09-30", 400, "unreadable-request"),
      ("GET", "/loans/1001/statement?from=yesterday", 400, "unreadable-request"),
      ("GET", "/loans/1001/schedule?from=2026-10-01", 400, "unreadable-request"),
      ("POST", "/loans/1001", 415, "not-json"),
    ])
  func problems(method: String, target: String, status: Int, problem: String) async throws {
    let answer = await answer(target, method: method)
    let body = try JSONParser.parse(answer.body)
    #expect(answer.status == status && body["status"] == .number("\(status)"))
    #expect(body["type"] == .string("urn:loan-detail:problem:\(problem)"))
    #expect(answer.headers["content-type"] == "application/problem+json")
    #expect(answer.headers["cache-control"] == "no-store")
    #expect((answer.headers["allow"] != nil) == (status == 405))
    #expect(!String(decoding: answer.body, as: UTF8.self).contains("4276380012345679"))
    // An unknown id names no other product.
    if problem == "no-such-product" { #expect(!String(decoding: answer.body, as: UTF8.self).contains("1001")) }
  }

  @Test(
    "has an answer at each address",
    arguments: [
      "/loans", "/summary", "/loans/1001", "/loans/consumerLoan:1001/schedule?size=3",
      "/loans/1001?version=1&kinds=row",
      "/loans/1001?without=spoken,accessibilityLabel", "/summary?size=2",
      "/loans/1001/what-if/early-repayment?amount=100000&on=2026-12-15", "/loans/1001/statement?size=1",
      "/loans/1001/statement?from=2026-08-01&to=2026-10-31",
    ])
  func documents(target: String) async throws {
    let first = await answer(target)
    #expect(first.status == 200 && first.headers["vary"] == "accept-language")
    let tag = try #require(first.headers["etag"])
    let head = await answer(target, method: "HEAD")
    #expect(head.headers == first.headers && head.status == 200 && head.body.isEmpty)
    let second = await answer(target, ["if-none-match": tag])
    #expect(second.status == 304 && second.body.isEmpty && second.headers["etag"] == tag)
    let freshness = try JSONParser.parse(Array(#require(second.headers["loan-detail-freshness"]).utf8))
    #expect(freshness["asOf"] == .string("2026-11-21"))
    if !target.contains("version=1") { #expect(try JSONParser.parse(first.body)["freshness"] == freshness) }
  }

  @Test("lists the product types with their titles in every language, the same for every customer")
  func products() async throws {
    let first = await answer("/products")
    #expect(first.status == 200 && first.headers["content-type"] == "application/vnd.loan-detail.products+json")
    #expect(first.headers["cache-control"] == "no-cache")
    let tag = try #require(first.headers["etag"])
    let second = await answer("/products", ["if-none-match": tag])
    #expect(second.status == 304 && second.body.isEmpty && second.headers["etag"] == tag)
    let inRussian = await answer("/products", ["accept-language": "ru", "if-none-match": tag])
    #expect(inRussian.status == 200 && inRussian.headers["etag"] != tag)
    let mortgage = try #require(
      JSONParser.parse(inRussian.body)["products"]?.elements.first { $0["type"] == .string("mortgage") })
    #expect(mortgage["title"] == .string("Ипотека"))
    #expect(mortgage["titles"]?["en"] == .string("Mortgage"))
    let schedule = mortgage["screens"]?.elements.first { $0["screen"] == .string("schedule") }
    #expect(schedule?["titles"]?["ru"] == .string("График платежей"))
    let old = try JSONParser.parse(await answer("/products?version=1").body)
    #expect(old["products"]?.elements.first?["titles"] == nil)
  }

  @Test("answers a client that sends its document with a patch, nothing or the document")
  func patches() async throws {
    let json = ["content-type": "application/vnd.loan-detail+json"]
    let main = await answer("/loans/1001")
    let same = await answer("/loans/1001", json, method: "POST", body: main.body)
    #expect(same.status == 204 && same.body.isEmpty && same.headers["etag"] == main.headers["etag"])
    let page = await answer("/loans/1001/schedule?size=20")
    let more = await answer("/loans/1001/schedule?size=21", json, method: "POST", body: page.body)
    #expect(more.headers["content-type"] == "application/vnd.loan-detail.patch+json")
    let other = await answer("/loans/1001/schedule", json, method: "POST", body: main.body)
    #expect(other.status == 409 && String(decoding: other.body, as: UTF8.self).contains("unusable-document"))
    let list = ["content-type": "application/vnd.loan-detail.list+json"]
    let loans = await answer("/loans")
    let inRussian = await answer(
      "/loans", list.merging(["accept-language": "ru"]) { $1 }, method: "POST", body: loans.body)
    #expect(inRussian.status == 200 && inRussian.headers["etag"] != loans.headers["etag"])
    #expect(await answer("/loans", list, method: "POST", body: loans.body).status == 204)
    #expect(await answer("/loans", list, method: "POST", body: main.body).status == 409)
    let short = await answer("/loans/1001?kinds=note", json, method: "POST", body: main.body)
    #expect(short.status == 200 && short.headers["content-type"] == "application/vnd.loan-detail+json")
  }

  @Test("gives more rows only to a client that says which document it has")
  func moreRows() async throws {
    let page = await answer("/loans/1001/schedule?size=20")
    guard case .array(let pages)? = try JSONParser.parse(page.body)["pages"], case .string(let next)? = pages[0]["next"]
    else { throw Unexpected() }
    let target = "/loans/1001/schedule?size=5&rows=true&after=\(next)"
    #expect(await answer(target).status == 428)
    let tag = try #require(page.headers["etag"])
    let more = await answer(target, ["if-none-match": tag])
    #expect(more.headers["content-type"] == "application/vnd.loan-detail.patch+json")
    let other = await answer(target, ["if-none-match": "W/\"other\""])
    #expect(other.headers["content-type"] == "application/vnd.loan-detail+json")
    #expect(other.headers["etag"] == more.headers["etag"])
    let again = await answer("/loans/1001/schedule?refresh=\(next)", ["if-none-match": tag])
    #expect(again.status == 304)
  }

  @Test("says by a status which fault of the bank's systems it is, and tells the customer")
  func faults() async throws {
    let fault = Diagnostic(id: "core.gone", severity: .error, path: "core", summary: "The core is gone.")
    let http = LoanDetailHTTP(try Host { if case .record = $0 { throw GatewayError.unavailable(fault) } }.loans)
    let answer = await http.answer(to: .init(target: "/loans/consumerLoan:1001"), for: customer)
    #expect(answer.status == 503 && answer.headers["retry-after"] == "5")
    #expect(answer.headers["content-type"] == "application/vnd.loan-detail+json")
    let text = String(decoding: answer.body, as: UTF8.self)
    #expect(text.contains(#""kind":"fault""#) && !text.contains("core"))
  }

  @Test("does not say that a loan does not exist while a file cannot be read in which it may be")
  func unreadFile() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(#"{"schemaVersion": 2, "loans": []}"#.utf8).write(to: folder.appending(path: "whole.json"))
    for status in [404, 503] {
      let source = try PortfolioGateway(folder: folder.path)
      let http = LoanDetailHTTP(try LoanDetailService(InstalledProducts.all, source: source))
      for target in ["/loans/99", "/loans/consumerLoan:99"] {
        #expect(await http.answer(to: .init(target: target), for: customer).status == status, "\(target)")
      }
      try Data("{".utf8).write(to: folder.appending(path: "torn.json"))
    }
  }
}
