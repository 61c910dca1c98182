public import DesignSystem
public import Loans

/// The sections of a screen, in reading order. A product changes the standard list by the names of its sections:
///
/// ```swift
/// SectionList.standard(.main, of: loan)?
///   .after(.terms, Boat(loan, vessel))
///   .replacing(.nextPayment, with: SeasonalPayment(loan))
///   .without(.operations)
/// ```
public struct SectionList {
  public private(set) var sections: [any LoanSection]
  /// The section that is shown if all others are empty.
  public private(set) var last: (any LoanSection)?
  /// A warning for each section that was to stand beside one, or in place of one, that the list does not have.
  public private(set) var diagnostics: [Diagnostic] = []

  public init(_ sections: any LoanSection...) { self.sections = sections }

  /// The names of the sections. A name may occur more than once.
  public var names: [SectionName] { sections.map { type(of: $0).name } }

  /// The items of all sections.
  public var items: [Item] {
    let items = sections.flatMap(\.body)
    return items.isEmpty ? last?.body ?? [] : items
  }

  /// Returns the list with sections inserted before the first one of a name.
  public func before(_ name: SectionName, _ added: any LoanSection...) -> SectionList {
    placing(added, in: first(name).map { $0..<$0 }, beside: name)
  }

  /// Returns the list with sections inserted after the last one of a name.
  public func after(_ name: SectionName, _ added: any LoanSection...) -> SectionList {
    placing(
      added, in: sections.lastIndex { type(of: $0).name == name }.map { $0 + 1..<$0 + 1 }, beside: name)
  }

  /// Returns the list with other sections in place of the first one of a name.
  public func replacing(_ name: SectionName, with added: any LoanSection...) -> SectionList {
    placing(added, in: first(name).map { $0..<$0 + 1 }, beside: name)
  }

  /// Returns the list without the sections of a name.
  public func without(_ name: SectionName) -> SectionList {
    var list = self
    list.sections.removeAll { type(of: $0).name == name }
    return list
  }

  /// Returns the list with a section that is shown if all others are empty.
  public func otherwise(_ section: any LoanSection) -> SectionList {
    var list = self
    list.last = section
    return list
  }

  /// The place of the first section of a name; `nil` if there is none.
  private func first(_ name: SectionName) -> Int? { sections.firstIndex { type(of: $0).name == name } }

  /// Returns the list with the sections of a range replaced. Without a range, appends the sections and a diagnostic.
  private func placing(
    _ added: [any LoanSection], in range: Range<Int>?, beside name: SectionName
  ) -> SectionList {
    var list = self
    list.sections.replaceSubrange(range ?? sections.count..<sections.count, with: added)
    if range == nil {
      list.diagnostics.append(
        Diagnostic(
          id: "screen.unknown-section", severity: .warning, path: "sections.\(name)",
          summary: "The screen has no section of this name.", found: "\"\(name)\"",
          expected: "one of \(names.map(\.rawValue).joined(separator: ", "))",
          advice: "The section that was to stand there is at the end of the screen."))
    }
    return list
  }
}
