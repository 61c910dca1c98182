import Foundation
import PackagePlugin

/// The command `swift package preview`: builds the tool whenever a source or a sample changes, and writes the gallery
/// of a product anew, for an open page that shows it.
@main
struct PreviewProduct: CommandPlugin {
  private static let help = """
    Shows the screens of a product in a browser while you write it, until you press Control-C.

    Usage:
      swift package preview [PRODUCT [LOAN]] [--once] [OPTIONS OF THE GALLERY]

    Examples:
      swift package preview Mortgage
          the screens of all sample mortgages
      swift package preview Mortgage 2001
          those of the loan 2001 first: they are shown while the others are drawn
      swift package preview Mortgage 2001 --locale ru_RU --days 7
          in Russian alone, and also on other days
      swift package preview Mortgage --once
          build and write the pages once, without waiting for changes
    """

  /// The time between two looks for a change, in seconds.
  private static let interval = 0.05

  func performCommand(context: PluginContext, arguments: [String]) throws {
    if arguments.contains("--help") || arguments.contains("-h") { return print(Self.help) }
    let operands = arguments.prefix(2).prefix { !$0.hasPrefix("-") }
    var options = Array(arguments.dropFirst(operands.count))
    let isOnce = options.contains("--once")
    options.removeAll { $0 == "--once" }
    // The search for days on which a screen changes takes as long as the screens.
    if !options.contains("--days") { options += ["--days", "0"] }
    // The product's own test checks the contract.
    if !options.contains("--no-conformance") { options.append("--no-conformance") }
    let package = context.package.directoryURL
    var watch = SourceWatch(try Self.folders(of: operands.first, in: package))
    if let name = operands.first {
      // The type of a product is the name of its module with a small first letter.
      let type = name.prefix(1).lowercased() + name.dropFirst()
      options += ["--product", type]
      if operands.count > 1 { options += ["--first", "\(type):\(operands[1])"] }
    }
    let page = try PreviewPage(in: context.pluginWorkDirectoryURL, of: package)
    print("Open \(page.url.absoluteString)")
    repeat {
      watch.read()
      let isShown = try update(page, with: options, while: { isOnce || !watch.isChanged })
      if isOnce, !isShown { exit(1) }
      while !isOnce, !watch.isChanged { Thread.sleep(forTimeInterval: Self.interval) }
    } while !isOnce
  }

  /// Builds the tool and writes the gallery; returns whether all pages are written. Stops when `isCurrent` becomes
  /// false, because the sources have changed.
  private func update(_ page: PreviewPage, with options: [String], while isCurrent: () -> Bool) throws -> Bool {
    try page.show(.building)
    let began = Date()
    let build = try packageManager.build(.product("loan-detail"), parameters: .init(echoLogs: false))
    guard build.succeeded, let tool = build.builtArtifacts.first(where: { $0.kind == .executable }) else {
      try page.show(.failed(build.logText))
      print(build.logText)
      return false
    }
    let arguments = ["gallery", "--output", page.gallery.path] + options
    let drawing = try Drawing(running: tool.url, with: arguments, in: page.folder)
    var isFirstShown = false
    while drawing.isRunning {
      Thread.sleep(forTimeInterval: Self.interval / 2)
      if !isFirstShown, page.hasIndex, drawing.hasFirstPages {
        isFirstShown = true
        try page.show(.drawing)
        report("first pages", since: began)
      }
      if !isCurrent() {
        drawing.stop()
        return false
      }
    }
    try page.show(drawing.isSuccessful ? .current : .failed(drawing.messages))
    if drawing.isSuccessful { report("all pages", since: began) } else { print(drawing.messages) }
    return drawing.isSuccessful
  }

  /// Prints how long some pages took.
  private func report(_ pages: String, since began: Date) {
    print("\(pages) after \(Date().timeIntervalSince(began).formatted(.number.precision(.fractionLength(1)))) s")
  }

  /// The folders with the sources of a product, or of all products without a name, and of the engine. Ends the process
  /// if there is no such product.
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
}
