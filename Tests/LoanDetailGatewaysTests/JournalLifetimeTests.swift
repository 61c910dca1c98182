import Foundation
import LoanDetailCore
import LoanDetailGateways
import Loans
import Synchronization
import Testing

@Suite("The journal of a store after a long time")
struct JournalLifetimeTests {
  private typealias Portfolio = StoredPortfolio

  private static let day = 86_400
  private static let lifetime = 400 * day

  /// The keys in the journal, in the order of their events.
  private func keys(_ portfolio: StoredPortfolio) -> [String] {
    portfolio.journalText.split(separator: "\n").filter { $0.contains("\"before\"") }
      .compactMap { $0.firstMatch(of: /"key":"(.*?)"/).map { String($0.1) } }
  }

  @Test("has the keys of the last 400 days, and in the end not more than twice as many lines")
  func bounded() throws {
    let portfolio = try Portfolio(Portfolio.loan())
    let clock = Mutex(Portfolio.moment)
    let store = try PortfolioStore(contentsOf: portfolio.path, clock: { clock.withLock { $0 } }, stops: { _ in false })
    let daysBetween = 20
    for number in 0..<200 {
      clock.withLock { $0 = Portfolio.moment + number * daysBetween * Self.day }
      try store.send(.autopay(isOn: number % 2 == 1), key: "k-\(number)")
      let text = portfolio.text
      // Of each moment, the event of 400 days ago is the last one whose key must be known.
      let first = max(0, number - 400 / daysBetween)
      #expect(keys(portfolio).suffix(number - first + 1) == (first...number).map { "k-\($0)" })
      #expect(keys(portfolio).count <= 2 * (400 / daysBetween + 1))
      for known in [first, number] { try store.send(.autopay(isOn: known % 2 == 1), key: "k-\(known)") }
      #expect(portfolio.text == text, "\(number): an event was made twice")
    }
    #expect(keys(portfolio).first != "k-0")
    #expect(try FileManager.default.contentsOfDirectory(atPath: portfolio.folder.path).count == 2)
    let mode = try FileManager.default.attributesOfItem(atPath: portfolio.journalPath)[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }

  @Test("keeps an event whose outcome nobody knows yet, however old it is", arguments: [UpdateStep.began, .replaced])
  func unsettled(_ step: UpdateStep) throws {
    let portfolio = try Portfolio(Portfolio.loan(), Portfolio.loan("2"))
    try portfolio.store().send(.autopay(isOn: false), to: "2", key: "settled")
    let stopping = try portfolio.store(stopping: { $0 == step })
    #expect(throws: PortfolioStore.Stopped.self) { try stopping.send(.autopay(isOn: false), key: "a") }
    let text = portfolio.text
    let late = try portfolio.store(after: Self.lifetime + Self.day)
    try late.send(.autopay(isOn: false), key: "a")
    #expect((portfolio.text == text) == (step == .replaced))
    #expect(!keys(portfolio).contains("settled"))
    #expect(try portfolio.outcomes.last == "done")
  }

  @Test("is shortened under the hands of another store, which goes on with the new file")
  func otherStore() throws {
    let portfolio = try Portfolio(Portfolio.loan(), Portfolio.loan("2"))
    let (first, second) = (try portfolio.store(), try portfolio.store(after: Self.lifetime + Self.day))
    try first.send(.autopay(isOn: false), key: "a")
    try second.send(.autopay(isOn: false), to: "2", key: "b")
    #expect(keys(portfolio) == ["b"])
    let third = try portfolio.store(after: Self.lifetime + Self.day)
    try first.send(.autopay(isOn: true), key: "c")
    let text = portfolio.text
    try third.send(.autopay(isOn: false), to: "2", key: "b")
    try second.send(.autopay(isOn: true), key: "c")
    #expect(portfolio.text == text)
    // The clock of the first store is that of long ago.
    #expect(keys(portfolio) == ["b", "c"])
  }

  @Test("is whole after a crash while it was shortened")
  func crash() throws {
    for left in ["", "{\"moment\":\"20"] {
      let portfolio = try Portfolio(Portfolio.loan())
      try portfolio.store().send(.autopay(isOn: false), key: "a")
      let part = "\(portfolio.journalPath).part"
      try Data(left.utf8).write(to: URL(filePath: part))
      try portfolio.store(after: Self.lifetime + Self.day).send(.autopay(isOn: true), key: "b")
      #expect(keys(portfolio) == ["b"])
      #expect(!FileManager.default.fileExists(atPath: part))
    }
  }

  @Test("keeps lines whose time cannot be read")
  func noMoment() throws {
    let portfolio = try Portfolio(Portfolio.loan())
    try portfolio.store().send(.autopay(isOn: false), key: "a")
    try portfolio.writeJournal(portfolio.journalText.replacing("2026-11-21T09:05:03Z", with: "long ago"))
    try portfolio.store(after: Self.lifetime + Self.day).send(.autopay(isOn: true), key: "b")
    #expect(keys(portfolio) == ["a", "b"])
  }

  @Test("goes on if the device does not let it be shortened")
  func notShortened() throws {
    let portfolio = try Portfolio(Portfolio.loan())
    try portfolio.store().send(.autopay(isOn: false), key: "a")
    let part = URL(filePath: "\(portfolio.journalPath).part")
    try FileManager.default.createSymbolicLink(
      at: part, withDestinationURL: portfolio.folder.appending(path: "nowhere"))
    // What is no file of the store's own is not followed; the events go on.
    try portfolio.store(after: Self.lifetime + Self.day).send(.autopay(isOn: true), key: "b")
    #expect(keys(portfolio).last == "b")
    #expect(!FileManager.default.fileExists(atPath: portfolio.folder.appending(path: "nowhere").path))
  }
}
