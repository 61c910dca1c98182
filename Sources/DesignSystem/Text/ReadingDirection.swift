/// The direction in which the texts of a language are read.
package enum ReadingDirection: String, Sendable, CaseIterable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"

  /// The direction of a script or, without one, of the script in which a language is usually written.
  ///
  /// - Parameters:
  ///   - language: the code of the language, such as `ar`.
  ///   - script: the code of the script in ISO 15924, such as `Arab`.
  package init(language: some StringProtocol, script: String?) {
    let isRightToLeft =
      script.map { Self.rightToLeftScripts.contains($0) } ?? Self.rightToLeftLanguages.contains(String(language))
    self = isRightToLeft ? .rightToLeft : .leftToRight
  }

  /// The direction of a tag of BCP 47, such as `ar`, `he-IL` or `pa-Arab`.
  package init(tag: String) {
    let parts = tag.split(separator: "-")
    self.init(
      language: (parts.first ?? "").lowercased(),
      script: parts.dropFirst().first { $0.count == 4 }.map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() })
  }

  /// The scripts that are read from right to left, by their codes in ISO 15924.
  package static let rightToLeftScripts: Set<String> = [
    "Arab", "Aran", "Hebr", "Syrc", "Mand", "Thaa", "Nkoo", "Adlm", "Rohg",
  ]
  /// The languages that are usually written in one of these scripts.
  private static let rightToLeftLanguages: Set<String> = [
    "ar", "ckb", "dv", "fa", "he", "iw", "ks", "mid", "ps", "sd", "syr", "ug", "ur", "yi",
  ]
}
