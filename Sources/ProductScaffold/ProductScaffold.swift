import Foundation

/// What the command plugins `add-product` and `remove-product` run.
@main
struct ProductScaffold {
  static func main() {
    // Whoever reads what is said may be gone; the changes are taken back all the same.
    signal(SIGPIPE, SIG_IGN)
    guard !CommandLine.arguments.contains("--help") else { return print(ScaffoldCommand.usage) }
    do {
      print(try ScaffoldCommand(CommandLine.arguments.dropFirst()).run())
    } catch {
      try? FileHandle.standardError.write(contentsOf: Data("\(error)\n".utf8))
      exit(1)
    }
  }
}
