extension CompletionGrammar {
  /// The script for fish.
  var fish: String {
    let top =
      options.map { option(of: nil, $0) }
      + commands.map { command in
        line([condition(nil), "-a \(quoted(command.name))", "-d \(quoted(command.summary))"])
      }
    let inner = commands.flatMap { command in
      command.options.map { option(of: command.name, $0) }
        + command.operands.map(\.completion).filter { $0 != .none }.map { line([condition(command.name), values($0)]) }
    }
    return #"""
      # Completes the command lines of \#(tool) in fish.

      # Whether the command is the one that is named; without a name, whether there is none yet.
      function _\#(function)_is
        set -l words (commandline -opc)
        test "$words[2]" = "$argv[1]"
      end

      # Words after what is typed up to the last separator.
      function _\#(function)_after
        set -l word (commandline -ct | string replace -r '^--[^=]*=' '')
        set -l start (string match -r ".*$argv[1]" -- $word)
        if test -n "$start" -o "$argv[1]" = ,
          printf '%s\n' "$start"$argv[2..]
        end
      end

      complete -c \#(quoted(tool)) -f
      \#((top + inner).joined(separator: "\n"))

      """#
  }

  private func line(_ parts: [String]) -> String {
    (["complete -c \(quoted(tool))"] + parts).joined(separator: " ")
  }

  private func condition(_ command: String?) -> String {
    "-n " + quoted(["_\(function)_is", command].compactMap(\.self).joined(separator: " "))
  }

  private func option(of command: String?, _ option: OptionSyntax) -> String {
    let argument =
      option.value == nil
      ? [] : option.completion == .file ? ["-r", values(.file)] : ["-x", values(option.completion)]
    return line(
      [condition(command), "-l \(option.name)"] + argument.filter { !$0.isEmpty } + ["-d \(quoted(option.summary))"])
  }

  private func values(_ completion: Completion) -> String {
    switch completion {
    case .none: ""
    case .file: "-F"
    case .words(let words): "-a \(quoted(list(words)))"
    case .list(let words): "-a \(quoted("(_\(function)_after , \(list(words)))"))"
    case .pair(let words): "-a \(quoted("(_\(function)_after = \(list(words)))"))"
    }
  }

  /// A text in single quotes, as fish reads it.
  private func quoted(_ text: String) -> String {
    "'\(text.replacing("\\", with: #"\\"#).replacing("'", with: #"\'"#))'"
  }
}
