import Foundation
import InstalledSamples
import LoanDetailCommandLine
import LoanDetailJSON
import Testing

@Suite("A cut batch does not look whole")
struct CutBatchTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "cut-\(UUID().uuidString)")
  private let executable: Executable

  init() throws {
    executable = try Executable()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func summary() throws -> JSONValue {
    try JSONParser.parse([UInt8](Data(contentsOf: folder.appending(path: "summary.json"))))
  }

  private func count(_ name: String, _ summary: JSONValue) -> Int {
    guard case .number(let digits)? = summary[name] else { return -1 }
    return Int(digits) ?? -1
  }

  private func shell(_ line: String) async throws -> Executable.Result {
    try await executable.shell("cd '\(folder.path)' && \(line)")
  }

  /// Bad lines without end; they are long, so that a block has few of them.
  private static let endless = "yes \"$(printf '{%300s' '')\""

  /// Waits until the batch has begun, which is when its summary is there, and a second for its work.
  private static let begun = "n=0; until [ -s summary.json ] || [ $((n += 1)) = 300 ]; do sleep 0.1; done; sleep 1"

  private func remove() { try? FileManager.default.removeItem(at: folder) }

  @Test(
    "a signal ends it in order, also while it waits for its input or for the reader of its output",
    arguments: [
      ("(echo '{'; exec sleep 60)", "TERM", "cat"),
      ("(echo '{'; exec sleep 60)", "HUP", "cat"), (Self.endless, "TERM", "cat"),
      (Self.endless, "TERM", "exec sleep 9"),
    ])
  func signal(input: String, signal: String, reader: String) async throws {
    defer { remove() }
    // What the parent ignores stays ignored, as HUP under nohup.
    if try await shell("kill -\(signal) $$; echo ignored").text == "ignored\n" { return }
    // The reader is a named pipe, so that the exit code is that of the batch. Kill gets the batch's own process.
    let run = try await shell(
      """
      mkfifo in out; \(input) > in 2> /dev/null & source=$!; (\(reader) < out > read 2> /dev/null) & reader=$!; \
      sh -c 'echo $$ > pid; exec loan-detail batch --threads 2 --summary summary.json < in > out 2> errors' & batch=$!; \
      \(Self.begun); kill -\(signal) $(cat pid); wait $batch; code=$?; kill $source 2> /dev/null; \
      \(reader == "cat" ? "wait" : "kill") $reader; \
      cat errors; exit $code
      """)
    #expect(run.code == 128 + (["HUP": 1, "TERM": 15][signal] ?? 0), "\(run.text)")
    #expect(run.text.contains("error: A signal ended the batch.\nnote: The output is whole up to line "))
    let summary = try summary()
    #expect(summary["complete"] == .bool(false))
    let (lines, bytes) = (count("lastLine", summary), count("bytesOut", summary))
    #expect(run.text.contains("up to line \(lines), \(bytes) bytes. "))
    #expect(lines >= 0 && bytes >= 0)
    guard reader == "cat" else { return }
    let read = try Data(contentsOf: folder.appending(path: "read"))
    #expect(lines >= 1 && read.prefix(bytes).count { $0 == 10 } == lines)
  }

  @Test("a batch that is killed has a summary that says so")
  func killed() async throws {
    defer { remove() }
    _ = try await shell(
      "mkfifo in; sleep 60 > in 2> /dev/null & source=$!; loan-detail batch --summary summary.json < in & "
        + "\(Self.begun); kill -KILL $!; wait $!; kill $source")
    #expect(try summary()["complete"] == .bool(false))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["in", "summary.json"])
  }

  @Test("a full disk or an early end is an error, and the bytes of the rest make the whole")
  func fullDisk() async throws {
    defer { remove() }
    let whole = try await shell(
      "\(Self.endless) | head -n 5000 > in; printf '\\n\\n{' >> in; loan-detail batch < in > whole")
    #expect(whole.code == 65)
    let cut = try await shell("echo head > out; ulimit -f 256; loan-detail batch --summary summary.json < in >> out")
    #expect(cut.code == 74)
    let (lines, bytes) = (count("lastLine", try summary()), count("bytesOut", try summary()))
    #expect(try summary()["complete"] == .bool(false))
    #expect(cut.errors.contains("whole up to line \(lines), \(bytes + 5) bytes."))
    #expect(lines > 0)
    let rest = try await shell(
      "truncate -s \(bytes + 5) out; loan-detail batch --from-line \(lines + 1) < in >> out; "
        + "(echo head; cat whole) | cmp - out && wc -l < out")
    #expect(rest.code == 0, "\(rest.errors)")
    #expect(rest.text.hasPrefix("5004"))
    let closed = try await shell(
      "mkfifo pipe; (head -c 100 pipe > /dev/null) & loan-detail batch --summary summary.json < in > pipe")
    #expect(closed.code == 74)
    #expect(closed.errors.contains("error: The reader of the output closed it.\n"))
    #expect(try summary()["complete"] == .bool(false))
  }

  @Test("a summary that cannot be written is an error before the work")
  func noSummary() async throws {
    defer { remove() }
    let run = try await shell("echo '{' | loan-detail batch --summary nowhere/summary.json")
    #expect(run.code == 74)
    #expect(run.text == "")
    #expect(run.errors == "error: The summary could not be written to \"nowhere/summary.json\".\n")
    let device = try await shell("echo '{' | loan-detail batch --summary /dev/stdout 2> /dev/null")
    #expect(device.text.contains(#""complete": true"#))
    let link = try await shell(
      """
      ln -s /dev/fd/1 one; ln -s /dev/fd/2 two; ln -s file three; echo old > file
      for name in one two three; do echo '{' | loan-detail batch --summary $name > output 2> errors; cat output errors; done
      readlink one two three; cat file
      """)
    #expect(link.text.matches(of: /"complete": true/).count == 3, "\(link.text)")
    #expect(link.text.matches(of: /{"line":1,/).count == 3, "\(link.text)")
    #expect(link.text.matches(of: /error: 1 of 1 lines/).count == 3, "\(link.text)")
    #expect(link.text.contains("/dev/fd/1\n/dev/fd/2\nfile\n{"), "\(link.text)")
  }

  @Test("a file that is cut while it is read is an error, and its output is not whole")
  func cutInput() async throws {
    defer { remove() }
    let run = try await shell(
      """
      yes '{' | head -c 5000000 > in; mkfifo out; loan-detail batch --data in --summary summary.json > out 2> errors & batch=$!; \
      (head -c 1000; \(Self.begun); truncate -s 0 in; cat) < out > read; wait $batch; code=$?; cat errors; exit $code
      """)
    #expect(run.code == 69 && run.text.contains("The file became shorter while it was read"), "\(run.text)")
    #expect(try summary()["complete"] == .bool(false))
    // What cannot be read at all was not cut.
    #expect(try await shell("loan-detail batch --data /").code == 66)
  }

  @Test(
    "what is read is neither replaced by the summary nor written to",
    arguments: [
      "--data in --summary in > out", "--summary link < in > out", "--data link >> in", "< in >> in",
      "--words in --summary link < /dev/null > out", "--words in < /dev/null >> link",
    ])
  func ownFiles(options: String) async throws {
    defer { remove() }
    let run = try await shell("echo '{' > in; ln -s in link; loan-detail batch \(options); code=$?; cat in; exit $code")
    #expect(run.code == 64 && run.text == "{\n", "\(run.text)")
    let file = options.contains("--words") ? "a table of words." : "the file of the records."
    #expect(run.errors.contains(file), "\(run.errors)")
  }

  @Test("the memory does not depend on the number of threads when the reader is slow")
  func memory() async throws {
    defer { remove() }
    guard FileManager.default.fileExists(atPath: "/proc/self/status") else { return }
    let run = try await shell(
      """
      loan-detail sample --lines > loans; for i in 1 2 3 4 5 6 7 8; do cat loans loans > more; mv more loans; done; \
      mkfifo out; sleep 60 < out > /dev/null 2>&1 & reader=$!; (sh -c 'echo $$ > pid; exec loan-detail batch --threads 512 < loans > out 2> errors' &) ; \
      sleep 6; sed -n 's/VmHWM: *//p' /proc/$(cat pid)/status; \
      kill -KILL $(cat pid); kill $reader
      """)
    let kibibytes = run.text.split(whereSeparator: \.isWhitespace).first.flatMap { Int($0) }
    #expect(try #require(kibibytes) < 300_000)
  }
}
