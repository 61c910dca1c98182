extension CompletionGrammar {
  /// The script for bash 3.2 or later.
  var bash: String {
    #"""
    # Completes the command lines of \#(tool) in bash.

    # Sets what can be typed at a place: kind and values. A place is a command and an option, whose value it is, the
    # number of an operand, or "-" for the command's options. Fails for what is no such place.
    \#(function)_place() {
      kind=words values=
      case $1 in
    \#(([start] + commands).flatMap(places).joined(separator: "\n"))
      *) return 1 ;;
      esac
    }

    \#(function)() {
      local IFS=$' \t\n' breaks='^[=:]+$' words=() count=0 token= before= kept= i
      # bash may split words at "=" and ":"; their parts are joined again, and what the last one begins with is kept.
      for ((i = 1; i <= COMP_CWORD; i++)); do
        before=$token token=${COMP_WORDS[i]}
        if ((count > 0)) && [[ $token =~ $breaks || $before =~ $breaks ]]; then
          kept=${words[count - 1]}
          words[count - 1]+=$token
          if [[ $token =~ $breaks ]]; then kept=${words[count - 1]}; fi
        else
          words[count++]=$token kept=
        fi
      done

      local command= option= rest= position=1 word place prefix= kind values value
      for ((i = 0; i < count - 1; i++)); do
        word=${words[i]}
        if [[ $option ]]; then
          option=
        elif [[ $rest || $word != -?* ]]; then
          if [[ $command ]]; then ((position++)); else command=$word; fi
        elif [[ $word == -- ]]; then
          rest=1
        elif \#(function)_place "$command $word"; then
          option=$word
        fi
      done

      word=${words[count - 1]}
      if [[ $option ]]; then
        place=$option
      elif [[ $rest || $word != -* ]]; then
        place=$position
      elif [[ $word == --*=* ]]; then
        place=${word%%=*} prefix=${word%%=*}=
      else
        place=-
      fi
      COMPREPLY=()
      \#(function)_place "$command $place" || return 0
      case $kind in
      file)
        compopt -o filenames 2>/dev/null
        while IFS= read -r value; do
          value=$prefix$value
          COMPREPLY+=("${value#"$kept"}")
        done < <(compgen -f -- "${word#"$prefix"}")
        return 0
        ;;
      list)
        compopt -o nospace 2>/dev/null
        if [[ $word == *,* ]]; then prefix=${word%,*},; fi
        ;;
      pair) if [[ ${word#"$prefix"} == *=* ]]; then prefix=${word%=*}=; else return 0; fi ;;
      esac
      for value in $values; do
        value=$prefix$value
        if [[ $value == "$word"* ]]; then COMPREPLY+=("${value#"$kept"}"); fi
      done
    }

    complete -F \#(function) -- \#(tool.shellQuoted)

    """#
  }

  /// The places of a command: its options, the values of options, and its operands.
  private func places(of command: CommandSyntax) -> [String] {
    [place("\(command.name) -", .words(command.options.map { "--\($0.name)" }))]
      + command.options.filter { $0.value != nil }.map { place("\(command.name) --\($0.name)", $0.completion) }
      + command.operands.enumerated().map { place("\(command.name) \($0 + 1)", $1.completion) }
  }

  /// A place with what can be typed there, as a branch of `case`.
  private func place(_ name: String, _ completion: Completion) -> String {
    let offer =
      switch completion {
      case .none: ""
      case .file: " kind=file"
      case .words(let words): " values=\(list(words).shellQuoted)"
      case .list(let words): " kind=list values=\(list(words).shellQuoted)"
      case .pair(let words): " kind=pair values=\(list(words).shellQuoted)"
      }
    return "  \(name.shellQuoted))\(offer) ;;"
  }
}
