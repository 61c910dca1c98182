import Foundation

/// The command `remove-product`. It undoes `add-product`, and removes everything added to the product's folder since.
struct RemoveProduct {
  var tree: PackageTree
  var name: ProductName
  /// Whether to list the files without changing them.
  var isDryRun: Bool

  /// Removes the product and returns a summary. If it throws, the tree is unchanged.
  func run() throws -> String {
    let products = try tree.products()
    guard products.contains(name.description) else {
      throw ScaffoldError("There is no product \"\(name)\"; the products are \(products.joined(separator: ", ")).")
    }
    let lists = try LineList.all.map { try $0.removing(name, in: tree) }
    let schema = [PackageTree.schema(of: name)].filter { FileManager.default.fileExists(atPath: tree.url($0).path) }

    guard !isDryRun else {
      let files = try tree.files(in: PackageTree.folder(of: name)) + schema
      return DryRun(changed: lists.map(\.path), removed: files).description
    }
    try TreeChange.attempt(in: tree) { change in
      for list in lists { try change.edit(list.path, list.text) }
      try change.remove(PackageTree.folder(of: name))
      for path in schema { try change.remove(path) }
    }
    return "Removed \(PackageTree.folder(of: name))."
  }
}
