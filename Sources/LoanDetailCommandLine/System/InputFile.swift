import LoanDetailCore
import LoanDetailGateways

/// Reads the files that arguments name.
enum InputFile {
  /// Returns the content of a file or of a pipe, such as `<(…)` of a shell.
  ///
  /// - Parameter argument: the path as a text of `ArgumentText`.
  static func read(_ argument: String, _ limits: InputLimits) throws(GatewayError) -> [UInt8] {
    try SourceFile.content(of: ArgumentText.bytes(of: argument), named: ArgumentText.shown(argument), limits)
  }
}
