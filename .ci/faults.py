"""Faults made by rule: where code can be made wrong, how, and the Swift code that does it when the environment asks.

A place is an operator, a condition, a statement or a key in the code of a module. In a copy of the tree, each becomes a
function of its own, which notes whether its faults would change a result, and makes the one that was chosen. The faults are

    a < b     a <= b (and so on), true, false      a == b   true, false              min  max (and the reverse), as function and method
    a && b    a, b        a || b    a, b           !a       a                        a ?? b   b
    a + b     a - b; of lists and texts: a         a - b    a + b, b - a             += and -= in the same way
    if a, guard a, while a     true, false         if let x = a   nil                .first   .last (and the reverse)
    a statement that calls or assigns: left out    a member of a Hashable value: no part of what makes two values equal
"""

import re

# What an operator means instead, and when that makes a difference.
FAULTS = {
    "<": [("<=", "a == b"), ("true", "!(a < b)"), ("false", "a < b")],
    "<=": [("<", "a == b"), ("true", "!(a <= b)"), ("false", "a <= b")],
    ">": [(">=", "a == b"), ("true", "!(a > b)"), ("false", "a > b")],
    ">=": [(">", "a == b"), ("true", "!(a >= b)"), ("false", "a >= b")],
    "==": [("true", "a != b"), ("false", "a == b")],
    "!=": [("true", "a == b"), ("false", "a != b")],
    "&&": ["without what follows", "only what follows"],
    "||": ["without what follows", "only what follows"],
    "??": ["only what follows"],
    "+": ["-, of lists and texts: without what follows"],
    "-": ["+", "swapped"],
    "+=": ["-=, of lists and texts: without what follows"],
    "-=": ["+="],
    "!": ["without"],
    "condition": ["true", "false"],
    "binding": ["nil"],
    "min": ["max"],
    "max": ["min"],
    ".min()": [".max()"],
    ".max()": [".min()"],
    ".first": [".last"],
    ".last": [".first"],
    "statement": ["left out"],
    "key": ["forgotten"],
}
INFIX = r"(?<!func )(?<= )(<=|>=|==|!=|\+=|-=|<|>|&&|\|\||\?\?|\+|-)(?= |$)"
OPERATOR = re.compile(INFIX + r"|(?<![\w.])(min|max)(?=\()|(\.min\(\)|\.max\(\)|(?<=[\w)\]?])\.(?:first|last)\b(?!\(| ?\{|:))"
                      r"|(?<=[ (\[{])(!)(?=[\w(.$])")
# What orders the elements of a list: equal ones may stand in any order, so this gets no fault.
ORDER = re.compile(r"\$0(\S*) < \$1\1(?!\S*\w)")
# A chain of names, calls and subscripts, before which an operator of one operand can stand.
CHAIN = re.compile(r"[A-Za-z_$.][\w.$?]*(?:(?:\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|\[[^\[\]]*\])[\w.?]*)*$")
HEAD = re.compile(r"^(\s*(?:\} else )?(?:if|guard|while) |\s*\} else if )(.*)$")
BINDING = re.compile(r"(?:let|var) (\w+)(?: = (?:try\? |await |try )*(.*))?$")
CALL = re.compile(r"^\s*(?:try |await )*(?!return\b|throw\b|case\b|if\b|guard\b|super\.init|self\.init|precondition|init\b|func\b|subscript\b)"
                  r"[a-z_$][\w.$?]*(?:\[[^\[\]]*\][\w.?]*)*\(.*\)$")
ASSIGNMENT = re.compile(r"^\s*(?!self\.|return\b|case\b|if\b|guard\b|let\b|var\b|for\b)[a-z_]\w*(?:[.?]+\w+|\[[^\[\]]*\])+ (?:=|\+=|-=) .*[\w)\]\"}]$")
HASHABLE = re.compile(r"^((?:public |package |private |fileprivate )?)struct (\w+): [^<{]*\bHashable\b[^{]*\{$")
MEMBER = re.compile(r"^  (?:@\w+ )?(?:(?:public|package|private|fileprivate|internal)(?:\(set\))? )*(?:let|var) (\w+(?:, \w+)*)(?:: [^{]*(?:\{ didSet .*)?| = .*)$")
# The beginning of a text.
QUOTE = re.compile(r'#*"')
# Characters of which Swift accepts operators; two of them name a place.
SIGNS = [chr(code) for code in range(0x2200, 0x2300)]


