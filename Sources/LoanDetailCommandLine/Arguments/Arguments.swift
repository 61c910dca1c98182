import DesignSystem
import LoanDetailCore
import LoanDetailGateways
import LoanDetailJSON
import Loans

/// The parsed arguments of a command.
///
/// `--option value` and `--option=value` mean the same. `--` ends the options. A single `-` is an operand or a value.
struct Arguments {
  /// The arguments that are not options, in order.
  private(set) var operands: [String] = []
  /// Whether the arguments contain `--help`.
  private(set) var asksForHelp = false
  /// The values of each option that is given, by its name, in order; a flag has empty values.
  private var values: [String: [String]] = [:]
  private let syntax: CommandSyntax

  /// Parses arguments; throws an error about the first fault.
  init(parsing arguments: some Sequence<String>, by syntax: CommandSyntax) throws(UsageError) {
    self.syntax = syntax
    var rest = arguments.makeIterator()
    while let argument = rest.next() {
      if argument == "--" {
        while let operand = rest.next() { operands.append(operand) }
      } else if argument == "--help" || argument == "-h" {
        asksForHelp = true
      } else if argument.hasPrefix("-"), argument != "-" {
        try readOption(argument, followedBy: &rest)
      } else {
        operands.append(argument)
      }
    }
    if !asksForHelp { try checkOperands() }
  }

  /// The value of one of the command's options.
  subscript<Value>(option: Option<Value>) -> Value {
    get throws(UsageError) {
      assert(syntax.options.contains { $0.name == option.syntax.name }, "--\(option.syntax.name) is not listed")
      do { return try option.read(values[option.syntax.name] ?? []) } catch { throw self.error(error.message) }
    }
  }

  /// Whether the arguments contain an option.
  func has<Value>(_ option: Option<Value>) -> Bool { has(option.syntax) }

  /// Whether the arguments contain the option with a syntax.
  func has(_ option: OptionSyntax) -> Bool { values[option.name] != nil }

  /// The value of an operand. The operand must exist.
  func operand<Value>(_ index: Int, as type: ValueType<Value>) throws(UsageError) -> Value {
    do { return try type.read(operands[index], for: "\"\(syntax.name)\"") } catch { throw self.error(error.message) }
  }

  /// An error about these arguments.
  func error(_ message: String, suggesting suggestion: String? = nil) -> UsageError {
    UsageError(message, suggesting: suggestion, in: syntax.name)
  }

  /// The installed product type with a name.
  func product(named type: String, of tool: LoanDetailTool) throws(UsageError) -> ProductWithSamples {
    try tool.product(named: type, in: syntax.name)
  }

  /// Reads an option, with its value from the same argument or from the next one.
  private mutating func readOption(
    _ argument: String, followedBy rest: inout some IteratorProtocol<String>
  ) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let name = String(parts[0].drop { $0 == "-" })
    guard let option = syntax.options.first(where: { "--\($0.name)" == parts[0] }) else {
      if parts[0] == "--\(LoanDetailTool.help.name)" { throw error("--\(name) takes no value.") }
      let known = (syntax.options + [LoanDetailTool.help]).map { "--\($0.name)" }
      throw error(
        "\"\(syntax.name)\" has no option \(SourcePath.quoted(parts[0])).",
        suggesting: NearMiss.suggestion(for: "--\(name)", among: known))
    }
    if has(option), !option.repeats { throw error("--\(option.name) is given more than once.") }
    values[option.name, default: []].append(try value(of: option, in: parts, followedBy: &rest))
  }

  /// The value of an option: what is behind `=`, or the next argument. It is empty for a flag.
  private func value(
    of option: OptionSyntax, in parts: [String], followedBy rest: inout some IteratorProtocol<String>
  ) throws(UsageError) -> String {
    guard let placeholder = option.value else {
      if parts.count > 1 { throw error("--\(option.name) takes no value.") }
      return ""
    }
    guard let value = parts.count > 1 ? parts[1] : rest.next(), !value.isEmpty,
      parts.count > 1 || !value.hasPrefix("--")
    else { throw error("--\(option.name) needs a value: --\(option.name) \(placeholder).") }
    return value
  }

  /// Checks the number of operands.
  private func checkOperands() throws(UsageError) {
    let required = syntax.operands.filter(\.isRequired)
    if operands.count < required.count {
      throw error("\"\(syntax.name)\" is missing \(required[operands.count].name).")
    }
    if operands.count > syntax.operands.count {
      throw error(
        "\"\(syntax.name)\" does not know what to do with \(SourcePath.quoted(operands[syntax.operands.count])).")
    }
  }
}

extension LoanDetailTool {
  /// The installed product type with a name that is an argument of a command.
  ///
  /// - Throws: an error with the nearest name, or with all names, if no such type is installed.
  func product(named type: String, in command: String) throws(UsageError) -> ProductWithSamples {
    if let product = products.first(where: { $0.manifest.type.rawValue == type }) { return product }
    let types = plugins.map(\.manifest.type.rawValue)
    throw UsageError(
      "No product type \(SourcePath.quoted(type)) is installed.",
      suggesting: NearMiss.suggestion(for: type, among: types) ?? "Installed: \(types.joined(separator: ", ")).",
      in: command)
  }
}
