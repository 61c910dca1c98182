import Foundation
import PackagePlugin

/// The command `swift package preview`: builds the tool whenever a source or a sample changes, and writes the gallery of a
/// product anew, for an open page that shows it.
@main
struct PreviewProduct: CommandPlugin {
  private static let help = """
    Shows the screens of a product in a browser while you write it, until you press Control-C.

    Usage:
      swift package preview [PRODUCT [LOAN]] [--once] [OPTIONS OF THE GALLERY]

    Examples:
      swift package preview Mortgage
          the screens of all sample mortgages
      swift package preview Mortgage 2001 --locale ru_RU
          one of them, in Russian alone: the fewer pages, the sooner they are there
      swift package preview Mortgage --once
          build and write the pages once, without waiting for changes
    """

  func performCommand(context: PluginContext, arguments: [String]) throws {
    if arguments.contains("--help") || arguments.contains("-h") { return print(Self.help) }
    let operands = arguments.prefix(2).prefix { !$0.hasPrefix("-") }
    var options = Array(arguments.dropFirst(operands.count))
    let isOnce = options.contains("--once")
    options.removeAll { $0 == "--once" }
    let package = context.package.directoryURL
    let watched = try Self.folders(of: operands.first, in: package)
    if let name = operands.first {
      // The type of a product is the name of its module with a small first letter.
      let type = name.prefix(1).lowercased() + name.dropFirst()
      options += ["--product", operands.count > 1 ? "\(type):\(operands[1])" : type]
    }
    let page = try PreviewPage(in: context.pluginWorkDirectoryURL, of: package)
    print("Open \(page.url.absoluteString)")
    var shown: Set<String>?
    while true {
      let state = Self.state(of: watched)
      if state != shown {
        shown = state
        let isBuilt = try update(page, options)
        if isOnce {
          if !isBuilt { exit(1) }
          return
        }
      }
      Thread.sleep(forTimeInterval: 0.2)
    }
  }

  /// Builds the tool and writes the gallery; returns whether both succeeded.
  private func update(_ page: PreviewPage, _ options: [String]) throws -> Bool {
    try page.show(.building)
    let began = Date()
    let build = try packageManager.build(.product("loan-detail"), parameters: .init(echoLogs: false))
    guard build.succeeded, let tool = build.builtArtifacts.first(where: { $0.kind == .executable }) else {
      try page.show(.failed(build.logText))
      print(build.logText)
      return false
    }
    let (isWritten, messages) = try Self.run(tool.url, ["gallery", "--output", page.gallery.path] + options)
    try page.show(isWritten ? .current : .failed(messages))
    let seconds = Date().timeIntervalSince(began).formatted(.number.precision(.fractionLength(1)))
    print(isWritten ? "shown after \(seconds) s" : messages)
    return isWritten
  }

  private static func run(_ tool: URL, _ arguments: [String]) throws -> (isSuccessful: Bool, messages: String) {
    let (process, output) = (Process(), Pipe())
    process.executableURL = tool
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let messages = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus == 0, messages)
  }

  /// The folders with the sources of a product, or of all, and of the engine.
  private static func folders(of name: String?, in package: URL) throws -> [URL] {
    let products = package.appending(path: "ProductPlugins")
    guard let name else { return [products, package.appending(path: "Sources")] }
    let folder = products.appending(path: name)
    guard FileManager.default.fileExists(atPath: folder.path) else {
      Diagnostics.error("There is no product \(name): no folder \(folder.path). Its name is that of its folder.")
      exit(64)
    }
    return [folder, package.appending(path: "Sources")]
  }

  /// The files of some folders, each with its size and its day of change.
  private static func state(of folders: [URL]) -> Set<String> {
    let keys: [URLResourceKey] = [.fileSizeKey, .contentModificationDateKey, .isRegularFileKey]
    var state: Set<String> = []
    for folder in folders {
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: keys)
      for case let file as URL in files ?? .init() {
        guard let values = try? file.resourceValues(forKeys: Set(keys)), values.isRegularFile == true else { continue }
        let changed = values.contentModificationDate?.timeIntervalSince1970 ?? 0
        state.insert("\(file.path) \(values.fileSize ?? 0) \(changed)")
      }
    }
    return state
  }
}
