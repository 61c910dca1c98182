import Dispatch
import InstalledProducts
import LoanDetail
import LoanDetailJSON
import LoanDetailRendering
import Synchronization
import Testing

@Suite("A host", .timeLimit(.minutes(40)))
struct HostRulesTests {
  @Test(
    "reads the tags of HTTP, weak, strong and in lists",
    arguments: [
      ("\"a\"", .eTag("a")), ("W/\"a\"", .eTag("a")), (" W/\"a\" , \"b\",,\"c,d\" ", .eTags(["a", "b", "c,d"])),
      ("*", .any), (" * ", .any), ("", nil), ("a", nil), ("\"a", nil), ("\"a\" \"b\"", nil), ("*, \"a\"", nil),
      ("w/\"a\"", nil), (",", nil), ("**", nil),
    ] as [(String, HeldScreen?)])
  func tags(header: String, held: HeldScreen?) {
    #expect(HeldScreen(ifNoneMatch: header) == held)
  }

  @Test("brings a client's list to another day by a patch")
  func patchedList() async throws {
    let today = try Host()
    let later = try Host(asOf: "2026-11-23")
    let held = try await today.loans.list(for: .allCustomers, today.reader).bytes
    let whole = try await later.loans.list(for: .allCustomers, later.reader).bytes
    let answer = try await later.loans.list(for: .allCustomers, later.reader, held: .document(held))
    guard case .patch(let patch) = answer else { throw Unexpected() }
    #expect(patch.product == nil && patch.bytes.count < whole.count)
    let applied = try ScreenPatch(json: JSONParser.parse(patch.bytes)).applied(to: JSONParser.parse(held))
    #expect(try applied == JSONParser.parse(whole))
  }

  @Test("sends the list and no patch when two products have the same id, or the client reads an older version")
  func listWithoutPatch() async throws {
    let source = try PortfolioGateway.of(
      #"{"id": "1", "type": "mortgage", "currency": "RUB"}, {"id": "1", "type": "carLoan", "currency": "RUB"}"#)
    let loans = try LoanDetailService(InstalledProducts.all, source: source)
    for version in 2...3 {
      func reader(_ locale: String) throws -> LoanReader {
        try loans.reader(locale: locale, client: ClientProfile(version: version))
      }
      let held = try await loans.list(for: .allCustomers, reader("en_US")).bytes
      let answer = try await loans.list(for: .allCustomers, reader("ru_RU"), held: .document(held))
      guard case .document = answer else { throw Unexpected() }
    }
  }

  @Test("learns that a client's list or screen is current, by any of its tags")
  func heldList() async throws {
    let host = try Host()
    let list = try await host.loans.list(for: .first, host.reader)
    for held in [HeldScreen.eTags(["x", list.eTag]), .any, .document(list.bytes)] {
      guard case .unchanged(let same) = try await host.loans.list(for: .first, host.reader, held: held),
        same.eTag == list.eTag, same.freshness == list.list.freshness
      else {
        throw Unexpected()
      }
    }
    guard case .document = try await host.loans.list(for: .first, host.reader, held: .eTag("x")) else {
      throw Unexpected()
    }
    for unusable in [[], Array("{}".utf8)] {
      let error = await #expect(throws: RequestError.self) {
        try await host.loans.list(for: .first, host.reader, held: .document(unusable))
      }
      #expect(error?.name == "unusableBase")
    }
    let screen = try await host.document("1001")
    #expect(screen.entityTag == "W/\"\(screen.eTag)\"")
    for _ in 1...2 {
      let answer = try await host.loans.screen("1001", for: .allCustomers, host.reader, held: .any)
      guard case .unchanged(let same) = answer, same.eTag == screen.eTag else { throw Unexpected() }
    }
  }

  @Test(
    "takes the locale that a client prefers among the languages there are",
    arguments: [
      ("ru-RU, en;q=0.5", "ru_RU"), ("en;q=0.5, ru;q=0.7", "ru"), ("kk-KZ, ky;q=0.9", "de_DE"), ("", "de_DE"),
      ("*;q=0.9, ru;q=0.1", "de_DE"), ("ru;q=0", "de_DE"), ("ru;q=2, en-gb; q=0.3", "en_GB"), ("?, ;, ru", "ru"),
    ])
  func acceptedLanguage(header: String, locale: String) throws {
    #expect(try Host().loans.locale(acceptLanguage: header, otherwise: "de_DE") == locale)
  }

