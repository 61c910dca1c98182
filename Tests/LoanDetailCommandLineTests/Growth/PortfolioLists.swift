import Foundation
import LoanDetailJSON
import Testing

/// Every list of a loan in the portfolio schema, found there, so that a new list is among them.
struct PortfolioLists {
  /// A list by its path from the loan; `[]` is the first element of a list.
  struct List {
    var path: [String]
    fileprivate var element: JSONValue

    var name: String { path.joined(separator: ".") }
  }

  private let schema: JSONValue
  private let forms = Forms()

  init() throws {
    let file = MarkdownPage.root.appending(path: "Schemas/portfolio.schema.json")
    schema = try JSONParser.parse([UInt8](Data(contentsOf: file)))
  }

  var all: [List] {
    var found: [List] = []
    collect(reference(to: "loan"), [], within: [], &found)
    return found
  }

  /// A loan whose list has so many elements, which are equal or distinct.
  func loan(_ list: List, _ count: Int, isDistinct: Bool) -> JSONValue {
    let elements = JSONValue.array((0..<count).map { example(list.element, isDistinct ? $0 : 0) })
    let type = list.path[0] == "revolving" ? "creditCard" : "consumerLoan"
    let loan: JSONValue = .object([
      .init("schemaVersion", .number("2")), .init("id", .string("1")), .init("type", .string(type)),
      .init("currency", .string("RUB")), .init("phase", .string("active")),
      .init("debt", .object([.init("total", .string("100.00"))])),
      .init("parties", .array([.object([.init("customer", .string("C")), .init("role", .string("borrower"))])])),
    ])
    return placing(elements, at: list.path[...], in: loan, reference(to: "loan"))
  }

  private func reference(to name: String) -> JSONValue { .object([.init("$ref", .string("#/$defs/\(name)"))]) }

  /// A node without its reference, and the name to which it refers.
  private func resolved(_ node: JSONValue) -> (name: String?, node: JSONValue) {
    guard case .string(let path)? = node["$ref"] else { return (nil, node) }
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    return (name, schema["$defs"]?[name] ?? .null)
  }

  /// The forms of a value that is there.
  private func choices(_ node: JSONValue) -> [JSONValue] {
    ["oneOf", "anyOf"].flatMap { node[$0]?.elements ?? [] }.filter { resolved($0).name != "absence" }
  }

  private func collect(_ reference: JSONValue, _ path: [String], within: Set<String>, _ found: inout [List]) {
    let (name, node) = resolved(reference)
    if let name, within.contains(name) { return }
    let within = name.map { within.union([$0]) } ?? within
    if let element = node["items"] {
      if !found.contains(where: { $0.path == path }) { found.append(List(path: path, element: element)) }
      collect(element, path + ["[]"], within: within, &found)
    }
    for member in node["properties"]?.members ?? [] {
      collect(member.value, path + [member.name], within: within, &found)
    }
    for form in choices(node) { collect(form, path, within: within, &found) }
  }

  private func placing(
    _ elements: JSONValue, at path: ArraySlice<String>, in value: JSONValue, _ reference: JSONValue
  ) -> JSONValue {
    guard let key = path.first else { return elements }
    let node = form(of: reference)
    if key == "[]" {
      let element = node["items"] ?? .null
      return .array([placing(elements, at: path.dropFirst(), in: value.elements.first ?? example(element, 0), element)])
    }
    let member = node["properties"]?[key] ?? .null
    let old = value[key].flatMap { if case .string = $0 { nil } else { $0 } } ?? example(member, 0)
    let new = placing(elements, at: path.dropFirst(), in: old, member)
    return .object(value.members.filter { $0.name != key } + [.init(key, new)])
  }

  /// The form of a value that is a list or an object.
  private func form(of reference: JSONValue) -> JSONValue {
    let node = resolved(reference).node
    let forms = choices(node).map { form(of: $0) }
    return forms.first { $0["items"] != nil || $0["properties"] != nil } ?? node
  }

  /// A value of a schema; another one for each number where the schema allows it.
  private func example(_ reference: JSONValue, _ number: Int, isWhole: Bool = true) -> JSONValue {
    let (name, node) = resolved(reference)
    if name == "date" { return .string(LongList.day(number)) }
    if name == "money" || name == "decimal" { return .string("\(number + 1).25") }
    if let constant = node["const"] ?? node["enum"]?.elements.first { return constant }
    if let properties = node["properties"] {
      let required = Set(node["required"]?.elements ?? [])
      let members = properties.members.filter { member in
        required.contains(.string(member.name))
          || isWhole && isPlain(member.value) && !member.name.hasPrefix("absent")
      }
      return .object(members.map { .init($0.name, example($0.value, number, isWhole: false)) })
    }
    if let first = choices(node).first { return example(first, number, isWhole: isWhole) }
    switch node["type"] {
    case .string("array"):
      let least = node["minItems"] == .number("1") ? 1 : 0
      return .array(Array(repeating: example(node["items"] ?? .null, number, isWhole: false), count: least))
    case .string("integer"), .string("number"):
      return .number(
        "\(min(max(self.number(node["minimum"]) ?? 0, 1) + number, self.number(node["maximum"]) ?? 1_000_000))")
    case .string("boolean"): return .bool(true)
    default: return .string(text(node, number))
    }
  }

  private func number(_ value: JSONValue?) -> Int? {
    if case .number(let digits)? = value { Int(digits) } else { nil }
  }

  private func isPlain(_ reference: JSONValue) -> Bool {
    let (name, node) = resolved(reference)
    return ["date", "money", "decimal"].contains(name) || node["enum"] != nil
      || [.string("string"), .string("integer")].contains(node["type"])
  }

  private func text(_ node: JSONValue, _ number: Int) -> String {
    let texts = [
      "s\(number)", "\(number + 1).25", "\(number)", "2026-12-01", "10:00", "RUB", "https://bank.example/\(number)",
      "1234",
    ]
    guard case .string(let pattern)? = node["pattern"] else { return texts[0] }
    // Matching each text of each element would take most of the test's time.
    if let form = forms.ofPatterns[pattern] { return texts[form] }
    let form = texts.firstIndex { $0.range(of: pattern, options: .regularExpression) != nil } ?? 0
    forms.ofPatterns[pattern] = form
    return texts[form]
  }

  /// The first form of a text that each pattern accepts.
  private final class Forms { var ofPatterns: [String: Int] = [:] }
}

extension JSONValue {
  fileprivate var members: [Member] { if case .object(let members) = self { members } else { [] } }
}
