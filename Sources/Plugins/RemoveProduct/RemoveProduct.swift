import Foundation
import PackagePlugin

/// `swift package remove-product`: lets the tool do it, which can be tested.
@main
struct RemoveProduct: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "ProductScaffold").url
    // The build folder is three above the plugin's own: <build folder>/plugins/RemoveProduct/outputs.
    let scratch = context.pluginWorkDirectoryURL
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    process.arguments = ["remove", context.package.directoryURL.path, scratch.path] + arguments
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}
