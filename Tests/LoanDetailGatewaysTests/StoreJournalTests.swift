import Foundation
import LoanArithmetic
import LoanDetailCore
import LoanDetailGateways
import LoanDetailJSON
import Loans
import Testing

@Suite("The journal of a store")
struct StoreJournalTests {
  private typealias Portfolio = StoredPortfolio

  private static let actions = """
    [{"kind": "autopay.off", "state": "available"}, {"kind": "paymentDay.change", "state": "available"}, \
    {"kind": "repayment.cancel", "state": "available"}]
    """
  private static let booking = #""earlyRepayments": [{"extent": "part", "on": "2026-11-27", "amount": "5.00"}], "#

  @Test("it says who, when, which event of which record, with the hashes of the file, and the outcome")
  func audit() throws {
    let portfolio = try Portfolio(Portfolio.loan(actions: Self.actions, more: Self.booking))
    let store = try portfolio.store()
    var hashes = [ContentHash(of: Array(portfolio.text.utf8)).hex]
    let changes: [LoanChange] = [
      .autopay(isOn: false), .paymentDay(20), .cancelRepayment(on: try #require(CalendarDate("2026-11-27"))),
    ]
    for (index, change) in changes.enumerated() {
      try store.send(change, key: "k-\(index)", for: index == 1 ? .allCustomers : Portfolio.anna)
      hashes.append(ContentHash(of: Array(portfolio.text.utf8)).hex)
    }
    let lines = [
      ("autopay.off", ""), ("paymentDay.change", #""value":20,"#), ("repayment.cancel", #""value":"2026-11-27","#),
    ].enumerated().map { index, event in
      let who = #"{"moment":"2026-11-21T09:05:03Z",\#(index == 1 ? "" : #""customer":"C-1","#)"key":"k-\#(index)""#
      return """
        \(who),"event":"\(event.0)",\(event.1)"type":"leasing","id":"1","before":"\(hashes[index])",\
        "after":"\(hashes[index + 1])"}
        \(who),"outcome":"done"}

        """
    }
    #expect(portfolio.journalText == lines.joined())
    // Another process knows all of them.
    let other = try portfolio.store()
    for (index, change) in changes.enumerated() {
      try other.send(change, key: "k-\(index)", for: index == 1 ? .allCustomers : Portfolio.anna)
    }
    #expect(portfolio.journalText == lines.joined())
  }

  @Test("a part of a last line is removed, wherever it ends")
  func tornLine() throws {
    let portfolio = try Portfolio(Portfolio.loan())
    try portfolio.store().send(.autopay(isOn: false), key: "a")
    try portfolio.store().send(.autopay(isOn: true), key: "b")
    let (text, lines) = (portfolio.text, portfolio.journalText)
    let first = lines.split(separator: "\n").prefix(2).map { "\($0)\n" }.joined()
    for count in stride(from: first.utf8.count, to: lines.utf8.count, by: 7) {
      let torn = String(decoding: lines.utf8.prefix(count), as: UTF8.self)
      // A line that is not on the device is there without its update.
      let isBegun = torn.split(separator: "\n", omittingEmptySubsequences: false).count > 3
      try portfolio.write(text)
      try portfolio.writeJournal(torn)
      if isBegun {
        try portfolio.store().send(.autopay(isOn: true), key: "b")
        #expect(portfolio.text == text)
        #expect(try portfolio.outcomes == ["done", "done"])
      } else {
        try portfolio.store().send(.autopay(isOn: false), key: "c")
        #expect(try portfolio.outcomes == ["done", "done"])
        #expect(portfolio.journalText.hasPrefix(first))
      }
    }
  }

  @Test(
    "a damaged journal stops updates, and says where",
    arguments: [
      ("{\n", "it is not JSON"), ("{}\n", "it is not a line of a journal"),
      (#"{"key":"x","outcome":"done"}"# + "\n", "it is not a line of a journal"),
    ])
  func damaged(_ line: String, _ found: String) throws {
    let portfolio = try Portfolio(Portfolio.loan())
    try portfolio.store().send(.autopay(isOn: false), key: "a")
    let lines = portfolio.journalText.split(separator: "\n").map { "\($0)\n" }
    try portfolio.writeJournal(lines.joined() + line + lines.joined())
    let text = portfolio.text
    let store = try portfolio.store()
    let error = #expect(throws: GatewayError.self) {
      try store.send(.autopay(isOn: true), key: "b", for: .allCustomers)
    }
    #expect(error?.diagnostic.id == "store.damaged-journal")
    #expect(error?.diagnostic.path.hasSuffix("portfolio.json.events.jsonl: line 3") == true)
    #expect(error?.diagnostic.found == found)
    #expect(portfolio.text == text)
    // Reading goes on.
    #expect(try store.record(with: Portfolio.id(), for: Portfolio.anna).facts.actions.count == 1)
    // A store that is open goes on with a journal that was moved away.
    try FileManager.default.removeItem(atPath: portfolio.journalPath)
    try store.send(.autopay(isOn: true), key: "b")
    #expect(try portfolio.outcomes == ["done"])
  }

  @Test("it is not written through a link")
  func link() throws {
    let portfolio = try Portfolio(Portfolio.loan())
    let target = portfolio.folder.appending(path: "target").path
    try FileManager.default.createSymbolicLink(atPath: portfolio.journalPath, withDestinationPath: target)
    #expect(throws: GatewayError.self) { try portfolio.store().send(.autopay(isOn: false)) }
    #expect(!FileManager.default.fileExists(atPath: target))
  }

  @Test("a thousand keys are known to a new process at once")
  func manyKeys() throws {
    let portfolio = try Portfolio(Portfolio.loan())
    try portfolio.store().send(.autopay(isOn: false), key: "last")
    let (begun, ended) = (
      portfolio.journalText.split(separator: "\n")[0], portfolio.journalText.split(separator: "\n")[1]
    )
    let all = (0..<1_000).map { "\(begun)\n\(ended)\n".replacing(#""last""#, with: #""k-\#($0)""#) }
    try portfolio.writeJournal(all.joined())
    let store = try portfolio.store()
    let text = portfolio.text
    for key in [0, 500, 999] { try store.send(.autopay(isOn: false), key: "k-\(key)") }
    #expect(portfolio.text == text)
    try store.send(.autopay(isOn: true), key: "k-1000")
    #expect(portfolio.text != text)
  }
}
