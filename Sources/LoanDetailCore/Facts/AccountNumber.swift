/// The number of an account or a contract, masked unless asked for.
public struct AccountNumber: Sendable, Hashable {
  private let number: String

  /// Makes a number from its text as the source writes it.
  public init(_ number: String) { self.number = number }

  /// The number in full: only for a reader who asked for it.
  public var revealed: String { number }

  /// The last four letters or digits after two dots; of five to eight just the last two, of fewer just the dots.
  public var masked: String {
    let significant = number.filter { $0.isLetter || $0.isNumber }
    guard significant.count > 8 else {
      return significant.count > 4 ? "•• \(significant.suffix(2))" : "••"
    }
    return "•• \(significant.suffix(4))"
  }
}

extension AccountNumber: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The masked form, so that a log never holds the number.
  public var description: String { masked }
  /// The masked form.
  public var debugDescription: String { masked }
  /// The masked form and nothing inside it.
  public var customMirror: Mirror { Mirror(self, children: ["masked": masked]) }
}
