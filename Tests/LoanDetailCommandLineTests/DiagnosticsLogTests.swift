import Foundation
import InstalledSamples
import LoanArithmetic
import LoanDetailCore
import LoanDetailJSON
import Loans
import Testing

@testable import LoanDetailCommandLine

@Suite("The log of diagnostics", .timeLimit(.minutes(40)))
struct DiagnosticsLogTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "log-\(UUID().uuidString)/a/b").path
  private static let tool = LoanDetailTool(products: InstalledSamples.all)

  private func run(_ line: String, _ log: DiagnosticsLog?) async -> Outcome {
    var surroundings = Surroundings(variables: [:], today: CalendarDate("2026-11-21"))
    surroundings.log = log
    return await Self.tool.run(line.split(separator: " ").map(String.init), in: surroundings)
  }

  private func lines(_ log: DiagnosticsLog) throws -> [JSONValue] {
    let bytes = FileManager.default.contents(atPath: log.path) ?? Data()
    return try bytes.split(separator: UInt8(ascii: "\n")).map { try JSONParser.parse(Array($0)) }
  }

  @Test("a named pipe in place of the log delays nothing")
  func pipe() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let log = DiagnosticsLog(in: folder)
    _ = await run("log on", log)
    try? FileManager.default.removeItem(atPath: log.path)
    #expect(mkfifo(log.path, 0o600) == 0)
    #expect(await run("render 1001 --locale en_US", DiagnosticsLog(in: folder)).exitCode == .ok)
  }

  @Test("has a line for each question while it is on, and none while it is off")
  func switching() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let off = DiagnosticsLog(in: folder)
    #expect(!off.isOn)
    let shown = await run("render 1001 --locale en_US", off)
    #expect(!FileManager.default.fileExists(atPath: folder))

    let switched = await run("log on", off)
    #expect(
      String(decoding: switched.output, as: UTF8.self) == "The log of diagnostics is on: \(folder)/diagnostics.jsonl\n")
    let log = DiagnosticsLog(in: folder)
    #expect(log.isOn, "it is remembered")
    #expect(await run("render 1001 --locale en_US", log) == shown, "the screen is the same")
    let lines = try lines(log)
    let questions = lines.compactMap(\.question)
    #expect(questions.contains("record") && questions.contains("details") && questions.last == "request")
    #expect(lines.last?["from"] == .string("client") && lines.last?["to"] == .string("service"))
    #expect(lines.allSatisfy { $0["outcome"] != nil && $0["microseconds"] != nil && $0["at"] != nil })

    let status = await run("log off", log)
    #expect(String(decoding: status.output, as: UTF8.self).contains("is off"))
    _ = await run("render 1001", log)
    #expect(try self.lines(log).count == lines.count)
    #expect(!DiagnosticsLog(in: folder).isOn)
  }

  @Test("names no customer, no product and no type of the data, and is for its user alone")
  func privacy() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let log = DiagnosticsLog(in: folder, decision: "on")
    let observer = log.observer(of: Self.tool.plugins)
    for id in ["40817810", "40817811", "40817810"] {
      observer.receive(
        Exchange(
          asker: "plugins", asked: "source", question: .record, type: "4081-secret",
          product: ProductID(type: "4081-secret", id: id), duration: .milliseconds(3), outcome: .notFound,
          isCacheHit: true))
    }
    _ = await run("render 1001 --customer C-1", log)
    let text = String(decoding: FileManager.default.contents(atPath: log.path) ?? Data(), as: UTF8.self)
    #expect(!text.contains("4081") && !text.contains("1001") && !text.contains("C-1"))
    let lines = try lines(log)
    #expect(lines[0]["type"] == .string("other") && lines[0]["cache"] == .string("hit"))
    #expect(lines[0]["product"] == lines[2]["product"] && lines[0]["product"] != lines[1]["product"])
    let mode = try FileManager.default.attributesOfItem(atPath: log.path)[.posixPermissions] as? Int
    let folderMode = try FileManager.default.attributesOfItem(atPath: folder)[.posixPermissions] as? Int
    #expect(mode == 0o600 && folderMode == 0o700)
  }

  @Test("keeps a few full files, and removes the oldest")
  func rotation() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let log = DiagnosticsLog(in: folder, decision: "on", maximumSize: 400)
    let observer = log.observer(of: [])
    for _ in 0..<50 {
      observer.receive(
        Exchange(
          asker: "engine", asked: "Module", question: .details, type: nil, product: nil, duration: .zero,
          outcome: .answered))
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    #expect(
      names == ["diagnostics.1.jsonl", "diagnostics.2.jsonl", "diagnostics.3.jsonl", "diagnostics.jsonl"])
    for name in names {
      let size = try FileManager.default.attributesOfItem(atPath: "\(folder)/\(name)")[.size] as? Int
      #expect((size ?? 0) > 0 && (size ?? 0) <= 400)
    }
  }

  @Test("is switched by its variable for one run, and by a signal or a key for this and later ones")
  func decisions() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(DiagnosticsLog(["XDG_STATE_HOME": folder, "LOAN_DETAIL_LOG": "on"])?.isOn == true)
    #expect(DiagnosticsLog(["XDG_STATE_HOME": folder])?.folder == "\(folder)/loan-detail")
    #expect(DiagnosticsLog(["XDG_STATE_HOME": "relative", "HOME": ""]) == nil)
    let log = DiagnosticsLog(in: folder, decision: "off")
    #expect(log.toggle() && log.isOn && DiagnosticsLog(in: folder).isOn)
    #expect(log.toggle() && !log.isOn && !DiagnosticsLog(in: folder).isOn)
    let noLog = await run("log on", nil)
    #expect(noLog.exitCode == .noInput)
  }

  @Test("has the screens of a batch, and changes none of them")
  func batch() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let records = FileManager.default.temporaryDirectory.appending(path: "batch-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: records) }
    let samples = await run("sample --lines", nil).output.split(separator: UInt8(ascii: "\n")).prefix(3)
    try Data(samples.joined(separator: [UInt8(ascii: "\n")])).write(to: records)
    let line = "batch --data \(records.path) --as-of 2026-11-21 --locale en_US --threads 2"
    let log = DiagnosticsLog(in: folder, decision: "on")
    let logged = await run(line, log)
    #expect(logged.exitCode == .ok)
    #expect(await run(line, DiagnosticsLog(in: folder, decision: "off")).output == logged.output)
    let lines = try lines(log)
    let requests = lines.filter { $0.question == "request" }
    #expect(requests.count == 3 && requests.allSatisfy { $0["outcome"] == .string("answered") })
    #expect(lines.contains { $0.question == "details" })
  }

  @Test("is switched in a running program by another one")
  func otherProgram() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let running = DiagnosticsLog(in: folder)
    let observer = running.observer(of: [])
    #expect(!observer.isOn())
    #expect(DiagnosticsLog(in: folder).remember(isOn: true))
    for _ in 0..<100 where !observer.isOn() { try await Task.sleep(for: .milliseconds(50)) }
    #expect(running.isOn)
  }

  @Test("costs a command nothing but its lines if it cannot be written")
  func unwritable() async {
    let log = DiagnosticsLog(in: "/dev/null/log", decision: "on")
    #expect(await run("render 1001", log) == run("render 1001", nil))
    #expect(await run("log on", log).exitCode == .outputFailed)
  }
}

extension JSONValue {
  fileprivate var question: String? { if case .string(let text)? = self["question"] { text } else { nil } }
}
