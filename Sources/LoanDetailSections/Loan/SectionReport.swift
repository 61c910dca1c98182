package import DesignSystem
package import LoanDetailCore
package import Loans

/// A description of a section and its state on a screen, as `loan-detail sections` prints it.
package struct SectionReport: Sendable, Hashable {
  /// Whether a section is shown.
  package enum State: Sendable, Hashable {
    case shown
    /// The section is left out, although its facts may be known.
    case silent(because: String)
    /// Some of the facts that the section needs are absent, each for a reason.
    case lacks([MissingFact])
    /// The facts are known, but give nothing to show.
    case empty(because: String)
  }

  /// A fact that a section needs and does not have.
  package struct MissingFact: Sendable, Hashable {
    /// The name in a record.
    package let name: String
    package let absence: Absence
  }

  package let name: SectionName
  /// The content of the section in one English sentence.
  package let summary: String
  /// The names, in a record, of the facts that the section is made from.
  package let needs: [String]
  package let state: State

  /// Reports on a section.
  package init(of section: some LoanSection) {
    let kind = type(of: section)
    name = kind.name
    summary = kind.summary
    needs = kind.needs.map(\.name)
    state = Self.state(of: section)
  }

  private static func state(of section: some LoanSection) -> State {
    if !section.body.isEmpty { return .shown }
    if let silence = section.silence { return .silent(because: silence) }
    let kind = type(of: section)
    let missing = kind.needs.compactMap { need -> MissingFact? in
      guard case .absent(let absence) = need.source(in: section.facts) else { return nil }
      return MissingFact(name: need.name, absence: absence)
    }
    return missing.isEmpty ? .empty(because: kind.emptiness) : .lacks(missing)
  }
}

extension SectionReport.State: CustomStringConvertible {
  /// The state in English, such as `absent: no obligations (withheld)`.
  package var description: String {
    switch self {
    case .shown: "shown"
    case .silent(let reason), .empty(let reason): "absent: \(reason)"
    case .lacks(let facts): "absent: \(facts.map { "no \($0.name) (\($0.absence.words))" }.joined(separator: ", "))"
    }
  }
}

extension Absence {
  fileprivate var words: String {
    switch self {
    case .notProvided: "not provided"
    case .notApplicable: "not applicable"
    case .withheld: "withheld"
    case .unreadable: "unreadable"
    }
  }
}

extension SectionList {
  /// The reports on all sections, in reading order.
  package var reports: [SectionReport] {
    let reports = sections.map { SectionReport(of: $0) }
    guard reports.allSatisfy({ $0.state != .shown }), let last else { return reports }
    return reports + [SectionReport(of: last)]
  }
}

extension SectionedProduct {
  /// The reports on the sections of a screen; `nil` if the product has no such screen.
  package func reports(on screen: ScreenID, in context: PresentationContext) -> [SectionReport]? {
    screens.contains(screen) || screen == .whatIf || screen == .statement
      ? sections(on: screen, of: shown(in: context))?.reports : nil
  }
}
