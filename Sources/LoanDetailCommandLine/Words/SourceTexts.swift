import DesignSystem
import Localization

/// All texts of the program for a translator, in the order of its files.
struct SourceTexts {
  private(set) var texts: [SwiftTexts.Text] = []
  private(set) var nouns: [SwiftTexts.Noun] = []
  private var seenTexts: Set<SwiftTexts.Text> = []
  private var seenNouns: Set<SwiftTexts.Noun> = []

  /// The folders of this package whose words can be on the screen of any product.
  static let sharedFolders = [
    "DesignSystem", "Localization", "Loans", "LoanDetailCore", "LoanDetailEngine", "LoanDetailSections",
    "LoanDetailScreens/Summary", "LoanDetailScreens/Words", "LoanDetail", "LoanDetailMCP", "LoanDetailRendering",
  ].map { "Sources/\($0)" }

  /// Reads the Swift files of folders; throws if there is no such folder.
  init(in folders: [String]) throws(UsageError) {
    for folder in folders {
      for file in try Self.files(in: folder) { add(file.texts) }
    }
  }

  /// Takes the texts that are built in, of these folders of this package and of the folders in them.
  init(builtIn folders: [String]) {
    for (folder, texts) in BuiltInTexts.all where folders.contains(where: { "\(folder)/".hasPrefix("\($0)/") }) {
      add(texts)
    }
  }

  /// Adds the texts that are not there yet.
  private mutating func add(_ found: SwiftTexts) {
    texts += found.texts.filter { seenTexts.insert($0).inserted }
    nouns += found.nouns.filter { seenNouns.insert($0).inserted }
  }

  /// Returns the files of a folder that can have words, with their texts.
  static func files(in folder: String) throws(UsageError) -> [(name: String, texts: SwiftTexts)] {
    guard let names = SystemFolder.files(in: folder) else {
      throw UsageError(
        "There is no folder \"\(folder)\" with the sources of the program. Name them with --sources.", in: "words")
    }
    return names.sorted().filter(hasWords).compactMap { name in
      (try? SystemFile.content(of: "\(folder)/\(name)", atMost: 1 << 24))
        .map { (name, SwiftTexts(of: String(decoding: $0, as: UTF8.self))) }
    }
  }

  /// Whether a file can have words: a Swift file, but not a template of the scaffold or a test.
  private static func hasWords(_ name: String) -> Bool {
    name.hasSuffix(".swift") && !name.includes("Templates/") && !name.includes("Tests/")
  }
}

extension Array where Element: Hashable {
  /// The elements that occur more than once, such as English words that need more than one translation, because they
  /// stand beside different Russian ones.
  var repeated: Set<Element> {
    var seen: Set<Element> = []
    return Set(filter { !seen.insert($0).inserted })
  }
}
