import LoanDetailCore
import Loans
import Localization

/// A file whose records were found by their positions. Each is read when it is requested.
struct IndexedFile: Sendable {
  let path: String
  let version: SystemFile.Version

  /// Returns a part of the file.
  ///
  /// - Throws: `GatewayError.unavailable` if the file is not the one that was indexed.
  func bytes(in range: Range<Int>) throws(GatewayError) -> [UInt8] {
    guard let file = try? ReadableFile(path), file.version == version, let bytes = file.content(in: range),
      bytes.count == range.count, (try? SystemFile.version(of: path)) == version
    else { throw changed }
    return bytes
  }

  /// The error about a file that was changed or removed.
  var changed: GatewayError {
    .unavailable(
      Diagnostic(
        id: "source.changed-file", severity: .error, path: SystemText.shown(path),
        summary: "The file was changed or removed after its records were found.", advice: "Open the source again."))
  }
}
