import Foundation
import Testing

/// Measures every list that data can make long with n and with 4 n elements. Four times the time is linear; a list that
/// is searched once for each of its elements takes sixteen times.
///
/// `swift test --filter GrowthTests` prints the table.
@Suite("Time grows with the data and not with its square", .serialized)
struct GrowthTests {
  private static let bound = 6.0
  /// Below this time, the difference of two runs says nothing.
  private static let shortest = 25_000
  private static let attempts = 6
  /// No list of a record and no text may be longer.
  private static let longest = 1_000_000

  @Test("for every list that data can make long")
  func growth() async throws {
    print("list                                               n     time at n   time at 4 n   ratio")
    for list in LongList.inLoans + LongList.inSources + LongList.inDocuments + LongList.inChanges {
      let growth = try await Meter(list).growth()
      print(growth.row)
      #expect(growth.ratio <= Self.bound, "\(list.name)")
    }
  }

  private struct Growth {
    var name: String
    var length: Int
    /// Microseconds, without those of a list of one element.
    var times: (once: Int, fourTimes: Int)

    /// A time that says nothing counts as the shortest that does: also the longest list may need less.
    var ratio: Double { Double(times.fourTimes) / Double(max(times.once, GrowthTests.shortest)) }

    var row: String {
      func right(_ text: String, _ width: Int) -> String {
        String(repeating: " ", count: max(0, width - text.count)) + text
      }
      func milliseconds(_ time: Int) -> String { "\(time / 1_000) ms" }
      return name.padding(toLength: 44, withPad: " ", startingAt: 0) + right("\(length)", 8)
        + right(milliseconds(times.once), 14) + right(milliseconds(times.fourTimes), 14)
        + right(String(format: "%.1f", ratio), 8)
    }
  }

  /// Measures one list.
  private struct Meter {
    let list: LongList
    private let folder = FileManager.default.temporaryDirectory.appending(path: "growth-\(UUID().uuidString)")
    private let program: URL

    init(_ list: LongList) throws {
      self.list = list
      program = try Executable().url
    }

    func growth() async throws -> Growth {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let least = try await time(of: 1)
      var length = list.length
      var once = try await time(of: length) - least
      // On a faster machine, or in an optimized build, the list must be longer.
      while once < GrowthTests.shortest, length < list.length * 64, 8 * length <= GrowthTests.longest {
        length *= 2
        once = try await time(of: length) - least
      }
      var growth = Growth(name: list.name, length: length, times: (once, try await time(of: 4 * length) - least))
      // A core that is shared with other work can take twice as long. Times that follow each other are comparable, so
      // the smallest ratio of some pairs counts.
      for _ in 1..<GrowthTests.attempts where growth.ratio > GrowthTests.bound - 1 {
        let pair = Growth(
          name: list.name, length: length,
          times: (try await time(of: length) - least, try await time(of: 4 * length) - least))
        if pair.ratio < growth.ratio { growth = pair }
      }
      return growth
    }

    private func time(of length: Int) async throws -> Int {
      switch list.work {
      case .code(let prepare):
        let work = try prepare(length)
        return try await ProcessorTime.ofThread(work).microseconds
      case .command(let words, let code, let inputs):
        let files = try inputs(length).enumerated().map { number, text in
          let url = folder.appending(path: "\(length).\(number)")
          if !FileManager.default.fileExists(atPath: url.path) { try Data(text.utf8).write(to: url) }
          return url
        }
        let arguments = words.map { $0 == "FILE" ? files[1].path : $0 }
        let run = try await ProcessorTime.ofProgram(program, arguments, input: files[0])
        // A list of one element may be without a fault.
        if length > 1 { #expect(run.code == code, "\(list.name)") }
        return run.time.microseconds
      }
    }
  }
}
