import PackagePlugin

/// Compiles the hand-written schemas of the folder `Schemas` into a module, as constants of an `enum SchemaTexts`.
@main
struct EmbedSchemas: BuildToolPlugin {
  /// The schemas that are written by hand; the others are generated from the code.
  private let names = ["explanation", "patch", "portfolio", "product-list", "product-types"]

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let schemas = names.map { context.package.directoryURL.appending(path: "Schemas/\($0).schema.json") }
    let output = context.pluginWorkDirectoryURL.appending(path: "SchemaTexts.swift")
    return [
      .buildCommand(
        displayName: "Embedding schemas", executable: try context.tool(named: "SchemaEmbedder").url,
        arguments: [output.path] + schemas.map(\.path), inputFiles: schemas, outputFiles: [output])
    ]
  }
}
