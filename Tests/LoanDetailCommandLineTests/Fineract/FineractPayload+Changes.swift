import LoanDetailCore
import LoanDetailJSON
import Loans

extension FineractPayload {
  /// What is made of a payload.
  struct Shown {
    let facts: LoanFacts
    let screens: String
  }

  func shown() throws -> Shown {
    let record = try record()
    return Shown(facts: record.facts, screens: try screens(of: record))
  }

  /// Whether the screens follow a value.
  func shows(_ leaf: PayloadLeaf, beside original: Shown) throws -> Bool {
    var changesScreens = false
    for (value, words) in leaf.changes {
      guard let record = try? record(replacing: leaf.path, with: value) else { continue }
      // A value that changes no fact is not read, whatever it is.
      if record.facts == original.facts { continue }
      let screens = try screens(of: record)
      changesScreens = changesScreens || screens != original.screens
      if words.contains(where: { screens.says($0) && !original.screens.says($0) }) { return true }
    }
    return changesScreens && leaf.isChoice
  }
}

extension PayloadLeaf {
  /// Other values, each with the words for it. A number may be an amount, a count or a key.
  fileprivate var changes: [(JSONValue, [String])] {
    switch value {
    case .number where isChoice: ["0", "1", "2", "3", "300"].map { (.number($0), []) }
    case .number:
      [(.number("7351.19"), ["7,351.19"]), (.number("73"), ["73"]), (.number("7351"), ["7351"])]
    case .string where name == "code": [(.string("CHF"), ["CHF"])]
    case .string: [(.string("Zebra 7351"), ["7351"])]
    case .bool(let flag): [(.bool(!flag), [])]
    case .array:
      [
        (
          .array(["2031", "7", "19"].map { .number($0) }), ["July 19, 2031", "Jul 19, 2031", "07/19/2031", "7/19/2031"]
        )
      ]
    case .null, .object: []
    }
  }

  /// Whether the value is a switch or the key of a choice.
  fileprivate var isChoice: Bool {
    if case .bool = value { true } else { name == "id" || name == "decimalPlaces" || name.hasSuffix("Code") }
  }
}

extension String {
  /// Whether the text has some words, not as a part of a longer word or number.
  fileprivate func says(_ words: String) -> Bool {
    ranges(of: words).contains { range in
      let (before, after) = (self[..<range.lowerBound].last, self[range.upperBound...].first)
      return !(before?.isLetter ?? false) && !(before?.isNumber ?? false) && !(after?.isNumber ?? false)
    }
  }
}
