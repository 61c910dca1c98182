import Localization

/// The script that a language does not use.
enum Script {
  case cyrillic, latin

  init(foreignTo language: Language) {
    self = language == .russian ? .latin : .cyrillic
  }

  /// The words of the script in a text.
  ///
  /// A Latin word has two letters or more, or is a single Latin letter inside a Cyrillic word.
  func words(in text: String) -> [Substring] {
    switch self {
    case .cyrillic: text.split { !$0.isLetter(of: .cyrillic) }
    case .latin:
      text.split { !$0.isLetter && $0 != "_" }.flatMap { word -> [Substring] in
        guard word.contains(where: { $0.isLetter(of: .cyrillic) }) else { return [word] }
        return word.contains { $0.isLetter(of: .latin) } ? [word] : []
      }
      .filter { $0.count > 1 && $0.contains { $0.isLetter(of: .latin) } && !$0.isUsualInRussian }
    }
  }
}

extension Character {
  fileprivate func isLetter(of script: Script) -> Bool {
    unicodeScalars.contains { scalar in
      switch script {
      case .cyrillic: (0x400...0x4FF).contains(scalar.value)
      case .latin: ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
      }
    }
  }
}

extension Substring {
  /// Whether Russian texts use the Latin word: two capitals, a common abbreviation, or a Roman number.
  fileprivate var isUsualInRussian: Bool {
    Self.abbreviations.contains(self) || (count == 2 && allSatisfy(\.isUppercase))
      || (count <= 5 && allSatisfy { "IVXLC".contains($0) })
  }

  private static let abbreviations: Set<Substring> = [
    "APR", "APRC", "ATM", "BIC", "CET", "CVC", "CVV", "FAQ", "GPS", "HTML", "IBAN", "ID", "NFC", "PDF", "PIN", "PUSH",
    "QR", "SIM", "SMS", "SWIFT", "URL", "USB", "USSD", "UTC", "VIN", "VIP", "XML",
  ]
}

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

  private static var notes: Set<String> { ["TODO", "TBD", "TBC", "FIXME", "XXX", "LOREM", "IPSUM"] }

  /// The key of a text in place of the text, such as `LOAN_TITLE`; `nil` if there is none.
  var key: String? {
    guard contains("_") else { return nil }
    return String(self).firstMatch(of: /\b[A-Za-z][A-Za-z0-9]*(?:_[A-Za-z0-9]+)+\b/).map { String($0.output) }
  }
}
