import DesignSystem
import LoanArithmetic
import LoanDetailCore
import LoanDetailEngine
import LoanDetailJSON
import LoanDetailSections

/// One run through the engine: a source, its interactors, and a headless view that drives the presenter.
@MainActor
struct Session {
  let view = HeadlessView()
  let presenter: Presenter
  let strategist: InteractionStrategist
  let context: PresentationContext

  /// Sets the loop up over the records of a source; what is worth knowing about them goes to the report.
  init(
    tool: LoanDetailTool, source: SourceOptions, output: OutputOptions, screen: ScreenID = .main,
    revealsNumbers: Bool = false, surroundings: Surroundings, report: inout Report
  ) async throws {
    let gateway = try source.gateway(for: tool, in: surroundings, into: &report)
    report.add(try await gateway.diagnostics(for: source.scope))
    let plugins = try await tool.plugins(for: gateway.productTypes(for: source.scope), into: &report)
    strategist = try InteractionStrategist(
      plugins.map { $0.interactor(readingFrom: gateway) }, scope: source.scope, deadline: source.deadline)
    let sourceDay = try await gateway.asOf()
    guard let asOf = source.asOf ?? sourceDay ?? surroundings.today else { throw UnknownDay() }
    context = PresentationContext(
      formatter: LocaleFormatter(locale: output.locale(in: surroundings)), asOf: asOf, revealsNumbers: revealsNumbers)
    presenter = Presenter(interaction: strategist, router: Router(screen: screen), context: context)
    strategist.presenter = presenter
    presenter.view = view
    await presenter.didBecomeReady()
  }
}

/// Nothing says which day it is.
private struct UnknownDay: Error, CustomStringConvertible {
  var description: String { "The clock does not say which day it is. Give it with --as-of." }
}

extension LoanDetailTool {
  /// The installed plugins, and a plain one for each type of the source that none of them is for.
  fileprivate func plugins(for types: [ProductType], into report: inout Report) -> [ProductPlugin] {
    let installed = Set(products.map(\.manifest.type))
    let missing = types.filter { !installed.contains($0) }
    // Of records without a type the note would not be true; they say themselves what is wrong with them.
    for type in missing where type != .unknown {
      report.note(
        ([
          "No plugin is installed for the product type \(SourcePath.quoted(type.rawValue)): its products are shown with "
            + "what all products have in common.",
          NearMiss.suggestion(for: type.rawValue, among: installed.map(\.rawValue).sorted()),
        ] as [String?]).compactMap(\.self).joined(separator: " "))
    }
    return products + missing.map(PlainLoan.plugin)
  }
}
