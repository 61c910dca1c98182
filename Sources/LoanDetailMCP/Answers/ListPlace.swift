import LoanDetail
import LoanDetailJSON

/// Where an answer is in the list of products, which has pages, each of one or more parts.
struct ListPlace: Sendable {
  /// The cursor of the page; `nil` for the first one.
  var page: String?
  /// The cursor of the part of the page; `nil` for the first one.
  var part: String?
  /// The cursor of the next page; `nil` for the last one.
  var next: String?

  private static let mark: Character = "@"

  /// Reads a cursor: that of a part, if it is not the first one, and that of a page.
  init(_ cursor: String?) throws(ToolFault) {
    guard let cursor else { return }
    let sides = cursor.split(separator: Self.mark, maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard sides.count == 2 else {
      throw ToolFault(
        at: RequestParameter.cursor.name, found: .string(cursor), expected: "a cursor of an earlier answer of the list")
    }
    (part, page) = (sides[0].isEmpty ? nil : sides[0], sides[1].isEmpty ? nil : sides[1])
  }

  func cursor(ofPart part: String) -> String { "\(part)\(Self.mark)\(page ?? "")" }

  var nextPage: String? { next.map { "\(Self.mark)\($0)" } }
}
