import Foundation

/// `remove-product`: takes back all that `add-product` made, and what was written in the product's folder since.
struct RemoveProduct {
  var tree: PackageTree
  var name: ProductName
  /// Whether the files are only listed.
  var isDryRun: Bool

  /// Removes the product, or throws and leaves the tree as it was.
  func run() throws -> String {
    let products = try tree.products()
    guard products.contains(name.description) else {
      throw ScaffoldError("There is no product \"\(name)\"; the products are \(products.joined(separator: ", ")).")
    }
    let manifest = try LineList.manifest(tree.text(of: PackageTree.manifest), removing: name)
    let installed = try LineList.installed(tree.text(of: PackageTree.installed), removing: name)

    let schema = [PackageTree.schema(of: name)].filter { FileManager.default.fileExists(atPath: tree.url($0).path) }

    guard !isDryRun else {
      let files = try tree.files(in: PackageTree.folder(of: name)) + schema
      return DryRun(changed: [PackageTree.manifest, PackageTree.installed], removed: files).description
    }
    try TreeChange.attempt(in: tree) { change in
      try change.edit(PackageTree.manifest, manifest)
      try change.edit(PackageTree.installed, installed)
      try change.remove(PackageTree.folder(of: name))
      for path in schema { try change.remove(path) }
    }
    return "Removed \(PackageTree.folder(of: name))."
  }
}
