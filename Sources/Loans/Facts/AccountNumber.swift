import DesignSystem

/// The number of an account or a contract. Its description is masked, so it cannot appear in a log by accident.
public struct AccountNumber: Sendable, Hashable {
  private let number: String

  /// Creates a number from the text in the source.
  public init(_ number: String) { self.number = number }

  /// The complete number. Show it only to a reader who asked for it.
  public var revealed: String { number }

  /// Two dots and the last four letters or digits; for 5...8 letters or digits the last two, for fewer none.
  public var masked: String { NumberMask.masked(number: number[...]) }
}

extension AccountNumber: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { masked }
  public var debugDescription: String { masked }
  /// Contains only the masked number.
  public var customMirror: Mirror { Mirror(self, children: ["masked": masked]) }
}
