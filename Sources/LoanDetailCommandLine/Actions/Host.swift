import DesignSystem
import LoanDetail
import LoanDetailCore
import LoanDetailJSON
import LoanDetailScreens
import LoanDetailSections
import Loans

/// The service and the reader for a command that shows products.
struct Host {
  let loans: LoanDetailService
  let reader: LoanReader
  let scope: CustomerScope

  /// Opens the source of a command. Findings about the client and about the source as a whole go to the report.
  ///
  /// - Parameters:
  ///   - answerMemory: the memory for answers of a command that answers many requests, in bytes.
  ///   - changedFile: the portfolio that the command changes; `nil` if it only reads.
  init(
    _ tool: LoanDetailTool, source: SourceOptions, output: OutputOptions, client: ClientOptions? = nil,
    revealsNumbers: Bool = false, answerMemory: Int = 0, changing changedFile: String? = nil,
    in surroundings: Surroundings, into report: inout Report
  ) async throws {
    if let note = client?.note { report.note(note) }
    scope = source.scope
    let gateway: any LoanRecordGateway
    do throws(GatewayError) {
      gateway = try source.remembered(isStore: changedFile != nil, into: &report) { (report) throws(GatewayError) in
        if let changedFile {
          try source.store(at: changedFile, into: &report)
        } else {
          try source.gateway(for: tool, in: surroundings, into: &report)
        }
      }
    } catch {
      throw error.visible(to: scope, as: report.source ?? "source")
    }
    loans = try LoanDetailService(
      tool.plugins, source: gateway,
      options: .init(
        deadline: source.deadline, answerMemory: answerMemory, searchesListForUnknownID: true,
        languages: try output.languages(in: surroundings), today: surroundings.today,
        pluginForOtherTypes: PlainLoan.plugin, exchanges: surroundings.log?.observer(of: tool.plugins)))
    report.add(try await loans.findings(for: scope))
    tool.noteUnknown(try await gateway.productTypes(for: scope), into: &report)
    reader = try loans.reader(
      locale: output.locale(in: surroundings), asOf: source.asOf, timeZone: source.timeZone,
      client: client?.profile, renderer: try output.renderer(in: surroundings), revealsNumbers: revealsNumbers)
  }

  /// Opens the source of a command about one screen.
  init(
    _ tool: LoanDetailTool, _ options: ScreenOptions, changing changedFile: String? = nil,
    in surroundings: Surroundings, into report: inout Report
  ) async throws {
    try await self.init(
      tool, source: options.source, output: options.output, client: options.client,
      revealsNumbers: options.revealsNumbers, changing: changedFile, in: surroundings, into: &report)
  }
}

extension LoanDetailTool {
  /// The number of unknown types that are reported by their names.
  private static let namedTypes = 20

  /// Reports the types of a source without an installed plugin, the first ones by name.
  fileprivate func noteUnknown(_ types: [ProductType], into report: inout Report) {
    let installed = Set(plugins.map(\.manifest.type))
    let names = installed.map(\.rawValue).sorted()
    // Records without a type have findings of their own.
    let unknown = types.filter { !installed.contains($0) && $0 != .unknown }
    for type in unknown.prefix(Self.namedTypes) {
      report.note(
        ([
          "No plugin is installed for the product type \(SourcePath.quoted(TextGuard.messages(type.rawValue))): "
            + "its products are shown with what all products have in common.",
          NearMiss.suggestion(for: type.rawValue, among: names),
        ] as [String?]).compactMap(\.self).joined(separator: " "))
    }
    let others = unknown.count - Self.namedTypes
    if others > 0 { report.note("The same is true of \(others) more product \(others == 1 ? "type" : "types").") }
  }
}
