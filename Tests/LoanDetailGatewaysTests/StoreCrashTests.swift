import Foundation
import LoanArithmetic
import LoanDetailCore
import LoanDetailGateways
import LoanDetailJSON
import Loans
import Testing

@Suite("A store after a crash")
struct StoreCrashTests {
  private typealias Portfolio = StoredPortfolio

  /// Sends an event with a process that ends after a step. Returns the file before it.
  private func crash(after step: UpdateStep, _ portfolio: StoredPortfolio) throws -> String {
    let text = portfolio.text
    let store = try portfolio.store(stopping: { $0 == step })
    #expect(throws: PortfolioStore.Stopped.self) { try store.send(.autopay(isOn: false), key: "a") }
    return text
  }

  @Test(
    "the file is the old or the new one, and the event is made once when it is sent again",
    arguments: UpdateStep.allCases)
  func sentAgain(_ step: UpdateStep) throws {
    let portfolio = try Portfolio(Portfolio.loan())
    let reference = try Portfolio(Portfolio.loan())
    try reference.store().send(.autopay(isOn: false))
    let old = try crash(after: step, portfolio)
    let isReplaced = [UpdateStep.replaced, .folderSynchronized, .ended].contains(step)
    #expect(portfolio.text == (isReplaced ? reference.text : old))
    let key = try #require(EventKey(rawValue: "a"))
    #expect(try (portfolio.store().change(madeWith: key, of: Portfolio.id(), for: Portfolio.anna) != nil) == isReplaced)
    // The next process answers the same key with the revision of now.
    try portfolio.store().send(.autopay(isOn: false), key: "a")
    #expect(portfolio.text == reference.text)
    #expect(try portfolio.outcomes == (isReplaced ? ["done"] : ["notDone", "done"]))
    #expect(try FileManager.default.contentsOfDirectory(atPath: portfolio.folder.path).count == 2)
  }

  @Test("another event comes first, and the key of the last one still tells", arguments: UpdateStep.allCases)
  func otherEvent(_ step: UpdateStep) throws {
    let portfolio = try Portfolio(Portfolio.loan(), Portfolio.loan("2"))
    _ = try crash(after: step, portfolio)
    try portfolio.store().send(.autopay(isOn: false), to: "2", key: "b")
    try portfolio.store().send(.autopay(isOn: false), key: "a")
    #expect(portfolio.text.split(separator: #""autopay": false"#).count == 3)
    #expect(try portfolio.outcomes.filter { $0 == "done" }.count == 2)
  }

  @Test("a line of the journal that reached the device in part is as none", arguments: [UpdateStep.began])
  func partOfLine(_ step: UpdateStep) throws {
    let portfolio = try Portfolio(Portfolio.loan())
    let old = try crash(after: step, portfolio)
    let line = portfolio.journalText
    for count in line.utf8.indices {
      try portfolio.write(old)
      try portfolio.writeJournal(String(decoding: line.utf8[..<count], as: UTF8.self))
      try portfolio.store().send(.autopay(isOn: false), key: "a")
      #expect(try portfolio.outcomes == ["done"])
    }
  }

  @Test(
    "if somebody edits the file before the next event, nobody can tell",
    arguments: [UpdateStep.copySynchronized, .replaced])
  func edited(_ step: UpdateStep) throws {
    let portfolio = try Portfolio(Portfolio.loan(), Portfolio.loan("2"))
    _ = try crash(after: step, portfolio)
    try portfolio.write(portfolio.text + "\n")
    let text = portfolio.text
    for _ in 0..<2 {
      let error = #expect(throws: GatewayError.self) { try portfolio.store().send(.autopay(isOn: false), key: "a") }
      guard case .unavailable(let finding)? = error else { throw try #require(error) }
      #expect(finding.id == "store.unknown-outcome" && finding.found == "the key a")
    }
    #expect(throws: EventRefusal.conflict) { try portfolio.store().send(.autopay(isOn: true), key: "a") }
    let key = try #require(EventKey(rawValue: "a"))
    #expect(throws: GatewayError.self) {
      try portfolio.store().change(madeWith: key, of: Portfolio.id(), for: Portfolio.anna)
    }
    #expect(portfolio.text == text)
    // Other keys go on.
    try portfolio.store().send(.autopay(isOn: false), to: "2", key: "b")
    #expect(try portfolio.outcomes == ["unknown", "done"])
  }

  @Test("a file that somebody edits during an update is not overwritten")
  func editedMeanwhile() throws {
    let portfolio = try Portfolio(Portfolio.loan())
    let path = portfolio.path
    let store = try portfolio.store(stopping: { step in
      if step == .copySynchronized { try? Data(StoredPortfolio.document([]).utf8).write(to: URL(filePath: path)) }
      return false
    })
    #expect(throws: EventRefusal.conflict) { try store.send(.autopay(isOn: false)) }
    #expect(portfolio.text == Portfolio.document([]))
    #expect(try portfolio.outcomes == ["notDone"])
  }
}
