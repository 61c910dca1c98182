import LoanDetailJSON

extension CaseMaker {
  static let days = ["2026-11-21", "2024-02-29", "0001-01-01", "9999-12-31", "1999-12-31", "2026-12-14", "2031-01-01"]

  private static let locales = [
    "ru_RU", "en_US", "de_DE", "fr_CH", "ar_EG", "fa_IR", "hi_IN", "zh_Hans_CN", "ja_JP", "tr_TR", "en-GB", "bn_BD",
    "sr_Latn_RS", "xx", "sw", "my_MM", "ne_NP", "he_IL", "pt_BR", "es_419",
  ]

  /// A case with random surroundings and, now and then, a senseless argument.
  func make(
    _ kind: FuzzCase.Kind, _ arguments: [String], _ input: [UInt8], using random: inout SeededGenerator
  ) -> FuzzCase {
    var variables: [String: String] = [:]
    for name in ["LANG", "LC_ALL", "LC_MESSAGES", "COLUMNS", "NO_COLOR", "TERM"] where random.once(in: 10) {
      variables[name] = random.one(of: ["", "C", "POSIX", "de_DE.UTF-8", "x", "-5", "99999999999", "dumb", "1", "ru"])
    }
    let terminalWidth = random.once(in: 6) ? random.one(of: [1, 20, 80, 300]) : nil
    var arguments = arguments
    if random.once(in: 60), arguments.count > 1 {
      arguments[1 + random.number(below: arguments.count - 1)] = ExtremeValues.text(using: &random)
    }
    return FuzzCase(
      kind: kind, arguments: arguments, variables: variables, terminalWidth: terminalWidth, input: input, other: nil)
  }

  /// Mostly one of the values that are allowed.
  func value(_ allowed: [String], or refused: [String], using random: inout SeededGenerator) -> String {
    random.once(in: 40) ? random.one(of: refused) : random.one(of: allowed)
  }

  /// Mostly a reference to a product of the document.
  func reference(in document: JSONValue, using random: inout SeededGenerator) -> String {
    if random.once(in: 40) { return ExtremeValues.text(using: &random) }
    let records = (document["loans"] ?? document["pageItems"])?.elements ?? [document]
    let named = records.compactMap { record -> (id: String, type: String?)? in
      let type: String? = if case .string(let type)? = record["type"] { type } else { nil }
      switch record["id"] {
      case .string(let id): return (id, type)
      case .number(let digits): return (String(digits.prefix(200)), type)
      default: return nil
      }
    }
    guard let (id, type) = named.randomElement(using: &random) else { return "1001" }
    if random.once(in: 2), let type { return "\(type):\(id)" }
    return random.once(in: 40) ? random.one(of: ["consumerLoan:", "mortgage:", "x:"]) + id : id
  }

  func screen(using random: inout SeededGenerator) -> [String] {
    random.once(in: 4) ? [] : ["--screen", value(seeds.screens, or: ["x", ""], using: &random)]
  }

  func client(using random: inout SeededGenerator) -> [String] {
    var arguments: [String] = []
    if random.once(in: 3) {
      arguments += ["--client-version", value(["1", "2", "3", "9999"], or: ["0", "x"], using: &random)]
    }
    if random.once(in: 3) {
      let others = random.once(in: 4) ? ["mortgage:collateral", "standard"] : []
      let kinds = (seeds.kinds + others).shuffled(using: &random)
      arguments += ["--client-kinds", kinds.prefix(1 + random.number(below: kinds.count)).joined(separator: ",")]
    }
    if random.once(in: 4) {
      arguments += ["--without", value(["spoken", "spoken,accessibilityLabel"], or: ["text", ","], using: &random)]
    }
    return arguments
  }

  func output(using random: inout SeededGenerator) -> [String] {
    guard random.once(in: 2) else { return text(using: &random) }
    return ["--format", "json"] + (random.once(in: 3) ? ["--compact"] : []) + locale(using: &random)
  }

  func text(using random: inout SeededGenerator) -> [String] {
    var arguments = locale(using: &random)
    if random.once(in: 2) {
      let widths = ["20", "21", "37", "80", "120", "1000"]
      arguments += ["--width", value(widths, or: ["19", "1001", "x"], using: &random)]
    }
    if random.once(in: 4) { arguments += ["--color", random.one(of: ["always", "never", "auto"])] }
    return arguments
  }

  private func locale(using random: inout SeededGenerator) -> [String] {
    let refused = ["", "x", "en_US@calendar=buddhist", "aaaaaaaaaaaa", "de_DE.UTF-8", "zh-Hant-HK-u-nu-hanidec"]
    return random.once(in: 5) ? [] : ["--locale", value(Self.locales, or: refused, using: &random)]
  }

  /// The id of an item that many screens have.
  func item(using random: inout SeededGenerator) -> String {
    let ids = [
      "debt.total", "header", "schedule", "schedule.1", "operations", "payment.date", "payment", "debt", "status",
    ]
    return value(ids, or: ExtremeValues.texts, using: &random)
  }
}
