import DesignSystem

extension CompletionGrammar {
  /// The script for fish.
  var fish: String {
    let lines =
      options(of: start)
      + commands.flatMap { command in
        [line(for: start, "-a \(quoted(command.name))", "-d \(quoted(command.summary))")] + options(of: command)
          + command.operands.filter { $0.completion != .none }.map { line(for: command, offer($0.completion)) }
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
      \#(lines.joined(separator: "\n"))

      """#
  }

  /// A line that offers something after a command, from the parts of its arguments.
  private func line(for command: CommandSyntax, _ parts: String...) -> String {
    let condition = quoted("_\(function)_is \(command.name)")
    return (["complete -c \(quoted(tool)) -n \(condition)"] + parts).joined(separator: " ")
  }

  /// The lines that offer the options of a command.
  private func options(of command: CommandSyntax) -> [String] {
    command.options.map { option in
      let value = option.value == nil ? "" : " \(offer(option.completion))"
      return line(for: command, "-l \(option.name)\(value)", "-d \(quoted(option.summary))")
    }
  }

  /// The arguments of `complete` for an operand or the value of an option.
  private func offer(_ completion: Completion) -> String {
    switch completion {
    case .none: "-x"
    case .file: "-r -F"
    case .words(let words): "-x -a \(quoted(list(words)))"
    case .list(let words): "-x -a \(quoted("(_\(function)_after , \(list(words)))"))"
    case .pair(let words): "-x -a \(quoted("(_\(function)_after = \(list(words)))"))"
    }
  }

  /// The text in single quotes for fish.
  private func quoted(_ text: String) -> String {
    "'\(text.exchanging("\\", for: #"\\"#).exchanging("'", for: #"\'"#))'"
  }
}
