package import LoanDetailCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads files of records, rendered screens and schemas.
package enum SourceFile {
  /// Returns the content of a file.
  package static func read(_ path: String) throws(GatewayError) -> [UInt8] { [UInt8](try data(path)) }

  /// Returns the content of a file without copying it.
  static func bytes(_ path: String) throws(GatewayError) -> SourceBytes { .file(try data(path)) }

  private static func data(_ path: String) throws(GatewayError) -> Data {
    do {
      return try Data(contentsOf: URL(filePath: path))
    } catch let error as CocoaError where error.code == .fileReadNoSuchFile {
      throw .missing(
        Diagnostic(
          id: "source.missing-file", severity: .error, path: path, summary: "There is no such file.",
          advice: "Check the path."))
    } catch {
      throw .missing(
        Diagnostic(
          id: "source.unreadable-file", severity: .error, path: path, summary: "The file cannot be read.",
          advice: "Check that it is a file and that it may be read."))
    }
  }
}
