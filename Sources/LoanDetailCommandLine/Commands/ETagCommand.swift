import LoanDetailCore
import LoanDetailGateways
import LoanDetailJSON
import LoanDetailRendering
import Loans

/// `etag` prints the ETags of rendered screens, so that a client team can check its own.
struct ETagCommand: Command {
  static let name = "etag"
  /// The input, which has one document or many.
  let input: InputDocument
  let limits: InputLimits

  static func syntax(for tool: LoanDetailTool) -> CommandSyntax {
    CommandSyntax(
      name: name, summary: "Prints the ETag of a screen, as JSON, or of many, one to a line.",
      operands: [.init("FILE", .file)], options: LimitOptions.documentLines.syntax)
  }

  static func examples(for tool: LoanDetailTool) -> [(line: String, meaning: String)] {
    [
      (
        "etag screen.json > etag.txt",
        "the ETag worked out from what the document holds, to check another implementation with"
      ),
      (
        "render 1001 --format json | \(tool.name) etag -",
        "from standard input; the same as the document's own \"etag\", which is not read"
      ),
      (
        "etag screens.jsonl",
        "a line of output for each line that is not empty. A file is read so when its first line is a whole document; "
          + "else all of it is one. From version 3 on, it is the SHA-256 of the document in the canonical form of RFC "
          + "8785, without the properties \"etag\", \"freshness\", \"diagnostics\" and \"correlationId\"; in versions "
          + "1 and 2, of the document as it is, without \"etag\" and white space"
      ),
    ]
  }

  init(_ arguments: Arguments, for tool: LoanDetailTool) throws(UsageError) {
    input = InputDocument(arguments.operands[0])
    limits = try LimitOptions.documentLines.limits(arguments)
  }
}

extension ETagCommand {
  func perform(for tool: LoanDetailTool, in surroundings: Surroundings, into report: inout Report) throws {
    let bytes = try input.bytes(in: surroundings, limits, advice: "Pipe it in.")
    let lines = Self.lines(of: bytes)
    // One document at a time, so that many of them take no more memory than the longest.
    let eTags =
      if lines.isEmpty {
        [try eTag(of: consume bytes)]
      } else {
        try lines.map { line in try eTag(of: Array(bytes[line.range]), atLine: line.number) }
      }
    report.output = Array(eTags.map { "\($0)\n" }.joined().utf8)
  }

  /// The ETag of a document, whose bytes are released when it is read; throws if it is no screen. `line` is its line in
  /// the input, if each line has a document.
  private func eTag(of bytes: consuming [UInt8], atLine line: Int? = nil) throws(GatewayError) -> String {
    let place = line.map { "\(input.name), line \($0)" } ?? input.name
    guard bytes.count <= LimitOptions.lineLength else {
      throw .malformed(
        Diagnostic(
          id: "etag.too-long", severity: .error, path: place, summary: "The document is too long.",
          expected: "at most \(LimitOptions.lineLength) bytes"))
    }
    let document: JSONValue
    do throws(JSONSyntaxError) {
      document = try JSONParser.parse(consume bytes)
    } catch {
      var error = error
      error.line += line.map { $0 - 1 } ?? 0
      throw .malformed(error.diagnostic(in: input.name))
    }
    if case .object = document { return ScreenPatch.eTag(of: document) }
    throw .malformed(
      Diagnostic(
        id: "etag.no-document", severity: .error, path: "\(place): $", summary: "The document is not a screen.",
        found: document.summary, expected: "an object"))
  }

  /// Returns the lines that are not empty, if there is more than one and the first is a whole document; otherwise all
  /// of the input is one document, and there are none.
  private static func lines(of bytes: [UInt8]) -> [(range: Range<Int>, number: Int)] {
    var lines: [(range: Range<Int>, number: Int)] = []
    for (index, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated()
    where !line.allSatisfy({ [0x20, 0x09, 0x0D].contains($0) }) {
      if lines.isEmpty, (try? JSONParser.check(bytes.span.extracting(line.indices))) == nil { return [] }
      lines.append((line.startIndex..<line.endIndex, index + 1))
    }
    return lines.count > 1 ? lines : []
  }
}
