/// The files that a command would create, change or remove, sorted by path.
struct DryRun: CustomStringConvertible {
  var new: [String] = []
  var changed: [String] = []
  var removed: [String] = []

  var description: String {
    let lines = [("new", new), ("changed", changed), ("removed", removed)]
      .flatMap { word, paths in paths.map { (path: $0, word: word) } }
      .sorted { $0.path < $1.path }
      .map { "  \($0.word.padding(to: 8))\($0.path)" }
    return (["Nothing was written. Without --dry-run these files would be:"] + lines).joined(separator: "\n")
  }
}

extension String {
  /// The text with spaces at its end up to a length.
  fileprivate func padding(to length: Int) -> String { self + String(repeating: " ", count: max(length - count, 0)) }
}
