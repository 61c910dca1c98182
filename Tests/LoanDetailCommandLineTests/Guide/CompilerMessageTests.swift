#if os(Linux) || os(macOS)
  import Foundation
  import Testing

  @Suite("The compiler's message about a wrong name in a section")
  struct CompilerMessageTests {
    @Test("is about the name and its place, inside the items of a list too")
    func wrongNameInEach() async throws {
      let source = """
        import DesignSystem
        import LoanDetailCore
        import LoanDetailSections
        import Loans
        import Localization

        struct Berth { var number: Int }
        struct Berths: LoanSection {
          static let name: SectionName = "berths"
          static let summary = "The berths."
          let loan: LoanOnScreen
          let berths: Fact<[Berth]>
          var items: [Item] {
            each(berths.value ?? [], named: { "berth.\\($0.number)" }) { id, berth in
              section(.id(id), LoanWords.amount, row(.id(id.appending("size")), LoanWords.amount, berth.size))
            }
          }
        }
        """
      let message = try await compile(source)
      #expect(
        message.contains(#/Berths\.swift:15:\d+: error: value of type 'Berth' has no member 'size'/#), "\(message)")
      #expect(!message.contains("'[Berth]?'"), "\(message)")
    }

    /// Checks the types of a source file, and returns what the compiler prints.
    private func compile(_ source: String) async throws -> String {
      let folder = FileManager.default.temporaryDirectory.appending(path: "compiler-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appending(path: "Berths.swift")
      try Data(source.utf8).write(to: file)
      let modules = try Executable().url.deletingLastPathComponent().appending(path: "Modules").path
      let root = MarkdownPage.root.path
      let includes = ["SHA256Instructions", "LocaleData", "SchemaTexts"].flatMap {
        ["-I", "\(root)/Sources/\($0)/include"]
      }
      let run = try await #require(Executable.installed("env")).run(
        ["swiftc", "-typecheck", "-swift-version", "6", "-I", modules] + includes + [file.path],
        environment: ProcessInfo.processInfo.environment)
      #expect(run.code == 1)
      return run.errors
    }
  }
#endif
