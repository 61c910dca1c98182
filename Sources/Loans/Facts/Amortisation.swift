/// The way of repaying the principal.
public enum Amortisation: Sendable, Hashable {
  case annuity, equalPrincipal, mixed, interestOnly, bullet, none
  /// A way that the engine does not know; the text is the source's name for it.
  case unknown(String)

  /// The known ways by their names in records.
  public static let named: [String: Amortisation] = [
    "annuity": .annuity, "equalPrincipal": .equalPrincipal, "mixed": .mixed, "interestOnly": .interestOnly,
    "bullet": .bullet, "none": .none,
  ]
}
