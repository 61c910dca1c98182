import Foundation

/// The command `add-product`. It creates the product's folder and schema, and adds the product to the three lists of
/// products.
struct AddProduct {
  var tree: PackageTree
  var toolchain: Toolchain
  var name: ProductName
  /// The title in English.
  var english: ProductTitle
  /// The title in Russian.
  var russian: ProductTitle
  /// The kind of product to begin with.
  var kind: ProductKind
  /// Whether to record the screens and the schema, which requires a build of the package.
  var records: Bool
  /// Whether to list the files without changing them.
  var isDryRun: Bool

  /// Adds the product and returns a text with the next step. If it throws, the tree is unchanged.
  func run() throws -> String {
    try tree.checkIsFree(name)
    let product = ProductFiles(
      name: name, english: english, russian: russian, kind: kind, thousand: try tree.freeThousand())
    let template = try tree.template(of: kind)
    let files = product.files(from: template)
    try tree.checkSayNoOtherProduct(files, of: name)
    let lists = try LineList.all.map { try $0.adding(name, in: tree) }

    guard !isDryRun else {
      let recorded = records ? product.snapshots(from: template) + [PackageTree.schema(of: name)] : []
      return DryRun(new: files.keys + recorded, changed: lists.map(\.path)).description
    }
    try TreeChange.attempt(in: tree) { change in
      try change.make(PackageTree.folder(of: name), files: files)
      for list in lists { try change.edit(list.path, list.text) }
      try toolchain.format([PackageTree.folder(of: name), PackageTree.installed])
      if records { try record(&change) }
    }
    return """
      Added \(PackageTree.folder(of: name)). Its sample is the loan \(product.sampleID); to see it:
        swift run loan-detail render \(product.sampleID)
      """
  }

  /// Records the product's screens and schema, then runs its tests against them.
  private func record(_ change: inout TreeChange) throws {
    tell("Building the package with \(name).")
    try toolchain.build()
    tell("Recording its screens and its schema.")
    try toolchain.record(name)
    let schema = PackageTree.schema(of: name)
    try change.make(schema, files: [schema: toolchain.loanDetail(["schema", name.type])])
    try toolchain.test(name)
  }

  /// Prints a line immediately, to show progress.
  private func tell(_ line: String) { try? FileHandle.standardOutput.write(contentsOf: Data("\(line)\n".utf8)) }
}
