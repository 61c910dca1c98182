import LoanArithmetic
import LoanDetail
import Testing

@testable import LoanDetailCommandLine

@Suite("Settings")
struct SettingsTests {
  @Test(
    "take a locale in any usual spelling",
    arguments: [
      ("ru", "ru"), ("ru_RU", "ru_RU"), ("ru-RU", "ru_RU"), ("RU_ru", "ru_RU"), ("sr-latn-rs", "sr_Latn_RS"),
      ("es_419", "es_419"), ("fil_PH", "fil_PH"),
    ])
  func locales(text: String, expected: String) {
    #expect(LocaleIdentifier(text)?.rawValue == expected)
  }

  @Test(
    "refuse what cannot be a locale", arguments: ["", "r", "russian", "ru RU", "ru__RU", "ru_", "ру", "ru_RU.UTF-8"])
  func badLocales(text: String) {
    #expect(LocaleIdentifier(text) == nil)
  }

  @Test(
    "take the locale from the environment as POSIX does",
    arguments: [
      (["LANG": "ru_RU.UTF-8"], "ru_RU"), (["LANG": "C"], "en_US"), (["LANG": "POSIX"], "en_US"), ([:], "en_US"),
      (["LANG": "ru_RU", "LC_ALL": ""], "ru_RU"), (["LANG": "ru_RU", "LC_MESSAGES": "de_DE"], "de_DE"),
      (["LANG": "ru_RU", "LC_MESSAGES": "de_DE", "LC_ALL": "C.UTF-8"], "en_US"), (["LANG": "sr_RS@latin"], "sr_RS"),
    ] as [([String: String], String)])
  func environmentLocales(variables: [String: String], expected: String) {
    #expect(LocaleIdentifier.rawValue(in: variables) == expected)
  }

  @Test("fill the width that is asked for, the terminal's, what COLUMNS says, or 80")
  func width() throws {
    func width(_ option: Int?, terminal: Int?, columns: String?) throws -> Int {
      try options { $0.width = option }.width(in: surroundings(["COLUMNS": columns], terminal: terminal))
    }
    #expect(try width(60, terminal: 100, columns: "90") == 60)
    #expect(try width(nil, terminal: 100, columns: "90") == 100)
    #expect(try width(nil, terminal: nil, columns: "90") == 90)
    #expect(try width(nil, terminal: nil, columns: "wide") == 80)
    #expect(try width(nil, terminal: nil, columns: nil) == 80)
    #expect(try width(nil, terminal: 7, columns: nil) == 20)
    #expect(try width(nil, terminal: nil, columns: "5000") == 1000)
  }

  @Test(
    "colour text on a terminal only, and never with NO_COLOR",
    arguments: [
      (.auto, 80, [:], true), (.auto, nil, [:], false), (.always, nil, [:], true), (.never, 80, [:], false),
      (.auto, 80, ["NO_COLOR": "1"], false), (.auto, 80, ["NO_COLOR": ""], true),
      (.always, 80, ["NO_COLOR": "1"], false),
      (.auto, 80, ["TERM": "dumb"], false), (.auto, 80, ["TERM": "xterm"], true),
    ] as [(OutputOptions.Color, Int?, [String: String], Bool)])
  func color(_ choice: OutputOptions.Color, terminal: Int?, variables: [String: String], expected: Bool) throws {
    let surroundings = surroundings(variables, terminal: terminal)
    #expect(try options { $0.color = choice }.usesColor(in: surroundings) == expected)
  }

  private func options(_ change: (inout OutputOptions) -> Void) throws -> OutputOptions {
    var options = try OutputOptions(
      Arguments(parsing: [], by: CommandSyntax(name: "x", summary: "", options: OutputOptions.syntax)))
    change(&options)
    return options
  }

  private func surroundings(_ variables: [String: String?], terminal: Int?) -> Surroundings {
    Surroundings(
      variables: variables.compactMapValues(\.self), today: nil, isTerminal: terminal != nil, terminalWidth: terminal)
  }
}
