import Foundation
import Localization
import Testing

@testable import LoanDetailCommandLine

@Suite("A file that is written")
final class OutputFileTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "output-\(UUID().uuidString)")

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func path(_ name: String) -> String { folder.appending(path: name).path }

  private func text(_ name: String) -> String? {
    FileManager.default.contents(atPath: path(name)).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test("takes the place of what a process of the same number left behind")
  func rest() throws {
    let part = "file.\(ProcessInfo.processInfo.processIdentifier).part"
    try Data("old".utf8).write(to: folder.appending(path: part))
    #expect(OutputFile.replace(Array("new".utf8), at: path("file")))
    #expect(text("file") == "new" && text(part) == nil)
  }

  @Test("keeps the permissions of the file that it replaces")
  func permissions() throws {
    #expect(FileManager.default.createFile(atPath: path("file"), contents: nil, attributes: [.posixPermissions: 0o600]))
    #expect(OutputFile.replace([], at: path("file")))
    #expect(try FileManager.default.attributesOfItem(atPath: path("file"))[.posixPermissions] as? Int == 0o600)
  }

  @Test("is made behind a link that leads nowhere, and the link stays")
  func danglingLink() throws {
    try FileManager.default.createSymbolicLink(atPath: path("link"), withDestinationPath: "file")
    #expect(OutputFile.replace(Array("new".utf8), at: path("link")))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path("link")) == "file")
    #expect(text("file") == "new")
  }

  @Test("is never a folder")
  func folderInItsPlace() throws {
    #expect(!OutputFile.replace([1], at: folder.path))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
  }

  @Test("can have a name that is not UTF-8, in a folder that is made")
  func name() throws {
    let inner = folder.path + "/" + SystemText.text(of: [0x61, 0xFF]) + "//b/"
    #expect(SystemFolder.make(inner) && SystemFolder.make(inner))
    #expect(OutputFile.replace([0x78], at: inner + SystemText.text(of: [0xFE])))
    let files = try #require(SystemFolder.files(in: folder.path))
    #expect(files.map { SystemText.bytes(of: $0) } == [[0x61, 0xFF, 0x2F, 0x62, 0x2F, 0xFE]])
    #expect(try SystemFile.content(of: "\(folder.path)/\(files[0])", atMost: 8) == [0x78])
    #expect(SystemText.shown(files[0]) == "a\u{FFFD}/b/\u{FFFD}")
  }

  @Test("of a gallery is written by one gallery at a time")
  func galleries() throws {
    var first: SiteFolder? = try SiteFolder(path("site"))
    #expect(first != nil)
    let error = #expect(throws: SiteFolder.Failure.self) { try SiteFolder(self.path("site")) }
    #expect(error?.message.hasPrefix("Another gallery is being written to the folder") == true)
    first = nil
    #expect(throws: Never.self) { try SiteFolder(self.path("site")) }
  }
}
