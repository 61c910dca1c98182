import LoanDetailJSON

/// Where a screen is not as its snapshot says: the first few places, and how many more there are.
struct SnapshotDifferences: CustomStringConvertible {
  /// One place with what stood there and what stands there now.
  struct Difference: Equatable {
    var place: String
    var old: [String]
    var new: [String]
  }

  let description: String

  init(kept: [UInt8], new: [UInt8], isJSON: Bool, showing count: Int = 3) {
    let all = (isJSON ? Self.ofJSON(kept, new) : []).orIfEmpty(TextDifference.between(kept, and: new))
    let more = all.count - count
    let rest =
      switch more {
      case ...0: [String]()
      case 1: ["and in 1 more place"]
      default: ["and in \(more) more places"]
      }
    description = (all.prefix(count).flatMap(\.lines) + rest).joined(separator: "\n")
  }

  /// The places in the tree; none where one of the two is no JSON, or where only the layout differs.
  private static func ofJSON(_ kept: [UInt8], _ new: [UInt8]) -> [Difference] {
    guard let old = try? JSONParser.parse(kept), let now = try? JSONParser.parse(new) else { return [] }
    let all = JSONDifference.between(old, and: now)
    // A content's hash follows from the rest.
    let rest = all.filter { $0.place != "etag" }
    return rest.isEmpty ? all : rest
  }
}

extension SnapshotDifferences.Difference {
  /// The place, then what stood and what stands there: of a long text its beginning.
  fileprivate var lines: [String] { ["at \(place):"] + marked(old, "-") + marked(new, "+") }

  private func marked(_ lines: [String], _ mark: String, showing count: Int = 4) -> [String] {
    guard !lines.isEmpty else { return ["\(mark) (nothing)"] }
    return lines.prefix(count).map { "\(mark) \($0)" } + (lines.count > count ? ["\(mark) …"] : [])
  }
}

extension [SnapshotDifferences.Difference] {
  fileprivate func orIfEmpty(_ others: @autoclosure () -> Self) -> Self { isEmpty ? others() : self }
}
