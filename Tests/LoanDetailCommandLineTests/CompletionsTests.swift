import DesignSystem
import Foundation
import LoanDetailCommandLine
import LoanDetailCore
import LoanDetailGateways
import Loans
import Testing

@Suite("Completions")
struct CompletionsTests {
  private static let tool = LoanDetailTool(products: [MadeUpProducts.teapot, MadeUpProducts.kettle], name: "my-bank")

  @Test("are a script that bash can read", .enabled(if: Executable.installed("bash") != nil, "bash is not installed."))
  func bashSyntax() async throws { try await expectReadable(by: "bash", "-n") }

  @Test("are a script that zsh can read", .enabled(if: Executable.installed("zsh") != nil, "zsh is not installed."))
  func zshSyntax() async throws { try await expectReadable(by: "zsh", "-n") }

  @Test("are a script that fish can read", .enabled(if: Executable.installed("fish") != nil, "fish is not installed."))
  func fishSyntax() async throws { try await expectReadable(by: "fish", "--no-execute") }

  @Test("know every command and option that help knows", arguments: ["bash", "zsh", "fish"])
  func completeness(shell: String) async {
    let script = await Self.tool.run("completions \(shell)").output
    #expect(script.contains("my-bank"))
    let commands = await Self.words(of: "Commands", in: "help")
    #expect(commands.count > 10)
    for command in commands {
      #expect(script.contains(command))
      for option in await Self.words(of: "Options", in: "help \(command)") {
        #expect(script.contains(shell == "fish" ? "'__my_bank_is \(command)' -l \(option.dropFirst(2)) " : option))
      }
    }
  }

  /// A command line that ends where the tab key is hit, and what bash then offers for the last word.
  struct Typed: Sendable, CustomTestStringConvertible {
    var line: String
    var offers: [String]
    var testDescription: String { line }

    init(_ line: String, _ offers: String...) { (self.line, self.offers) = (line, offers) }
  }

  @Test(
    "offer in bash what can follow", .enabled(if: Executable.installed("bash") != nil, "bash is not installed."),
    arguments: [
      Typed("re", "render"), Typed("--", "--help", "--version"), Typed("nonsense "), Typed("render "),
      Typed("render --for", "--format"), Typed("list --co", "--compact", "--color"),
      Typed("render --format ", "text", "json", "html", "csv", "ics", "divkit", "a2ui"),
      Typed(
        "render --format=", "--format=text", "--format=json", "--format=html", "--format=csv", "--format=ics",
        "--format=divkit", "--format=a2ui"),
      Typed("render 1 --format=j", "--format=json"), Typed("list --color a", "auto", "always"),
      Typed("list --source ", "portfolio", "fineract"), Typed("list --source=f", "--source=fineract"),
      Typed("render --screen ", "main", "schedule", "statement"), Typed("explain --screen sch", "schedule"),
      Typed("list --map "), Typed("list --map 3=", "3=teapot", "3=kettle"), Typed("list --map=3=k", "--map=3=kettle"),
      Typed("render --client-kinds ro", "row"), Typed("render --client-kinds=row,no", "--client-kinds=row,note"),
      Typed("render --as-of "), Typed("render teapot:1 --reveal-numbers --format j", "json"),
      Typed("schema pa", "patch"), Typed("schema ke", "kettle"), Typed("schema --compact pa", "patch"),
      Typed("schema --client-version 1 pa", "patch"), Typed("schema patch "), Typed("schema -- pa", "patch"),
      Typed("calc d", "day-count"), Typed("calc --f"), Typed("help exp", "explain"),
      Typed("completions ", "bash", "zsh", "fish"), Typed("completions --", "--help"),
    ])
  func bash(_ typed: Typed) async throws {
    #expect(try await Self.offers(for: typed.line, splitting: "") == typed.offers)
    // By default, bash also splits at "=" and ":", and replaces only what follows the last of them.
    let rest = typed.offers.map { String($0.split(separator: "=").last ?? "") }
    #expect(try await Self.offers(for: typed.line, splitting: "=:") == rest)
  }

