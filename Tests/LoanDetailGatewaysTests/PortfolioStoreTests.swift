import Foundation
import LoanArithmetic
import LoanDetailCore
import LoanDetailGateways
import LoanDetailJSON
import Loans
import Localization
import Testing

@Suite("A portfolio file that can be changed")
struct PortfolioStoreTests {
  private typealias Portfolio = StoredPortfolio

  private func permissions(of path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  @Test("an update changes the bytes of its values only")
  func onlyValues() throws {
    let other = Portfolio.loan("2")
    let portfolio = try Portfolio(Portfolio.loan(), other)
    try portfolio.store().send(.autopay(isOn: false))
    let changed = Portfolio.loan(
      overlays: #"[{"kind": "autopayOff", "since": "2026-11-21"}]"#, autopay: false,
      actions: #"[{"kind": "autopay.on", "state": "available"}]"#)
    #expect(portfolio.text == Portfolio.document([changed, other]))
    #expect(try FileManager.default.contentsOfDirectory(atPath: portfolio.folder.path).count == 2)
  }

  @Test("an update that is sent again with its key is made once, by any process, and another one is a conflict")
  func once() throws {
    let portfolio = try Portfolio(Portfolio.loan(), Portfolio.loan("2"))
    let store = try portfolio.store()
    let revision = try #require(try store.revision(of: Portfolio.id(), for: Portfolio.anna))
    let update = RecordUpdate(.autopay(isOn: false), key: EventKey(), on: Portfolio.day, of: revision)
    try store.update(Portfolio.id(), for: Portfolio.anna, by: update)
    let text = portfolio.text
    try store.update(Portfolio.id(), for: Portfolio.anna, by: update)
    try portfolio.store().update(Portfolio.id(), for: Portfolio.anna, by: update)
    // The key tells, not what the customer has seen meanwhile.
    try store.send(.autopay(isOn: false), key: update.key.rawValue, on: try #require(Portfolio.day.adding(days: 1)))
    #expect(throws: EventRefusal.conflict) { try store.send(.autopay(isOn: true), key: update.key.rawValue) }
    #expect(throws: EventRefusal.conflict) { try store.send(.autopay(isOn: false), to: "2", key: update.key.rawValue) }
    #expect(portfolio.text == text)
    #expect(try portfolio.outcomes == ["done"])
  }

  @Test("the store tells which keys were carried out")
  func carriedOut() throws {
    let portfolio = try Portfolio(Portfolio.loan(), Portfolio.loan("2"))
    let store = try portfolio.store()
    let (key, other) = (try #require(EventKey(rawValue: "k")), try #require(EventKey(rawValue: "l")))
    #expect(try store.change(madeWith: key, of: Portfolio.id(), for: Portfolio.anna) == nil)
    #expect(!FileManager.default.fileExists(atPath: portfolio.journalPath))
    try store.send(.autopay(isOn: false))
    #expect(try portfolio.store().change(madeWith: key, of: Portfolio.id(), for: Portfolio.anna) != nil)
    #expect(try store.change(madeWith: other, of: Portfolio.id(), for: Portfolio.anna) == nil)
    #expect(try store.change(madeWith: key, of: Portfolio.id("2"), for: Portfolio.anna) == nil)
    #expect(try store.change(madeWith: key, of: Portfolio.id(), for: .allCustomers) == nil)
  }

  @Test("each customer has keys of its own")
  func keysOfCustomers() throws {
    let portfolio = try Portfolio(Portfolio.loan(), Portfolio.loan("2", customer: "C-2"))
    let store = try portfolio.store()
    try store.send(.autopay(isOn: false), key: "1")
    try store.send(.autopay(isOn: false), to: "2", key: "1", for: .customer(CustomerID(rawValue: "C-2")))
    #expect(try portfolio.outcomes == ["done", "done"])
  }

  @Test("an update of another revision is a conflict")
  func otherRevision() throws {
    let portfolio = try Portfolio(Portfolio.loan())
    let store = try portfolio.store()
    let revision = try #require(try store.revision(of: Portfolio.id(), for: Portfolio.anna))
    try portfolio.write(portfolio.text.replacing("100.00", with: "200.00"))
    let text = portfolio.text
    #expect(throws: EventRefusal.conflict) {
      try store.update(
        Portfolio.id(), for: Portfolio.anna,
        by: RecordUpdate(.autopay(isOn: false), key: EventKey(), on: Portfolio.day, of: revision))
    }
    #expect(portfolio.text == text && portfolio.journalText.isEmpty)
  }

  @Test("a record of another customer is not found, and nothing is written")
  func otherCustomer() throws {
    let portfolio = try Portfolio(Portfolio.loan(customer: "C-2"))
    let store = try portfolio.store()
    let update = RecordUpdate(
      .autopay(isOn: false), key: EventKey(), on: Portfolio.day,
      of: try #require(try store.revision(of: Portfolio.id(), for: .allCustomers)))
    for id in ["1", "3"] {
      #expect(throws: ProductError.notFound(Portfolio.id(id))) {
        try store.update(Portfolio.id(id), for: Portfolio.anna, by: update)
      }
    }
    #expect(portfolio.journalText.isEmpty)
  }

  @Test("the file is read again when it was changed or replaced")
  func readAgain() throws {
    let portfolio = try Portfolio(Portfolio.loan())
    let store = try portfolio.store()
    func title() throws -> String? {
      try store.record(with: Portfolio.id(), for: Portfolio.anna).facts.title.value?(.english)
    }
    #expect(try title() == nil)
    for (word, isReplaced) in [("One", false), ("Two", false), ("Six", true), ("Ten", false)] {
      let text = Portfolio.document([Portfolio.loan(more: #""title": "\#(word)", "#)])
      try Data(text.utf8).write(to: URL(filePath: portfolio.path), options: isReplaced ? .atomic : [])
      #expect(try title() == word)
    }
    try FileManager.default.removeItem(atPath: portfolio.path)
    #expect(throws: GatewayError.self) { try title() }
    try portfolio.write("{")
    let error = #expect(throws: GatewayError.self) { try title() }
    // What is in the file may belong to another customer.
    #expect(error?.diagnostic.path == "source" && error?.diagnostic.found == nil)
  }

  @Test("it reads like a portfolio")
  func sameAnswers() throws {
    let portfolio = try Portfolio(Portfolio.loan(), Portfolio.loan("2", customer: "C-2"))
    let (store, gateway) = (try portfolio.store(), try PortfolioGateway(contentsOf: portfolio.path))
    for scope in [CustomerScope.allCustomers, Portfolio.anna] {
      #expect(try store.productTypes(for: scope) == gateway.productTypes(for: scope))
      let page = try #require(SummaryPageRequest(size: 10, cursor: nil))
      #expect(
        try store.summaries(of: "leasing", for: scope, page: page).entries
          == gateway.summaries(of: "leasing", for: scope, page: page).entries)
      #expect(try store.record(with: Portfolio.id(), for: scope) == gateway.record(with: Portfolio.id(), for: scope))
      #expect(
        try store.revision(of: Portfolio.id(), for: scope) == gateway.revision(of: Portfolio.id(), for: scope))
      #expect(try store.diagnostics(for: scope) == gateway.diagnostics(for: scope))
    }
    #expect(try store.asOf() == gateway.asOf())
  }

  @Test(
    "the new file has the permissions of the old one, and the journal is private", arguments: [0o600, 0o640, 0o664])
  func privacy(_ mode: Int) throws {
    let portfolio = try Portfolio(Portfolio.loan())
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: portfolio.path)
    try portfolio.store().send(.autopay(isOn: false))
    #expect(try permissions(of: portfolio.path) == mode)
    #expect(try permissions(of: portfolio.journalPath) == 0o600)
  }

  @Test("a symbolic link stays, and the file behind it is changed")
  func link() throws {
    let portfolio = try Portfolio(Portfolio.loan())
    let link = portfolio.folder.appending(path: "link.json").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "portfolio.json")
    try PortfolioStore(contentsOf: link).send(.autopay(isOn: false))
    #expect(portfolio.text.contains("autopayOff"))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "portfolio.json")
  }

  @Test("an update that would exceed a limit is not made")
  func limits() throws {
    let portfolio = try Portfolio(Portfolio.loan())
    var limits = InputLimits.standard
    limits.bytes = portfolio.text.utf8.count + 10
    let store = try PortfolioStore(contentsOf: portfolio.path, limits: limits)
    let text = portfolio.text
    #expect(throws: GatewayError.self) { try store.send(.autopay(isOn: false)) }
    #expect(portfolio.text == text && portfolio.journalText.isEmpty)
  }

  @Test("if the folder takes no new file, nothing is changed, and the event can be sent again")
  func noCopy() throws {
    let portfolio = try Portfolio(Portfolio.loan())
    let store = try portfolio.store()
    let part = "\(portfolio.path).events.part"
    try FileManager.default.createDirectory(atPath: part, withIntermediateDirectories: true)
    let text = portfolio.text
    let error = #expect(throws: GatewayError.self) { try store.send(.autopay(isOn: false)) }
    #expect(error?.diagnostic.id == "store.not-written" && error?.diagnostic.found?.hasSuffix("of open") == true)
    #expect(portfolio.text == text)
    try FileManager.default.removeItem(atPath: part)
    try store.send(.autopay(isOn: false))
    #expect(try portfolio.outcomes == ["notDone", "done"])
  }
}
