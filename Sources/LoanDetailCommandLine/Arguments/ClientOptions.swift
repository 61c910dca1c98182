import DesignSystem

/// The options for the client of a screen.
struct ClientOptions: Sendable {
  /// The abilities of the client; `nil` for a client that draws everything.
  let profile: ClientProfile?

  private static let version = Option(
    "client-version", .integer(in: 1...9999), value: "N",
    summary: "The version of the format the client reads, from 1; without it, the newest.")
  /// The names that `--client-kinds` takes.
  private static let words =
    [ClientProfile.allStandardKinds] + ItemKind.Standard.allCases.map(\.rawValue) + [ClientProfile.forms]
  private static let kinds = Option(
    "client-kinds", .list(of: words), value: "KINDS",
    summary:
      "The kinds of items the client draws, such as row,banner,note: the rest is said with these. standard is all "
      + "standard kinds of the version with form, and what it is without the option; a product's own kind is TYPE:NAME."
  )
  /// The names that `--without` takes.
  static let omissionWords = ClientProfile.Omission.allCases.map(\.rawValue)
  private static let without = Option(
    "without", .list(of: omissionWords), value: "PROPERTIES",
    summary:
      "The properties the client can do without, from version 3 on: those for screen readers; \"render --help\" has an "
      + "example."
  )

  static let syntax = [version.syntax, kinds.syntax, without.syntax]
  /// The options for the client of a list, which has no items of different kinds.
  static let listSyntax = [version.syntax, without.syntax]

  /// Reads the options.
  ///
  /// - Parameter ofList: whether they are the options for the client of a list.
  init(_ arguments: Arguments, ofList: Bool = false) throws(UsageError) {
    let version = try arguments[Self.version]
    let kinds = try ofList ? nil : arguments[Self.kinds]
    let omissions = try arguments[Self.without]
    guard version != nil || kinds != nil || omissions != nil else {
      profile = nil
      return
    }
    do {
      profile = try ClientProfile(
        version: version ?? ScreenDocument.schemaVersion, kinds: kinds, without: omissions ?? [])
    } catch {
      switch error {
      case .version: throw arguments.error("--client-version: \(error)")
      case .kind(let name):
        throw arguments.error(
          "--client-kinds: \(error)", suggesting: NearMiss.suggestion(for: name, among: Self.words))
      case .noText: throw arguments.error("--client-kinds: \(error)")
      case .omission(let name):
        throw arguments.error(
          "--without: \(error)", suggesting: NearMiss.suggestion(for: name, among: Self.omissionWords))
      case .earlyOmission: throw arguments.error("--without: \(error)")
      }
    }
  }

  /// A message if the client's version is newer than the format; otherwise `nil`.
  var note: String? {
    guard let profile, profile.version > ScreenDocument.schemaVersion else { return nil }
    return "The newest version of the format is \(ScreenDocument.schemaVersion): the client of version "
      + "\(profile.version) is given that."
  }
}
