import DesignSystem
import Localization

/// All texts of the program for a translator, in the order of its files.
struct SourceTexts {
  private(set) var texts: [SwiftTexts.Text] = []
  private(set) var nouns: [SwiftTexts.Noun] = []

  /// The folders of this package that contain words.
  static let usualFolders = ["Sources", "ProductPlugins"]

  /// The folders of this package whose words can be on the screen of any product.
  static let sharedFolders = [
    "DesignSystem", "Localization", "Loans", "LoanDetailCore", "LoanDetailEngine", "LoanDetailSections",
    "LoanDetailScreens/Summary", "LoanDetailScreens/Words", "LoanDetail", "LoanDetailRendering",
  ].map { "Sources/\($0)" }

  /// Reads the Swift files of folders.
  init(in folders: [String]) throws(UsageError) {
    var (seenTexts, seenNouns) = (Set<[String]>(), Set<SwiftTexts.Noun>())
    for folder in folders {
      guard let names = FolderListing.files(in: folder) else {
        throw UsageError(
          "There is no folder \"\(folder)\" with the sources of the program. Name them with --sources.", in: "words")
      }
      for name in names.sorted() where Self.hasWords(name) {
        guard let bytes = try? SystemFile.content(of: "\(folder)/\(name)".utf8, atMost: 1 << 24) else { continue }
        let found = SwiftTexts(of: String(decoding: bytes, as: UTF8.self))
        texts += found.texts.filter { seenTexts.insert([$0.english, $0.russian]).inserted }
        nouns += found.nouns.filter { seenNouns.insert($0).inserted }
      }
    }
  }

  /// Whether a file can have words: a Swift file, but not a template of the scaffold or a test.
  private static func hasWords(_ name: String) -> Bool {
    name.hasSuffix(".swift") && !name.includes("Templates/") && !name.includes("Tests/")
  }
}
