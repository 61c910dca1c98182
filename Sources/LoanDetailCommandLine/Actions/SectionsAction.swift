import DesignSystem
import LoanArithmetic
import LoanDetail
import LoanDetailCore
import LoanDetailEngine
import LoanDetailJSON
import LoanDetailScreens
import LoanDetailSections
import Loans

extension SectionsCommand {
  /// The sections of one screen.
  private typealias ScreenSections = (screen: ScreenID, sections: [SectionReport])

  func perform(for tool: LoanDetailTool, in surroundings: Surroundings, into report: inout Report) async throws {
    let lists =
      switch subject {
      case .standard: try standardLists()
      case .product(let reference), .sample(let reference):
        try await lists(of: reference, for: tool, in: surroundings, into: &report)
      }
    var page = HelpPage(width: output.width(in: surroundings))
    for list in lists { page.describe(list.sections, of: list.screen, withStates: subject.isProduct) }
    report.output = Array(page.text.utf8)
  }

  /// The sections that all products share, for a loan without known facts.
  private func standardLists() throws -> [ScreenSections] {
    guard let context = PresentationContext(locale: "en_US", asOf: "2000-01-01") else { return [] }
    let record = LoanRecord(
      id: ProductID(type: "loan", id: "1"), scope: .allCustomers,
      facts: LoanFacts(currency: .rub, lifecycle: Lifecycle(phase: .active)))
    let loan = PlainLoan(record)
    let screens = try chosen(from: loan.manifest.screens + [.statement, .whatIf])
    return screens.compactMap { screen in loan.reports(on: screen, in: context).map { (screen, $0) } }
  }

  /// The requested screen, or all of some screens without it. Throws if it is none of them.
  private func chosen(from screens: [ScreenID]) throws -> [ScreenID] {
    guard let screen else { return screens }
    guard screens.contains(screen) else {
      throw UsageError(
        "The screen \(SourcePath.quoted(screen.rawValue)) is not one of those that all products share: "
          + "\(screens.map(\.rawValue).joined(separator: ", ")).", in: Self.name)
    }
    return [screen]
  }

  /// The sections of a product's screens; empty if the product cannot be shown or has no sections.
  private func lists(
    of reference: ProductReference, for tool: LoanDetailTool, in surroundings: Surroundings, into report: inout Report
  ) async throws -> [ScreenSections] {
    let host = try await Host(tool, source: source, output: output, in: surroundings, into: &report)
    let loans = host.loans
    let explained = try await loans.explanation(
      of: reference, on: [screen == .whatIf ? .main : screen ?? .main], for: host.scope, host.reader)[0]
    report.add(explained.diagnostics)
    if let cause = explained.cause { report.exitCode = ExitCode(cause) }
    guard let loan = explained.loan else { return [] }
    guard let product = loan as? any SectionedProduct else {
      report.fail("The screens of \(explained.manifest.module) are not made of sections.", .noInput)
      return []
    }
    guard let context = PresentationContext(locale: "en_US", asOf: explained.document.asOf) else { return [] }
    let screens = screen.map { [$0] } ?? product.screens + [.statement, .whatIf]
    return screens.compactMap { screen in product.reports(on: screen, in: context).map { (screen, $0) } }
  }
}

extension HelpPage {
  /// Describes the sections of a screen and, with states, whether each is shown.
  fileprivate mutating func describe(_ sections: [SectionReport], of screen: ScreenID, withStates: Bool) {
    heading(screen.rawValue)
    entries(
      sections.map { section in
        let lines = [
          section.summary, section.needs.isEmpty ? nil : "from \(section.needs.joined(separator: ", "))",
          withStates ? "\(section.state)" : nil,
        ]
        return (section.name.rawValue, lines.compactMap(\.self).joined(separator: "\n"))
      })
  }
}
