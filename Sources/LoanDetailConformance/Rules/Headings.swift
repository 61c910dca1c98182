import DesignSystem

extension ConformanceSubject {
  /// Checks that no two sections at the top level of a screen have the same heading, and that no section has the
  /// heading of the section directly around it.
  ///
  /// Sections inside different sections may share one, and so may a table and a section.
  ///
  /// Elements of a list that the data gives the same name, such as two instalments of one day, may share a heading: the
  /// id of the second one is that of the first with a number.
  func headingFindings() -> [Finding] {
    screens.flatMap { screen in
      var seen: [String: ItemID] = [:]
      let sections = screen.document.contentItems.compactMap(\.section)
      let again = sections.filter { section in
        guard let first = seen[section.title.lowercased()] else {
          seen[section.title.lowercased()] = section.id
          return false
        }
        return !section.id.isRepetition(of: first)
      }
      return (again + sections.flatMap(\.repetitions)).map { section in
        Finding(
          screen.place,
          "The section \"\(section.id)\" has the heading \"\(section.title)\", which is on the screen already. Say it "
            + "once: give one of the two another title, or join them.")
      }
    }
  }
}

extension ItemID {
  /// Whether the id is another one with a point and a number, as that of the second element of a list with the same
  /// name.
  fileprivate func isRepetition(of first: ItemID) -> Bool {
    rawValue.hasPrefix("\(first).") && Int(rawValue.dropFirst(first.rawValue.count + 1)) != nil
  }
}

extension Section {
  /// The sections inside this one that repeat the heading directly above them.
  fileprivate var repetitions: [Section] {
    items.compactMap(\.section).flatMap { inner in
      (inner.title.lowercased() == title.lowercased() ? [inner] : []) + inner.repetitions
    }
  }
}

extension Item {
  fileprivate var section: Section? { if case .section(let section) = self { section } else { nil } }
}
