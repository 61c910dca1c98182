import LoanDetailCore
import LoanDetailJSON

extension UnknownCursor {
  /// The fault and the remedy, in full sentences.
  var sentence: String {
    let cursor = SourcePath.quoted(found)
    let fault =
      switch reason {
      case .unreadable: "\(cursor) is no cursor; expected the \"next\" or the \"previous\" of a page."
      case .otherVersion: "The cursor \(cursor) is of another version of the format than the client reads."
      case .notInVersion(let version):
        "Version \(version) of the format has pages forward only, and as documents; version 3 has the others."
      case .otherDirection:
        "The cursor \(cursor) is of the other direction: a \"next\" is for the rows after, a \"previous\" for those "
          + "before."
      case .otherProduct: "The cursor \(cursor) is of another product."
      case .otherScreen: "The cursor \(cursor) is of another screen of the product."
      case .noSuchList: "The cursor \(cursor) is of a list that the screen no longer has."
      case .ended:
        "The cursor \(cursor) has ended: the list has changed since, and the rows it goes on from are not there as "
          + "they were."
      case .noRow:
        "\(cursor) is no row of this screen's lists; expected the \"next\" of an earlier page."
      }
    return "\(fault) Begin again without it."
  }
}
