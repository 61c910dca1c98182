import Foundation

/// One round: a command with its documents. Everything that decides what happens is in it.
struct FuzzCase: Codable {
  /// What is run, and what is checked beside the rules for every command.
  enum Kind: String, Codable, CaseIterable {
    /// One command of the tool.
    case list, render, explain, calc, patch
    case compareSchemas = "compare-schemas"
    /// `render` of every page of a screen's lists.
    case pages
    /// `diff` of two screens, and `patch` with what it printed.
    case roundTrip = "diff+patch"
    /// `render` as a client asks that keeps a screen: for more rows, for its rows as they are now, on later days, and
    /// after the record has become the second document.
    case session
  }

  /// In the arguments, the place of the file with the second document.
  static let otherFile = "@other"

  var kind: Kind
  var arguments: [String]
  var variables: [String: String]
  var terminalWidth: Int?
  /// Standard input.
  var input: [UInt8]
  /// The second document of `diff`, `patch` and `compare-schemas`; in a session, what the record becomes.
  var other: [UInt8]?
  /// What decides about the requests of a session, one after the other.
  var steps: [UInt8]?

  /// Whether standard output should be JSON.
  var printsJSON: Bool {
    switch kind {
    case .calc: !arguments.contains("--text")
    case .patch, .roundTrip: true
    default: zip(arguments, arguments.dropFirst()).contains { $0 == ("--format", "json") }
    }
  }
}

extension FuzzCase {
  private static let names = (setup: "case.json", input: "input", other: "other")

  /// Writes the case into a folder: the documents as they are, the rest as JSON, and the command line for a person.
  func save(in folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var setup = self
    (setup.input, setup.other) = ([], nil)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    try encoder.encode(setup).write(to: folder.appending(path: Self.names.setup))
    try Data(input).write(to: folder.appending(path: Self.names.input))
    if let other { try Data(other).write(to: folder.appending(path: Self.names.other)) }
    try Data((commandLine + "\n").utf8).write(to: folder.appending(path: "command"))
  }

  init(savedIn folder: URL) throws {
    self = try JSONDecoder().decode(Self.self, from: Data(contentsOf: folder.appending(path: Self.names.setup)))
    input = [UInt8](try Data(contentsOf: folder.appending(path: Self.names.input)))
    other = (try? Data(contentsOf: folder.appending(path: Self.names.other))).map { [UInt8]($0) }
  }

  /// The command for a shell in the folder in which the case was saved.
  var commandLine: String {
    let variables = variables.sorted { $0.key < $1.key }.map { "\($0)=\(Self.quoted($1))" }
    let words = arguments.map { $0 == Self.otherFile ? Self.names.other : Self.quoted($0) }
    return (variables + ["loan-detail"] + words + ["<", Self.names.input]).joined(separator: " ")
  }

  private static func quoted(_ word: String) -> String {
    let isPlain =
      !word.isEmpty && word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.,:=/".contains($0)) }
    return isPlain ? word : "'" + word.replacing("'", with: "'\\''") + "'"
  }
}
