import DesignSystem
import LoanDetailCore

/// The options for the client of a screen.
struct ClientOptions: Sendable {
  /// What the client can draw; `nil` for everything.
  let profile: ClientProfile?

  private static let version = Option(
    "client-version", .integer(in: 1...9999), value: "N",
    summary: "The version of the format the client reads, from 1; without it, the newest.")
  private static let words = ItemKind.Standard.allCases.map(\.rawValue)
  private static let kinds = Option(
    "client-kinds", .list(such: words), value: "KINDS",
    summary:
      "The kinds of items the client draws, such as row,banner,note: the rest is said with these. Without it, all "
      + "standard kinds of the version.")

  static let syntax = [version.syntax, kinds.syntax]
  /// The options for the client of a list, which has no items of different kinds.
  static let versionSyntax = [version.syntax]

  /// - Parameter ofList: whether they are the options for the client of a list.
  init(_ arguments: Arguments, ofList: Bool = false) throws(UsageError) {
    let (version, names) = (try arguments[Self.version], ofList ? nil : try arguments[Self.kinds])
    guard version != nil || names != nil else {
      profile = nil
      return
    }
    do {
      profile = try ClientProfile(version: version ?? ScreenDocument.schemaVersion, kinds: names)
    } catch {
      let suggestion: String? =
        if case .kind(let name) = error { NearMiss.suggestion(for: name, among: Self.words) } else { nil }
      throw arguments.error("--client-kinds: \(error)", suggesting: suggestion)
    }
  }

  /// A message if the client's version is newer than the format.
  var note: String? {
    guard let profile, profile.version > ScreenDocument.schemaVersion else { return nil }
    return "The newest version of the format is \(ScreenDocument.schemaVersion): the client of version "
      + "\(profile.version) is given that."
  }
}
