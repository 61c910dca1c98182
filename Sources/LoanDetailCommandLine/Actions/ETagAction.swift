import LoanDetailCore
import LoanDetailGateways
import LoanDetailJSON
import LoanDetailRendering
import Loans

extension ETagCommand {
  func perform(for tool: LoanDetailTool, in surroundings: Surroundings, into report: inout Report) throws {
    let bytes = try documents.bytes(in: surroundings, limits, advice: "Pipe it in.")
    var eTags = ""
    // One document at a time, so that many of them take no more memory than the longest.
    for document in Self.documents(in: bytes) {
      do {
        let value = try JSONParser.parse(Array(bytes[document.range]))
        eTags += "\(try eTag(of: value, document.line))\n"
      } catch let error as JSONSyntaxError {
        var error = error
        error.line += document.line.map { $0 - 1 } ?? 0
        throw GatewayError.malformed(error.diagnostic(in: documents.name))
      }
    }
    report.output = Array(eTags.utf8)
  }

  private func eTag(of document: JSONValue, _ line: Int?) throws(GatewayError) -> String {
    if case .object = document { return ScreenPatch.eTag(of: document) }
    let place = line.map { "\(documents.name), line \($0)" } ?? documents.name
    throw .malformed(
      Diagnostic(
        id: "etag.no-document", severity: .error, path: "\(place): $", summary: "The document is not a screen.",
        found: document.summary, expected: "an object"))
  }

  /// Returns a document for each non-empty line if the first of these lines is a whole document; otherwise only one.
  private static func documents(in bytes: [UInt8]) -> [(range: Range<Int>, line: Int?)] {
    let whole: [(range: Range<Int>, line: Int?)] = [(bytes.indices, nil)]
    var lines: [(range: Range<Int>, line: Int?)] = []
    for (index, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated()
    where !line.allSatisfy({ [0x20, 0x09, 0x0D].contains($0) }) {
      if lines.isEmpty, (try? JSONParser.parse(Array(line))) == nil { return whole }
      lines.append((line.startIndex..<line.endIndex, index + 1))
    }
    return lines.count > 1 ? lines : whole
  }
}
