import Foundation
import InstalledSamples
import LoanDetailCommandLine
import LoanDetailJSON
import Testing

@Suite("An event on the command line")
struct SendCommandTests {
  private let tool = LoanDetailTool(products: InstalledSamples.all)
  private let folder = FileManager.default.temporaryDirectory.appending(path: "send-\(UUID().uuidString)")

  /// A file of the samples, in a folder of its own.
  private func portfolio() async throws -> String {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "portfolio.json")
    try Data(await tool.run("sample").output.utf8).write(to: file)
    return file.path
  }

  private func bytes(_ path: String) throws -> Data { try Data(contentsOf: URL(filePath: path)) }

  private func send(_ line: String, _ file: String) async -> Run {
    await tool.run("send \(line) --data \(file) --locale en_US")
  }

  @Test("changes the file once for a key, and prints the screen as it is then")
  func autopay() async throws {
    let file = try await portfolio()
    defer { try? FileManager.default.removeItem(at: folder) }
    let before = try bytes(file)
    #expect(await tool.run("render 1002 --data \(file) --locale en_US").output.contains("Automatic payment is off"))
    let on = await send("1002 autopay.on --key k1", file)
    #expect(on.code == 0, "\(on.errors)")
    #expect(on.output.contains("Turn off automatic payment") && !on.output.contains("Automatic payment is off"))
    let after = try bytes(file)
    #expect(after != before)
    let shown = await tool.run("render 1002 --data \(file) --locale en_US")
    #expect(shown.output == on.output)

    // The answer was lost: the screen does not offer the event any more, and it is done.
    let again = await send("1002 autopay.on --key k1", file)
    #expect(again.code == 0 && again.output == on.output, "\(again.errors)")
    #expect(try bytes(file) == after)
    let other = await send("1002 autopay.on --key k2", file)
    #expect(other.code == 66 && other.errors.contains("does not offer \"autopay.on\""), "\(other.errors)")
  }

  @Test("that was carried out stays so after its product is gone or unreadable, and another is not sent")
  func shownNoMore() async throws {
    let file = try await portfolio()
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(await send("1002 autopay.on --key k1", file).code == 0)
    let text = try String(contentsOfFile: file, encoding: .utf8)
    for (portfolio, code) in [
      (#"{"schemaVersion": 2, "loans": []}"#, 66 as Int32),
      (text.replacing(#""currency": "RUB""#, with: #""currency": 7"#), 65),
    ] {
      try Data(portfolio.utf8).write(to: URL(filePath: file))
      let again = await send("1002 autopay.on --key k1", file)
      #expect(again.code == 0 && !again.output.isEmpty, "\(again.errors)")
      let other = await send("1002 autopay.on --key k2", file)
      #expect(other.code == code, "\(other.errors)")
      #expect(try bytes(file) == Data(portfolio.utf8))
    }
  }

  @Test("asks first where the product says so, and takes yes for an answer")
  func confirmation() async throws {
    let file = try await portfolio()
    defer { try? FileManager.default.removeItem(at: folder) }
    let before = try bytes(file)
    let asked = await send("1001 autopay.off", file)
    #expect(asked.code == 64 && asked.output.isEmpty)
    #expect(
      asked.errors.contains(
        "error: Turn off automatic payment: The bank will no longer debit the payments. You will have to make each payment "
          + "yourself, in time. Nothing was sent. Add --yes to send \"autopay.off\"."), "\(asked.errors)")
    #expect(try bytes(file) == before)
    // It does not ask about what another item offers.
    let elsewhere = await send("1001 autopay.off --item payment.amount", file)
    #expect(elsewhere.code == 66 && elsewhere.errors.contains("does not offer"), "\(elsewhere.errors)")
    let done = await send("1001 autopay.off --yes", file)
    #expect(done.code == 0 && done.output.contains("Automatic payment is off"), "\(done.errors)")
  }

  @Test("takes a value that the customer chooses within its limits, and names the one at fault")
  func values() async throws {
    let file = try await portfolio()
    defer { try? FileManager.default.removeItem(at: folder) }
    let before = try bytes(file)
    for (options, message) in [
      ("", "The value \"day\" of \"paymentDay.change\" is missing. Expected: From 1 to 28."),
      ("--set day=29", "The value \"day\" of \"paymentDay.change\" cannot be \"29\". Expected: From 1 to 28."),
      ("--set day=x", "The value \"day\" of \"paymentDay.change\" cannot be \"x\". Expected: From 1 to 28."),
      ("--set dey=20 --set day=20", "The value \"dey\" of \"paymentDay.change\" cannot be \"20\". It takes: day."),
      ("--set day=20 --set day=21", "--set gives \"day\" more than one value."),
      ("--set 20", "--set takes a name and a value, NAME=VALUE, not \"20\"."),
    ] {
      let run = await send("1001 paymentDay.change \(options)", file)
      #expect(run.code == 64 && run.errors.contains(message), "\(options): \(run.errors)")
    }
    #expect(try bytes(file) == before)
    let done = await send("1001 paymentDay.change --set day=20 --key a", file)
    #expect(done.code == 0, "\(done.errors)")
    #expect(await send("1001 paymentDay.change --set day=20 --key a", file).code == 0)
    for other in ["--set day=21", "--set day=99", "--set dey=20", ""] {
      let run = await send("1001 paymentDay.change \(other) --key a", file)
      #expect(run.code == 75 && run.errors.contains("the key belongs to another event"), "\(other): \(run.errors)")
    }
    let twice = await send("1001 paymentDay.change --set day=21", file)
    #expect(twice.code == 77 && twice.errors.contains("is not possible now"), "\(twice.errors)")
  }

  @Test("that was carried out is answered with its key although the item would now ask for the next one")
  func cancelledOnce() async throws {
    let file = try await portfolio()
    defer { try? FileManager.default.removeItem(at: folder) }
    let later = #"{"extent": "part", "on": "2026-12-27", "amount": "1.00", "cancelBy": "2026-12-26"}"#
    let text = String(decoding: try bytes(file), as: UTF8.self)
    let lists = text.ranges(of: /"earlyRepayments": \[\s*\{[^\]]*"2026-11-27"[^\]]*\}\s*\]/)
    let list = try #require(lists.first, "the sample has a repayment booked for November 27")
    let more = text[list].dropLast() + ", \(later)]"
    try Data((text[..<list.lowerBound] + more + text[list.upperBound...]).utf8).write(to: URL(filePath: file))
    for _ in 1...2 {
      let run = await send("1004 repayment.cancel --yes --key a", file)
      #expect(run.code == 0, "\(run.errors)")
      let left = String(decoding: try bytes(file), as: UTF8.self)
      #expect(!left.contains(#""on": "2026-11-27""#) && left.contains(#""on": "2026-12-27""#))
    }
  }

  @Test("prints the patch from the screen before")
  func patch() async throws {
    let file = try await portfolio()
    defer { try? FileManager.default.removeItem(at: folder) }
    let before = folder.appending(path: "before.json").path
    let screen = await tool.run("render 1002 --data \(file) --locale en_US --format json").output
    try Data(screen.utf8).write(to: URL(filePath: before))
    let sent = await send("1002 autopay.on --format json --patch", file)
    #expect(sent.code == 0 && sent.output.contains("\"operations\""), "\(sent.errors)\(sent.output.prefix(300))")
    let patch = folder.appending(path: "patch.json").path
    try Data(sent.output.utf8).write(to: URL(filePath: patch))
    let patched = await tool.run("patch \(before) \(patch)")
    let after = await tool.run("render 1002 --data \(file) --locale en_US --format json").output
    #expect(try JSONParser.parse(Array(patched.output.utf8)) == JSONParser.parse(Array(after.utf8)))
  }

  @Test("is of one customer only, and of an event that a screen offers")
  func scope() async throws {
    let file = try await portfolio()
    defer { try? FileManager.default.removeItem(at: folder) }
    let before = try bytes(file)
    let stranger = await send("1002 autopay.on --customer C-404", file)
    #expect(stranger.code == 66 && stranger.errors.contains("There is no product"), "\(stranger.errors)")
    let unknown = await send("1002 autopay.onn", file)
    #expect(unknown.code == 66 && unknown.errors.contains("autopay.on"), "\(unknown.errors)")
    let elsewhere = await send("1002 autopay.on --item payment.amount", file)
    #expect(elsewhere.code == 66, "\(elsewhere.errors)")
    #expect(try bytes(file) == before)
    #expect(await tool.run("send 1002 autopay.on").errors.contains("needs --data FILE"))
    #expect(await tool.run("send 1002 autopay.on --data -").code == 64)
    #expect(await tool.run("send 1002 autopay.on --data x.json --patch").errors.contains("--patch goes with JSON"))
    for several in ["/", "x.jsonl", "x.ndjson"] {
      let run = await tool.run("send 1002 autopay.on --data \(several)")
      #expect(run.code == 64 && run.errors.contains("is a folder or has a record on each line"), "\(run.errors)")
    }
  }
}
