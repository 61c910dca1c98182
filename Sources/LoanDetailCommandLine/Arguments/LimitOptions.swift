import LoanDetailCore
import LoanDetailJSON

/// The option `--limit` of a command that reads data: the limits of its input. A command accepts only the limits that
/// it applies.
struct LimitOptions: Sendable {
  /// The limits that the command accepts.
  private let names: [InputLimits.Name]
  /// The limits without the option.
  private var standard = InputLimits.standard
  /// An example of a value, for messages.
  private let example: String
  private let limit: Option<[String]>

  /// The option of commands that read records.
  static let records = LimitOptions(
    InputLimits.Name.allCases, value: "NAME=N", example: "records=1000",
    summary: "Read at most N bytes, records, rows of a list, or bytes of a text, such as "
      + "records=\(InputLimits.standard.records), the limit without it; may be repeated.")
  /// The option of commands that read other documents. One takes up to nine times its length in memory, or up to 600
  /// bytes for each value.
  static let document: LimitOptions = {
    var options = LimitOptions(
      [.bytes], value: "bytes=N", example: "bytes=1000",
      summary: "Read at most N bytes of a document; without it, \(lineLength).")
    options.standard.bytes = lineLength
    return options
  }()

  /// The option of a command that reads one document or one on each line.
  static let documentLines = LimitOptions(
    [.bytes], value: "bytes=N", example: "bytes=1000",
    summary: "Read at most N bytes; without it, \(InputLimits.standard.bytes). A document has at most \(lineLength).")

  /// The option of commands that read records line by line.
  static let lines: LimitOptions = {
    var options = LimitOptions(
      [.bytes, .rows, .text], value: "NAME=N", example: "bytes=1000",
      summary: "Read at most N bytes of a line, rows of a list, or bytes of a text, such as bytes=\(lineLength), the "
        + "limit without it; may be repeated.")
    options.standard.bytes = lineLength
    return options
  }()

  /// The maximum length of a line or a document in bytes, 16 MiB.
  static let lineLength = 16 << 20

  private init(_ names: [InputLimits.Name], value: String, example: String, summary: String) {
    self.names = names
    self.example = example
    limit = Option(repeating: "limit", value: value, completion: .none, summary: summary)
  }

  var syntax: [OptionSyntax] { [limit.syntax] }

  /// Reads the limits. A limit that is not given is the standard one.
  func limits(_ arguments: Arguments) throws(UsageError) -> InputLimits {
    var limits = standard
    for text in try arguments[limit] {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let name = names.first(where: { $0.rawValue == parts[0] }), let number = Int(parts[1]),
        number >= 1
      else {
        throw arguments.error(
          "--limit takes \(names.map(\.rawValue).joined(separator: ", ")) and a whole number from 1, as in \(example), "
            + "not \(SourcePath.quoted(text)).")
      }
      // One more than the limit is read, to see whether there is more.
      limits[keyPath: name.limit] = min(number, .max - 1)
    }
    return limits
  }
}
