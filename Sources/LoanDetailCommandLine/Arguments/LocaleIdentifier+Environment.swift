import LoanDetail

extension LocaleIdentifier {
  /// The locale of a POSIX environment: the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is not empty.
  ///
  /// `C`, `POSIX` and values that are not a locale give `en_US`.
  static func name(in environment: [String: String]) -> String {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
    let value = names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    return LocaleIdentifier(value.prefix { $0 != "." && $0 != "@" })?.rawValue ?? "en_US"
  }
}
