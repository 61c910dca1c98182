import DesignSystem

extension ConformanceSubject {
  /// Checks that no section of a screen has the heading of another one, or of the section around it.
  ///
  /// A section for an element of a list, such as `obligation.instalment.2027-01-10`, may have the heading of another one.
  func headingFindings() -> [Finding] {
    screens.flatMap { screen in
      var seen: Set<String> = []
      let sections = screen.document.contentItems.compactMap(\.section)
      let again = sections.filter { section in
        !section.id.rawValue.contains(".") && !seen.insert(section.title.lowercased()).inserted
      }
      return (again + sections.flatMap(\.repetitions)).map { section in
        Finding(
          screen.place,
          "The section \"\(section.id)\" has the heading \"\(section.title)\", which is on the screen already. Say it once: "
            + "give one of the two another title, or join them.")
      }
    }
  }
}

extension Section {
  /// The sections inside it that repeat the heading directly above them.
  fileprivate var repetitions: [Section] {
    items.compactMap(\.section).flatMap { inner in
      (inner.title.lowercased() == title.lowercased() ? [inner] : []) + inner.repetitions
    }
  }
}

extension Item {
  fileprivate var section: Section? { if case .section(let section) = self { section } else { nil } }
}
