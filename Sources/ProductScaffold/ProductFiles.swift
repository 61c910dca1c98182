/// The files of a new product, created from the template.
struct ProductFiles {
  var name: ProductName
  /// The title in English.
  var english: ProductTitle
  /// The title in Russian.
  var russian: ProductTitle
  /// The kind of product with whose samples and screens this one begins.
  var kind: ProductKind
  /// The ids of the sample records begin with this number of thousands.
  var thousand: Int

  /// The id of the first sample record.
  var sampleID: String { "\(thousand)001" }

  /// Returns the files with their paths from the package's root.
  func files(from template: [String: String]) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: template.map { path, text in
        ("\(PackageTree.folder(of: name))/\(expanding(path))", expanding(text))
      })
  }

  /// Returns the paths of the snapshots that the template's snapshot test records: each screen of each sample record in
  /// each language and form, with the names that `LoanDetailTesting` uses.
  func snapshots(from template: [String: String]) -> [String] {
    // The terms of a sample have its id, too.
    let samples = Set(
      template.values.flatMap { text in text.matches(of: /"id": "__ID__(\d+)"/).map { "\(thousand)\($0.1)" } })
    return samples.sorted().flatMap { sample in
      kind.screens.flatMap { screen in
        ["en_US.txt", "en_US.json", "ru_RU.txt"].map {
          "\(PackageTree.folder(of: name))/Tests/__Snapshots__/\(sample).\(screen).\($0)"
        }
      }
    }
  }

  /// The text with the product's words in place of the template's. They are put in all at once, because a title may
  /// contain any text.
  private func expanding(_ text: String) -> String {
    let words = [
      "__NAME__": name.description, "__TYPE__": name.type, "__ID__": "\(thousand)",
      "__SCREENS__": kind.screens.map { ".\($0)" }.joined(separator: ", "),
      "__TITLE_EN__": english.literal, "__TITLE_RU__": russian.literal, "__HEADING__": english.description,
    ]
    return text.replacing(/__[A-Z_]+?__/) { words[String($0.output)] ?? String($0.output) }
  }
}
