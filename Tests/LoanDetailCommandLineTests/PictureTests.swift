import Foundation
import LoanDetailJSON
import Testing

/// The pictures of the documentation state the command whose page they show, and the hash of that page.
@Suite("The pictures of the documentation")
struct PictureTests {
  private static let folder = MarkdownPage.root.appending(path: "Sources/LoanDetail/LoanDetail.docc/Resources")
  private static let advice = "Take them anew: .ci/pictures .build/debug/loan-detail"

  private static let all: [URL] = {
    let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == "png" }
  }()

  @Test("show the pages that the tool prints today", arguments: all)
  func current(picture: URL) async throws {
    let texts = try Self.texts(ofPNG: Data(contentsOf: picture))
    let page = try await Executable().shell("loan-detail \(#require(texts["Command"]))")
    #expect(page.code == 0 && texts["Page"] == ContentHash(of: Array(page.text.utf8)).hex, "\(Self.advice)")
  }

  @Test("are small, and each is on a page")
  func small() throws {
    let pages = try MarkdownPage.all.map { try MarkdownPage($0).text }
    #expect(Self.all.count >= 3)
    for picture in Self.all {
      #expect(try Data(contentsOf: picture).count < 80_000, "\(picture.path)")
      let name = picture.lastPathComponent
      #expect(pages.contains { $0.contains("Resources/\(name))") || $0.contains("](\(name))") }, "\(name)")
    }
  }

  /// The texts in the chunks `tEXt` of a PNG, by their names (PNG specification, section 11.3.3).
  private static func texts(ofPNG data: Data) throws -> [String: String] {
    var rest = data.dropFirst(8)
    var texts: [String: String] = [:]
    while rest.count >= 12 {
      let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      let content = rest.dropFirst(8).prefix(length)
      if rest.dropFirst(4).prefix(4).elementsEqual("tEXt".utf8) {
        let parts = content.split(separator: 0, maxSplits: 1).map { String(decoding: $0, as: UTF8.self) }
        if parts.count == 2 { texts[parts[0]] = parts[1] }
      }
      rest = rest.dropFirst(12 + length)
    }
    return texts
  }
}
