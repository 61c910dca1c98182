import Foundation
import InstalledSamples
import LoanDetailCommandLine
import LoanDetailJSON
import Testing

@Suite("Watching until a signal", .timeLimit(.minutes(40)))
struct WatchSignalTests {
  @Test(
    "ends by the signal, as its parent expects, after whole lines and without an error",
    arguments: [SIGTERM, SIGINT, SIGHUP])
  func ends(_ number: Int32) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "watch-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "portfolio.json")
    let portfolio = await LoanDetailTool(products: InstalledSamples.all).run("sample").output
    try Data(portfolio.utf8).write(to: file)

    let (process, output, errors) = (Process(), Pipe(), Pipe())
    process.executableURL = try Executable().url
    process.arguments = ["watch", "1001", "--data", file.path, "--locale", "en_US", "--interval", "20"]
    (process.standardOutput, process.standardError) = (output, errors)
    // A shell has its jobs in the background ignore an interruption, and they pass it on.
    _ = signal(number, SIG_DFL)
    try process.run()
    var text = await read(output, lines: 1)
    try Data(portfolio.replacing("\"covered\": \"5000.00\"", with: "\"covered\": \"4000.00\"").utf8).write(
      to: file, options: .atomic)
    text += await read(output, lines: 1)
    #expect(kill(process.processIdentifier, number) == 0)
    text += await read(output, lines: .max)
    let messages = await read(errors, lines: .max)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == number)
    #expect(messages.isEmpty, "\(String(decoding: messages, as: UTF8.self))")
    let screens = try text.split(separator: UInt8(ascii: "\n")).map { try JSONParser.parse(Array($0)) }
    #expect(screens.count == 2 && text.last == UInt8(ascii: "\n"))
    #expect(screens.first?["etag"] != screens.last?["etag"])
  }

  /// Reads so many lines, or everything up to the end.
  @concurrent
  private func read(_ pipe: Pipe, lines: Int) async -> Data {
    var text = Data()
    while text.count(where: { $0 == UInt8(ascii: "\n") }) < lines {
      let more = pipe.fileHandleForReading.availableData
      if more.isEmpty { break }
      text += more
    }
    return text
  }
}
