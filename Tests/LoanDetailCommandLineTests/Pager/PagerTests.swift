import Foundation
import InstalledSamples
import LoanArithmetic
import LoanDetailCore
import Loans
import Testing

@testable import LoanDetailCommandLine

@Suite("The pager", .timeLimit(.minutes(40)))
struct PagerTests {
  private static let tool = LoanDetailTool(products: InstalledSamples.all)

  /// Runs `browse` in a terminal while a test types.
  private func browse(
    _ arguments: String..., of tool: LoanDetailTool = tool, in terminal: FakeTerminal,
    _ test: (FakeTerminal) async -> Void
  ) async -> Outcome {
    var surroundings = Surroundings(variables: ["NO_COLOR": "1"], today: CalendarDate("2026-11-21"), isTerminal: true)
    surroundings.terminal = terminal
    async let outcome = tool.run(["browse", "--locale", "en_US"] + arguments, in: surroundings)
    await test(terminal)
    return await outcome
  }

  @Test("shows the products one after another, and leaves the terminal as it was")
  func turning() async {
    let terminal = FakeTerminal()
    let outcome = await browse(in: terminal) { terminal in
      let first = await terminal.picture(with: "Deposit RUB 8,118.74 by December 14, 2026")
      #expect(first[0].hasPrefix("1/") && first[0].contains("[Consumer loan 1001]"))
      #expect(first.count == 40)
      terminal.type(.right)
      let second = await terminal.picture(with: "Pay RUB 9,152.45 today")
      #expect(second[0].contains("[Consumer loan 1002]"))
      terminal.type(.left + .left)
      await terminal.picture(with: "[Consumer loan 1001]")
      terminal.type("q")
    }
    #expect(outcome.exitCode == .ok && terminal.isRestored)
  }

  @Test("ends when there are no more keys, and at Ctrl-C")
  func ending() async {
    let closed = FakeTerminal()
    #expect(await browse(in: closed) { $0.close() }.exitCode == .ok)
    let interrupted = FakeTerminal()
    #expect(await browse(in: interrupted) { $0.type("\u{3}") }.exitCode == .ok)
    #expect(closed.isRestored && interrupted.isRestored)
  }

  @Test("searches, goes to another screen and back, and keeps to the width of the terminal")
  func searching() async {
    let terminal = FakeTerminal(columns: 40, rows: 20)
    _ = await browse(in: terminal) { terminal in
      // The page has its details, and not only the header of the list.
      await terminal.picture(with: "What to do now")
      terminal.type("/what you can do" + .enter)
      let found = await terminal.picture(with: "▸ What you can do")
      #expect(found.allSatisfy { $0.count <= 40 }, "\(found.joined(separator: "\n"))")
      #expect(found.count { $0.hasPrefix("▸") } == 1, "\(found.joined(separator: "\n"))")
      terminal.type("/no such words" + .enter)
      await terminal.picture(with: "\"no such words\" is not on this screen.")
      terminal.type("s")
      await terminal.picture(with: "▸ main")
      terminal.type(.down + .down + .down + .enter)
      await terminal.picture(with: "Payment schedule")
      terminal.resize(columns: 100, rows: 30)
      await terminal.picture(with: "Principal", rows: 30)
      terminal.type("q")
    }
  }

  @Test("follows what an item leads to: an action's question, another screen, the reason of what is not possible")
  func choosing() async {
    let terminal = FakeTerminal(rows: 80)
    _ = await browse(in: terminal) { terminal in
      await terminal.picture(with: "Deposit RUB 8,118.74")
      // The task leads to the payment, a flow of the bank's app.
      terminal.type("/Deposit RUB" + .enter + .enter)
      await terminal.picture(with: "Here begins the part \"pay\" of the bank's app.")
      terminal.type("/Take a payment holiday" + .enter + .enter)
      await terminal.picture(with: "your income has not fallen by 30% or more")
      terminal.type("/Repay part early" + .enter + .enter)
      await terminal.picture(with: "Amount (From")
      terminal.type("50000" + .enter + .enter + .enter)
      await terminal.picture(with: "RUB 50,000.00 early")
      terminal.type(.escape)
      await terminal.picture(with: "You owe")
      terminal.type("q")
    }
  }

  @Test("answers a question, and explains an item; Escape leads back")
  func asking() async {
    let terminal = FakeTerminal(rows: 60)
    _ = await browse(in: terminal) { terminal in
      await terminal.picture(with: "Deposit RUB 8,118.74")
      terminal.type("w")
      await terminal.picture(with: "▸ early-repayment")
      terminal.type(.down + .enter)
      await terminal.picture(with: "on: _")
      terminal.type("2026-13-01" + .enter)
      await terminal.picture(with: "expected a day as YYYY-MM-DD")
      terminal.type("w" + .down + .enter + "2026-12-31" + .enter)
      await terminal.picture(with: "December 31, 2026")
      terminal.type(.escape + "/To pay off" + .enter + "e")
      await terminal.picture(with: "Made from")
      terminal.type(.escape)
      await terminal.picture(with: "Deposit RUB 8,118.74")
      terminal.type("q")
    }
  }

  @Test("shows another day, another language and what an old client sees")
  func settings() async {
    let terminal = FakeTerminal(rows: 60)
    _ = await browse(in: terminal) { terminal in
      await terminal.picture(with: "in 23 days")
      terminal.type("d")
      await terminal.picture(with: "2026-11-21_")
      terminal.type(String(repeating: "\u{7F}", count: 10) + "2026-11-24" + .enter)
      await terminal.picture(with: "in 20 days")
      terminal.type("l" + .down + .down + .enter)
      await terminal.picture(with: "через 20 дней")
      terminal.type("c" + .down + .down + .down + .enter)
      await terminal.picture(with: "Внесите")
      terminal.type("q")
    }
  }

