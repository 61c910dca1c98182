import Foundation

/// A module and the package that contains it.
struct PackageModule: CustomStringConvertible {
  var name: String
  /// The folder of the package; empty for the root package.
  var package: String

  /// The beginning of a sentence that states where the name is used.
  var description: String {
    package.isEmpty ? "the package has a module \(name)" : "the package in \(package) has a module \(name)"
  }

  /// Returns whether the module has this name. Case is ignored, because some file systems ignore it.
  func isNamed(_ text: String) -> Bool { name.lowercased() == text.lowercased() }
}

extension PackageTree {
  /// Returns the modules of this package and of every package below it, such as the one that tests the public API from
  /// outside. A package that depends on this one cannot have a module with the name of a product.
  func modules() throws -> [PackageModule] {
    try packages(in: "").flatMap { package in
      let ours = try package.isEmpty ? products().flatMap { [$0, "\($0)Tests"] } : []
      let names = try folderNames(of: package) + ours + targetNames(of: package)
      return names.map { PackageModule(name: $0, package: package) }
    }
  }

  /// Returns the folders that contain a package, outer folders first.
  func packages(in folder: String) throws -> [String] {
    let below = try folders(in: folder).flatMap { try packages(in: path($0, in: folder)) }
    return (isPackage(folder) ? [folder] : []) + below
  }

  /// Returns the folders that SwiftPM uses for modules by default, and the folders of this package's plugins.
  private func folderNames(of package: String) throws -> [String] {
    let places = ["Sources", "Sources/Plugins", "Tests", "Plugins"].map { path($0, in: package) }
    return try places.filter(isFolder).flatMap { folder in
      try folders(in: folder).filter { !places.contains("\(folder)/\($0)") && !isPackage("\(folder)/\($0)") }
    }
  }

  /// Returns the targets in the manifest; their sources may be in any folder.
  private func targetNames(of package: String) throws -> [String] {
    let declaration = /\.(?:\w*[tT]arget|plugin|macro|systemLibrary)\(\s*name:\s*"([^"]+)"(?!\s*,\s*package:)/
    return try text(of: path(Self.manifest, in: package)).matches(of: declaration).map { String($0.1) }
  }

  private func isPackage(_ folder: String) -> Bool {
    FileManager.default.fileExists(atPath: url(path(Self.manifest, in: folder)).path)
  }

  /// The path of a name below a folder; the name alone below the root.
  private func path(_ name: String, in folder: String) -> String { folder.isEmpty ? name : "\(folder)/\(name)" }
}
