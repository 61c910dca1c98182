package import LoanDetailCore
import Loans
package import Localization

/// Reads files of records.
package enum SourceFile {
  /// Returns the bytes of a file or of a pipe, to be kept.
  static func bytes(_ path: String, _ limits: InputLimits) throws(GatewayError) -> SourceBytes {
    SourceBytes(try content(of: path, limits))
  }

  /// Returns the content of a file or of a pipe.
  ///
  /// - Parameter path: the path as a text of `SystemText`.
  package static func content(of path: String, _ limits: InputLimits) throws(GatewayError) -> [UInt8] {
    do throws(SystemFile.Failure) {
      return try SystemFile.content(of: path, atMost: limits.bytes)
    } catch {
      throw Self.error(error, of: path, limits)
    }
  }

  /// The error about a file that could not be opened or read.
  ///
  /// - Parameter path: the path as a text of `SystemText`.
  package static func error(_ failure: SystemFile.Failure, of path: String, _ limits: InputLimits) -> GatewayError {
    let name = SystemText.shown(path)
    return switch failure {
    case .missing:
      .missing(
        Diagnostic(
          id: "source.missing-file", severity: .error, path: name, summary: "There is no such file.",
          advice: "Check the path."))
    case .unreadable:
      .missing(
        Diagnostic(
          id: "source.unreadable-file", severity: .error, path: name, summary: "The file cannot be read.",
          advice: "Check that it is a file and that it may be read."))
    case .tooLarge: limits.tooLarge(name)
    }
  }
}
