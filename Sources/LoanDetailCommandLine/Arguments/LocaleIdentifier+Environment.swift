import LoanDetail

extension LocaleIdentifier {
  /// The variables that name the locale of a POSIX environment. The first that is not empty counts.
  static let environmentVariables = ["LC_ALL", "LC_MESSAGES", "LANG"]

  /// The locale that a POSIX environment names, without its encoding and modifier; `en_US` if it names no locale of the
  /// program, such as `C`.
  static func rawValue(in environment: [String: String]) -> String {
    let value = environmentVariables.lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    guard value.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) else { return "en_US" }
    return LocaleIdentifier(String(value.prefix { $0 != "." && $0 != "@" }))?.rawValue ?? "en_US"
  }
}
