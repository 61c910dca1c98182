extension String {
  /// The name in upper camel case, without hyphens.
  var typeName: String {
    split { !$0.isLetter && !$0.isNumber }.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// The name in lower camel case, without hyphens.
  var memberName: String {
    let name = typeName
    return name.prefix(1).lowercased() + name.dropFirst()
  }
}
