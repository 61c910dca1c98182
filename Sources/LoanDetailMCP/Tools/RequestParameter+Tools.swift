import LoanDetail
import LoanDetailJSON
import LoanDetailScreens
import Loans

extension RequestParameter {
  static let product = RequestParameter(
    "product", .text, "The product as list_products has it: type:id, or the id alone.")
  static let screen = RequestParameter(
    "screen", .text,
    "The screen: main, details, composition, schedule, operations or another one of the product; main "
      + "without it.")
  static let day = RequestParameter("day", .day, "The day to show, YYYY-MM-DD; today without it.")
  static let otherDay = RequestParameter("other-day", .day, "The day to compare with, YYYY-MM-DD; today without it.")
  static let firstDay = RequestParameter(
    StatementPeriod.parameters[0], .day, "Of the screen statement: the first day, YYYY-MM-DD.")
  static let lastDay = RequestParameter(
    StatementPeriod.parameters[1], .day,
    "Of the screen statement: the last day, YYYY-MM-DD; the last full month without both days.")
  static let question = RequestParameter(
    "question", .word(WhatIf.Name.allCases.map(\.rawValue)),
    "The question. It takes: "
      + WhatIf.Name.allCases.map {
        "\($0.rawValue): \($0.parameters.isEmpty ? "nothing" : $0.parameters.joined(separator: ", "))"
      }
      .joined(separator: "; ") + ".")
  static let item = RequestParameter(
    "item", .text, "The item, as the answers of other tools name it; all items of the screen without it.")
  static let cursor = RequestParameter(
    "cursor", .text, "The next part of an answer that was too long, from part.next of the part before.")

  /// The parameter as a schema.
  var schema: JSONValue { form.schema(meaning) }
}

extension RequestParameter.Form {
  /// The most digits of a decimal number before its point.
  static let digits = 15
  /// The most digits of a decimal number after its point.
  static let decimals = 9

  /// Whether a decimal number has no more digits than these. Its form is checked later.
  static func isShort(decimal text: String) -> Bool {
    let sides = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    return sides[0].utf8.count <= digits && (sides.count == 1 || sides[1].utf8.count <= decimals)
  }

  /// The longest text of an argument in characters.
  static let longestText = 1_000

  /// The schema of a value with a meaning.
  fileprivate func schema(_ meaning: String) -> JSONValue {
    let described: [(name: String, value: JSONValue?)] = [("description", .string(meaning))]
    func values(_ words: [String]) -> JSONValue { .array(words.map(JSONValue.string)) }
    let type = { (name: String) -> (name: String, value: JSONValue?) in ("type", .string(name)) }
    return switch self {
    case .text:
      .object(
        of: [type("string")] + described + [
          ("minLength", .number("1")), ("maxLength", .number("\(Self.longestText)")),
        ])
    case .decimal:
      .object(
        of: [type("string")] + described + [
          ("pattern", .string(#"^[0-9]{1,\#(Self.digits)}(\.[0-9]{1,\#(Self.decimals)})?$"#))
        ])
    case .day:
      .object(
        of: [type("string")] + described + [("pattern", .string("^[0-9]{4}-[0-9]{2}-[0-9]{2}$"))])
    case .number(let range):
      .object(
        of: [type("integer")] + described + [
          ("minimum", .number("\(range.lowerBound)")), ("maximum", .number("\(range.upperBound)")),
        ])
    case .word(let words): .object(of: [type("string")] + described + [("enum", values(words))])
    case .words(let words):
      .object(
        of: [type("array")] + described + [
          ("items", .object(of: [type("string"), ("enum", values(words))])), ("uniqueItems", .bool(true)),
        ])
    case .flag: .object(of: [type("boolean")] + described)
    }
  }
}

extension RequestParameter.Form {
  /// The form of a value, for messages.
  var expected: String {
    switch self {
    case .text: "a text of at most \(Self.longestText) characters"
    case .decimal(let orZero):
      "a decimal number \(orZero ? "from" : "above") zero, such as 1500.50, with at most \(Self.digits) digits before "
        + "the point and \(Self.decimals) after it"
    case .day: "a day of the calendar as YYYY-MM-DD"
    case .number(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .word(let words): "one of \(words.joined(separator: ", "))"
    case .words(let words): "an array of different texts of: \(words.joined(separator: ", "))"
    case .flag: "true or false"
    }
  }
}
