import DesignSystem
import LoanDetail
import LoanDetailCore
import LoanDetailJSON

/// The reason why a tool cannot answer, in full sentences for a model, which may correct its call.
struct ToolFault: Error {
  let message: String

  init(_ message: String) { self.message = TextGuard.messages(message) }

  init(at name: String, found: JSONValue?, expected: String) {
    self.init("arguments.\(name): found \(found?.summary ?? "nothing"); expected \(expected).")
  }
}

/// The arguments of a call, all of which are known to the tool and have the form that it states.
struct ToolArguments: Sendable {
  /// The texts by the names of their parameters. Numbers are their digits, and a flag is `true` or `false`.
  private(set) var texts: [String: String] = [:]
  private(set) var lists: [String: [String]] = [:]

  init(_ value: JSONValue?, of parameters: [RequestParameter], required: [String]) throws(ToolFault) {
    for member in value?.members ?? [] {
      guard let parameter = parameters.first(where: { $0.name == member.name }) else {
        let near = NearMiss.suggestion(for: member.name, among: parameters.map(\.name))
        throw ToolFault(
          "There is no argument \(SourcePath.quoted(member.name.prefix(60))) here. "
            + (near ?? "There are: \(parameters.map(\.name).joined(separator: ", "))."))
      }
      if member.value == .null { continue }
      try read(member.value, parameter)
    }
    if let missing = required.first(where: { texts[$0] == nil }) {
      throw ToolFault(
        at: missing, found: nil, expected: parameters.first { $0.name == missing }?.form.expected ?? "a value")
    }
  }

  private mutating func read(_ value: JSONValue, _ parameter: RequestParameter) throws(ToolFault) {
    let fault = ToolFault(at: parameter.name, found: value, expected: parameter.form.expected)
    switch (parameter.form, value) {
    case (.words(let words), .array(let elements)):
      let texts = elements.compactMap(\.text)
      guard texts.count == elements.count, Set(texts).count == texts.count, texts.allSatisfy(words.contains) else {
        throw fault
      }
      lists[parameter.name] = texts
    case (.flag, .bool(let flag)): texts[parameter.name] = flag ? "true" : "false"
    case (.number(let range), .number(let digits)):
      guard let number = Int(digits), range.contains(number) else { throw fault }
      texts[parameter.name] = "\(number)"
    // A model may write a decimal number as a number; its digits are kept.
    case (.decimal, .number(let digits)) where RequestParameter.Form.isShort(decimal: digits):
      texts[parameter.name] = digits
    case (.decimal, .string(let text)) where !RequestParameter.Form.isShort(decimal: text): throw fault
    case (.word(let words), .string(let text)):
      guard words.contains(text) else { throw fault }
      texts[parameter.name] = text
    case (.text, .string(let text)), (.day, .string(let text)), (.decimal, .string(let text)):
      guard !text.isEmpty, text.unicodeScalars.count <= RequestParameter.Form.longestText else { throw fault }
      texts[parameter.name] = text
    default: throw fault
    }
  }

  /// A text that must be there.
  func required(_ parameter: RequestParameter) throws(ToolFault) -> String {
    guard let text = texts[parameter.name] else {
      throw ToolFault(at: parameter.name, found: nil, expected: parameter.form.expected)
    }
    return text
  }

  func day(_ parameter: RequestParameter) throws(ToolFault) -> CalendarDate? {
    guard let text = texts[parameter.name] else { return nil }
    guard let day = CalendarDate(text) else {
      throw ToolFault(at: parameter.name, found: .string(text), expected: parameter.form.expected)
    }
    return day
  }

  /// The texts of some parameters.
  func texts(of names: [String]) -> [String: String] { texts.filter { names.contains($0.key) } }
}

extension RequestParameter.Form {
  /// The form of a value, for messages.
  var expected: String {
    switch self {
    case .text: "a text of at most \(Self.longestText) characters"
    case .decimal(let orZero):
      "a decimal number \(orZero ? "from" : "above") zero, such as 1500.50, with at most \(Self.digits) digits before the point and "
        + "\(Self.decimals) after it"
    case .day: "a day of the calendar as YYYY-MM-DD"
    case .number(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .word(let words): "one of \(words.joined(separator: ", "))"
    case .words(let words): "an array of different texts of: \(words.joined(separator: ", "))"
    case .flag: "true or false"
    }
  }
}
