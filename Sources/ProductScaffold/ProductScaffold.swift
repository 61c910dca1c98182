import Foundation

/// The tool that the command plugins `add-product` and `remove-product` run.
@main
struct ProductScaffold {
  static func main() {
    // The reader of the output may have ended; the changes must be undone nevertheless.
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
