import Foundation

/// `add-product`: a folder, a schema, and a line in each of two lists.
struct AddProduct {
  var tree: PackageTree
  var toolchain: Toolchain
  var name: ProductName
  var english: ProductTitle
  var russian: ProductTitle
  /// Whether the screens and the schema are recorded, for which the package is built.
  var records: Bool
  /// Whether the files are only listed.
  var isDryRun: Bool

  /// Adds the product, or throws and leaves the tree as it was; answers how to go on.
  func run() throws -> String {
    try tree.checkIsFree(name)
    let product = ProductFiles(name: name, english: english, russian: russian, thousand: try tree.freeThousand())
    let template = try tree.template()
    let files = product.files(from: template)
    try tree.checkSayNoOtherProduct(files, of: name)
    let manifest = try LineList.manifest(tree.text(of: PackageTree.manifest), adding: name)
    let installed = try LineList.installed(tree.text(of: PackageTree.installed), adding: name)

    guard !isDryRun else {
      let recorded = records ? product.snapshots(from: template) + [PackageTree.schema(of: name)] : []
      return DryRun(new: files.keys + recorded, changed: [PackageTree.manifest, PackageTree.installed]).description
    }
    try TreeChange.attempt(in: tree) { change in
      try change.make(PackageTree.folder(of: name), files: files)
      try change.edit(PackageTree.manifest, manifest)
      try change.edit(PackageTree.installed, installed)
      try toolchain.format([PackageTree.folder(of: name), PackageTree.installed])
      if records { try record(&change) }
    }
    return """
      Added \(PackageTree.folder(of: name)). Its sample is the loan \(product.sampleID); to see it:
        swift run loan-detail render \(product.sampleID)
      """
  }

  /// Has the product's own tests record its screens, and holds it to them.
  private func record(_ change: inout TreeChange) throws {
    tell("Building the package with \(name).")
    try toolchain.build()
    tell("Recording its screens and its schema.")
    try toolchain.record(name)
    let schema = PackageTree.schema(of: name)
    try change.make(schema, files: [schema: toolchain.loanDetail(["schema", name.type])])
    try toolchain.test(name)
  }

  /// Says at once what goes on.
  private func tell(_ line: String) { try? FileHandle.standardOutput.write(contentsOf: Data("\(line)\n".utf8)) }
}
