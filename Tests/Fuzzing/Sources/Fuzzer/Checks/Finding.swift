/// A rule that an outcome breaks.
struct Finding: Codable {
  /// The rules. A crash and a hang are seen from outside of the process that has them.
  enum Rule: String, Codable, CaseIterable {
    case crash = "crash"
    case hang = "hang: more than 2 s"
    case internalFault = "exit code 70"
    case json = "output is no valid JSON"
    case text = "text has control characters"
    case silence = "an error without a message"
    case lostRecord = "a record lost from the list"
    case roundTrip = "diff and patch do not round-trip"
    case paging = "pages do not end"
    case session = "a client that keeps a screen is left with another one"
  }

  var rule: Rule
  /// What was found.
  var detail: String
}
