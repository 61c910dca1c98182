import Localization

/// A script of the engine's languages.
enum Script {
  case cyrillic, latin

  /// The script that a language does not use.
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
  /// Whether the character has a letter of a script: one of the Cyrillic block, or one of the 26 Latin letters.
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
