extension CompletionGrammar {
  /// The script for zsh.
  var zsh: String {
    #"""
    #compdef \#(tool)
    # Completes the command lines of \#(tool) in zsh.

    \#(function)() {
      local curcontext=$curcontext state line
      typeset -A opt_args
      _arguments -C \#(arguments(start.options, operands: [#"1:command:->command"#, "*:: :->arguments"])) && return
      case $state in
      command)
        local -a commands=(
    \#(commands.map { "      " + "\($0.name):\($0.summary)".shellQuoted }.joined(separator: "\n"))
        )
        _describe command commands
        ;;
      arguments)
        case $words[1] in
    \#(commands.map(branch).joined(separator: "\n"))
        esac
        ;;
      esac
    }

    if [[ $zsh_eval_context[-1] == loadautofunc ]]; then
      \#(function) "$@"
    else
      compdef \#(function) \#(tool.shellQuoted)
    fi

    """#
  }

  /// The branch of `case` for a command.
  private func branch(for command: CommandSyntax) -> String {
    let operands = command.operands.map { operand in
      "\(operand.isRequired ? "" : ":"):\(escaped(operand.name)):\(action(operand.completion))"
    }
    return "    \(command.name)) _arguments \(arguments(command.options, operands: operands)) ;;"
  }

  /// The specifications of `_arguments` for options and, as they are, for operands.
  private func arguments(_ options: [OptionSyntax], operands: [String]) -> String {
    let options = options.map { option in
      let name = "\(option.repeats ? "*" : "")--\(option.name)"
      guard let value = option.value else { return "\(name)[\(escaped(option.summary))]" }
      return "\(name)=[\(escaped(option.summary))]:\(escaped(value)):\(action(option.completion))"
    }
    return (options + operands).map(\.shellQuoted).joined(separator: " \\\n        ")
  }

  /// The action of `_arguments` that offers completions.
  private func action(_ completion: Completion) -> String {
    switch completion {
    case .none: " "
    case .file: "_files"
    case .words(let words): "(\(list(words)))"
    case .list(let words): #"{compset -P "*,"; compadd -S "" -- \#(list(words))}"#
    case .pair(let words): #"{compset -P "*=" && compadd -- \#(list(words))}"#
    }
  }

  /// Escapes a text for a specification of `_arguments`.
  private func escaped(_ text: String) -> String {
    String(text.flatMap { "\\:[]".contains($0) ? ["\\", $0] : [$0] })
  }
}
