import LoanDetailCore
import LoanDetailJSON

/// `etag` prints the ETags of rendered screens, so that a client team can check its own.
struct ETagCommand: Command {
  static let name = "etag"
  let documents: InputDocument
  let limits: InputLimits

  static func syntax(for tool: LoanDetailTool) -> CommandSyntax {
    CommandSyntax(
      name: name, summary: "Prints the ETag of a screen, as JSON, or of many, one to a line.",
      operands: [.init("FILE", .file)], options: LimitOptions.document.syntax)
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
        "a line of output for each line that is not empty. A file is read so when its first line is a whole document; else "
          + "all of it is one. From version 3 on, it is the SHA-256 of the document in the canonical form of RFC 8785, "
          + "without the properties \"etag\", \"freshness\" and \"diagnostics\"; in versions 1 and 2, of the document as it "
          + "is, without \"etag\" and white space"
      ),
    ]
  }

  init(_ arguments: Arguments, for tool: LoanDetailTool) throws(UsageError) {
    documents = InputDocument(arguments.operands[0])
    limits = try LimitOptions.document.limits(arguments)
  }
}
