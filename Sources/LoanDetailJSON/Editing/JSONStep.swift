/// One step of a path in a JSON text: a member of an object or an element of an array.
package enum JSONStep: Sendable, Hashable {
  case member(String)
  case element(Int)
}

extension [JSONStep] {
  /// The path from the root, as messages show it: `$.loans[3].debt`.
  var description: String {
    reduce("$") { path, step in
      switch step {
      case .member(let name): SourcePath.member(name, of: path)
      case .element(let index): "\(path)[\(index)]"
      }
    }
  }
}
