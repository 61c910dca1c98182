package import LoanDetailCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads files of records.
package enum SourceFile {
  /// Returns the content of a file without copying it.
  static func bytes(_ path: String, _ limits: InputLimits) throws(GatewayError) -> SourceBytes {
    let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
    if let size, size > limits.bytes { throw limits.tooLarge(path) }
    do {
      return .file(try Data(contentsOf: URL(filePath: path)))
    } catch let error as CocoaError where error.code == .fileReadNoSuchFile {
      throw missing(path)
    } catch {
      throw unreadable(path)
    }
  }

  /// The error about a file that does not exist.
  package static func missing(_ name: String) -> GatewayError {
    .missing(
      Diagnostic(
        id: "source.missing-file", severity: .error, path: name, summary: "There is no such file.",
        advice: "Check the path."))
  }

  /// The error about a file that exists and cannot be read.
  package static func unreadable(_ name: String) -> GatewayError {
    .missing(
      Diagnostic(
        id: "source.unreadable-file", severity: .error, path: name, summary: "The file cannot be read.",
        advice: "Check that it is a file and that it may be read."))
  }
}
