/// The JSON names of the direction in which the texts of a language are read.
package enum WireDirection: String, CaseIterable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"

  /// The direction of the script in which a language is usually written.
  init(language: String) {
    self =
      ["ar", "ckb", "dv", "fa", "he", "ps", "sd", "ug", "ur", "yi"].contains(language.prefix { $0 != "-" })
      ? .rightToLeft : .leftToRight
  }
}
