/// The files of a new product, made from the template.
struct ProductFiles {
  var name: ProductName
  var english: ProductTitle
  var russian: ProductTitle
  /// The thousand of the sample records' ids.
  var thousand: Int

  /// The id of the first sample record.
  var sampleID: String { "\(thousand)001" }

  /// The files by their paths from the package's root.
  func files(from template: [String: String]) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: template.map { path, text in
        ("\(PackageTree.folder(of: name))/\(expanding(path))", expanding(text))
      })
  }

  /// The titles come last: they may hold whatever they like.
  private func expanding(_ text: String) -> String {
    let words = [
      "__NAME__": name.description, "__TYPE__": name.type, "__ID__": "\(thousand)",
      "__TITLE_EN__": english.literal, "__TITLE_RU__": russian.literal, "__HEADING__": english.description,
    ]
    return text.replacing(/__[A-Z_]+?__/) { words[String($0.output)] ?? String($0.output) }
  }
}
