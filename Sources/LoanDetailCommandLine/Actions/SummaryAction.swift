import LoanDetail
import LoanDetailCore
import LoanDetailScreens
import LoanDetailSections
import Loans

extension SummaryCommand {
  func perform(for tool: LoanDetailTool, in surroundings: Surroundings, into report: inout Report) async throws {
    if let note = options.client.note { report.note(note) }
    let host = try await Host(
      tool, source: source, output: options.output, client: options.client.profile,
      revealsNumbers: options.revealsNumbers, in: surroundings, into: &report)
    let screen = try summary(in: surroundings)
    if let explained = options.explained {
      let explanation = try await host.loans.explanation(of: screen, for: customer, host.reader)
      options.show(explanation, explained, for: host.reader, in: &report)
    } else {
      options.show(try await host.loans.summary(for: customer, as: screen, host.reader), in: &report)
    }
  }

  private func summary(in surroundings: Surroundings) throws(GatewayError) -> CustomerSummary {
    guard let currency else { return CustomerSummary() }
    guard let rates else { return CustomerSummary(in: currency, at: try SampleExchangeRates.rates()) }
    let bytes = try rates.bytes(in: surroundings, source.limits, advice: "Pipe the rates in, or give --rates FILE.")
    return CustomerSummary(
      in: currency, at: try ExchangeRates(parsing: bytes, name: rates.name, limits: source.limits))
  }
}
