import DesignSystem
import LoanDetail
import LoanDetailCore
import LoanDetailJSON

/// The arguments of a call, all of which are known to the tool and have the form that it states.
struct ToolArguments: Sendable {
  /// The texts by the names of their parameters. Numbers are their digits, and a flag is `true` or `false`.
  private(set) var texts: [String: String] = [:]
  /// The lists of texts by the names of their parameters.
  private(set) var lists: [String: [String]] = [:]

  /// Reads the arguments of a call; an absent value has none. Throws at the first one that is unknown, wrong or
  /// missing.
  init(_ value: JSONValue?, of parameters: [RequestParameter], required: [String]) throws(ToolFault) {
    for member in value?.members ?? [] {
      guard let parameter = parameters.first(where: { $0.name == member.name }) else {
        let near = NearMiss.suggestion(for: member.name, among: parameters.map(\.name))
        throw ToolFault(
          "There is no argument \(SourcePath.quoted(member.name.prefix(60))) here. "
            + (near ?? "There are: \(parameters.map(\.name).joined(separator: ", "))."))
      }
      if member.value == .null { continue }
      try read(member.value, of: parameter)
    }
    if let missing = required.first(where: { texts[$0] == nil }) {
      throw ToolFault(
        at: missing, found: nil, expected: parameters.first { $0.name == missing }?.form.expected ?? "a value")
    }
  }

  /// Reads the value of a parameter.
  private mutating func read(_ value: JSONValue, of parameter: RequestParameter) throws(ToolFault) {
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

  /// A day; `nil` if it is absent.
  func day(_ parameter: RequestParameter) throws(ToolFault) -> CalendarDate? {
    guard let text = texts[parameter.name] else { return nil }
    guard let day = CalendarDate(text) else {
      throw ToolFault(at: parameter.name, found: .string(text), expected: parameter.form.expected)
    }
    return day
  }

  /// The texts of some parameters, those that are there.
  func texts(of names: [String]) -> [String: String] { texts.filter { names.contains($0.key) } }
}