  @Test("reads questions and pages from names")
  func names() throws {
    #expect(
      try WhatIf(
        named: "early-repayment", ["amount": "1500.50", "on": "2026-12-15", "keep": "term", "schedule": "true"])
        == WhatIf(
          .earlyRepayment(
            amount: ExactDecimal(coefficient: 150_050, scale: 2), on: CalendarDate("2026-12-15"), keeps: .term),
          showsSchedule: true))
    #expect(try WhatIf(named: "minimum-only", [:]) == WhatIf(.minimumOnly))
    #expect(try PageRequest.named([:]) == nil)
    #expect(try PageRequest.named(["size": "20", "after": "x"]) == PageRequest(size: 20, after: "x"))
  }

  @Test(
    "repeats a question by the names and values with which it is asked, an amount in its shortest form",
    arguments: [
      ("early-repayment", ["amount": "1500.5", "keep": "term", "on": "2026-12-15", "schedule": "true"]),
      ("early-repayment", ["amount": "1500", "keep": "payment"]), ("payoff", [:]), ("cure", ["on": "2026-12-15"]),
      ("payment-holiday", ["months": "3"]), ("minimum-only", [:]), ("fixed", ["amount": "10"]),
      ("rate", ["percent": "0", "from": "2027-01-01", "schedule": "true"]),
    ])
  func repeatedQuestion(name: String, parameters: [String: String]) throws {
    let question = try WhatIf(named: name, parameters)
    #expect(question.scenario.name.rawValue == name)
    #expect(Dictionary(uniqueKeysWithValues: question.parameters.map { ($0.name, $0.value) }) == parameters)
    #expect(question.scenario.name.parameters.filter { parameters[$0] != nil } == question.parameters.map(\.name))
    let zeros = parameters.mapValues { $0.contains(".") ? $0 + "00" : $0 }
    #expect(try WhatIf(named: name, zeros).parameters.map(\.value) == question.parameters.map(\.value))
  }

  @Test(
    "is told what a name lacks, each fault by an error of its own",
    arguments: [
      ("magic", [:], .unknownQuestion("magic", known: WhatIf.Name.allCases.map(\.rawValue))),
      ("fixed", [:], .missing("amount")), ("payoff", ["amount": "1"], .unknownParameter("amount", known: ["on"])),
      (
        "fixed", ["amount": "0"],
        .unreadable("amount", value: "0", expected: "a decimal number above zero, such as 1500.50")
      ),
      ("payment-holiday", ["months": "61"], .unreadable("months", value: "61", expected: "a number from 1 to 60")),
      ("cure", ["on": "today"], .unreadable("on", value: "today", expected: "a day as YYYY-MM-DD")),
    ] as [(String, [String: String], RequestNameError)])
  func badNames(name: String, parameters: [String: String], error: RequestNameError) {
    #expect(throws: error) { try WhatIf(named: name, parameters) }
  }

  @Test(
    "is told what a page lacks",
    arguments: [
      (["after": "x"], .missing("size")), (["size": "5", "rows": "true"], .missing("after")),
      (["size": "5", "after": "x", "before": "y"], .exclusive("after", "before")),
      (["size": "1001"], .unreadable("size", value: "1001", expected: "a number from 1 to 1000")),
      (["sise": "5"], .unknownParameter("sise", known: ["size", "after", "before", "rows", "refresh"])),
    ] as [([String: String], RequestNameError)])
  func badPages(parameters: [String: String], error: RequestNameError) {
    #expect(throws: error) { try PageRequest.named(parameters) }
  }

  @Test(
    "knows until which moment a screen and a list are valid", arguments: ["UTC", "Europe/Moscow", "America/New_York"])
  func validity(zone: String) async throws {
    let host = try Host(timeZone: BankTimeZone(zone))
    let hours = ["UTC": 0, "Europe/Moscow": 3, "America/New_York": -5][zone] ?? 0
    // 2026-11-22T00:00:00Z.
    let midnight = 1_795_305_600 - hours * 3_600
    let list = try await host.loans.list(for: .first, host.reader)
    #expect(list.validUntil.map { (midnight - 86_400...midnight).contains($0) } == true)
    let screens = try await list.list.entries.compactMap(\.id).asyncValues { try await host.document(.init($0)) }
    #expect(screens.contains { $0.validUntil == midnight })
  }

  @Test("learns where the time of a request went")
  func durations() async throws {
    let reports = Mutex<[RequestReport]>([])
    let host = try Host(options: .init(observe: { report in reports.withLock { $0.append(report) } })) { question in
      if case .record = question { try await Task.sleep(for: .milliseconds(50)) }
    }
    _ = try await host.document("mortgage:2001")
    let report = try #require(reports.withLock { $0.first })
    let parts = report.durations
    #expect(parts.sources >= .milliseconds(50) && parts.mapping > .zero && parts.rendering > .zero)
    #expect(parts.sources + parts.mapping + parts.rendering <= report.duration)
  }

  @Test("is told apart a cursor whose rows have changed and one that was never of the screen")
  func cursors() async throws {
    let host = try Host()
    func cursor(_ text: String, _ screen: ScreenID) async throws -> UnknownCursor {
      let error = try await host.error("1001", screen, page: PageRequest(size: 3, after: text))
      guard case .unknownCursor(let cursor) = error else { throw error }
      return cursor
    }
    let next = try #require(
      try await host.document("1001", .schedule, page: PageRequest(size: 3)).cursors.first)
    #expect(try await !cursor(next, .operations).isOutdated)
    #expect(try await !cursor("nowhere", .schedule).isOutdated)
  }

  @Test("refuses at once what is beyond its limit in flight, of the one type and not of the others")
  func limit() async throws {
    let release = Shared(false)
    let options = LoanDetailService.Options(deadline: .seconds(60), requestsInFlight: 3, answerMemory: 0)
    let host = try Host(options: options, timeZone: .utc) { question in
      guard case .record(let id) = question, id.type == "mortgage" else { return }
      while !release.value { try await Task.sleep(for: .milliseconds(2)) }
    }
    let callers = (0..<3).map { _ in Task { try await host.document("mortgage:2001").bytes.count } }
    while host.source.asked.ofRecords.count < 3 { try await Task.sleep(for: .milliseconds(2)) }
    #expect(try await host.error("mortgage:2001").name == "overloaded")
    #expect(try await host.document("consumerLoan:1001").product?.id == "1001")
    release.value = true
    for caller in callers { #expect(try await caller.value > 0) }
    #expect(try await host.document("mortgage:2001").product?.id == "2001")
  }

  @Test("counts a question about its source among those about all types")
  func limitOfFindings() async throws {
    let release = Shared(false)
    let host = try Host(options: .init(deadline: .seconds(60), requestsInFlight: 1), timeZone: .utc) { question in
      guard case .summaries = question else { return }
      while !release.value { try await Task.sleep(for: .milliseconds(2)) }
    }
    let caller = Task { try await host.loans.list(for: .allCustomers, host.reader).list.entries.count }
    while host.source.asked.ofRecords.isEmpty { try await Task.sleep(for: .milliseconds(2)) }
    let error = await #expect(throws: RequestError.self) { try await host.loans.findings(for: .allCustomers) }
    #expect(error?.name == "overloaded")
    release.value = true
    #expect(try await caller.value > 0)
    _ = try await host.loans.findings(for: .allCustomers)
    _ = try await host.loans.list(for: .allCustomers, host.reader)
  }

  @Test("has its answers for one type in time while all other types block every thread they may have")
  func allTypesBlocked() async throws {
    let release = DispatchSemaphore(value: 0)
    let free: ProductType = "consumerLoan"
    let blocked = InstalledProducts.all.map(\.manifest.type).filter { $0 != free }
    let host = try Host(options: .init(deadline: .seconds(40), answerMemory: 0), timeZone: .utc) { question in
      if case .record(let id) = question, id.type != free { block(on: release) }
    }
    let callers = blocked.flatMap { type in
      (0..<70).map { _ in Task { try await host.error(ProductReference("\(type.rawValue):1")).name } }
    }
    let start = ContinuousClock.now
    while host.source.asked.ofRecords.count < blocked.count * 50, ContinuousClock.now - start < .seconds(20) {
      try await Task.sleep(for: .milliseconds(5))
    }
    // The others block until the end of the test, so an answer that waited for one would be late.
    for _ in 0..<5 { #expect(try await host.document("consumerLoan:1001").product?.id == "1001") }
    for caller in callers { #expect(try await caller.value == "deadlinePassed") }
    #expect(host.source.asked.ofRecords.count <= blocked.count * (512 / 9) + 5)
    for _ in callers { release.signal() }
  }

  @Test("needs no thread for a source in memory")
  func inMemory() async throws {
    let source = InMemory(records: try Host.samples())
    let loans = try LoanDetailService(InstalledProducts.all, source: source, options: .init(deadline: .zero))
    let reader = try loans.reader(locale: "en_US")
    guard case .document(let screen) = try await loans.screen("mortgage:2001", for: .first, reader) else {
      throw Unexpected()
    }
    let held = HeldScreen.eTag(screen.eTag)
    guard case .unchanged = try await loans.screen("mortgage:2001", for: .first, reader, held: held) else {
      throw Unexpected()
    }
    #expect(try await loans.list(for: .first, reader).list.entries.count == 5)
  }
}

/// A portfolio, which has everything in memory; only its findings are asked elsewhere.
private struct InMemory: LoanRecordGateway {
  let records: PortfolioGateway
  var answersFromMemory: AnswersFromMemory { .all }

  func asOf() -> CalendarDate? { records.asOf() }
  func timeZone() -> BankTimeZone? { records.timeZone() }
  func diagnostics(for scope: CustomerScope) -> [Diagnostic] { [] }
  func productTypes(for scope: CustomerScope) -> [ProductType] { records.productTypes(for: scope) }
  func summaries(of type: ProductType, for scope: CustomerScope, page: SummaryPageRequest) throws -> SummaryPage {
    try records.summaries(of: type, for: scope, page: page)
  }
  func record(with id: ProductID, for scope: CustomerScope) throws -> LoanRecord {
    try records.record(with: id, for: scope)
  }
  func revision(of id: ProductID, for scope: CustomerScope) throws -> RecordRevision? {
    try records.revision(of: id, for: scope)
  }
}

extension Array {
  fileprivate func asyncValues<Value>(_ transform: (Element) async throws -> Value) async rethrows -> [Value] {
    var values: [Value] = []
    for element in self { values.append(try await transform(element)) }
    return values
  }
}
