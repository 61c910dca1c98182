import LoanDetail

extension LocaleIdentifier {
  /// The locale a POSIX environment asks for: the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is not empty.
  ///
  /// `C`, `POSIX` and what names no locale are `en_US`.
  static func name(in environment: [String: String]) -> String {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
    let value = names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    return LocaleIdentifier(value.prefix { $0 != "." && $0 != "@" })?.rawValue ?? "en_US"
  }
}