  @Test("offer in bash the names of files", .enabled(if: Executable.installed("bash") != nil, "bash is not installed."))
  func files() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "files-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "loans of today.json").path
    try "{}".write(toFile: file, atomically: true, encoding: .utf8)
    let start = folder.appending(path: "loans").path
    for line in ["list --data ", "diff ", "patch old.json ", "compare-schemas - "] {
      #expect(try await Self.offers(for: line + start, splitting: "=:") == [file])
    }
    #expect(try await Self.offers(for: "list --data=\(start)", splitting: "") == ["--data=\(file)"])
    #expect(try await Self.offers(for: "list --data=\(start)", splitting: "=:") == [file])
    #expect(try await Self.offers(for: "schema \(start)", splitting: "=:") == [])
  }

  @Test(
    "offer in fish what can follow", .enabled(if: Executable.installed("fish") != nil, "fish is not installed."),
    arguments: [
      Typed("rend", "render"), Typed("render --format ", "a2ui", "csv", "divkit", "html", "ics", "json", "text"),
      Typed("list --color=a", "--color=always", "--color=auto"),
      Typed("list --map 3=", "3=kettle", "3=teapot"), Typed("render --client-kinds=row,no", "--client-kinds=row,note"),
      Typed("help exp", "explain"), Typed("calc d", "day-count"), Typed("render --as-of "),
    ])
  func fish(_ typed: Typed) async throws {
    let script = await Self.tool.run("completions fish").output
    let fish = try #require(Executable.installed("fish"))
    let result = try await fish.run(
      ["--no-config", "-c", "\(script)\ncomplete -C 'my-bank \(typed.line)'"],
      environment: ["HOME": FileManager.default.temporaryDirectory.path])
    #expect(result.errors == "")
    let offers = result.text.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
    #expect(offers.sorted() == typed.offers)
  }

  /// A tool whose names a shell would have to quote.
  private static let odd: LoanDetailTool = {
    let teapot = MadeUpProducts.teapot
    let manifest = ProductManifest(
      type: "teapot", title: teapot.manifest.title, version: "1", module: "teapots",
      screens: [.main, "tea'pot", "$(tea)", "tea pot"])
    let plugin = ProductPlugin(manifest: manifest) { teapot.plugin.interactor(readingFrom: $0) }
    return LoanDetailTool(products: [ProductWithSamples(plugin, records: teapot.records)], name: "bank's tool")
  }()

  private func expectReadable(by shell: String, _ option: String) async throws {
    for tool in [Self.tool, Self.odd] {
      let script = await tool.run("completions \(shell)")
      #expect(script.code == 0)
      #expect(script.errors == "")
      #expect(!script.output.contains(/tea.pot|\(tea\)/))
      let program = try #require(Executable.installed(shell))
      let check = try await program.run([option, "/dev/stdin"], input: Data(script.output.utf8))
      #expect(check.errors == "")
      #expect(check.code == 0)
    }
  }

  /// What bash offers when the tab key is hit at the end of a line, for the part of it after the last separator.
  private static func offers(for line: String, splitting separators: String) async throws -> [String] {
    let script = await tool.run("completions bash").output
    var words = ["my-bank"]
    for word in line.split(separator: " ", omittingEmptySubsequences: false) {
      words.append("")
      for character in word {
        if separators.contains(character) {
          if words[words.count - 1].isEmpty { words.removeLast() }
          words += [String(character), ""]
        } else {
          words[words.count - 1].append(character)
        }
      }
      // After a separator at the end, it is itself the word that bash tells the function.
      if words.last == "", word.last.map(separators.contains) == true { words.removeLast() }
    }
    let ask = """
      \(script)
      COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
      _my_bank
      for offer in "${COMPREPLY[@]}"; do echo "$offer"; done
      """
    let result = try await #require(Executable.installed("bash")).run(["-c", ask, "bash"] + words)
    #expect(result.errors == "")
    return result.text.split(separator: "\n").map(String.init)
  }

  /// The first words of the entries under a heading of a help page.
  private static func words(of heading: String, in line: String) async -> [String] {
    let help = await tool.run(line).output
    guard let part = help.split(separator: "\(heading):\n").dropFirst().first else { return [] }
    return part.split(separator: "\n", omittingEmptySubsequences: false)
      .prefix { !$0.isEmpty }
      .filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
      .compactMap { $0.split(separator: " ").first.map(String.init) }
  }
}
