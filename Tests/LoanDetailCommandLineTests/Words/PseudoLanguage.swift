import Foundation
import LoanDetailJSON

/// A made-up language: every English text with its letters replaced by Greek ones. A Latin word that is left on a
/// screen did not come from the table.
enum PseudoLanguage {
  /// Fills the empty places of a table.
  static func translated(_ table: JSONValue) -> JSONValue {
    changed(table) { entry in
      let english = entry["en"]
      if case .string(let text)? = english { return ["text": .string(translated(text))] }
      guard case .array(let forms)? = english, case .string(let other)? = forms.last,
        case .object(let categories)? = entry["forms"]
      else { return [:] }
      return ["forms": .object(categories.map { .init($0.name, .string(translated(other))) })]
    }
  }

  /// Changes the entries of the lists of a table.
  private static func changed(_ table: JSONValue, _ change: (JSONValue) -> [String: JSONValue]) -> JSONValue {
    guard case .object(let members) = table else { return table }
    return .object(
      members.map { member in
        guard case .array(let entries) = member.value else { return member }
        let changedEntries = entries.map { entry -> JSONValue in
          let new = change(entry)
          guard case .object(let parts) = entry else { return entry }
          return .object(parts.map { .init($0.name, new[$0.name] ?? $0.value) })
        }
        return .init(member.name, .array(changedEntries))
      })
  }

  private static func translated(_ text: String) -> String {
    var (result, isInGap) = ("", false)
    for character in text {
      if character == "{" { isInGap = true }
      result.append(isInGap ? character : greek[character] ?? character)
      if character == "}" { isInGap = false }
    }
    return result
  }

  private static let greek = Dictionary(
    uniqueKeysWithValues: zip(
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
      "αβγδεζηθικλμνξοπρστυφχψωϊϋΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩΪΫ"))
}

/// The texts of a document in JSON.
struct DocumentTexts {
  private(set) var texts: [String] = []

  init(of document: JSONValue) { add(document, named: "") }

  /// The members whose values are for programs.
  private static let codes: Set<String> = [
    "id", "kind", "screen", "item", "parent", "place", "priority", "type", "iso", "role", "tone", "state", "fact",
    "currency", "icon", "language", "formats", "direction", "shape", "stacking", "etag", "alignment", "list", "events",
    "event", "previous", "next", "url", "target", "flow", "document", "day", "firstRow", "lastRow", "validUntil",
    "module", "version", "freshness", "question", "initial",
  ]

  private mutating func add(_ value: JSONValue, named name: String) {
    switch value {
    case .string(let text): texts.append(text)
    case .array(let values): for value in values { add(value, named: name) }
    case .object(let members):
      // The reason of something that is missing is a code; that of an action is a text. The next page is a code; what
      // the bank does next is a list. The names of fields and the words of choices are for the flow.
      for member in members where !(name == "missing" && member.name == "reason") {
        if name == "fields" && member.name == "name" || name == "choices" && member.name == "value" { continue }
        if Self.codes.contains(member.name), member.name != "next" || member.value.isText { continue }
        add(member.value, named: member.name)
      }
    case .null, .bool, .number: break
    }
  }
}

extension JSONValue {
  fileprivate var isText: Bool { if case .string = self { true } else { false } }
}