class Place:
    """Where code is made wrong: `old` from `start` on becomes a name of its own. Its faults are numbered from `first` on."""

    def __init__(self, number, first, file, line, start, old, kind, text, owner=None):
        self.number, self.first, self.file, self.line, self.start = number, first, file, line, start
        self.old, self.kind, self.text, self.owner = old, kind, text.strip(), owner

    @property
    def faults(self):
        return range(self.first, self.first + len(FAULTS[self.kind]))

    @property
    def module(self):
        return self.file.parts[1]

    @property
    def name(self):
        if self.kind in ("min", "max", ".min()", ".max()", ".first", ".last"):
            word = self.kind.strip(".()")
            return "." * self.kind.startswith(".") + f"{word}Fault{self.number}" + "()" * self.kind.endswith("()")
        return SIGNS[self.number // len(SIGNS)] + SIGNS[self.number % len(SIGNS)]

    def applied(self, line):
        """The line with the place's own name. What stands behind the place may have been changed before."""
        before, after = line[:self.start], line[self.start:]
        if self.kind == "key":
            return line
        if self.kind == "statement":
            return f"{before}if Faults.keeps({self.first}) {{ {after} }}"
        if self.kind == "binding" and self.old:
            return f"{before} = {self.name}{self.old}{after}"
        return before + self.name + after[len(self.old):]

    def declaration(self):
        """The Swift function of the place."""
        numbers = list(self.faults)
        first = numbers[0]
        note, active = "Faults.noteDifference", "Faults.active"
        n = self.name
        if self.kind in ("==", "!=", "<", "<=", ">", ">="):
            rule = "".join(
                f"  if {differs} {{ {note}({number}) }}\n"
                f"  if {active} == {number} {{ return {meaning if meaning in ('true', 'false') else f'a {meaning} b'} }}\n"
                for number, (meaning, differs) in zip(numbers, FAULTS[self.kind]))
            text = f"infix operator {n}: ComparisonPrecedence\n"
            if self.kind in ("==", "!="):
                text += f"func {n} <T: Equatable>(a: T, b: T) -> Bool {{\n{rule}  return a {self.kind} b\n}}\n"
                return text + (f"func {n} <T>(a: T?, b: _OptionalNilComparisonType) -> Bool {{\n{rule.replace('a != b', 'a != nil').replace('a == b', 'a == nil')}"
                               f"  return a {self.kind} nil\n}}\n")
            return text + f"func {n} <T: Comparable>(a: T, b: T) -> Bool {{\n{rule}  return a {self.kind} b\n}}\n"
        if self.kind in ("&&", "||"):
            kind = "LogicalConjunction" if self.kind == "&&" else "LogicalDisjunction"
            return (f"infix operator {n}: {kind}Precedence\n"
                    f"func {n} (a: Bool, b: @autoclosure () throws -> Bool) rethrows -> Bool {{\n"
                    f"  if {'!a' if self.kind == '&&' else 'a'} {{ {note}({first + 1}) }}\n"
                    f"  if {active} == {first + 1} {{ return try b() }}\n"
                    f"  {'guard a else { return false }' if self.kind == '&&' else 'if a { return true }'}\n"
                    f"  let result = try b()\n  if result != a {{ {note}({first}) }}\n  return {active} == {first} ? a : result\n}}\n")
        if self.kind == "??":
            body = (f"  if a != nil {{ {note}({first}) }}\n  if {active} == {first} {{ return try b() }}\n  return try a ?? b()\n}}\n")
            return (f"infix operator {n}: NilCoalescingPrecedence\n"
                    f"func {n} <T>(a: T?, b: @autoclosure () throws -> T) rethrows -> T {{\n{body}"
                    f"func {n} <T>(a: T?, b: @autoclosure () throws -> T?) rethrows -> T? {{\n{body}")
        if self.kind in ("+", "-"):
            plus = self.kind == "+"
            text = (f"infix operator {n}: AdditionPrecedence\n"
                    f"func {n} <T: AdditiveArithmetic>(a: T, b: T) -> T {{\n  if b != .zero {{ {note}({first}) }}\n"
                    f"  if {active} == {first} {{ return a {'-' if plus else '+'} b }}\n"
                    + ("" if plus else f"  if a != b {{ {note}({first + 1}) }}\n  if {active} == {first + 1} {{ return b - a }}\n")
                    + f"  return a {self.kind} b\n}}\n")
            if plus:
                text += (f"func {n} <T: RangeReplaceableCollection>(a: T, b: T) -> T {{\n  if !b.isEmpty {{ {note}({first}) }}\n"
                         f"  return {active} == {first} ? a : a + b\n}}\n")
            return text
        if self.kind in ("+=", "-="):
            other = "-=" if self.kind == "+=" else "+="
            text = (f"infix operator {n}: AssignmentPrecedence\n"
                    f"func {n} <T: AdditiveArithmetic>(a: inout T, b: T) {{\n  if b != .zero {{ {note}({first}) }}\n"
                    f"  if {active} == {first} {{ a {other} b }} else {{ a {self.kind} b }}\n}}\n")
            if self.kind == "+=":
                text += (f"func {n} <T: RangeReplaceableCollection, S: Sequence>(a: inout T, b: S) where S.Element == T.Element {{\n"
                         f"  {note}({first})\n  if {active} != {first} {{ a += b }}\n}}\n")
            return text
        if self.kind == "!":
            return (f"prefix operator {n}\nprefix func {n} (a: Bool) -> Bool {{\n  {note}({first})\n"
                    f"  return {active} == {first} ? a : !a\n}}\n")
        if self.kind == "condition":
            return (f"prefix operator {n}\nprefix func {n} (a: Bool) -> Bool {{\n  {note}(a ? {first + 1} : {first})\n"
                    f"  return {active} == {first} ? true : {active} == {first + 1} ? false : a\n}}\n")
        if self.kind == "binding":
            return (f"prefix operator {n}\nprefix func {n} <T>(a: T?) -> T? {{\n  if a != nil {{ {note}({first}) }}\n"
                    f"  return {active} == {first} ? nil : a\n}}\n")
        if self.kind in ("min", "max"):
            return (f"func {n}<T: Comparable>(_ a: T, _ b: T) -> T {{\n  if a != b {{ {note}({first}) }}\n"
                    f"  return {active} == {first} ? {FAULTS[self.kind][0]}(a, b) : {self.kind}(a, b)\n}}\n")
        if self.kind in (".min()", ".max()"):
            return (f"extension Sequence where Element: Comparable {{\n  func {n[1:-2]}() -> Element? {{\n"
                    f"    if self.min() != self.max() {{ {note}({first}) }}\n"
                    f"    return {active} == {first} ? self{FAULTS[self.kind][0]} : self{self.kind}\n  }}\n}}\n")
        if self.kind in (".first", ".last"):
            return (f"extension BidirectionalCollection {{\n  var {n[1:]}: Element? {{\n"
                    f"    if self.dropFirst().first != nil {{ {note}({first}) }}\n"
                    f"    return {active} == {first} ? self{FAULTS[self.kind][0]} : self{self.kind}\n  }}\n}}\n")
        return ""

    def describe(self, fault):
        return f"{self.file}:{self.line}: {self.change(fault)}    {self.text}"

    def change(self, fault):
        meaning = FAULTS[self.kind][fault - self.first]
        what = f"{self.owner.split()[-1]}.{self.old}" if self.kind == "key" else self.kind
        return f"{what} → {meaning if isinstance(meaning, str) else meaning[0]}"

    def key(self, fault):
        """What finds the explanation of a fault, wherever its line moves."""
        return f"{self.file}: {self.change(fault)}", self.text


RUNTIME = """
#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The fault that the environment chose, and the faults that would have changed a result.
enum Faults {
  static let active = unsafe getenv("ACTIVE_FAULT").map { unsafe Int(atoi($0)) } ?? -1

  /// One byte for each fault, in a file that all processes of a test run share.
  nonisolated(unsafe) private static let differences: UnsafeMutablePointer<UInt8>? = {
    guard let path = unsafe getenv("FAULT_DIFFERENCES") else { return nil }
    let file = unsafe open(path, O_RDWR)
    let map = unsafe mmap(nil, Int(lseek(file, 0, SEEK_END)), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0)
    return unsafe map == MAP_FAILED ? nil : map?.assumingMemoryBound(to: UInt8.self)
  }()

  static func noteDifference(_ fault: Int) { unsafe differences?[fault] = 1 }

  static func keeps(_ fault: Int) -> Bool {
    noteDifference(fault)
    return active != fault
  }
}
"""


def code_of(lines):
    """The lines without comments and texts, which become spaces."""
    in_text = False
    for line in lines:
        if line.count('"""') % 2:
            in_text = not in_text
            yield ""
        elif in_text:
            yield ""
        else:
            yield without_texts(line)


def without_texts(line):
    code, place = "", 0
    while place < len(line) and not line.startswith("//", place):
        end = end_of_text(line, place) if QUOTE.match(line, place) else place + 1
        code += line[place] if end == place + 1 else f'"{" " * (end - place - 2)}"'
        place = end
    return code


def end_of_text(line, start):
    """Where the text ends that begins here. What it has in parentheses after a backslash is code, which may have texts."""
    signs = "#" * (QUOTE.match(line, start).end() - start - 1)
    place, depth = start + len(signs) + 1, 0
    while place < len(line):
        if depth and QUOTE.match(line, place):
            place = end_of_text(line, place)
        elif depth:
            depth += (line[place] == "(") - (line[place] == ")")
            place += 1
        elif line.startswith("\\" + signs, place):
            place += 2 + len(signs)
            depth = int(line[place - 1:place] == "(")
        elif line.startswith('"' + signs, place):
            return place + 1 + len(signs)
        else:
            place += 1
    return len(line)


def places(files):
    """All places of the files, in order."""
    found = []

    def add(path, number, start, old, kind, text, owner=None):
        first = found[-1].faults.stop if found else 0
        found.append(Place(len(found), first, path, number, start, old, kind, text, owner))

    for path, lines in files.items():
        code = list(code_of(lines))
        for index, line in enumerate(code):
            number, text = index + 1, lines[index]
            orders = [match.span() for match in ORDER.finditer(line)]
            for match in OPERATOR.finditer(line):
                if any(start < match.start() < end for start, end in orders):
                    continue
                add(path, number, match.start(), match.group(), match.group(), text)
            for start, old, kind in conditions(code, index):
                add(path, number, start, old, kind, text)
            if is_statement(code, index):
                start = len(line) - len(line.lstrip())
                add(path, number, start, lines[index][start:], "statement", text)
        for index, owner, name in keys(code):
            add(path, index + 1, 0, name, "key", lines[index], owner)
    return found


def parts(text):
    """The parts of a list between commas outside brackets, with where they start."""
    depth, start = 0, 0
    for position, sign in enumerate(text):
        depth += sign in "([{"
        depth -= sign in ")]}"
        if sign == "," and depth == 0:
            yield start, text[start:position]
            start = position + 1
    yield start, text[start:]


def is_balanced(text):
    return all(text.count(opening) == text.count(closing) for opening, closing in ("()", "[]", "{}"))


def conditions(code, index):
    """The conditions on one line of an `if`, `guard` or `while`, alone or one of several lines."""
    line, begin = code[index], None
    if head := HEAD.match(line):
        begin = len(head.group(1))
    elif index and re.search(r",$", code[index - 1]) and line.strip():
        above = index - 1
        while above > 0 and code[above].endswith(",") and is_balanced(code[above]) and not HEAD.match(code[above]):
            above -= 1
        if HEAD.match(code[above]) and code[above].endswith(",") and is_balanced(code[above].lstrip().removeprefix("}")):
            begin = len(line) - len(line.lstrip())
    if begin is None:
        return
    # The statement's own brace, and what follows it on the line, are no condition.
    rest = re.sub(r"( else)? \{(?: [^{}]*\})?$", "", line[begin:])
    for offset, part in parts(rest):
        start = begin + offset + len(part) - len(part.lstrip())
        part = part.strip()
        if binding := BINDING.match(part):
            name, value = binding.group(1), binding.group(2)
            if value is None:
                yield start + len(part), name, "binding"
            elif CHAIN.match(value):
                yield start + len(part) - len(value), "", "binding"
        elif CHAIN.match(part) and part not in ("true", "false") and not part.startswith(("case", ".")):
            yield start, "", "condition"


def is_statement(code, index):
    line = code[index]
    if not (CALL.match(line) or ASSIGNMENT.match(line)) or not is_balanced(line):
        return False
    before = next((code[above].rstrip() for above in range(index - 1, -1, -1) if code[above].strip()), "")
    after = code[index + 1].strip() if index + 1 < len(code) else ""
    return bool(re.search(r"([{})\]\"\w]| in)$", before)) and not re.search(r"( else|^\s*(@\w+|return))$", before) \
        and not re.match(r"[.?:&|+\-*/=<>]", after)


def keys(code):
    """The members of the values that state to be Hashable and leave it to the compiler what makes them equal."""
    for index, line in enumerate(code):
        head = HASHABLE.match(line)
        if not head:
            continue
        end = next(below for below in range(index + 1, len(code)) if code[below].startswith("}"))
        members = [(below, name) for below in range(index + 1, end) if (member := MEMBER.match(code[below]))
                   for name in member.group(1).split(", ")]
        if len(members) > 1 and not re.search(r"static func ==|func hash\(", "\n".join(code)):
            yield from ((below, head.group(1) + head.group(2), name) for below, name in members)


def equality(places):
    """The Swift code that compares and hashes the values with these keys, each of which can be forgotten."""
    owners = {}
    for place in places:
        owners.setdefault(place.owner, []).append(place)
    for owner, members in owners.items():
        access, _, name = owner.rpartition(" ")
        access = access and access.replace("private", "fileprivate").replace("filefile", "file") + " "
        yield (f"\nextension {name} {{\n  {access}static func == (a: Self, b: Self) -> Bool {{\n    var different = 0, last = -1\n"
               + "".join(f"    if a.{member.old} != b.{member.old} {{ different += 1; last = {member.first} }}\n" for member in members)
               + "    if different == 1 { Faults.noteDifference(last) }\n"
               "    return different == 0 || different == 1 && last == Faults.active\n  }\n\n"
               f"  {access}func hash(into hasher: inout Hasher) {{\n"
               + "".join(f"    if Faults.active != {member.first} {{ hasher.combine({member.old}) }}\n" for member in members)
               + "  }\n}\n")
