import LoanDetailCore
import LoanDetailJSON

/// The option of every command that reads data: the limits of its input.
struct LimitOptions: Sendable {
  private static let names = InputLimits.Name.allCases.map(\.rawValue)

  private static let limit = Option(
    repeating: "limit", value: "NAME=N", completion: .none,
    summary: "Read at most N bytes, records, rows of a list, or bytes of a text, such as "
      + "records=\(InputLimits.standard.records), the limit without it; may be repeated.")

  static let syntax = [limit.syntax]

  /// Reads the limits.
  static func limits(_ arguments: Arguments) throws(UsageError) -> InputLimits {
    var limits = InputLimits.standard
    for text in try arguments[limit] {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let name = InputLimits.Name(rawValue: String(parts[0])), let number = Int(parts[1]),
        number >= 1, number < Int.max
      else {
        throw arguments.error(
          "--limit takes \(names.joined(separator: ", ")) and a whole number from 1, as in records=1000, not "
            + "\(SourcePath.quoted(text)).")
      }
      limits[keyPath: name.limit] = number
    }
    return limits
  }
}
