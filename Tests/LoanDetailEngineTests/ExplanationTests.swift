import DesignSystem
import LoanDetailCore
import LoanDetailEngine
import Loans
import Testing

@Suite("The explanation of a screen")
struct ExplanationTests {
  private let known = ProvenanceLog.Source.known(.provider(field: "$.debt.total"), asOf: nil)
  private let rule = ProvenanceLog.Source.known(.derived(rule: "sum"), asOf: nil)

  private var document: ScreenDocument {
    let money = MoneyValue(minorUnits: 5, decimals: 2, currency: "GBP", text: "£5", spoken: "5 pounds")
    let table = Table(
      id: "t", title: "Rows", columns: [.init(id: "n", title: "#")], rows: [TableRow(id: "t.1", cells: [.text("1")])])
    return ScreenDocument(
      subject: .init(id: "1", type: "teapot", title: "Teapot"), screen: .main, language: "en", locale: "en_US",
      asOf: "2026-11-21",
      headerItem: .header(
        Header(title: "Teapot", amounts: [Amount(id: "owed", label: "You owe", money: money, fact: .balance)])),
      contentItems: [
        .section(Section(id: "s", title: "Rows", items: [.table(table), .note(Note(id: "n", text: "N"))]))
      ],
      remarks: [])
  }

  private func log(_ sources: [ItemID: [ProvenanceLog.Source]]) -> ProvenanceLog {
    let log = ProvenanceLog()
    for (id, sources) in sources { log.add(sources, to: id) }
    return log
  }

  @Test("names every node in reading order, with what it stands in")
  func nodes() {
    let explanation = ScreenExplanation(of: document, by: log([:]))
    #expect(explanation.nodes.map(\.id) == ["header", "owed", "s", "t", "t.1", "n"])
    #expect(explanation.node("t.1")?.path == ["s", "t"])
    #expect(explanation.node("t.1")?.kind == "tableRow")
    #expect(explanation.node("owed")?.fact == .balance)
    #expect(explanation.node("owed")?.accessibilityLabel == "You owe: 5 pounds")
    #expect(explanation.node("nothing") == nil)
  }

  @Test("gives a node its own sources, else those of what it stands in, else those of what it holds")
  func sources() {
    let explanation = ScreenExplanation(of: document, by: log(["owed": [known], "t": [rule]]))
    #expect(explanation.node("owed")?.sources == [known])
    #expect(explanation.node("owed")?.sourcesOf == nil)
    #expect(explanation.node("t.1")?.sources == [rule])
    #expect(explanation.node("t.1")?.sourcesOf == "t")
    #expect(explanation.node("header")?.sources == [known])
    #expect(explanation.node("header")?.sourcesOf == "owed")
    #expect(explanation.node("s")?.sourcesOf == "t")
    #expect(explanation.node("n")?.sources == [])
  }

  @Test("tells what a node was said with for a client, and of a part what its item was")
  func changes() throws {
    let changes = try document.adapted(to: ClientProfile(version: 1, kinds: ["row", "note"])).changes
    let explanation = ScreenExplanation(of: document, by: log([:]), changes: changes)
    #expect(explanation.node("owed")?.changes.map(\.replacements) == [[.standard(.row)]])
    #expect(explanation.node("t.1")?.changes.first?.id == "t")
    #expect(explanation.node("n")?.changes == [])
  }

  @Test("keeps a source once, however often it is told")
  func repeated() {
    let log = log(["a": [known]])
    log.add([known, rule], to: "a")
    #expect(log.sources(of: "a") == [known, rule])
  }
}
