import Foundation
import InstalledSamples
import LoanArithmetic
import LoanDetailJSON
import Synchronization
import Testing

@testable import LoanDetailCommandLine

@Suite("The streams of batch")
struct BatchStreamTests {
  @Test("are cut into the same lines wherever a block ends", arguments: [1, 2, 3, 7, 1000])
  func blocks(size: Int) throws {
    let text = Array("first\nsecond\r\n\nlong line\nlonger line\r\n\r\nlast".utf8)
    #expect(
      try Self.lines(of: text, inBlocksOf: size)
        == ["1 first 6", "2 second 8", "3  1", "4 long line 10", "5 - 13", "6  2", "7 last 4"])
    #expect(try Self.lines(of: text + [10], inBlocksOf: size).last == "7 last 5")
    #expect(
      try Self.lines(of: text, inBlocksOf: size, from: 12, offset: 6) == ["12  2 after 38", "13 last 4"])
    #expect(try Self.lines(of: [], inBlocksOf: size) == [])
  }

  @Test("are written in the order of the lines, whoever is first, and hashed", arguments: 0..<8)
  func order(round: Int) async {
    let written = Written()
    let output = BatchOutput(
      BatchSink { bytes in
        written.add(bytes)
        return .done
      }, window: .init(chunks: 3, bytes: 100))
    let expected = (0..<200).flatMap { Array(String(repeating: "\($0) ", count: $0 % 7 * 10).utf8) }
    let numbers = Numbers()
    await withTaskGroup { group in
      for _ in 0..<5 {
        group.addTask {
          while let number = numbers.take(below: 200) {
            var chunk = RenderedChunk(number: number)
            chunk.bytes = Array(String(repeating: "\(number) ", count: number % 7 * 10).utf8)
            for _ in 0..<Int.random(in: 0..<5) { await Task.yield() }
            await output.put(chunk)
          }
        }
      }
    }
    let sink = output.finish()
    #expect(written.bytes == expected)
    #expect(sink.tally.bytesOut == expected.count)
    #expect(sink.hash.finish() == ContentHash(of: expected))
  }

  @Test("end with an error when the reader of the output closes it or it cannot be written, and say how to go on")
  func ends() async {
    let (closed, failed) = (await Self.run(.closed), await Self.run(.failed))
    let note = """
      note: The output is whole up to line 0, 0 bytes. To go on without a torn or a doubled line, cut it to that size and \
      add the output of --from-line 1.\n
      """
    for (outcome, error) in [
      (closed, "The reader of the output closed it."), (failed, "The output could not be written."),
    ] {
      #expect(outcome.exitCode == .outputFailed)
      #expect(String(decoding: outcome.errors, as: UTF8.self).hasPrefix("error: \(error)\n\(note)"))
    }
  }

  @Test("say in the summary what was written")
  func summary() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "summary-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    let run = await LoanDetailTool(products: InstalledSamples.all).run(
      "batch --summary \(file.path)", input: "{\n\n{}\r\n")
    let hash = ContentHash(of: Array(run.output.utf8)).hex
    #expect(
      run.errors.hasSuffix(
        "note: 3 lines, 7 bytes in: 0 screens (0 with findings), 2 bad lines, 1 empty lines; \(run.output.utf8.count) "
          + "bytes out, SHA-256 \(hash). Findings: record.missing-value 1, source.malformed-json 1.\n"))
    let summary = try JSONParser.parse([UInt8](Data(contentsOf: file)))
    #expect(summary["sha256"] == .string(hash))
    #expect(summary["complete"] == .bool(true))
    #expect(summary["lastLine"] == .number("3"))
    #expect(
      summary["findings"]
        == .object([
          .init("record.missing-value", .number("1")), .init("source.malformed-json", .number("1")),
        ]))
    #expect(summary["bytesOut"] == .number("\(run.output.utf8.count)"))
  }

  @Test(
    "tell the seconds to the thousandth",
    arguments: [(0, "0.000"), (0.0654, "0.065"), (61.2345678, "61.235"), (-1, "0.000")])
  func seconds(measured: Double, text: String) {
    let summary = BatchSummary(tally: BatchTally(), sha256: "", isComplete: true, seconds: measured, threads: 1)
    #expect(String(decoding: summary.json, as: UTF8.self).contains("\"seconds\": \(text)"))
  }

  @Test("show the rate and the time left")
  func progress() {
    var tally = BatchTally(lines: 30_002, screens: 30_000, faults: 2, bytesIn: 25)
    #expect(BatchProgress.line(tally, of: 100, after: 2) == "30002 lines, 15001 a second, 2 bad, 25 %, 6 s left")
    (tally.lines, tally.faults) = (30_000, 0)
    #expect(BatchProgress.line(tally, of: 100, after: 60) == "30000 lines, 500 a second, 25 %, 3 min 0 s left")
    #expect(BatchProgress.line(tally, of: nil, after: 7200) == "30000 lines, 4 a second")
    tally.bytesSkipped = 50
    #expect(BatchProgress.line(tally, of: 100, after: 60) == "30000 lines, 500 a second, 50 %, 1 min 0 s left")
  }

  @Test("have the hash of all their bytes, in whatever parts they come", arguments: [1, 3, 63, 64, 65, 200])
  func hash(size: Int) {
    let bytes = (0..<500).map { UInt8(truncatingIfNeeded: $0) }
    for length in [0, 1, 55, 56, 63, 64, 65, 128, 500] {
      var hash = RunningHash()
      for start in stride(from: 0, to: length, by: size) { hash.add(Array(bytes[start..<min(start + size, length)])) }
      #expect(hash.finish() == ContentHash(of: Array(bytes[..<length])))
    }
  }

  /// Hands out numbers, each once.
  private final class Numbers: Sendable {
    private let next = Mutex(0)

    func take(below end: Int) -> Int? {
      next.withLock { next in
        defer { next += 1 }
        return next < end ? next : nil
      }
    }
  }

  @Test("gives up a line that does not end")
  func endlessLine() throws {
    let read = Mutex(0)
    var reader = LineReader(
      { size in
        read.withLock { $0 += size }
        return Array(repeating: 0, count: size)
      }, maximumLine: 10, blockSize: 1 << 26)
    let failure = #expect(throws: LineReader.Failure.self) { try reader.next() }
    #expect(failure == .endless)
    #expect((1 << 30...(1 << 30) + 2 << 26).contains(read.withLock { $0 }))
  }

  private final class Written: Sendable {
    private let content = Mutex<[UInt8]>([])

    var bytes: [UInt8] { content.withLock { $0 } }

    func add(_ bytes: [UInt8]) { content.withLock { $0 += bytes } }
  }

  /// The lines of a text: their numbers, texts and sizes. A line of more than 10 bytes is too long.
  private static func lines(
    of text: [UInt8], inBlocksOf size: Int, from start: Int = 1, offset: Int = 0
  ) throws -> [String] {
    let source = Blocks(text, size)
    var reader = LineReader({ source.next(atMost: $0) }, maximumLine: 10, offset: offset, from: start)
    var (lines, chunks) = ([String](), 0)
    while let chunk = try reader.next() {
      #expect(chunk.number == chunks)
      chunks += 1
      for (index, line) in chunk.lines.enumerated() {
        let text = line.range.map { String(decoding: chunk.bytes[$0], as: UTF8.self) }
        let skipped = index == 0 && chunk.bytesSkipped > 0 ? " after \(chunk.bytesSkipped)" : ""
        lines.append("\(chunk.firstLine + index) \(text ?? "-") \(line.size)\(skipped)")
      }
    }
    return lines
  }

  private final class Blocks: Sendable {
    private let rest: Mutex<ArraySlice<UInt8>>
    private let size: Int

    init(_ text: [UInt8], _ size: Int) {
      rest = Mutex(text[...])
      self.size = size
    }

    func next(atMost maximum: Int) -> [UInt8] {
      rest.withLock { rest in
        defer { rest = rest.dropFirst(min(size, maximum)) }
        return Array(rest.prefix(min(size, maximum)))
      }
    }
  }

  /// A run over endless input whose output is treated so.
  private static func run(_ writing: Streams.Writing) async -> Outcome {
    let surroundings = Surroundings(
      variables: [:], today: { _ in CalendarDate("2026-11-21") },
      streams: Streams(read: { _ in Array("{\n".utf8) }, write: { _ in writing }))
    return await LoanDetailTool(products: InstalledSamples.all).run(["batch"], in: surroundings)
  }
}
