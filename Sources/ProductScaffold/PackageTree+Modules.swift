import Foundation

/// A module, and the folder of the package that has it.
struct PackageModule: CustomStringConvertible {
  var name: String
  /// The package's folder; empty for the package at the root.
  var package: String

  /// The first part of a sentence: where the name is.
  var description: String {
    package.isEmpty ? "the package has a module \(name)" : "the package in \(package) has a module \(name)"
  }

  /// Whether the module has a name, whatever the case of its letters: there are disks that do not tell them apart.
  func isNamed(_ text: String) -> Bool { name.lowercased() == text.lowercased() }
}

extension PackageTree {
  /// The modules of the package and of every package below it, such as the one that tests the public API from outside.
  /// A package that depends on this one can have no module of the same name as a product.
  func modules() throws -> [PackageModule] {
    try packages(in: "").flatMap { package in
      let ours = try package.isEmpty ? products().flatMap { [$0, "\($0)Tests"] } : []
      let names = try folderNames(of: package) + ours + targetNames(of: package)
      return names.map { PackageModule(name: $0, package: package) }
    }
  }

  /// The folders that are packages, the outer ones first.
  private func packages(in folder: String) throws -> [String] {
    let below = try folders(in: folder).flatMap { try packages(in: path($0, in: folder)) }
    return (isPackage(folder) ? [folder] : []) + below
  }

  /// The folders that SwiftPM takes for a module's when the manifest says nothing else, and those of this package's
  /// plugins.
  private func folderNames(of package: String) throws -> [String] {
    let places = ["Sources", "Sources/Plugins", "Tests", "Plugins"].map { path($0, in: package) }
    return try places.filter(isFolder).flatMap { folder in
      try folders(in: folder).filter { !places.contains("\(folder)/\($0)") && !isPackage("\(folder)/\($0)") }
    }
  }

  /// The targets that the manifest names, which may have their sources anywhere.
  private func targetNames(of package: String) throws -> [String] {
    let declaration = /\.(?:\w*[tT]arget|plugin|macro|systemLibrary)\(\s*name:\s*"([^"]+)"(?!\s*,\s*package:)/
    return try text(of: path(Self.manifest, in: package)).matches(of: declaration).map { String($0.1) }
  }

  private func isPackage(_ folder: String) -> Bool {
    FileManager.default.fileExists(atPath: url(path(Self.manifest, in: folder)).path)
  }

  private func path(_ name: String, in folder: String) -> String { folder.isEmpty ? name : "\(folder)/\(name)" }
}
