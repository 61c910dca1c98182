package import DesignSystem

extension ItemID {
  /// The id of the root of every surface.
  static let surfaceRoot = "root"

  /// The ids that no component of an item has: the root, and names that clients refuse in a path of the data model.
  private static let reserved: Set = [surfaceRoot, "constructor", "prototype"]

  /// The id as the id of a component, which is an identifier of UAX #31: `action.repay-part` becomes
  /// `action_repay__part`. Different ids stay different.
  ///
  /// A dot between letters or digits becomes `_`, a hyphen `__`, and any other sign its number, such as `___2F___`.
  package var component: String {
    let signs = Array(rawValue.unicodeScalars)
    var name = ""
    for (index, sign) in signs.enumerated() {
      let isBetween =
        index > 0 && signs[index - 1].isAlphanumeric && index + 1 < signs.count && signs[index + 1].isAlphanumeric
      switch sign {
      case "." where isBetween: name += "_"
      case "-" where isBetween: name += "__"
      case _ where sign.isAlphanumeric && (index > 0 || sign.isLetter && !Self.reserved.contains(rawValue)):
        name.unicodeScalars.append(sign)
      default: name += "___\(String(sign.value, radix: 16, uppercase: true))___"
      }
    }
    return name
  }

  /// The id of a component that shows a part of the item. No item has it.
  func component(_ part: String) -> String { "\(component)___\(part)" }
}

extension Unicode.Scalar {
  fileprivate var isLetter: Bool { isASCII && properties.isAlphabetic }
  fileprivate var isAlphanumeric: Bool { isLetter || ("0"..."9").contains(self) }
}
