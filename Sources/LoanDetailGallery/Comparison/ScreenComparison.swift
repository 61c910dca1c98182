/// Screens as they were and as they are, by the names of their files, in groups with the same change.
///
/// ```swift
/// let comparison = ScreenComparison(from: ["main.json": old], to: ["main.json": new])
/// write(comparison.page(title: "Screens that changed"))
/// ```
package struct ScreenComparison: Sendable {
  /// A screen that is there before and after, and differs.
  struct Screen: Sendable {
    let name: String
    let old: [UInt8]
    let new: [UInt8]
    let differences: [ScreenDifference]
  }

  /// The screens that differ, grouped by their change, in the order of the names.
  let groups: [[Screen]]
  /// The names of the screens that are new.
  package let added: [String]
  /// The names of the screens that are gone.
  package let removed: [String]

  /// The number of screens that differ.
  package var changed: Int { groups.reduce(0) { $0 + $1.count } }
  /// The number of different changes.
  package var causes: Int { groups.count }

  /// Compares the contents of files by their names. A name that ends with `.json` is that of a screen as JSON, any
  /// other name that of a text.
  package init(from old: [String: [UInt8]], to new: [String: [UInt8]]) {
    added = new.keys.filter { old[$0] == nil }.sorted()
    removed = old.keys.filter { new[$0] == nil }.sorted()
    var groups: [[Screen]] = []
    var places: [Set<[[Substring]]>: Int] = [:]
    for name in new.keys.sorted() {
      guard let before = old[name], let after = new[name], before != after else { continue }
      let differences = ScreenDifference.all(from: before, to: after, isJSON: name.hasSuffix(".json"))
      let screen = Screen(name: name, old: before, new: after, differences: differences)
      let cause = differences.cause
      if let place = places[cause] {
        groups[place].append(screen)
      } else {
        places[cause] = groups.count
        groups.append([screen])
      }
    }
    self.groups = groups
  }
}
