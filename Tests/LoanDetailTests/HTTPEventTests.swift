import Foundation
import InstalledProducts
import InstalledSamples
import LoanDetail
import LoanDetailJSON
import Testing

/// Sends events to a server over a file of sample loans.
@Suite("An event over HTTP")
final class HTTPEventTests: Sendable {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "http-\(UUID().uuidString)")
  private let file: URL
  private let http: LoanDetailHTTP
  private let customer = CustomerID(rawValue: "C-1")

  init() throws {
    file = folder.appending(path: "portfolio.json")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let samples = try #require(InstalledSamples.all.first { $0.manifest.type == "consumerLoan" }?.records)
    try Data(samples).write(to: file)
    http = LoanDetailHTTP(
      try LoanDetailService(
        InstalledProducts.all, source: try PortfolioStore(contentsOf: file.path),
        options: .init(deadline: .seconds(120))))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private var text: String { get throws { try String(contentsOf: file, encoding: .utf8) } }

  /// The tag of a document.
  private func tag(_ target: String = "/loans/1002", language: String = "en") async throws -> String {
    let request = LoanDetailHTTP.Request(target: target, headers: ["accept-language": language])
    return try #require(await http.answer(to: request, for: customer).headers["etag"])
  }

  private func send(
    _ event: String = "autopay.on", key: String = "k", seen tag: String? = nil, query: String = "",
    language: String = "en"
  ) async -> LoanDetailHTTP.Answer {
    var headers = ["content-type": "application/json", "idempotency-key": key, "accept-language": language]
    headers["if-match"] = tag
    let request = LoanDetailHTTP.Request(
      method: "POST", target: "/loans/1002/main/events/\(event)\(query)", headers: headers,
      body: Array(#"{"item":"action.\#(event)"}"#.utf8))
    return await http.answer(to: request, for: customer)
  }

  @Test("is carried out on the screen that the customer saw, whichever way the tag is written")
  func seen() async throws {
    let tag = try await tag()
    let before = try text
    for written in [tag, String(tag.dropFirst(2)), "\"another\", \(tag)", "*"] {
      try Data(before.utf8).write(to: file)
      #expect(await send(key: UUID().uuidString, seen: written).status == 200, "\(written)")
      #expect(try text != before)
    }
  }

  @Test("is not carried out on a screen that has changed, and the customer is told why and shown the new one")
  func changed() async throws {
    let seen = try await tag()
    #expect(await send(key: "other").status == 200)
    let changed = try text
    let answer = await send("autopay.off", seen: seen)
    #expect(answer.status == 409 && answer.headers["content-type"] == "application/problem+json")
    #expect(try text == changed)
    let body = try JSONParser.parse(answer.body)
    #expect(body["type"] == .string("urn:loan-detail:problem:event-conflict"))
    guard case .string(let reason)? = body["reason"], let screen = body["screen"],
      case .string(let newTag)? = screen["etag"]
    else { throw Unexpected() }
    #expect(reason.hasPrefix("We did not do this, because the product may have changed since you opened the screen."))
    #expect(try await tag() == "W/\"\(newTag)\"")
    let request = LoanDetailHTTP.Request(target: "/loans/1002", headers: ["accept-language": "en"])
    // The id of the request differs.
    #expect(
      try JSONParser.parse(await http.answer(to: request, for: customer).body)["contentItems"] == screen["contentItems"]
    )
    // The customer chooses again.
    #expect(await send("autopay.off", key: "again", seen: "W/\"\(newTag)\"").status == 200)
    let inRussian = try JSONParser.parse(await send(key: "third", seen: seen, language: "ru").body)
    guard case .string(let words)? = inRussian["reason"] else { throw Unexpected() }
    #expect(words.hasPrefix("Мы этого не сделали"))
  }

  @Test("is carried out in spite of a change that the screen does not show")
  func changedElsewhere() async throws {
    let seen = try await tag()
    try Data(try text.replacing(#""id": "1002","#, with: #""id": "1002", "x-note": 1,"#).utf8).write(to: file)
    #expect(await send(seen: seen).status == 200)
  }

  @Test("that was carried out is answered when it is sent again, although the screen has changed by it")
  func again() async throws {
    let seen = try await tag()
    #expect(await send(seen: seen).status == 200)
    let changed = try text
    #expect(await send(seen: seen).status == 200)
    #expect(try text == changed)
  }

  @Test("is carried out on the first page that the customer saw, and answered with a first page")
  func pages() async throws {
    let (page, whole) = (try await tag("/loans/1002?size=1"), try await tag())
    #expect(page != whole)
    #expect(await send(seen: page).status == 409)
    let answer = await send(seen: page, query: "?size=1")
    #expect(answer.status == 200)
    #expect(try await tag("/loans/1002?size=1") == answer.headers["etag"])
    #expect(await send(query: "?after=x").status == 400)
  }

  @Test("that was carried out is answered when it is sent again after its product is gone, and another is not")
  func gone() async throws {
    #expect(await send().status == 200)
    try Data(#"{"schemaVersion": 2, "loans": []}"#.utf8).write(to: file)
    let answer = await send()
    #expect(answer.status == 200)
    #expect(try JSONParser.parse(answer.body)["outcome"]?["cause"] == .string("gone"))
    #expect(await send(key: "new").status == 404)
  }

  @Test(
    "that was carried out is answered when it is sent again after its product became unreadable, and another is not")
  func broken() async throws {
    #expect(await send().status == 200)
    try Data(try text.replacing(#""currency": "RUB""#, with: #""currency": 7"#).utf8).write(to: file)
    let answer = await send()
    #expect(answer.status == 200)
    #expect(try JSONParser.parse(answer.body)["outcome"]?["cause"] == .string("badData"))
    #expect(await send(key: "new").status == 500)
  }

  @Test("needs a tag that can be read, if there is one")
  func unreadable() async throws {
    let before = try text
    #expect(await send(seen: "latest").status == 400)
    #expect(try text == before)
  }
}
