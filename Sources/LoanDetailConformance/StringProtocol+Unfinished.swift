extension StringProtocol {
  /// A note to the author or an unfilled placeholder; `nil` if there is none.
  var placeholder: String? {
    let gaps = ["%@", "%s", "${", "Optional(", "???"]
    if let gap = gaps.first(where: { contains($0) }) { return gap }
    // Before a hexadecimal digit, it is an escaped letter of an address: `%d0`.
    if contains("%d"), String(self).contains(/%d(?![0-9A-Fa-f])/) { return "%d" }
    if contains("{"), let gap = String(self).firstMatch(of: /\{\w*\}/) { return String(gap.output) }
    return split { !$0.isLetter }.first { Self.notes.contains($0.uppercased()) && $0.first?.isUppercase ?? false }
      .map { String($0) }
  }

  /// The words of notes to the author, in capitals.
  private static var notes: Set<String> { ["TODO", "TBD", "TBC", "FIXME", "XXX", "LOREM", "IPSUM"] }

  /// The key of a text in place of the text, such as `LOAN_TITLE`; `nil` if there is none.
  var key: String? {
    guard contains("_") else { return nil }
    return String(self).firstMatch(of: /\b[A-Za-z][A-Za-z0-9]*(?:_[A-Za-z0-9]+)+\b/).map { String($0.output) }
  }
}
