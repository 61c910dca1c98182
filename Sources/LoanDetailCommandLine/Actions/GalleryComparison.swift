import LoanDetailCore
import LoanDetailGallery
import LoanDetailGateways
import LoanDetailJSON
import Localization

/// Compares the screens in two folders: two galleries, or two folders of snapshots.
struct GalleryComparison: Sendable {
  /// The folder with the screens before.
  let old: String
  /// The folder with the screens after.
  let new: String

  /// Prints the page of the comparison. Reports a folder that cannot be read or has no screens.
  func perform(into report: inout Report) throws {
    var contents: [[String: [UInt8]]] = []
    for folder in [old, new] {
      guard let files = try Self.screens(in: folder) else {
        report.fail("The folder \(SourcePath.quoted(SystemText.shown(folder))) cannot be read.", .noInput)
        return
      }
      guard !files.isEmpty else {
        report.fail(
          "The folder \(SourcePath.quoted(SystemText.shown(folder))) has no screens. Give folders that \"gallery\" or "
            + "assertSnapshots wrote.", .noInput)
        return
      }
      contents.append(files)
    }
    let comparison = ScreenComparison(from: contents[0], to: contents[1])
    report.output = comparison.page(title: "Screens that changed")
    report.note(comparison.summary)
  }

  /// The screens in a folder, JSON documents and texts, by their paths; `nil` if the folder cannot be read.
  private static func screens(in folder: String) throws(GatewayError) -> [String: [UInt8]]? {
    guard let files = SystemFolder.files(in: folder) else { return nil }
    var screens: [String: [UInt8]] = [:]
    for file in files where file.hasSuffix(".json") || (file.hasSuffix(".txt") && file != SiteFolder.list) {
      screens[file] = try SourceFile.content(of: "\(folder)/\(file)", .standard)
    }
    return screens
  }
}