  /// Writes a file in a folder of its own, and removes it after a test.
  private func file(_ name: String, _ content: String, _ test: (URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "pager-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(content.utf8).write(to: folder.appending(path: name))
    try await test(folder.appending(path: name))
  }

  @Test("keeps the page that a key was meant for, when pages come before it")
  func pagesBefore() async throws {
    let (lists, list) = AsyncStream.makeStream(of: Void.self)
    let slow = MadeUpProducts.slow("samovar") { for await _ in lists { break } }
    let tool = LoanDetailTool(products: [slow, MadeUpProducts.teapot])
    let portfolio = MadeUpProducts.portfolio(
      MadeUpProducts.loan("1", type: "samovar"), MadeUpProducts.loan("2", type: "teapot"))
    try await file("portfolio.json", portfolio) { file in
      // Beside other tests, the deadline may not pass before the keys have been typed.
      _ = await browse("--data", file.path, "--deadline", "300", of: tool, in: FakeTerminal()) { terminal in
        await terminal.picture(with: "[Your teapot 2]")
        terminal.type("s")
        await terminal.picture(with: "▸ main")
        list.yield()
        let both = await terminal.picture(with: "Your samovar 1")
        #expect(both[0].contains("[Your teapot 2]"), "\(both[0])")
        terminal.type("qq")
      }
    }
  }

  @Test("opens a file that is read by positions anew with r and with Enter, after it has changed")
  func reopening() async throws {
    func line(_ debt: String) -> String {
      MadeUpProducts.portfolio(MadeUpProducts.loan("1", debt: debt)).replacing("\n", with: " ") + "\n"
    }
    try await file("loans.ndjson", line("100.50")) { file in
      _ = await browse("--data", file.path, of: MadeUpProducts.tool, in: FakeTerminal()) { terminal in
        await terminal.picture(with: "100.50")
        try? Data(line("20250.75").utf8).write(to: file)
        terminal.type("r")
        await terminal.picture(with: "20,250.75")
        try? Data(line("333555.75").utf8).write(to: file)
        // Another language loads what is open, whose file has changed.
        terminal.type("l" + .enter)
        await terminal.picture(with: "Enter try again")
        terminal.type(.enter)
        await terminal.picture(with: "333,555.75")
        terminal.type("q")
      }
    }
  }

  @Test("waits for the answer to an event when it is left, and says what became of it")
  func leaving() async throws {
    try await file("portfolio.json", await Self.tool.run("sample").output) { file in
      let before = try Data(contentsOf: file)
      let outcome = await browse("--data", file.path, in: FakeTerminal(rows: 80)) { terminal in
        await terminal.picture(with: "Deposit RUB 8,118.74")
        terminal.type("/Turn off automatic" + .enter + .enter)
        await terminal.picture(with: "▸ Continue")
        terminal.type(.enter + "q")
      }
      let errors = String(decoding: outcome.errors, as: UTF8.self)
      #expect(
        outcome.exitCode == .ok && errors.contains("note: \"autopay.off\" of \"1001\" was carried out."), "\(errors)")
      #expect(try Data(contentsOf: file) != before)
    }
  }

  @Test("keeps the row of the prompt in a terminal with few rows, and the last column free", arguments: 1...5)
  func smallTerminal(rows: Int) {
    let frame = PagerFrame(
      size: PagerSize(columns: 20, rows: rows), tabs: ["Loan"], lines: ["one", "two"], message: "on: _")
    let shown = frame.text.split(separator: "\r\n", omittingEmptySubsequences: false)
    #expect(shown.count == rows && shown.last?.contains("on: _") == true)
    #expect(rows < 3 || shown[1].contains(String(repeating: "─", count: 19)))
    #expect(!frame.text.contains(String(repeating: "─", count: 20)))
  }

  @Test("needs a terminal")
  func noTerminal() async {
    let outcome = await Self.tool.run(["browse"], in: Surroundings(variables: [:], today: CalendarDate("2026-11-21")))
    #expect(outcome.exitCode == .usage && outcome.output.isEmpty)
    #expect(String(decoding: outcome.errors, as: UTF8.self).contains("needs a terminal"))
  }

  @Test(
    "knows the keys of terminals",
    arguments: [
      ("\u{1B}[A\u{1B}OB", [Key.up, .down]),
      ("\u{1B}[5~\u{1B}[6~\u{1B}[H\u{1B}[4~", [.pageUp, .pageDown, .home, .end]),
      ("\u{1B}", [.escape]), ("ж€\r\n\u{7F}\t", [.character("ж"), .character("€"), .enter, .enter, .backspace, .tab]),
      ("\u{3}", [.interrupt]), ("\u{1B}[1;5C", [.right]), ("\u{1B}[200~x", [.character("x")]),
    ] as [(String, [Key])])
  func keys(text: String, keys: [Key]) {
    var bytes = Array(text.utf8)
    #expect(Key.take(from: &bytes) == keys && bytes.isEmpty)
  }

  @Test("knows keys that come in two parts", arguments: ["\u{1B}[5~", "\u{1B}OA", "ж", "€", "😀"])
  func partsOfKeys(text: String) {
    let whole = Array(text.utf8)
    var bytes = whole
    let expected = Key.take(from: &bytes)
    // An escape alone is a key of its own.
    for end in (whole[0] == 0x1B ? 2 : 1)..<whole.count {
      var bytes = Array(whole[..<end])
      #expect(Key.take(from: &bytes) == [])
      bytes += whole[end...]
      #expect(Key.take(from: &bytes) == expected && bytes.isEmpty)
    }
  }
}
