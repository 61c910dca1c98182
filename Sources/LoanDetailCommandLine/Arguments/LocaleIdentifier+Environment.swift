import LoanDetail

extension LocaleIdentifier {
  /// The variables that name the locale of a POSIX environment. The first that is not empty counts.
  static let variables = ["LC_ALL", "LC_MESSAGES", "LANG"]

  /// The locale of a POSIX environment; `en_US` for `C`, `POSIX` and a value that names no locale.
  static func name(in environment: [String: String]) -> String {
    let value = variables.lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    guard value.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) else { return "en_US" }
    return LocaleIdentifier(String(value.prefix { $0 != "." && $0 != "@" }))?.rawValue ?? "en_US"
  }
}
