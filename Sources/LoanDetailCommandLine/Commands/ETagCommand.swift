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
    var eTags = ""
    // One document at a time, so that many of them take no more memory than the longest.
    for document in Self.documents(in: bytes) {
      guard document.range.count <= LimitOptions.lineLength else { throw tooLong(atLine: document.line) }
      do {
        let value = try JSONParser.parse(bytes.span.extracting(document.range))
        eTags += "\(try eTag(of: value, atLine: document.line))\n"
      } catch let error as JSONSyntaxError {
        var error = error
        error.line += document.line.map { $0 - 1 } ?? 0
        throw GatewayError.malformed(error.diagnostic(in: input.name))
      }
    }
    report.output = Array(eTags.utf8)
  }

  /// The error for a document that takes too much memory.
  private func tooLong(atLine line: Int?) -> GatewayError {
    .malformed(
      Diagnostic(
        id: "etag.too-long", severity: .error, path: line.map { "\(input.name), line \($0)" } ?? input.name,
        summary: "The document is too long.", expected: "at most \(LimitOptions.lineLength) bytes"))
  }

  /// The ETag of a document; throws if it is no screen. `line` is its line in the input.
  private func eTag(of document: JSONValue, atLine line: Int?) throws(GatewayError) -> String {
    if case .object = document { return ScreenPatch.eTag(of: document) }
    let place = line.map { "\(input.name), line \($0)" } ?? input.name
    throw .malformed(
      Diagnostic(
        id: "etag.no-document", severity: .error, path: "\(place): $", summary: "The document is not a screen.",
        found: document.summary, expected: "an object"))
  }

  /// The place of a document in the input: its bytes, and the number of its line if each line has a document.
  private typealias Place = (range: Range<Int>, line: Int?)

  /// Returns a document for each non-empty line if the first of these lines is a whole document; otherwise only one.
  private static func documents(in bytes: [UInt8]) -> [Place] {
    let whole: [Place] = [(bytes.indices, nil)]
    var lines: [Place] = []
    for (index, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated()
    where !line.allSatisfy({ [0x20, 0x09, 0x0D].contains($0) }) {
      if lines.isEmpty, (try? JSONParser.check(bytes.span.extracting(line.indices))) == nil { return whole }
      lines.append((line.startIndex..<line.endIndex, index + 1))
    }
    return lines.count > 1 ? lines : whole
  }
}
