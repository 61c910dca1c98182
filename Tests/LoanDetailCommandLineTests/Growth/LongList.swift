import Foundation

/// A list that data can make long, and a program or code that reads it.
struct LongList: Sendable {
  var name: String
  /// A length that takes well measurable time.
  var length: Int
  var work: Work

  enum Work: Sendable {
    /// A command with the inputs for a length. The first one is its standard input, and the second one the file that
    /// `FILE` in its arguments means.
    case command([String], code: Int32, inputs: @Sendable (Int) throws -> [String])
    /// Prepares code for a length and returns it. The code does not change its thread.
    case code(@Sendable (Int) throws -> @Sendable () async throws -> Void)
  }

  /// A list in the input of a command.
  static func input(
    _ name: String, _ length: Int, _ command: String, code: Int32 = 0, _ input: @escaping @Sendable (Int) -> String
  ) -> LongList {
    files(name, length, command, code: code) { [input($0)] }
  }

  /// A list in the files of a command.
  static func files(
    _ name: String, _ length: Int, _ command: String, code: Int32 = 0,
    _ inputs: @escaping @Sendable (Int) throws -> [String]
  ) -> LongList {
    LongList(
      name: name, length: length,
      work: .command(command.split(separator: " ").map(String.init), code: code, inputs: inputs))
  }

  /// A list in a loan, whose screen is rendered. Without `members` of the loan, `element` returns the elements of the
  /// member `name`.
  static func loan(
    _ name: String, _ length: Int, on screen: String = "details", options: String = "", code: Int32 = 0,
    _ members: @escaping @Sendable (Int) -> String
  ) -> LongList {
    let options = options.isEmpty ? "--format json" : options
    return input(name, length, "render 1 --data - --screen \(screen) \(options)", code: code) {
      portfolio([loan("1", members($0))])
    }
  }

  /// Elements or members, separated by commas.
  static func many(_ count: Int, _ element: (Int) -> String) -> String {
    (0..<count).lazy.map(element).joined(separator: ",")
  }

  static func portfolio(_ loans: [String], version: Int = 1) -> String {
    "{\"schemaVersion\": \(version), \"asOf\": \"2026-11-21\", \"loans\": [\(loans.joined(separator: ","))]}"
  }

  /// A loan with more members, which may replace its only party.
  static func loan(
    _ id: String, type: String = "consumerLoan", _ members: String = "", customer: String = "C"
  ) -> String {
    let parties =
      members.contains("\"parties\"") ? "" : ", \"parties\": [{\"customer\": \"\(customer)\", \"role\": \"borrower\"}]"
    return """
      {"id": "\(id)", "type": "\(type)", "currency": "RUB", "phase": "active", "debt": {"total": "100.00"}\(parties)\
      \(members.isEmpty ? "" : ", \(members)")}
      """
  }

  /// A day; each number has another one, up to some millions.
  static func day(_ number: Int) -> String {
    let (years, rest) = (number / 336, number % 336)
    return "\(1500 + years % 8000)-\(padded(rest / 28 + 1))-\(padded(rest % 28 + 1))"
  }

  private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
