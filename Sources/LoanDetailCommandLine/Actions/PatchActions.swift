import LoanDetailCore
import LoanDetailJSON
import LoanDetailRendering
import Loans

extension DiffCommand {
  func perform(for tool: LoanDetailTool, in surroundings: Surroundings, into report: inout Report) throws {
    let (old, new) = (try old.read(in: surroundings, limits), try new.read(in: surroundings, limits))
    do {
      report.output = try ScreenPatch(from: old, to: new).rendered(layout)
    } catch {
      throw error.fault(in: error.subject == .base ? self.old : self.new)
    }
  }
}

extension PatchCommand {
  func perform(for tool: LoanDetailTool, in surroundings: Surroundings, into report: inout Report) throws {
    let (base, patch) = (try base.read(in: surroundings, limits), try patch.read(in: surroundings, limits))
    do {
      report.output = try ScreenPatch(json: patch).applied(to: base).rendered(layout)
    } catch {
      throw error.fault(in: error.subject == .patch ? self.patch : self.base)
    }
  }
}

extension PatchError {
  fileprivate func fault(in document: InputDocument) -> GatewayError {
    .malformed(
      Diagnostic(
        id: "patch.fault", severity: .error, path: "\(document.name): \(path)", summary: summary, found: found,
        expected: expected, advice: remark))
  }
}
