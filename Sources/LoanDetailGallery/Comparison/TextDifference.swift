/// Finds the lines that differ between two texts.
enum TextDifference {
  /// The differences. Each place is a line number in the kept text, from 1.
  static func between(_ kept: [UInt8], and new: [UInt8]) -> [ScreenDifference] {
    let (old, now) = (lines(kept), lines(new))
    let changes = now.difference(from: old)
    let removed = Set(changes.removals.map(\.offset))
    let inserted = Set(changes.insertions.map(\.offset))
    var differences: [ScreenDifference] = []
    var (left, right) = (0, 0)
    while left < old.count || right < now.count {
      var difference = ScreenDifference(place: "line \(left + 1)", old: [], new: [])
      while removed.contains(left) {
        difference.old.append(old[left])
        left += 1
      }
      while inserted.contains(right) {
        difference.new.append(now[right])
        right += 1
      }
      if !difference.old.isEmpty || !difference.new.isEmpty { differences.append(difference) }
      // A line that is neither removed nor inserted is common to both.
      (left, right) = (left + 1, right + 1)
    }
    return differences
  }

  /// The lines, with control characters made visible.
  static func lines(_ bytes: [UInt8]) -> [String] {
    bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
      String(decoding: line, as: UTF8.self).unicodeScalars.reduce(into: "") { text, scalar in
        text += scalar.value < 0x20 ? scalar.escaped(asASCII: true) : String(scalar)
      }
    }
  }
}

extension CollectionDifference.Change {
  /// The index of the element in the collection from which it was removed or into which it was inserted.
  var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
