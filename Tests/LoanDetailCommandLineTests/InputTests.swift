import Foundation
import Localization
import Testing

@testable import LoanDetailCommandLine

@Suite("The data of the executable")
struct InputTests {
  private let executable: Executable

  init() throws { executable = try Executable() }

  /// The sample portfolio in a file, made once for all tests.
  private static let sample = Task {
    let file = FileManager.default.temporaryDirectory.appending(path: "sample-\(UUID().uuidString).json")
    try await Executable().run(["sample"]).output.write(to: file)
    return file.path
  }

  /// Runs a line of the shell in a new folder with the sample portfolio as `p.json`.
  private func run(_ line: String) async throws -> Executable.Result {
    try await executable.shell("cd $(mktemp -d) && cp \(try await Self.sample.value) p.json; \(line)")
  }

  @Test(
    "may come from a file, a pipe or standard input",
    arguments: [
      "list --data p.json", "list --data - < p.json", "list --data /dev/stdin < p.json",
      "list --data named", "list --data ./$(printf 'a\\377b.json')",
    ])
  func ways(line: String) async throws {
    let prepare = "mkfifo named; cat p.json > named & cp p.json $(printf 'a\\377b.json');"
    let expected = try await run("loan-detail list --data p.json --locale en_US")
    let result = try await run(
      "\(line.contains("named") ? prepare : prepare.replacing("cat p.json > named &", with: "")) loan-detail \(line) "
        + "--locale en_US")
    #expect(result.code == 0)
    #expect(result.errors == "")
    #expect(result.text == expected.text)
  }

  @Test("may be in a process substitution of the shell")
  func processSubstitution() async throws {
    guard Executable.installed("bash") != nil else { return }
    let result = try await run("bash -c 'loan-detail render 1001 --data <(cat p.json) --locale en_US'")
    #expect(result.code == 0)
    #expect(result.text.hasPrefix("Consumer loan\n"))
  }

  @Test("is named in messages even if its name is not UTF-8")
  func nameInMessage() async throws {
    let result = try await run("loan-detail list --data $(printf 'no\\377ne')")
    #expect(result.code == 66)
    #expect(result.errors == "error: no\u{FFFD}ne: There is no such file. Check the path.\n")
  }

  @Test(
    "is read up to a limit, also if it never ends",
    arguments: [
      "list --data /dev/zero", "list --data - < /dev/zero", "diff - p.json < /dev/zero", "calc schedule < /dev/zero",
    ])
  func endless(line: String) async throws {
    let result = try await run(
      "loan-detail \(line.replacing(" <", with: " --limit bytes=1000000 <")) "
        + (line.contains("<") ? "" : "--limit bytes=1000000"))
    #expect(result.code == 65)
    #expect(
      result.errors.hasSuffix(
        "The source is too large. Found more than 1000000 bytes; expected at most 1000000 bytes. If the data is right, "
          + "raise the limit: InputLimits.bytes, on the command line --limit bytes=N.\n"))
  }

  @Test(
    "that does not come in time is a source that does not answer",
    arguments: [
      "mkfifo f; sleep 30 > f 2> /dev/null & trap 'kill $!' EXIT; loan-detail list --data - < f",
      "mkfifo f; loan-detail render 1001 --data f",
      "mkfifo f; sleep 30 > f 2> /dev/null & trap 'kill $!' EXIT; loan-detail summary --customer C-1 --data f",
      "mkfifo f; loan-detail summary --customer C-1 --data p.json --in RUB --rates f",
    ])
  func silent(line: String) async throws {
    let result = try await run("\(line) --deadline 1 2>&1")
    #expect(result.code == 69)
    #expect(
      result.text.contains(
        ": The input did not end in time. Expected all of it within 1 s. If it takes longer, raise the limit: "
          + "--deadline SECONDS.\n"), "\(result.text)")
  }

  @Test("in the folder of the time zones is no pipe and no device", arguments: ["mkfifo z/A", "ln -s /dev/zero z/A"])
  func timeZones(prepare: String) async throws {
    let result = try await run("mkdir z; \(prepare); TZDIR=z timeout 9 loan-detail list --time-zone A")
    #expect(result.code == 64, "\(result.errors)")
  }

  @Test(
    "that is a table of words, a tariff or exchange rates has a limit of its own",
    arguments: [
      "list --words /dev/zero", "quote consumerLoan --amount 500000 --months 36 --rate 17.9 --tariff /dev/zero",
      "summary --customer C-1 --in RUB --rates /dev/zero",
    ])
  func small(line: String) async throws {
    let result = try await run("loan-detail \(line)")
    #expect(result.code == 65)
    #expect(result.errors.contains("Found more than 16777216 bytes;"), "\(result.errors)")
  }

  @Test("needs at most 1.3 times the memory of its limit if it does not end")
  func memory() async throws {
    guard Executable.installed("python3") != nil else { return }
    let least = try await run("\(Self.peak) loan-detail list --data - --limit bytes=1000 < /dev/zero")
    let most = try await run("\(Self.peak) loan-detail list --data - --limit bytes=200000000 < /dev/zero")
    let (first, last) = (try #require(Int(least.text.dropLast())), try #require(Int(most.text.dropLast())))
    #expect(last - first <= 200_000 * 13 / 10, "\(last - first) kB")
  }

  /// Prints the peak memory of a command in kilobytes.
  private static let peak = """
    python3 -c 'import os, subprocess, sys
    process = subprocess.Popen(sys.argv[1:], stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
    print(os.wait4(process.pid, 0)[2].ru_maxrss)'
    """

  @Test("has limits that the command line sets")
  func limits() async throws {
    let result = try await run("loan-detail list --data p.json --limit records=2 --limit text=99")
    #expect(result.code == 65)
    #expect(result.errors.hasPrefix("error: p.json: $.loans: The source has too many records."))
    for wrong in ["depth=3", "records", "records=0", "records=x", "rows=99999999999999999999"] {
      let result = try await run("loan-detail list --data p.json --limit \(wrong)")
      #expect(result.code == 64)
      #expect(
        result.errors.hasPrefix(
          "error: --limit takes bytes, records, rows, text and a whole number from 1, as in records=1000, not"))
    }
  }

  @Test("may state a size that no memory holds")
  func statedSize() throws {
    let pipe = Pipe()
    pipe.fileHandleForWriting.write(Data("{}".utf8))
    try pipe.fileHandleForWriting.close()
    // The handle closes its descriptor when it is gone.
    withExtendedLifetime(pipe.fileHandleForReading) { handle in
      #expect(SystemFile.content(of: handle.fileDescriptor, size: 1 << 50, atMost: 1 << 51) == Array("{}".utf8))
    }
  }

  @Test(
    "has a name that is kept byte by byte",
    arguments: [
      Array("дом.json".utf8), [0xFF], [0x61, 0xC3], [0xF0, 0x9F, 0x98], Array("\u{10F7FF}\u{10F741}".utf8),
      [0xED, 0xA0, 0x80], Array("a\u{301}".utf8), [],
    ] as [[UInt8]])
  func bytes(_ name: [UInt8]) {
    #expect(SystemText.bytes(of: SystemText.text(of: name)) == name)
  }
}
