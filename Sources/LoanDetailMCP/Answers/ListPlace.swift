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

  /// The sign between the two cursors.
  private static let mark: Character = "@"

  /// Reads the cursor of an answer: that of a part, `@`, and that of a page. Either is empty for the first one.
  init(_ cursor: String?) throws(ToolFault) {
    guard let cursor else { return }
    let sides = cursor.split(separator: Self.mark, maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard sides.count == 2 else {
      throw ToolFault(
        at: RequestParameter.cursor.name, found: .string(cursor), expected: "a cursor of an earlier answer of the list")
    }
    part = sides[0].isEmpty ? nil : sides[0]
    page = sides[1].isEmpty ? nil : sides[1]
  }

  /// The cursor of another part of the page.
  func cursor(ofPart part: String) -> String { "\(part)\(Self.mark)\(page ?? "")" }

  /// The cursor of the first part of the next page; `nil` after the last page.
  var nextPage: String? { next.map { "\(Self.mark)\($0)" } }
}
