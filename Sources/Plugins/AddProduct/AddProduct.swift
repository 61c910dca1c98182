import Foundation
import PackagePlugin

/// The command `swift package add-product`. It runs the tool `ProductScaffold`, because a tool can be tested and a
/// plugin cannot.
@main
struct AddProduct: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "ProductScaffold").url
    // The plugin's work directory is <build folder>/plugins/AddProduct/outputs.
    let scratch = context.pluginWorkDirectoryURL
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    process.arguments = ["add", context.package.directoryURL.path, scratch.path] + arguments
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}
