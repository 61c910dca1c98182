import LoanDetailJSON

extension SchemaComparator {
  /// Compares annotations such as titles and descriptions; at the root also the `$id`.
  mutating func compareAnnotations(_ old: SchemaNode, _ new: SchemaNode) {
    for keyword in SchemaKeywords.annotations + (new.place == "$" ? ["$id"] : []) where old[keyword] != new[keyword] {
      add(.editorial, new.place, Self.sentence(keyword, old[keyword], new[keyword]))
    }
  }

  /// Adds a change if the names that both schemas contain have a different order.
  mutating func compareOrder(_ what: String, _ old: [String], _ new: [String], at path: String) {
    let (before, after) = (old.filter(Set(new).contains), new.filter(Set(old).contains))
    if before != after {
      add(
        .editorial, path,
        "The order of the \(what) was \(before.joined(separator: ", ")) and is \(after.joined(separator: ", ")).")
    }
  }

  /// Returns a sentence with the old and the new value of a keyword; `nil` where it is not set.
  static func sentence(_ keyword: String, _ old: JSONValue?, _ new: JSONValue?) -> String {
    "The \(keyword) was \(described(old)) and is \(described(new))."
  }

  /// Adds a breaking change with the old and the new value of a keyword whose effect is unknown.
  mutating func addUnjudged(_ keyword: String, _ old: JSONValue?, _ new: JSONValue?, at place: String) {
    add(
      .breaking, SourcePath.member(keyword, of: place),
      "The keyword \(SourcePath.quoted(keyword)) was \(Self.described(old)) and is \(Self.described(new)); "
        + "what that changes cannot be judged.")
  }

  /// The value as JSON, shortened if it is a long array or object.
  private static func described(_ value: JSONValue?) -> String {
    guard let value else { return "not set" }
    let text = value.compactText
    return switch value {
    case .array, .object: text.count > 200 ? "\(text.prefix(200))…" : text
    default: text
    }
  }
}
